import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { says } from '#law/validation-notice.ts'
import { day } from '#units/iso-date.ts'

/** They give you less than the legal 30 days.
 *  @law 15 USC 1692g(a)(3); 15 USC 1692g(a)(4); 15 USC 1692e(10); 12 CFR 1006.34(b)(5) */
export const disputeWindowShortened = defineRule({
  id: 'dispute-window-shortened',
  title: 'They give you less than the legal 30 days',
  type: 'overshadowing',
  cites: ['15 USC 1692g(a)(3)', '15 USC 1692g(a)(4)', '15 USC 1692e(10)', '12 CFR 1006.34(b)(5)'],
  basis: 'face',
  appliesTo: ANY_DEMAND,
  strength: 'strong',
  severity: 7,
  confidence: 'high',
  privateAction: true,
  requirement:
    'The period is thirty days after the consumer receives the notice (Regulation F: until 30 days after actual or assumed receipt). A shorter number of days, or thirty days from the date of the letter, is wrong.',
  whyItMatters:
    'You have 30 days after you receive the notice to dispute. This letter says you have less time, or starts the clock too early. You still have the full legal time.',
  wouldChange: ['The days belong to an offer, a payment plan or a survey, not to your right to dispute.'],
  remedySentence: 'Your letter shortens the thirty-day dispute period guaranteed by 15 U.S.C. 1692g(a).',
  cases: [],
  checkedOn: day('2026-11-21'),
  check: says('dispute-window-shortened'),
  firesOn: [
    'You have 10 days from the date of this letter to dispute this debt.',
    'If you dispute this account you must do so within fifteen (15) days.',
    'Unless you notify us within 30 days of the date of this letter that you dispute the debt, we will assume it is valid.',
    'Disputes received after 20 days will not be honored.',
    'You have 30 days from the mailing of this notice to request validation.',
  ],
  silentOn: [
    'within 30 days after receiving this notice',
    'within thirty days of receipt of this letter',
    'Call or write to us by August 28, 2020, to dispute',
    'You have 45 days after you receive this notice to dispute.',
    'This settlement offer expires 15 days from the date of this letter.',
  ],
})
