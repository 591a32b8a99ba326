import { isNear, plain } from './labels.ts'
import type { Row } from './rows.ts'

/** The parts of a report. `inside`: a heading within an entry; `other`: a part we take nothing from. */
export type Section =
  | 'accounts'
  | 'collections'
  | 'inquiries'
  | 'hard-inquiries'
  | 'soft-inquiries'
  | 'records'
  | 'bankruptcies'
  | 'judgments'
  | 'liens'
  | 'personal'
  | 'statements'
  | 'other'
  | 'inside'

const HEADINGS: Readonly<Record<Section, readonly string[]>> = {
  accounts: [
    'revolving accounts',
    'mortgage accounts',
    'installment accounts',
    'other accounts',
    'accounts',
    'accounts with adverse information',
    'satisfactory accounts',
    'adverse accounts',
    'potentially negative accounts',
    'negative accounts',
    'accounts in good standing',
    'credit accounts',
    'open accounts',
    'closed accounts',
    'tradelines',
    'trade lines',
    'credit items',
    'potentially negative items',
    'credit history',
    'trade accounts',
    'your accounts',
    'positive accounts',
    'accounts in detail',
    'account listings',
    'credit lines',
    'loan accounts',
    'real estate accounts',
  ],
  collections: [
    'collections',
    'collection accounts',
    'collection agency accounts',
    'accounts in collection',
    'collection items',
    'debts in collection',
    'third party collections',
  ],
  inquiries: ['inquiries', 'credit inquiries', 'requests for your credit history', 'who has looked at your credit'],
  'hard-inquiries': [
    'hard inquiries',
    'regular inquiries',
    'inquiries that may impact your credit score',
    'inquiries that may affect your score',
    'requests viewed by others',
    'inquiries shared with others',
    'inquiries others can see',
    'credit applications',
  ],
  'soft-inquiries': [
    'soft inquiries',
    'promotional inquiries',
    'account review inquiries',
    'requests viewed only by you',
    'inquiries viewed only by you',
    'inquiries only you can see',
    'inquiries that do not affect your score',
    'consumer inquiries',
    'other inquiries',
  ],
  records: [
    'public records',
    'public information',
    'public record information',
    'public record items',
    'court records',
    'public filings',
  ],
  bankruptcies: ['bankruptcies', 'bankruptcy', 'bankruptcy information', 'bankruptcy filings'],
  judgments: ['judgments', 'civil judgments', 'judgements'],
  liens: ['liens', 'tax liens'],
  personal: [
    'personal information',
    'personal data',
    'about you',
    'identifying information',
    'personal profile',
    'your information',
    'identification',
    'consumer information',
    'who you are',
    'personal details',
  ],
  statements: ['consumer statements', 'consumer statement', 'personal statements', 'your statements'],
  other: [
    'at a glance',
    'about this report',
    'credit score',
    'credit scores',
    'important messages',
    'know your rights',
    'your rights under state and federal law',
    'dispute file information',
    'creditor contacts',
    'rating key',
    'remark key',
    'payment remarks key',
    'other items',
    'quick links',
    'contact us',
    'glossary',
    'legend',
    'how to read this report',
    'your rights',
    'how to dispute',
    'disputes',
    'key',
    'summary of rights',
    'a summary of your rights under the fair credit reporting act',
    'report summary',
    'special messages',
    'should you wish to contact transunion',
    'account summary',
    'disclosures',
    'before you read',
    'what this report covers',
    'if something is wrong',
  ],
  inside: [
    'summary',
    'account history',
    'account details',
    'account information',
    'account info',
    'payment history',
    'contact info',
    'contact information',
    'historical info',
    'additional info',
    'additional information',
    'balance histories',
    'balance history',
    'reinvestigation info',
    'terms and dates',
    'amounts',
    'dates',
    'balances',
    'details',
    'high credit',
    'two year payment history',
    'payment history guide',
    'historical information',
  ],
}

const SECTION_OF = new Map<string, Section>(
  (Object.entries(HEADINGS) as [Section, readonly string[]][]).flatMap(([section, headings]) =>
    headings.map(heading => [plain(heading), section] as const),
  ),
)
/** Text layers sometimes lose the space between two words. */
const JOINED = new Map([...SECTION_OF].map(([heading, section]) => [heading.replaceAll(' ', ''), section]))
/** Headings stand at the left; the same words further in are a value that goes on over a line. */
const INDENT = 0.12
const LONG = [...SECTION_OF.keys()].filter(heading => heading.length >= 9)

/** The part a row is the heading of, or undefined. "2. Revolving Accounts", "Collections (3)", "HARD INQUIRIES". */
export function sectionOf(row: Row): Section | undefined {
  // readers of pictures sometimes give the words of a large heading as cells of their own
  if ((row.cells.length !== 1 && !row.isScan) || /[.,;]$/.test(row.text) || row.cells[0]!.left > row.margin + INDENT)
    return undefined
  const words = plain(
    row.text.replace(/^\s*(?:section\s+)?(?:\d{1,2}|[A-Z])[.)]\s+/i, '').replace(/\s{0,3}[([]\d+[)\]]\s*$/, ''),
  )
  const found = SECTION_OF.get(words) ?? JOINED.get(words.replaceAll(' ', ''))
  if (found || !row.isScan || words.length < 9) return found
  const near = LONG.find(heading => isNear(heading, words, 1))
  return near === undefined ? undefined : SECTION_OF.get(near)
}
