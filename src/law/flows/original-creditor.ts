import { anyOf, holds } from '#law/three-valued.ts'
import { day } from '#units/iso-date.ts'
import type { Flow } from './flow.ts'

/** The company that was owed from the start writes in its own name. */
export const originalCreditor: Flow = {
  id: 'original-creditor',
  title: 'This is from the company you owed, not from a debt collector.',
  lead: 'The federal debt collection law mostly binds others who collect for it. You still have rights, and often more room to talk.',
  steps: [
    {
      text: 'Compare the amount with your last bill or statement.',
      why: 'Ask in writing about anything you do not know.',
    },
    {
      text: 'Is it a credit card? Dispute a billing error in writing within 60 days of the bill.',
      why: 'The lender must then answer and must correct it or explain.',
      cites: ['15 USC 1666(a)'],
    },
    {
      text: 'Ask for a hardship plan or financial aid before it goes further.',
      why: 'The company can say yes by itself. Hospitals that are charities must have an aid policy. Utilities often must offer a plan before they shut off.',
    },
    {
      text: 'Look at what your state says.',
      why: 'Some states bind the first creditor much like a collector.',
      link: { label: 'Find your state’s consumer office', url: 'https://www.usa.gov/state-consumer' },
    },
    {
      text: 'If it lies, threatens or gets your credit report wrong, complain.',
      why: 'Other laws bind it: it may not deceive you, and it must report correctly.',
      link: { label: 'Complain to the CFPB', url: 'https://www.consumerfinance.gov/complaint/' },
      cites: ['15 USC 1681s-2(b)'],
    },
  ],
  never: [
    'Do not ask it to “validate the debt” under the collection law. That right is against collectors.',
    'Do not wait for the collector’s letter if you can make a plan now.',
  ],
  goOn: 'Go on to the time limit and your answer',
  sources: [
    {
      title: 'CFPB: Debt collection, your rights and tools',
      url: 'https://www.consumerfinance.gov/consumer-tools/debt-collection/',
    },
  ],
  confidence: 'medium',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  fits: ({ kindOfPaper, senderRole }) =>
    anyOf(
      holds(kindOfPaper, kind => kind === 'original-creditor-notice' || kind === 'utility-bill'),
      holds(senderRole, role => role === 'original-creditor-in-own-name'),
    ),
}
