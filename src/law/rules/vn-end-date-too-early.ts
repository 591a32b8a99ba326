import { INITIAL_NOTICE } from '#law/applies-to.ts'
import { defineRule, needs, satisfied, violated } from '#law/define-rule.ts'
import { mustCarryTheNotice } from '#law/validation-notice.ts'
import { faultDates } from '#law/validation-period.ts'
import { day } from '#units/iso-date.ts'

/** The dispute deadline is too short.
 *  @law 12 CFR 1006.34(b)(5); 12 CFR 1006.34(c)(3)(iii); 15 USC 1692g(a)(3) */
export const vnEndDateTooEarly = defineRule({
  id: 'vn-end-date-too-early',
  title: 'The dispute deadline is too short',
  type: 'validation-notice',
  cites: ['12 CFR 1006.34(b)(5)', '12 CFR 1006.34(c)(3)(iii)', '15 USC 1692g(a)(3)'],
  basis: 'face',
  appliesTo: INITIAL_NOTICE,
  strength: 'likely',
  severity: 6,
  confidence: 'medium',
  privateAction: true,
  requirement:
    'The period lasts until 30 days after the consumer receives, or is assumed to receive, the notice. The collector may assume receipt on any date at least five days after sending (not counting Saturdays, Sundays and federal holidays).',
  whyItMatters:
    'The law gives you 30 days after you get the notice, plus mailing time. The deadline printed here comes too soon. A short deadline can make you lose rights you still have.',
  wouldChange: [
    'When the last day is 30 days or more after the date of the letter, but without the five business days for the mail, this is only possible: the letter may have been sent earlier, or handed or e-mailed to you the same day.',
    'The date belongs to an offer or a payment, not to your right to dispute.',
  ],
  remedySentence:
    'The validation period end date printed in your notice falls before the period allowed by 15 U.S.C. 1692g(a) and 12 C.F.R. 1006.34(b)(5).',
  cases: [],
  inForce: { from: day('2021-11-30') },
  checkedOn: day('2026-11-21'),
  appliesWhen: mustCarryTheNotice,
  check: needs(
    ['letterDate', 'validationEndDate'],
    ({ letterDate, validationEndDate: end }, seen, { postmarkDate, medium }) => {
      const sentOn = postmarkDate.known ? postmarkDate.value : letterDate
      const evidence = [
        ...seen.validationEndDate.evidence,
        ...(postmarkDate.known ? postmarkDate.evidence : seen.letterDate.evidence),
      ]
      const { surelyTooEarly, tooEarlyIfMailed } = faultDates(sentOn)
      if (end < surelyTooEarly) return violated({ strength: 'strong', evidence })
      const cameByPost = !medium.known || medium.value === 'mail' || medium.value === 'postcard'
      return cameByPost && end < tooEarlyIfMailed ? violated({ strength: 'possible', evidence }) : satisfied()
    },
  ),
  firesOn: [
    {
      text: 'Call or write to us by June 30, 2025, to dispute all or part of the debt.',
      given: { letterDate: day('2025-06-02') },
    },
    { text: 'You have until 03/23/2025 to dispute this debt.', given: { letterDate: day('2025-03-03') } },
    { text: 'Validation period ends February 9, 2025.', given: { letterDate: day('2025-01-10') } },
    { text: 'Disputes must be received by 10/1/2025.', given: { letterDate: day('2025-09-15') } },
  ],
  silentOn: [
    {
      text: 'Call or write to us by July 9, 2025, to dispute all or part of the debt.',
      given: { letterDate: day('2025-06-02') },
    },
    { text: 'You have until August 1, 2025 to dispute this debt.', given: { letterDate: day('2025-06-02') } },
    {
      text: '',
      given: { letterDate: day('2025-06-02'), validationEndDate: day('2025-07-07'), medium: 'email' },
      note: 'email delivery confirmed same day, end date July 7, 2025',
    },
    {
      text: 'Our settlement offer is open until June 20, 2025 (and dispute until July 9, 2025).',
      given: { letterDate: day('2025-06-02') },
    },
  ],
})
