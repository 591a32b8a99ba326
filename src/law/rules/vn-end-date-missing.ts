import { INITIAL_NOTICE } from '#law/applies-to.ts'
import { defineRule, needs, satisfied } from '#law/define-rule.ts'
import { missing, mustCarryTheNotice, placeOf } from '#law/validation-notice.ts'
import { day } from '#units/iso-date.ts'

/** The notice does not give the last date to dispute.
 *  @law 12 CFR 1006.34(c)(3)(i); 12 CFR 1006.34(c)(3)(ii); 12 CFR 1006.34(c)(3)(iii) */
export const vnEndDateMissing = defineRule({
  id: 'vn-end-date-missing',
  title: 'The notice does not give the last date to dispute',
  type: 'validation-notice',
  cites: ['12 CFR 1006.34(c)(3)(i)', '12 CFR 1006.34(c)(3)(ii)', '12 CFR 1006.34(c)(3)(iii)'],
  basis: 'absence',
  appliesTo: INITIAL_NOTICE,
  strength: 'likely',
  severity: 5,
  confidence: 'high',
  privateAction: true,
  privateActionNote:
    'Regulation F detail of 1692g(a)(3)-(5); the statute itself speaks only of thirty days after receipt.',
  suppressedBy: ['vn-missing-entirely'],
  requirement:
    "Regulation F requires an actual end date of the validation period in each of the three rights statements, not only '30 days'.",
  whyItMatters:
    "Since November 30, 2021 the notice must print the actual last day to dispute. This one only says '30 days' or gives no date. A real date is what tells you how long you have.",
  wouldChange: ['A notice dated before November 30, 2021 followed the old rule and did not need a date.'],
  remedySentence:
    'Your notice does not state the end date of the validation period as required by 12 C.F.R. 1006.34(c)(3)(i)-(iii).',
  cases: [],
  inForce: { from: day('2021-11-30') },
  checkedOn: day('2026-11-21'),
  appliesWhen: mustCarryTheNotice,
  check: needs(['wholeLetterRead', 'notices'], ({ notices }, _, { validationEndDate }) =>
    validationEndDate.known
      ? satisfied()
      : missing(
          { expected: 'The last day to dispute, as a date.', modelFormLine: 10 },
          [...placeOf(notices, 'dispute-statement'), ...placeOf(notices, 'verification-statement')].slice(0, 1),
        ),
  ),
  firesOn: [
    "Unless you notify this office within 30 days after receiving this notice that you dispute the validity of this debt, this office will assume it is valid. If you notify us in writing within 30 days we will obtain verification. Upon written request within 30 days we will provide the original creditor's name and address.",
    'You have thirty (30) days from receipt of this notice to dispute the debt in writing.',
    'Contact us within the validation period to dispute.',
    'To dispute this debt write to us within one month. If you do not, we will assume that our information is correct.',
  ],
  silentOn: [
    'Call or write to us by August 28, 2020, to dispute all or part of the debt.',
    'You have until 7/14/2025 to dispute this debt.',
    'Validation period ends: September 1, 2025',
    'If you write to us on or before 10-03-2025, we must stop collection.',
  ],
})
