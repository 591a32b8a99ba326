import type { StateLaw } from '#law/states/state-law.ts'
import { addDays, day, daysBetween, latest, type IsoDate } from '#units/iso-date.ts'
import type { ClockStart } from './clock-start.ts'
import type { Debt } from './debt.ts'

/** Courts reopened everywhere by this day: a clock that began later never stood still. */
const COURTS_OPEN_AGAIN = day('2020-11-04')
const COURTS_CLOSED = day('2020-03-01')

/** Days added where no order of the state is listed: the longest known pause, so that nothing is called
 *  time-barred too early. A safety allowance, not a figure of law. */
const UNLISTED_CLOSURE_DAYS = 230

/** Days a collector still has after a bankruptcy stay ends.  @law 11 USC 108(c) */
const DAYS_AFTER_STAY = 30

/** Why the last day moved. */
export type Pause =
  | { readonly kind: 'courts-closed'; readonly days: number }
  | { readonly kind: 'military-service'; readonly days: number }
  | { readonly kind: 'bankruptcy'; readonly days: number }

/** The last day moved by every time the clock stood still. Only the latest bound may be moved so.
 *  @law limitations.md 1.3 (7); 50 USC 3936; 11 USC 108(c) */
export function pauses(
  debt: Debt,
  law: StateLaw,
  { start, lastDay }: { start: ClockStart; lastDay: IsoDate },
): Pause[] {
  const began = start.first ?? start.last
  if (began === undefined) return []
  const found: Pause[] = []
  const closed = closureDays(law, began, lastDay)
  if (closed > 0) found.push({ kind: 'courts-closed', days: closed })
  const served = daysInService(debt, began)
  if (served > 0) found.push({ kind: 'military-service', days: served })
  const stayed = stayDays(debt, began, addDays(lastDay, closed + served))
  if (stayed > 0) found.push({ kind: 'bankruptcy', days: stayed })
  return found
}

/** A closure that no one has counted the days of, and that this clock ran through. */
export function ranThroughUncountedClosure(law: StateLaw, start: ClockStart, lastDay: IsoDate | undefined): boolean {
  const closure = law.courtClosure2020
  const began = start.first ?? start.last
  if (closure?.days !== 'open-ended' || began === undefined || lastDay === undefined) return false
  return began < closure.dueBefore && lastDay >= COURTS_CLOSED
}

function closureDays(law: StateLaw, began: IsoDate, lastDay: IsoDate): number {
  if (began >= COURTS_OPEN_AGAIN || lastDay < COURTS_CLOSED) return 0
  const days = law.courtClosure2020?.days
  return typeof days === 'number' ? days : UNLISTED_CLOSURE_DAYS
}

function daysInService({ service, on }: Debt, began: IsoDate): number {
  return service
    .map(({ from, until }) => daysBetween(latest(from, began), until ?? on) + 1)
    .reduce((sum, days) => sum + Math.max(0, days), 0)
}

function stayDays({ told, on }: Debt, began: IsoDate, lastDay: IsoDate): number {
  const filed = told('bankruptcyFiledDate')
  if (!filed) return 0
  const ended = told('bankruptcyDischargeDate') ?? told('bankruptcyDismissedDate') ?? on
  const from = latest(filed, began)
  if (ended < from) return 0
  // some states add the whole stay, federal law at least 30 days after it
  const wholeStay = daysBetween(from, ended)
  const afterStay = filed <= lastDay ? daysBetween(lastDay, addDays(ended, DAYS_AFTER_STAY)) : 0
  return Math.max(wholeStay, afterStay)
}
