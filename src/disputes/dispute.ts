import type { Cents } from '#units/cents.ts'
import type { IsoDate } from '#units/iso-date.ts'
import type { DisputeEvent } from './event.ts'

/** One matter with one collector: what it is about, and everything that happened, in the order it was written down. */
export interface Dispute {
  readonly openedOn: IsoDate
  readonly collectorName: string | undefined
  readonly amount: Cents | undefined
  /** Last day on which a dispute mailed still arrives in time, from the letter's assessment. */
  readonly mailBy: IsoDate | undefined
  /** When the claim against the collector for what was found so far runs out. */
  readonly sueBy: IsoDate | undefined
  readonly log: readonly DisputeEvent[]
}
