import { defineRule, needs, satisfied, violated } from '#law/define-rule.ts'
import { wordsSaying } from '#law/what-it-says.ts'
import { day } from '#units/iso-date.ts'

/** They say the discount is a one-time offer that ends soon.
 *  @law 15 USC 1692e(10); 15 USC 1692e(5); 12 CFR 1006.18(d) */
export const settlementFalseExpiry = defineRule({
  id: 'settlement-false-expiry',
  title: 'They say the discount is a one-time offer that ends soon',
  type: 'settlement',
  cites: ['15 USC 1692e(10)', '15 USC 1692e(5)', '12 CFR 1006.18(d)'],
  basis: 'face',
  appliesTo: ['settlement-offer', 'follow-up-demand', 'initial-validation-notice', 'attorney-letter'],
  strength: 'possible',
  severity: 5,
  confidence: 'high',
  privateAction: true,
  requirement:
    'Calling a discount "final", "only" or "one-time" is false if the collector would take the same or a better deal later. Fair words are: "We are not obligated to renew this offer."',
  whyItMatters:
    'Settlement deadlines in collection letters are often not real. A collector may not say an offer is your only chance when it would take the same deal later. Do not let the date force a quick choice.',
  wouldChange: [
    'The letter says "We are not obligated to renew this offer". Courts accept that.',
    'The letter only names a last day and does not say that it is your only chance.',
  ],
  remedySentence:
    "Your 'one-time' deadline is false if the same or better terms are available later, contrary to 15 U.S.C. 1692e(10).",
  cases: [
    {
      name: 'Goswami v. American Collections Enterprise, Inc.',
      cite: '377 F.3d 488',
      court: '5th Cir.',
      year: 2004,
      holding: "'Only during the next thirty days' gave a false impression of a take-it-or-leave-it deal.",
    },
    {
      name: 'Evory v. RJM Acquisitions Funding L.L.C.',
      cite: '505 F.3d 769',
      court: '7th Cir.',
      year: 2007,
      holding: "Approved the sentence 'We are not obligated to renew this offer' as a safe harbour.",
    },
    {
      name: 'Preston v. Midland Credit Management, Inc.',
      cite: '948 F.3d 772',
      court: '7th Cir.',
      year: 2020,
      holding: "Applied that safe harbour to an 'act now' discount letter.",
    },
  ],
  checkedOn: day('2026-11-21'),
  check: needs(['statements'], ({ statements }, _, { notices }) => {
    const evidence = wordsSaying(statements, 'one-time-offer')
    const safeWording = notices.known && notices.value.some(({ notice }) => notice === 'not-obligated-to-renew')
    return evidence.length === 0 || safeWording ? satisfied() : violated({ evidence })
  }),
  firesOn: [
    'This is a one-time offer: pay 70% within 30 days or the full balance is due and no further discount will be given.',
    'This is the lowest amount we can ever accept.',
    'Final settlement opportunity - expires June 30 and cannot be extended.',
    'Only during the next thirty days will our client settle your account with a 30% discount.',
    'If you do not act by Friday this offer is gone forever.',
  ],
  silentOn: [
    'Settlement offer: $600.00 if received by July 31, 2025. We are not obligated to renew this offer.',
    'This offer expires July 31, 2025. We are not obligated to renew it.',
    'If this offer does not suit you, call us to discuss other options.',
    'Act now to maximize your savings and put this debt behind you.',
    'To accept, reply within 35 days of this letter.',
  ],
})
