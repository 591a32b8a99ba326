import type { Confidence } from '#law/define-rule.ts'
import type { PeriodClass, StateLaw } from '#law/states/state-law.ts'
import { addDays, addYears, earliest, type IsoDate } from '#units/iso-date.ts'
import { nextCourtDay } from '#units/court-days.ts'
import { clockStart, type ClockStart } from './clock-start.ts'
import type { Debt } from './debt.ts'
import { lengths, type Length } from './lengths.ts'
import { periodClasses } from './period-classes.ts'
import { afterRestarts } from './restarts.ts'
import type { SuitDate } from './suit-date.ts'
import { pauses, ranThroughUncountedClosure, type Pause } from './tolling.ts'

/** One way a court may read the debt: as this kind of claim, with these years, counted from this start. */
export interface Reading {
  readonly law: StateLaw
  readonly claim: PeriodClass | 'sealed'
  readonly years: number
  readonly statute: string
  readonly confidence: Confidence
  readonly start: ClockStart
  /** Days on which the time to sue may end under this reading; undefined where the start is not known. */
  readonly earliestOn: IsoDate | undefined
  readonly latestOn: IsoDate | undefined
  readonly pauses: readonly Pause[]
  /** The clock ran through a closure whose days no one has counted. */
  readonly openEnded: boolean
}

/** Every reading of the debt in every state a suit may be brought in.  @law limitations.md 1.3 (2)-(8) */
export function readings(debt: Debt, suit: SuitDate): Reading[] {
  return debt.laws.flatMap(law =>
    periodClasses(debt).flatMap(claim =>
      lengths({ debt, law, claim, suit }).map(length => reading(debt, law, claim, length)),
    ),
  )
}

function reading(debt: Debt, law: StateLaw, claim: PeriodClass, length: Length): Reading {
  const { years, neverAfter } = length
  const hasOwnStart = law.clockStart.medicalFrom === 'referral-to-collections' && claim === 'medical'
  const start = clockStart(debt, { law, claim, years })
  const counted = hasOwnStart && isShorter(length, law) ? fromReferral(start, debt) : start
  const tolled = (lastDay: IsoDate) => moved(lastDay, pauses(debt, law, { start: counted, lastDay }))
  const run = afterRestarts({ start: counted, acts: debt.acts, law, claim, years, holder: debt.holder, tolled })
  const untolled = run.last && notAfter(addYears(run.last, years), neverAfter)
  const found = untolled ? pauses(debt, law, { start: run, lastDay: untolled }) : []
  return {
    law,
    claim: length.claim,
    years,
    statute: length.statute,
    confidence: length.confidence,
    start: run,
    earliestOn: run.first && notAfter(addYears(run.first, years), neverAfter),
    latestOn: untolled && nextCourtDay(moved(untolled, found)),
    pauses: found,
    openEnded: ranThroughUncountedClosure(law, run, untolled),
  }
}

function isShorter({ years }: Length, law: StateLaw): boolean {
  return years === law.periods.medical.contested?.shorterYears
}

/** A hospital's shorter period runs from the day it sent the bill to collections; until that day is told, from the default. */
function fromReferral(start: ClockStart, { told }: Debt): ClockStart {
  const referred = told('referredToCollectionsDate')
  return referred ? { first: referred, last: referred } : start
}

function moved(lastDay: IsoDate, found: readonly Pause[]): IsoDate {
  return addDays(
    lastDay,
    found.reduce((sum, { days }) => sum + days, 0),
  )
}

function notAfter(date: IsoDate, limit: IsoDate | undefined): IsoDate {
  return limit ? earliest(date, limit) : date
}
