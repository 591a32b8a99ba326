import { daysBetween } from '#units/iso-date.ts'
import { acrossBureaus, defineFinder, quoted, tradelinesOf } from '#credit/credit-case.ts'
import { firstDay, isDay } from '#credit/dates.ts'
import type { AccountType, Tradeline } from '#credit/report.ts'

const APART = 31

/** A limit of zero on an open card, or an opening date or type that one bureau has and the others do not. */
export const limitOrTypeWrong = defineFinder('acct_limit_or_type_wrong', about => [
  ...tradelinesOf(about, 'account')
    .filter(line => isOpenCard(line) && line.creditLimit.known && line.creditLimit.value === 0)
    .map(line => ({
      bureaus: [line.bureau],
      ref: line.id,
      certainty: 'violation' as const,
      reason: 'An open card is shown with a credit limit of zero.',
      quotes: quoted(line.creditLimit, line.status),
    })),
  ...acrossBureaus(about).flatMap(lines => [...openedApart(lines), ...typesApart(lines)]),
])

function isOpenCard({ type, status, closed, balance }: Tradeline): boolean {
  const isOpen = !closed.known && status.known && (status.value === 'current' || status.value.startsWith('late'))
  return isOpen && type.known && type.value === 'revolving' && balance.known
}

/** The day that stands farthest from the others; of two, the later. */
function openedApart(lines: readonly Tradeline[]) {
  const known = lines.flatMap(line =>
    line.opened.known && isDay(line.opened.value) && line.kind === 'account'
      ? [{ line, day: firstDay(line.opened.value) }]
      : [],
  )
  const sorted = known.toSorted((a, b) => (a.day < b.day ? -1 : 1))
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || !last || daysBetween(first.day, last.day) <= APART) return []
  const middle = sorted[sorted.length >> 1]!
  const odd = sorted.length > 2 && daysBetween(first.day, middle.day) > daysBetween(middle.day, last.day) ? first : last
  const other = odd === first ? last : first
  return [
    {
      bureaus: [odd.line.bureau],
      ref: odd.line.id,
      related: lines.filter(line => line !== odd.line).map(({ id }) => id),
      certainty: 'violation' as const,
      reason: `It was opened ${daysBetween(first.day, last.day)} days apart by what the bureaus say.`,
      quotes: quoted(odd.line.opened, other.line.opened),
      dates: [
        { label: `Opened, ${first.line.bureau}`, date: first.day },
        { label: `Opened, ${last.line.bureau}`, date: last.day },
      ],
    },
  ]
}

function typesApart(lines: readonly Tradeline[]) {
  const known = lines.flatMap(line =>
    line.type.known && TELLING.has(line.type.value) ? [{ line, type: line.type.value }] : [],
  )
  const types = [...new Set(known.map(({ type }) => type))]
  if (types.length !== 2 || known.length < 3) return []
  const odd = known.filter(({ type }) => known.filter(one => one.type === type).length === 1)
  return odd.map(({ line, type }) => ({
    bureaus: [line.bureau],
    ref: line.id,
    related: lines.filter(other => other !== line).map(({ id }) => id),
    certainty: 'violation' as const,
    reason: `This bureau calls it ${type}; the others call it ${types.find(one => one !== type)}.`,
    quotes: quoted(line.type),
  }))
}

const TELLING: ReadonlySet<AccountType> = new Set(['revolving', 'installment', 'mortgage'])
