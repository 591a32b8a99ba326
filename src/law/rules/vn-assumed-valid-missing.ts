import { INITIAL_NOTICE } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { mustCarryTheNotice, notCarrying } from '#law/validation-notice.ts'
import { day } from '#units/iso-date.ts'

/** The notice does not say what happens if you stay silent.
 *  @law 15 USC 1692g(a)(3); 12 CFR 1006.34(c)(3)(iii) */
export const vnAssumedValidMissing = defineRule({
  id: 'vn-assumed-valid-missing',
  title: 'The notice does not say what happens if you stay silent',
  type: 'validation-notice',
  cites: ['15 USC 1692g(a)(3)', '12 CFR 1006.34(c)(3)(iii)'],
  basis: 'absence',
  appliesTo: INITIAL_NOTICE,
  strength: 'strong',
  severity: 6,
  confidence: 'high',
  privateAction: true,
  suppressedBy: ['vn-missing-entirely'],
  requirement:
    'The notice must say that unless the consumer disputes all or part of the debt within the validation period, the COLLECTOR will assume it is valid; under Regulation F it must give the end date of that period.',
  whyItMatters:
    'The notice must tell you that if you do not dispute the debt in time, the collector will assume you owe it. That sentence is missing here. It matters because it tells you when to act.',
  wouldChange: ['The sentence stands on another page that came with the letter.'],
  remedySentence:
    'Your notice omits the statement, required by 15 U.S.C. 1692g(a)(3) and 12 C.F.R. 1006.34(c)(3)(iii), that you will assume the debt is valid unless I dispute it within the validation period.',
  cases: [],
  checkedOn: day('2026-11-21'),
  appliesWhen: mustCarryTheNotice,
  check: notCarrying('dispute-statement', {
    expected: 'If you do not dispute the debt in time, we will assume that our information is correct.',
    modelFormLine: 10,
  }),
  firesOn: [
    'If you write to us by June 30, 2025, we will send you verification of the debt. Upon written request we will provide the name of the original creditor.',
    'You may request verification of this debt in writing within 30 days.',
    'You have the right to request information about this debt.',
    'If you believe there is an error, please contact us at your convenience.',
  ],
  silentOn: [
    'Call or write to us by August 28, 2020, to dispute all or part of the debt. If you do not, we will assume that our information is correct.',
    'Unless you notify this office within 30 days after receiving this notice that you dispute the validity of the debt or any portion thereof, this office will assume the debt is valid.',
    'Unless you dispute this debt by 7/14/2025, we will consider it valid.',
    "If we do not hear from you by July 14, 2025 that you dispute the debt, we'll presume our records are right.",
  ],
})
