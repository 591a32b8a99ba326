import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenSaid } from '#law/what-it-says.ts'
import { day } from '#units/iso-date.ts'

/** They say that selling the debt takes away your rights or defenses.
 *  @law 15 USC 1692e(6); 12 CFR 1006.18(b)(1)(v) */
export const soldLoseDefences = defineRule({
  id: 'sold-lose-defences',
  title: 'They say that selling the debt takes away your rights or defenses',
  type: 'transfer',
  cites: ['15 USC 1692e(6)', '12 CFR 1006.18(b)(1)(v)'],
  basis: 'face',
  appliesTo: ANY_DEMAND,
  strength: 'strong',
  severity: 7,
  confidence: 'high',
  privateAction: true,
  requirement:
    'When a debt is sold or passed on, you keep every claim and every defense you had. Saying otherwise is false.',
  whyItMatters:
    'When a debt is sold, you keep the same rights and defenses. This letter says you lost them. That is false.',
  wouldChange: ['The words, read as a whole, leave your rights as they were.'],
  remedySentence: 'You falsely stated that a transfer affects my claims or defenses, contrary to 15 U.S.C. 1692e(6).',
  cases: [],
  checkedOn: day('2026-11-21'),
  check: whenSaid('sale-ends-rights'),
  firesOn: [
    'Because your debt has been sold, you no longer have any right to dispute it.',
    'The sale of this account cancels any claims you had against the merchant.',
    'Once referred to us, your warranty complaint cannot be raised.',
    'After we transfer this file to our enforcement group, the usual consumer protections no longer apply.',
  ],
  silentOn: [
    'Your account was sold to us on May 1, 2025. Your rights are described below.',
    'You may still raise any dispute about the account.',
    'The sale does not affect your rights.',
    'We now own this account; please send payments to us.',
  ],
})
