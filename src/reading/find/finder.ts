import type { LetterFacts } from '#law/facts.ts'
import type { ReadSentence } from '#reading/language/find-phrases.ts'
import type { Text } from '#reading/language/sentences.ts'
import type { Paper } from '#reading/paper.ts'

/** The paper as every finder gets it: taken apart once, stances and boilerplate marked. */
export interface ReadText extends Text {
  readonly paper: Paper
  readonly sentences: readonly ReadSentence[]
}

export type FoundFacts = { -readonly [Name in keyof LetterFacts]?: LetterFacts[Name] }

/** Reads some facts from the paper. Facts found by the finders before it in the list are at hand. */
export type Finder = (text: ReadText, soFar: Readonly<FoundFacts>) => FoundFacts
