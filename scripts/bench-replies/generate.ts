import type { Conclusion } from '#disputes/conclusion.ts'
import { seeded } from '#units/seeded.ts'
import type { LabelledReply } from './corpus.ts'
import { TEMPLATES } from './templates.ts'

const SENDERS = [
  ['Blue Mesa Recovery LLC', '2100 Larkspur Ave', 'Boulder, CO 80302'],
  ['Cape Fear Receivables, Inc.', 'P.O. Box 771', 'Wilmington, NC 28401'],
  ['Ward & Tully, Attorneys at Law', '18 Court Square', 'Dayton, OH 45402'],
  ['Lone Pine Credit Services', '660 Mill Street, Suite 9', 'Reno, NV 89501'],
] as const
const CREDITORS = [
  'Harbor Valley Bank',
  'Mesa Regional Hospital',
  'Quickline Wireless',
  'Fern Street Furniture',
  'Union Square Bank',
]
const NAMES = ['Renata Osei', 'Paul Lindqvist', 'Grace Okafor', 'Tomas Herrera']
const MONTHS = ['January', 'March', 'May', 'June', 'August', 'October']
const OPENINGS = ['', 'RE: Account {account}', 'Our file {account}']
const ENDINGS = [
  'This communication is from a debt collector.',
  'This is an attempt to collect a debt. Any information obtained will be used for that purpose.',
  'Sincerely, Customer Relations',
]

/** How many replies are made of each template. */
const FILLINGS = 2
const SEED = 20261121

export interface GeneratedReply extends LabelledReply {
  readonly heldOut: boolean
}

/** The same replies at every run: each template filled twice, with senders, names, sums and days by a seed. */
export function generateReplies(): GeneratedReply[] {
  const pick = picker(SEED)
  return Object.entries(TEMPLATES).flatMap(([expected, templates]) =>
    templates.flatMap((template, at) =>
      Array.from({ length: FILLINGS }, (_, filling) => {
        const before = 400 + pick(4000) + pick(100) / 100
        return {
          id: `${expected}-${at + 1}${'ab'[filling]}`,
          text: filled(template, before, pick),
          amountBefore: before,
          expected: expected as Conclusion,
          heldOut: at % 2 === 1,
        }
      }),
    ),
  )
}

function filled(template: string, before: number, pick: (below: number) => number): string {
  const one = <T>(list: readonly T[]): T => list[pick(list.length)]!
  const day = (): string => `${one(MONTHS)} ${1 + pick(28)}, 2026`
  const places: Readonly<Record<string, string>> = {
    creditor: one(CREDITORS),
    amount: money(before),
    higher: money(before * (1.08 + pick(20) / 100)),
    lower: money(before * (0.4 + pick(40) / 100)),
    date: day(),
    days: String(5 + pick(10)),
    name: one(NAMES),
    account: `${pick(9000) + 1000}-${pick(90) + 10}`,
  }
  const lines = [
    ...one(SENDERS),
    day(),
    places['name']!,
    one(OPENINGS),
    `Dear ${places['name']}:`,
    template,
    one(ENDINGS),
  ]
  return lines
    .filter(line => line !== '')
    .join('\n')
    .replace(/\{(\w+)\}/g, (_, place: string) => places[place] ?? '')
}

function money(amount: number): string {
  return `$${amount.toFixed(2).replace(/\B(?=(?:\d{3})+\.)/g, ',')}`
}

function picker(seed: number): (below: number) => number {
  const draw = seeded(seed)
  return below => draw() % below
}
