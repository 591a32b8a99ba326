import type { ReadSentence } from '#reading/language/find-phrases.ts'
import { eachTrait } from './traits.ts'

/** The traits of a sentence, each once. */
export function traitsOf(sentence: ReadSentence): readonly number[] {
  const keys = new Set<number>()
  eachTrait(sentence, key => keys.add(key))
  return [...keys]
}

/** Whether two sentences that follow one another are judged together as well: "It is not too late. Your boss need not
 *  know." */
export function belongTogether(first: ReadSentence | undefined, second: ReadSentence): first is ReadSentence {
  return first !== undefined && first.page === second.page && mayBeJudged(first)
}

/** Texts that some law prescribes say nothing of the collector's own, and no more does what somebody else said. */
export function mayBeJudged({ boilerplate, framing, framedUntil }: ReadSentence): boolean {
  return boilerplate === undefined && (framing !== 'reported' || framedUntil !== undefined)
}
