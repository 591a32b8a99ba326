import type { LetterFacts } from '#law/facts.ts'
import type { AddressBlock } from '#reading/addresses.ts'
import type { ReadSentence } from '#reading/language/find-phrases.ts'
import type { Text } from '#reading/language/sentences.ts'
import type { ReadLine } from '#reading/lines.ts'
import type { Paper } from '#reading/paper.ts'
import type { Run } from '#reading/run.ts'

/** The paper as every finder gets it: taken apart once, stances and boilerplate marked. */
export interface ReadText extends Text {
  readonly paper: Paper
  readonly sentences: readonly ReadSentence[]
  /** Each sentence as one string; same positions as `sentences`. */
  readonly runs: readonly Run[]
  /** Which line of the model form each sentence is, if any; same positions as `sentences`. */
  readonly modelFormLines: readonly (number | undefined)[]
  /** The letter's own lines, without those of an envelope. */
  readonly lines: readonly ReadLine[]
  /** Lines on the outside of the envelope, when it was read too. */
  readonly envelope: readonly ReadLine[]
  readonly addresses: readonly AddressBlock[]
}

export type FoundFacts = { -readonly [Name in keyof LetterFacts]?: LetterFacts[Name] }

/** Reads some facts from the paper. Facts found by the finders before it in the list are at hand. */
export type Finder = (text: ReadText, soFar: Readonly<FoundFacts>) => FoundFacts
