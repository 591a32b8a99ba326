import { STATES } from '#law/states/index.ts'
import type { Debt } from './debt.ts'
import type { Reading } from './readings.ts'
import { periodClasses } from './period-classes.ts'
import { stateWords } from './words.ts'

/** Another state's shorter limit as an argument for the consumer, or nothing. It never changes a verdict, and a rule that
 *  is not confirmed is not mentioned.
 *  @law limitations.md 1.3 (10) */
export function borrowingArgument(debt: Debt, all: readonly Reading[]): string {
  const forum = debt.laws[0]
  const home = debt.told('originalCreditorState')
  const { exists, notForConsumerDebt, statute, confidence } = forum.borrowing
  if (!home || home === forum.code || !exists || notForConsumerDebt || confidence === 'low') return ''
  const here = Math.max(...all.filter(({ law }) => law === forum).map(({ years }) => years))
  const periods = periodClasses(debt).map(claim => STATES[home].periods[claim])
  const there = Math.max(...periods.map(({ years }) => years))
  if (there >= here || periods.some(period => period.confidence === 'low')) return ''
  const argument = `You may also have an argument that ${stateWords(home)}'s ${there}-year limit applies, because the first lender is there (${statute}). A lawyer can tell you.`
  // 10 Del. C. § 8117
  return home === 'DE' ? `${argument} Delaware may stop its clock for people who live elsewhere.` : argument
}
