import { addMonthsTo, type IsoMonth } from '#units/iso-month.ts'
import { printedMonth } from './dates.ts'
import type { PaymentMonth, PrintedDate, Tradeline } from './report.ts'

/** Where a date of first delinquency comes from, best first. `removal`: the printed removal month less seven years, to the
 *  month. `history`: the first late month that was never cured. */
export type DelinquencySource = 'printed' | 'removal' | 'history'

export interface FirstDelinquency {
  readonly date: PrintedDate
  readonly source: DelinquencySource
}

/** When the delinquency that led to a charge-off or collection began, as far as this entry tells; undefined when it does
 *  not. Nothing may be called re-aged by a derived date alone: compare two sources.
 *  @example firstDelinquencyOf(line) // { date: '2019-03-18', source: 'printed' } */
export function firstDelinquencyOf(line: Tradeline): FirstDelinquency | undefined {
  if (line.firstDelinquency.known) return { date: line.firstDelinquency.value, source: 'printed' }
  const removal = removalLess7Years(line)
  if (removal) return { date: removal, source: 'removal' }
  const first = firstUncuredLate(line.history)
  return first && { date: first, source: 'history' }
}

/** Bureaus remove seven years after the first delinquency: practice, so an estimate. */
export function removalLess7Years({ removal }: Pick<Tradeline, 'removal'>): IsoMonth | undefined {
  return removal.known ? addMonthsTo(printedMonth(removal.value), -84) : undefined
}

/** The first late month of the last run of bad months; undefined when the run does not begin with thirty days late, which
 *  is the month after the first missed payment. */
export function firstUncuredLate(history: readonly PaymentMonth[]): IsoMonth | undefined {
  const told = history.filter(({ code }) => code !== 'no-data' && code !== 'closed')
  const first = told[told.findLastIndex(({ code }) => code === 'ok') + 1]
  return first?.code === '30' ? first.month : undefined
}
