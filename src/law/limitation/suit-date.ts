import { daysBetween, type IsoDate } from '#units/iso-date.ts'
import type { Debt } from './debt.ts'

/** The day to hold the limit against: today, or the day the suit counts as begun. */
export interface SuitDate {
  readonly isFiled: boolean
  /** The first day it may be; undefined when nothing says. */
  readonly from: IsoDate | undefined
  readonly to: IsoDate
  /** The day comes from the date of the paper, not from a filing stamp. */
  readonly estimated: boolean
}

/** A suit served later than this counts from service, where the state says so. */
const DAYS_TO_SERVE = 90

/** When a suit was begun, or today when there is none.  @law limitations.md 1.3 (9) */
export function suitDate(debt: Debt): SuitDate {
  const { on, told, paper, laws } = debt
  const isSummons = paper.kind === 'summons-or-complaint'
  const stamped = told('suitFiledDate') ?? paper.filedOn
  const served = told('serviceDate')
  const isFiled = isSummons || told('suitFiled') || told('summonsReceived') || stamped !== undefined
  if (!isFiled) return { isFiled: false, from: on, to: on, estimated: false }
  const dated = isSummons ? paper.datedOn : undefined
  const filed = stamped ?? dated
  const estimated = stamped === undefined && dated !== undefined
  const counts = laws[0].suitCountsFrom
  if (counts === 'service') return { isFiled, from: served, to: served ?? on, estimated: false }
  if (counts === 'filing') return { isFiled, from: filed, to: filed ?? served ?? on, estimated }
  if (!filed || !served) return { isFiled, from: filed, to: served ?? on, estimated }
  const begun = daysBetween(filed, served) <= DAYS_TO_SERVE ? filed : served
  return { isFiled, from: begun, to: begun, estimated }
}
