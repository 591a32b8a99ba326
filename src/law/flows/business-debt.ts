import { anyOf, holds } from '#law/three-valued.ts'
import { day } from '#units/iso-date.ts'
import type { Flow } from './flow.ts'

/** Money owed for a business, outside the Act even when a person signed for it. */
export const businessDebt: Flow = {
  id: 'business-debt',
  title: 'This looks like a business debt. Other rules cover it.',
  lead: 'The federal debt collection rules protect debts made for yourself, your family or your home. Business debts have less protection, but you are not without any.',
  question: 'Was this debt for a business?',
  answers: [{ label: 'Yes, it was mainly for a business', fact: 'debtPurpose', value: 'business' }],
  steps: [
    {
      text: 'Check what the money was for.',
      why: 'What counts is what it was mostly used for, not the name on the account. If it was mostly personal, the federal rules do apply.',
      cites: ['15 USC 1692a(5)'],
    },
    {
      text: 'Find out who owes it: the company or you.',
      why: 'A company often owes its own debts alone. A personal guarantee you signed changes that. So does a business that is only you.',
    },
    {
      text: 'Ask in writing for the contract, the invoices and every payment.',
      why: 'No federal law makes them send these. A court will ask for them, so most will.',
    },
    {
      text: 'Dispute what is wrong, and keep a copy.',
      why: 'A contract, and your state’s law on contracts and unfair dealing, still bind the other side.',
    },
    {
      text: 'Look at the time limit for contracts in your state.',
      why: 'Old business debts also become too old to sue on. A payment can start the clock again.',
    },
    {
      text: 'Talk to a lawyer before you sign a plan, a confession of judgment or a new guarantee.',
      why: 'In some states such papers let the other side win without a hearing.',
      link: { label: 'Free help for small firms (SBA)', url: 'https://www.sba.gov/local-assistance' },
    },
  ],
  never: [
    'Do not claim rights of the federal debt collection law in your answer. It weakens the rest.',
    'Do not pay from your own account before you know whether you owe it yourself.',
  ],
  goOn: 'Go on to the time limit and your answer',
  sources: [
    {
      title: 'FTC: Debt collection FAQs (which debts are covered)',
      url: 'https://consumer.ftc.gov/articles/debt-collection-faqs',
    },
  ],
  confidence: 'high',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  fits: ({ kindOfPaper, debtPurpose }) =>
    anyOf(
      holds(kindOfPaper, kind => kind === 'business-debt'),
      holds(debtPurpose, purpose => purpose === 'business'),
    ),
}
