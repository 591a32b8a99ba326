import type { Pattern } from '#reading/language/pattern.ts'
import type { ReadText } from './finder.ts'
import { patterns, saysAny, sentencesSaying } from './search.ts'

/** A way of saying something over one sentence and its neighbours, prescribed texts included: one of `any` in it, none of
 *  `unless` in it, and, when given, one of `beside` in it or in the sentence before or after. Negations are named in the
 *  patterns themselves. */
export interface SentenceTest {
  readonly any: readonly string[]
  readonly unless?: readonly string[]
  readonly unlessNearby?: readonly string[]
  readonly beside?: readonly string[]
}

export interface CompiledTest {
  readonly any: readonly Pattern[]
  readonly unless: readonly Pattern[]
  readonly unlessNearby: readonly Pattern[]
  readonly beside: readonly Pattern[]
}

export function compileTest(test: SentenceTest): CompiledTest {
  return {
    any: patterns(test.any),
    unless: patterns(test.unless ?? []),
    unlessNearby: patterns(test.unlessNearby ?? []),
    beside: patterns(test.beside ?? []),
  }
}

/** Positions of the sentences that pass the test. */
export function passing({ any, unless, unlessNearby, beside }: CompiledTest, text: ReadText): number[] {
  return sentencesSaying(text, any).filter(i => {
    if (saysAny(text.sentences[i], unless)) return false
    const near = [i - 1, i, i + 1].map(k => text.sentences[k])
    if (near.some(one => saysAny(one, unlessNearby))) return false
    return beside.length === 0 || near.some(one => saysAny(one, beside))
  })
}
