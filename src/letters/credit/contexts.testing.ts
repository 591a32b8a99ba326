import { day } from '#units/iso-date.ts'
import type { CreditLetterId } from './define-credit-letter.ts'
import { NO_REPORT, type CreditContext, type DisputedItem } from './credit-context.ts'

const REAGED: DisputedItem = {
  id: 'old_reaged:equifax-5',
  creditor: 'HOLLOWAY RECOVERY GROUP LLC',
  account: 'xxxxxx 61',
  page: 6,
  shown: [{ label: 'Date of First Delinquency', value: 'Jun 11, 2022' }],
  claim: 'The date it went bad was moved to a later one.',
  story: 'My bank statement of March 2019 shows the first payment I missed. I never caught up.',
  correct: 'March 18, 2019',
  proof: 'Bank statement of March 2019',
  wants: 'correct',
  cites: ['15 USC 1681s-2(a)(5)(A)', '15 USC 1681c(c)(1)'],
  reckoning: [],
  isDirect: true,
}

const TOO_OLD: DisputedItem = {
  ...REAGED,
  id: 'old_obsolete_chargeoff_collection:equifax-2',
  creditor: 'NORTHSTAR BANK',
  account: 'xxxxxxxxxxxx 4417',
  page: 3,
  shown: [{ label: 'Date of First Delinquency', value: 'Jan 15, 2019' }],
  claim: 'This is older than a report may show.',
  story: 'The date on your own report shows it.',
  correct: undefined,
  proof: undefined,
  wants: 'delete',
  cites: ['15 USC 1681c(a)(4)', '15 USC 1681c(c)(1)'],
  reckoning: [
    { label: 'First missed payment', on: 'Jan 15, 2019' },
    { label: 'plus 180 days', on: 'Jul 14, 2019' },
    { label: 'plus seven years', on: 'Jul 14, 2026' },
  ],
  isDirect: false,
}

/** Two errors in a free yearly Equifax report. */
export const MARISOL: CreditContext = {
  today: day('2026-11-21'),
  consumer: {
    name: 'Marisol T. Denwick',
    addressLines: ['418 Wren Hollow Rd', 'Millbrook Falls, OH 43999'],
    givesSsn: true,
  },
  recipient: {
    name: 'Equifax Information Services LLC',
    addressLines: ['P.O. Box 740256', 'Atlanta, GA 30374-0256'],
  },
  report: { bureau: 'Equifax', on: day('2026-11-02'), number: '6300418275', isFreeAnnual: true },
  items: [REAGED, TOO_OLD],
  harm: 'My landlord turned me down in October because of the Holloway entry.',
  hardship: undefined,
  papers: ['Copy of my driver’s license', 'Electric bill of October 2026'],
  theft: undefined,
  earlier: undefined,
  reinsertion: undefined,
  goodwill: undefined,
}

/** Someone else, with other facts, who writes to the same bureau about the same kinds of error. */
export const THADDEUS: CreditContext = {
  ...MARISOL,
  consumer: {
    name: 'Thaddeus R. Brannock',
    addressLines: ['1209 Old Tannery St', 'Coldwater Gap, PA 18999'],
    givesSsn: false,
  },
  report: { bureau: 'Equifax', on: day('2026-10-27'), number: '6310552907', isFreeAnnual: true },
  items: [
    {
      ...REAGED,
      id: 'old_reaged:equifax-9',
      creditor: 'ARCADE POINT COLLECTIONS',
      account: 'xxxxx 27',
      page: 11,
      shown: [{ label: 'Date of First Delinquency', value: 'Apr 02, 2023' }],
      claim: 'The date it went bad was moved to a later one.',
      story: 'I lost my job in May 2020 and stopped paying then. The letter from Quarry Bank says so.',
      correct: 'May 2020',
      proof: 'Letter of Quarry Bank dated September 3, 2020',
    },
  ],
  harm: 'The car loan I asked for on November 4 was refused.',
  papers: ['Copy of my passport', 'Water bill'],
}

export const BARE: CreditContext = { ...MARISOL, report: NO_REPORT, harm: undefined, papers: [] }

export const ONE = MARISOL.items.slice(0, 1)
export const EARLIER = {
  sentOn: day('2026-11-05'),
  receivedOn: day('2026-11-09'),
  dueOn: day('2026-12-24'),
  isOverdue: undefined,
  answer: undefined,
  answeredOn: undefined,
  reasons: [],
}
export const THEFT = {
  identityProof: true,
  theftReport: { kind: 'ftc', number: '188-204417' },
  statesNotTheirs: true,
} as const
const COMPANY = { name: 'Holloway Recovery Group LLC', addressLines: ['PO Box 415', 'Grayling City, TX 75999'] }

/** A context that each letter can be written for. */
export const WRITTEN: Readonly<Record<CreditLetterId, CreditContext>> = {
  'bureau-dispute': MARISOL,
  'furnisher-dispute': { ...MARISOL, recipient: COMPANY, items: ONE },
  'identity-theft-block': { ...MARISOL, theft: THEFT },
  'business-records-request': { ...MARISOL, recipient: COMPANY, items: ONE, theft: THEFT },
  'method-of-verification': {
    ...MARISOL,
    today: day('2026-12-20'),
    items: ONE,
    earlier: { ...EARLIER, answer: 'verified', answeredOn: day('2026-12-16') },
  },
  'frivolous-answer': {
    ...MARISOL,
    items: ONE,
    earlier: {
      ...EARLIER,
      answer: 'frivolous',
      answeredOn: day('2026-11-25'),
      reasons: [
        {
          reason: 'the copy of the identification you enclosed cannot be read.',
          answer: 'I enclose a new copy in color',
        },
      ],
    },
  },
  'no-answer': { ...MARISOL, today: day('2027-01-20'), items: ONE, earlier: { ...EARLIER, isOverdue: true } },
  reinsertion: {
    ...MARISOL,
    today: day('2027-02-20'),
    items: ONE,
    reinsertion: {
      deletedOn: day('2026-12-16'),
      reappearedOn: day('2027-02-02'),
      wasNoticed: false,
      noticeIsOverdue: true,
    },
  },
  'goodwill-request': {
    ...MARISOL,
    recipient: { name: 'Pelican Bay Bank', addressLines: [] },
    items: [
      { ...ONE[0]!, creditor: 'PELICAN BAY BANK', account: '2288', shown: [{ label: 'July 2023', value: '30' }] },
    ],
    hardship: 'In the summer of 2023 my son was in the hospital, and I missed one payment date by a week.',
    goodwill: { inGoodStanding: true, alsoDisputed: false },
  },
}
