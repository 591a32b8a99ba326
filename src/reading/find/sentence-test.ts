import type { Pattern } from '#reading/language/pattern.ts'
import type { ReadText } from './finder.ts'
import { patterns, saysAny, sentencesSaying } from './search.ts'

/** A way of saying something over one sentence and its neighbours, prescribed texts included: one of `any` in it, none of
 *  `unless` in it, and, when given, one of `beside` in it, in the sentence before or after, or in the one that leads the
 *  list it is an item of. Negations are named in the
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

/** Positions of the sentences that pass the test, in order: the first few, or all. */
export function passing(test: CompiledTest, text: ReadText, most = Infinity): number[] {
  const passed: number[] = []
  for (const i of sentencesSaying(text, test.any)) {
    if (passes(test, text, i) && passed.push(i) >= most) break
  }
  return passed
}

function passes({ unless, unlessNearby, beside }: CompiledTest, text: ReadText, i: number): boolean {
  if (saysAny(text.sentences[i], unless)) return false
  const near = [i - 1, i, i + 1].map(k => text.sentences[k])
  if (near.some(one => saysAny(one, unlessNearby))) return false
  return beside.length === 0 || [...near, text.sentences[leadOf(text, i)]].some(one => saysAny(one, beside))
}

const BARE_MARK = /^\(?[a-z\d]{1,2}[.)]*$/i
const ITEM = /^(?:\(?[a-z\d]{1,2}[.)]\s|[•·*-])/i
const LONGEST_LIST = 16 // sentences, marks of their own included

/** The sentence before the list that the `i`th is an item of, else itself. */
function leadOf({ runs }: ReadText, i: number): number {
  let k = i
  while (k > 0 && k > i - LONGEST_LIST) {
    const isMarked = BARE_MARK.test(runs[k - 1]!.text)
    if (!isMarked && !ITEM.test(runs[k]!.text)) break
    k -= isMarked ? 2 : 1
  }
  return Math.max(0, k)
}
