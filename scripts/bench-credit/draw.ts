// Names, dates and amounts by a seed. All invented.
import { addDays, day, type IsoDate } from '#units/iso-date.ts'
import { seeded } from '#units/seeded.ts'

export interface Draw {
  readonly int: (from: number, to: number) => number
  readonly pick: <T>(from: readonly T[]) => T
  /** Without giving one twice. */
  readonly company: (kind: 'bank' | 'auto' | 'home' | 'school' | 'agency' | 'hospital' | 'utility') => string
  readonly dayBetween: (from: string, to: string) => IsoDate
}

const FIRST = [
  'Amberly',
  'Birchwood',
  'Cedarline',
  'Dunmore',
  'Elkhorn',
  'Fernvale',
  'Glenrock',
  'Hawksbury',
  'Ironbridge',
  'Juniper',
  'Kestwick',
  'Larkfield',
  'Marlow',
  'Norwell',
  'Oakhaven',
  'Pinecrest',
  'Quillan',
  'Ravensport',
  'Stonefield',
  'Thornbury',
  'Umberland',
  'Vantry',
  'Westmere',
  'Yarrow',
  'Zephyrine',
  'Ashgrove',
  'Brookhollow',
  'Coldspring',
  'Driftwood',
  'Eastwick',
]
const LAST = {
  bank: ['Bank', 'Card Services', 'Community Bank', 'Savings Bank', 'Stores Card'],
  auto: ['Auto Finance', 'Motor Credit', 'Vehicle Lending'],
  home: ['Home Loans', 'Mortgage Co'],
  school: ['Learning Loans', 'Student Loan Servicing'],
  agency: ['Recovery Group', 'Receivables LLC', 'Collection Services', 'Asset Management', 'Credit Solutions Inc'],
  hospital: ['Regional Hospital', 'Medical Center', 'Urgent Care'],
  utility: ['Wireless', 'Power Coop', 'Water District'],
} as const

export function drawBy(seed: number): Draw {
  const next = seeded(seed)
  const int = (from: number, to: number): number => from + (next() % (to - from + 1))
  const pick = <T>(from: readonly T[]): T => from[int(0, from.length - 1)]!
  const used = new Set<string>()
  return {
    int,
    pick,
    company: kind => {
      let stem = pick(FIRST)
      for (let tries = 0; used.has(stem) && tries < 200; tries++)
        stem = `${pick(FIRST)}${tries > 40 ? ` ${pick(FIRST)}` : ''}`
      used.add(stem)
      return `${stem} ${pick(LAST[kind])}`.toUpperCase()
    },
    dayBetween: (from, to) => {
      const start = day(from)
      let count = 0
      for (let at = start; at < day(to); at = addDays(at, 1)) count += 1
      return addDays(start, int(0, Math.max(0, count)))
    },
  }
}
