import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { says } from '#law/validation-notice.ts'
import { day } from '#units/iso-date.ts'

/** They say disputing will not stop them, or that the debt cannot be disputed.
 *  @law 15 USC 1692g(b); 15 USC 1692e(10); 12 CFR 1006.38(b)(1); 12 CFR 1006.38(d)(2) */
export const disputeRightContradicted = defineRule({
  id: 'dispute-right-contradicted',
  title: 'They say disputing will not stop them, or that the debt cannot be disputed',
  type: 'overshadowing',
  cites: ['15 USC 1692g(b)', '15 USC 1692e(10)', '12 CFR 1006.38(b)(1)', '12 CFR 1006.38(d)(2)'],
  basis: 'face',
  appliesTo: ANY_DEMAND,
  strength: 'strong',
  severity: 8,
  confidence: 'high',
  privateAction: true,
  requirement:
    'A timely written dispute obliges the collector to stop collecting the disputed amount until it sends verification. A letter may not say otherwise.',
  whyItMatters:
    'The letter tells you that you cannot dispute or that disputing will not help. That is wrong: a written dispute sent in time makes them stop until they prove the debt. Do not let this talk you out of it.',
  wouldChange: [
    'They really sent you proof of the debt, or your time to dispute was over. Then they may go on collecting.',
    'They had already answered the same dispute, say so, and give a short reason. That answer is lawful.',
  ],
  remedySentence:
    'Your statement that I may not dispute, or that a dispute will not stop collection, contradicts 15 U.S.C. 1692g(b).',
  cases: [],
  checkedOn: day('2026-11-21'),
  check: says('dispute-right-denied'),
  firesOn: [
    'Disputing this debt will not stop our collection efforts.',
    'This debt has already been verified and is no longer subject to dispute.',
    'Only payment in full will stop collection activity.',
    'We will not send verification unless you first make a good-faith payment.',
    'Your account has been reviewed and found valid; no disputes will be accepted.',
    'There is a $25.00 charge for validation requests.',
  ],
  silentOn: [
    'If you dispute in writing, we will stop collection until we send you verification.',
    'Disputes received after the validation period may still be reviewed.',
    'We sent verification on April 2, 2025 and therefore have resumed collection.',
    'Your dispute is a duplicate of the one we answered on April 2, 2025 because it raises the same issue; see our earlier response.',
  ],
})
