import { INITIAL_NOTICE } from '#law/applies-to.ts'
import { cannotTell, defineRule } from '#law/define-rule.ts'
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
    "If the end date is at least letter_date + 30 days but earlier than letter_date + 5 business days + 30 days, report as 'possible' only: the date printed on a letter may be earlier or later than the date it was sent, and a consumer may actually receive it sooner (email, hand delivery).",
    'Do not use a settlement or payment deadline as the end date.',
  ],
  remedySentence:
    'The validation period end date printed in your notice falls before the period allowed by 15 U.S.C. 1692g(a) and 12 C.F.R. 1006.34(b)(5).',
  cases: [],
  checkedOn: day('2026-11-21'),
  check: () => cannotTell(),
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
      given: { letterDate: day('2025-06-02') },
      note: 'email delivery confirmed same day, end date July 7, 2025',
    },
    {
      text: 'Our settlement offer is open until June 20, 2025 (and dispute until July 9, 2025).',
      given: { letterDate: day('2025-06-02') },
    },
  ],
})
