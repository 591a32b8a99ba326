import { addDays, type IsoDate } from '#units/iso-date.ts'
import { dollars, type Cents } from '#units/cents.ts'
import type { Strategy, StrategyName } from './assessment.ts'
import { valueOf } from './fact.ts'
import { deadlineOn, type Situation } from './situation.ts'
import { STRATEGY_TABLE } from './strategy-table.ts'

/** Above this a lawyer is worth asking whatever the letter says. */
const LARGE_AMOUNT: Cents = dollars(10_000)
const DAYS_TO_FIND_A_LAWYER = 60

/** One step to take first, why, what else is open, and what would change it. The first row of the table whose condition
 *  is known to be true wins.  @law strategy.md 1 */
export function strategy(situation: Situation): Strategy {
  const winner = STRATEGY_TABLE.findIndex(row => row.holds(situation) === true)
  const row = STRATEGY_TABLE[winner]
  if (!row) throw new Error('The last row of the strategy table always holds')
  const recommended = row.name(situation)
  const stops = row.row <= 2
  return {
    recommended,
    alternatives: stops ? [] : alternatives(situation, recommended),
    why: row.because(situation),
    wouldChange: STRATEGY_TABLE.slice(0, winner)
      .filter(({ holds, wouldWin }) => wouldWin !== undefined && holds(situation) === undefined)
      .map(({ wouldWin }) => wouldWin ?? ''),
  }
}

function alternatives(situation: Situation, recommended: StrategyName): StrategyName[] {
  const last = STRATEGY_TABLE.length
  const others = STRATEGY_TABLE.filter(({ row, holds }) => row < last && holds(situation) === true)
  const names = [
    ...(needsLawyer(situation) ? (['ATTORNEY NOW'] as const) : []),
    ...others.map(({ name }) => name(situation)),
    ...(valueOf(situation.facts.wantsContactToEnd) ? (['CEASE AND DESIST'] as const) : []),
  ]
  return [...new Set<StrategyName>(names)].filter(name => name !== recommended)
}

/** When a lawyer should at least be asked.  @law strategy.md 1, below the table */
function needsLawyer(situation: Situation): boolean {
  const { facts, rules, on } = situation
  const amount = valueOf(facts.currentAmount)
  const threats = valueOf(facts.threats) ?? []
  const reader = valueOf(facts.readerRelationship) ?? valueOf(facts.addresseeRelationship)
  const strongWithHarm =
    valueOf(facts.actualHarm) === true && rules.findings.some(({ strength }) => strength === 'strong')
  return (
    (amount !== undefined && amount > LARGE_AMOUNT) ||
    strongWithHarm ||
    threats.some(({ action }) => action === 'home-loss' || action === 'repossession') ||
    (valueOf(facts.militaryService) ?? []).length > 0 ||
    (reader !== undefined && reader !== 'consumer') ||
    isWithin(deadlineOn(situation, 'sue-collector-by'), DAYS_TO_FIND_A_LAWYER, on)
  )
}

function isWithin(date: IsoDate | undefined, days: number, on: IsoDate): boolean {
  return date !== undefined && date >= on && date <= addDays(on, days)
}
