import { describe, expect, test } from 'vitest'
import table from '#examples/law/limitation-periods.json' with { type: 'json' }
import { day } from '#units/iso-date.ts'
import { stateCode, STATE_NAMES, type StateCode } from '#units/state-code.ts'
import { known } from './fact.ts'
import type { ConsumerFacts, DebtKind } from './facts.ts'
import { timeLimit } from './limitation.ts'

// An oracle of its own, from the researched table and the platform's calendar: years added, the last bound rolled,
// closure days added, then three answers. It knows nothing of the code it judges.

type Classes = keyof (typeof table)['AL']['periods']

const KINDS: readonly { kind: DebtKind; signed?: boolean; classes: readonly Classes[] }[] = [
  { kind: 'credit-card', classes: ['credit_card'] },
  { kind: 'store-card', classes: ['credit_card', 'sale_of_goods'] },
  { kind: 'personal-loan', signed: true, classes: ['written_contract', 'promissory_note'] },
  { kind: 'goods', classes: ['sale_of_goods', 'written_contract'] },
  { kind: 'utility', signed: false, classes: ['open_account'] },
  { kind: 'utility', signed: true, classes: ['open_account', 'written_contract'] },
  { kind: 'medical', classes: ['medical'] },
  { kind: 'rent', signed: true, classes: ['written_contract'] },
]

const DEFAULTS = ['2024-02-29', '2021-09-15', '2018-06-30'] as const

const CLOSURE: Partial<Record<StateCode, number>> = {
  CA: 178, GA: 122, IA: 76, MA: 106, MD: 141, MI: 102, NV: 122, NJ: 56, NY: 228, VA: 126,
} // prettier-ignore

interface Expected {
  readonly earliest: string
  readonly latest: string
  readonly isLow: boolean
}

const DAY = 86_400_000

function expected(state: StateCode, classes: readonly Classes[], start: string): Expected {
  const periods = classes.map(
    name => table[state].periods[name] as { years: number; shorter?: number; confidence: string },
  )
  const short = Math.min(...periods.map(({ years, shorter }) => shorter ?? years))
  const long = Math.max(...periods.map(({ years }) => years))
  const last = plusYears(start, long)
  const closed = start < '2020-11-04' && last >= '2020-03-01' ? (CLOSURE[state] ?? 230) : 0
  return {
    earliest: plusYears(start, short),
    latest: roll(plusDays(last, closed)),
    isLow: periods.some(({ confidence }) => confidence === 'low'),
  }
}

function plusYears(date: string, years: number): string {
  const [year, rest] = [Number(date.slice(0, 4)) + years, date.slice(4)]
  const sameDay = `${year}${rest}`
  // the platform turns 29 February of an ordinary year into 1 March by itself
  return new Date(`${sameDay}T00:00:00Z`).toString() === 'Invalid Date' || rest === '-02-29'
    ? new Date(Date.UTC(year, 1, 29)).toISOString().slice(0, 10)
    : sameDay
}

function plusDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
}

function roll(date: string): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return weekday === 0 || weekday === 6 || CLOSED.has(date) ? roll(plusDays(date, 1)) : date
}

// Federal holidays on weekdays and the days weekend ones are kept on, for every year that a last day can fall in.
const CLOSED = new Set(
  Array.from({ length: 40 }, (_, index) => 2019 + index).flatMap(year => {
    const at = (month: number, dayOfMonth: number) => new Date(Date.UTC(year, month - 1, dayOfMonth))
    const nth = (month: number, weekday: number, n: number) => {
      const first = at(month, 1).getUTCDay()
      return at(month, 1 + ((weekday - first + 7) % 7) + 7 * (n - 1))
    }
    const lastMonday = at(5, 31 - ((at(5, 31).getUTCDay() + 6) % 7))
    const fixed = [at(1, 1), at(7, 4), at(11, 11), at(12, 25), at(12 + 1, 1), ...(year >= 2021 ? [at(6, 19)] : [])]
    const kept = fixed.map(date => {
      const shift = date.getUTCDay() === 6 ? -1 : date.getUTCDay() === 0 ? 1 : 0
      return new Date(date.getTime() + shift * DAY)
    })
    const floating = [nth(1, 1, 3), nth(2, 1, 3), lastMonday, nth(9, 1, 1), nth(10, 1, 2), nth(11, 4, 4)]
    return [...kept, ...floating].map(date => date.toISOString().slice(0, 10))
  }),
)

/** Law with a clock of its own is tested by name in limitation.test.ts. */
function hasOwnClock(state: StateCode, kind: DebtKind, start: string): boolean {
  return (
    (state === 'FL' && kind === 'medical') ||
    (state === 'OH' && start < '2021-06-16') ||
    (state === 'DC' && start < '2022-01-01')
  )
}

/** Every answer that keeps other rules out of the count: no seal, no waiver, the whole loan due at once. */
function told(kind: DebtKind, signed: boolean | undefined, start: string, state: StateCode): ConsumerFacts {
  const before = day(plusDays(start, -30))
  return {
    debtKind: known(kind),
    defaultDate: known(day(start)),
    treatmentDate: known(day(start)),
    invoiceDueDate: known(day(start)),
    acceleratedDate: known(day(start)),
    underSeal: known(false),
    limitWaived: known(false),
    ...(signed === undefined ? {} : { signedAgreement: known(signed) }),
    ...(state === 'OH' ? { lastChargeDate: known(before), lastPaymentDate: known(before) } : {}),
  }
}

const STATES = Object.keys(STATE_NAMES).map(code => stateCode(code)!)

const CASES = STATES.flatMap(state =>
  KINDS.flatMap(({ kind, signed, classes }) =>
    DEFAULTS.filter(start => !hasOwnClock(state, kind, start)).map(start => ({ state, kind, signed, classes, start })),
  ),
)

test('there are enough cases', () => {
  expect(new Set(CASES.map(({ state }) => state)).size).toBe(51)
  expect(CASES.length).toBeGreaterThan(1100)
})

describe.each(STATES)('%s', code => {
  test.each(CASES.filter(({ state }) => state === code))(
    '$kind (signed: $signed), first missed payment $start: the days around both ends',
    ({ state, kind, signed, classes, start }) => {
      const { earliest, latest, isLow } = expected(state, classes, start)
      const consumer = told(kind, signed, start, state)
      const on = (date: string) => timeLimit({ consumer, state, on: day(date) })
      expect([on(earliest).earliestOn, on(earliest).latestOn]).toEqual([earliest, latest])
      expect(on(plusDays(earliest, -1)).verdict).toBe('likely_not_time_barred')
      expect(on(earliest).verdict).toBe('likely_not_time_barred')
      expect(on(plusDays(earliest, 1)).verdict).toBe('depends')
      expect(on(latest).verdict).toBe(latest > earliest ? 'depends' : 'likely_not_time_barred')
      expect(on(plusDays(latest, 1)).verdict).toBe('depends')
      expect(on(plusDays(latest, 30)).verdict).toBe('depends')
      expect(on(plusDays(latest, 31)).verdict).toBe(isLow ? 'depends' : 'likely_time_barred')
    },
  )
})
