import type { AmountRole } from '#law/statements.ts'
import type { IsoDate } from '#units/iso-date.ts'
import type { ReadAmount } from './amounts.ts'
import type { ReadText } from './finder.ts'

const STEPS: ReadonlySet<AmountRole> = new Set(['interest', 'fees', 'collection-fee', 'payments-and-credits'])
/** What may be the start or the end of a breakdown under a label nobody foresaw. */
const UNSURE: ReadonlySet<AmountRole> = new Set(['other', 'unplaced', 'original', 'principal'])
const LEAST_STEPS = 2 // kinds of steps that make a breakdown
const NEXT_TO = 2 // lines
const LEAST_TOTAL = 4 // rank: its label says that it is owed now
const FARTHEST = 0.35 // of the starting amount: so far a total may be from what it should be, and still be meant as one

/** A breakdown is known by its steps (interest, fees, payments): the amount before them, with a day of its own, is where it
 *  starts; the one after them, or right before, is the total, whatever its label ("Equals", "Bottom line", "Where it
 *  stands"), unless the letter says plainly what is owed now.
 *  @param amounts in the order printed
 *  @param today the letter's own day, on which no breakdown starts */
export function withEnds(
  text: ReadText,
  amounts: readonly ReadAmount[],
  today: IsoDate | undefined,
): readonly ReadAmount[] {
  const isTold = amounts.some(
    ({ role, rank, account }) => role === 'current' && account === undefined && (rank ?? 1) >= LEAST_TOTAL,
  )
  const found = new Map<ReadAmount, ReadAmount>()
  for (const [from, to] of stepsIn(amounts)) {
    const start = besides(amounts, from, -1)
    if (!start || !isStart(text, start, today)) continue
    const before = besides(amounts, from - 1, -1)
    const total = [besides(amounts, to, 1), before].find(
      one => one && mayBeTotal(one, start, amounts.slice(from, to + 1)),
    )
    if (start.role !== 'on-itemization-date') {
      const { rank: _, ...unranked } = start
      found.set(start, { ...unranked, role: 'on-itemization-date' })
    }
    if (total && !isTold) found.set(total, { ...total, role: 'current', rank: 5 })
  }
  return found.size === 0 ? amounts : amounts.map(one => found.get(one) ?? one)
}

/** First and last of every row of steps that stand together and are of at least two kinds. */
function stepsIn(amounts: readonly ReadAmount[]): (readonly [number, number])[] {
  const rows: [number, number][] = []
  amounts.forEach(({ role, account, line }, i) => {
    if (!STEPS.has(role) || account !== undefined) return
    const last = rows.at(-1)
    if (last && last[1] === i - 1 && line - amounts[i - 1]!.line <= NEXT_TO) last[1] = i
    else rows.push([i, i])
  })
  return rows.filter(([from, to]) => new Set(amounts.slice(from, to + 1).map(({ role }) => role)).size >= LEAST_STEPS)
}

function besides(amounts: readonly ReadAmount[], i: number, step: 1 | -1): ReadAmount | undefined {
  const [here, there] = [amounts[i], amounts[i + step]]
  const isNear = here && there && Math.abs(there.line - here.line) <= NEXT_TO
  return isNear && there.account === undefined ? there : undefined
}

function isStart(text: ReadText, one: ReadAmount, today: IsoDate | undefined): boolean {
  if (one.role === 'on-itemization-date') return true
  if (!UNSURE.has(one.role) && !(one.role === 'current' && (one.rank ?? 1) <= 4)) return false
  const { atoms } = text.sentences[one.sentence]!
  const inLine = text.lines[one.line]?.atoms ?? []
  const days = [...atoms, ...inLine].flatMap(({ kind, date }) => (kind === 'date' && date !== undefined ? [date] : []))
  return days.length > 0 && days.every(date => date !== today)
}

function mayBeTotal(one: ReadAmount, start: ReadAmount, steps: readonly ReadAmount[]): boolean {
  if (one.role !== 'current' && !UNSURE.has(one.role)) return false
  const sum = steps.reduce((so, { role, amount }) => so + (role === 'payments-and-credits' ? 0 - amount : amount), 0)
  const change = steps.reduce((so, { amount }) => so + amount, 0)
  return Math.abs(start.amount + sum - one.amount) <= Math.max(FARTHEST * start.amount, 2 * change)
}
