import type { IsoDate } from '#units/iso-date.ts'
import type { StateCode } from '#units/state-code.ts'
import type { Assessment } from './assessment.ts'
import type { ConsumerFacts, LetterFacts } from './facts.ts'

export interface LetterToAssess {
  readonly letter: LetterFacts
  readonly consumer: ConsumerFacts
  /** The state the person chose; without one no state law and no time limit is asserted. */
  readonly state: StateCode | undefined
  readonly on: IsoDate
  /** An earlier letter about the same debt, for the rules that compare. */
  readonly earlier?: LetterFacts
}

/** The front door: everything the law says about this paper today. */
export type AssessLetter = (paper: LetterToAssess) => Assessment
