import type { IsoDate } from '#units/iso-date.ts'

/** One violation in a person's history: found in a letter, or added by the person. */
export interface HistoryViolation {
  readonly id: string
  readonly type: string
  readonly description: string
  /** Dollars of the negotiation estimate.  @law decision 14 */
  readonly value: number
  readonly collectorName: string | undefined
  readonly date: IsoDate | undefined
}

export const SORTS = ['date', 'value', 'collector', 'type'] as const
export type Sort = (typeof SORTS)[number]

/** The history in an order: newest or most first, names by the alphabet; what has no date or name comes last. */
export function sortedBy<V extends HistoryViolation>(violations: readonly V[], sort: Sort): readonly V[] {
  return violations.toSorted((a, b) => ORDERS[sort](a, b) || (a.id < b.id ? -1 : 1))
}

type Order = (a: HistoryViolation, b: HistoryViolation) => number

const ORDERS: Readonly<Record<Sort, Order>> = {
  date: (a, b) => compare(b.date ?? '', a.date ?? ''),
  value: (a, b) => b.value - a.value,
  collector: (a, b) => lastWithout(a.collectorName, b.collectorName),
  type: (a, b) => compare(a.type, b.type),
}

function lastWithout(a: string | undefined, b: string | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  return compare(a.toLowerCase(), b.toLowerCase())
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** The collectors of a history, each once, by the alphabet. */
export function collectorsOf(violations: readonly HistoryViolation[]): readonly string[] {
  const names = violations.flatMap(({ collectorName }) => collectorName ?? [])
  return [...new Set(names)].sort((a, b) => compare(a.toLowerCase(), b.toLowerCase()))
}
