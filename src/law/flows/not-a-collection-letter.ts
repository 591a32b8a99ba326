import { holds } from '#law/three-valued.ts'
import { day } from '#units/iso-date.ts'
import type { Flow } from './flow.ts'

/** Nothing in it asks for the payment of a debt. */
export const notACollectionLetter: Flow = {
  id: 'not-a-collection-letter',
  title: 'This does not look like a collection letter.',
  lead: 'We found no debt in it that someone asks you to pay. So there is nothing here to check or to answer.',
  steps: [
    {
      text: 'Does it ask you for money all the same? Send every page and both sides.',
      why: 'The page we saw may not be the one that counts.',
    },
    {
      text: 'A statement of benefits from a health plan is not a bill. Wait for the bill and compare.',
      why: 'It shows what the plan paid and what you may owe. The amounts should match.',
    },
    {
      text: 'A credit report? Look for debts that are not yours.',
      why: 'A bureau must look into a mistake free of charge.',
      cites: ['15 USC 1681i(a)(1)(A)'],
    },
    {
      text: 'A privacy notice or an account update? Keep it with your papers.',
      why: 'It may name a company that now holds your account.',
    },
  ],
  never: ['Do not pay anything because of a paper that does not say what it is for.'],
  sources: [
    {
      title: 'CFPB: Debt collection, your rights and tools',
      url: 'https://www.consumerfinance.gov/consumer-tools/debt-collection/',
    },
  ],
  confidence: 'high',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  fits: ({ kindOfPaper }) => holds(kindOfPaper, kind => kind === 'not-a-collection-letter'),
}
