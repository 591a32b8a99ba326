import { anyOf, isTrue } from '#law/three-valued.ts'
import { day } from '#units/iso-date.ts'
import type { Flow } from './flow.ts'

/** The debt is part of a bankruptcy case, open or ended with a discharge. */
export const bankruptcy: Flow = {
  id: 'bankruptcy',
  title: 'A bankruptcy can stop this. Tell them, and tell your lawyer.',
  lead: 'From the day you file, most collection must stop. After a discharge, nobody may try to collect a debt it covers.',
  question: 'Was this debt part of your bankruptcy?',
  answers: [
    { label: 'The court discharged this debt', fact: 'debtDischarged', value: true },
    { label: 'My case is still open', fact: 'stayInForce', value: true },
  ],
  steps: [
    {
      text: 'Find your case number, the court, the filing date and the discharge order if there is one.',
      why: 'These four facts are all a collector needs to stop.',
      link: { label: 'Look up your case (PACER)', url: 'https://pacer.uscourts.gov/find-case' },
    },
    {
      text: 'Check that this debt is covered.',
      why: 'Debts made after the filing are not. Most taxes, support and student loans often are not either.',
    },
    {
      text: 'Send the letter to your bankruptcy lawyer the same day.',
      why: 'The bankruptcy court can order a collector to stop and to pay you. Which court to go to differs from place to place.',
    },
    {
      text: 'Write to the collector: case number, court and dates, with a copy of the discharge order.',
      why: 'While the case is open the law stops collection at once. A discharge forbids it for good.',
      cites: ['11 USC 362(a)', '11 USC 524(a)(2)'],
    },
    {
      text: 'Look at your credit reports.',
      why: 'A discharged debt should show a zero balance.',
      link: { label: 'Free reports', url: 'https://www.annualcreditreport.com' },
    },
  ],
  never: [
    'Do not pay or promise anything on a discharged debt because a letter scares you.',
    'Do not sign a new agreement about it. That can make you owe it again.',
    'Do not send the pages with your Social Security number.',
  ],
  goOn: 'Go on to the letter that says so',
  sources: [
    {
      title: 'U.S. Courts: Discharge in bankruptcy',
      url: 'https://www.uscourts.gov/court-programs/bankruptcy/bankruptcy-basics/discharge-bankruptcy-bankruptcy-basics',
    },
  ],
  confidence: 'high',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  fits: ({ debtDischarged, stayInForce }) => anyOf(isTrue(debtDischarged), isTrue(stayInForce)),
}
