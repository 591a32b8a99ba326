import type { Label } from '#reading/language/classifier/labels.ts'
import type { ReadSentence } from '#reading/language/find-phrases.ts'
import type { Pattern } from '#reading/language/pattern.ts'
import { DISCLAIMERS } from './disclaimers.ts'
import { patterns, saysAny } from './search.ts'

interface Compiled {
  readonly any: readonly Pattern[]
  readonly but: readonly Pattern[]
}

const COMPILED = new Map<string, readonly Compiled[]>(
  Object.entries(DISCLAIMERS).map(([label, all]) => [
    label,
    [all].flat().map(({ any, but }) => ({ any: patterns(any), but: patterns(but ?? []) })),
  ]),
)

/** Whether a sentence that is like those that say a thing plainly does not, by itself or by what follows in its paragraph. */
export function disclaimedIn(
  sentences: readonly ReadSentence[],
  places: ReadonlyMap<ReadSentence, number>,
): (sentence: ReadSentence, label: Label) => boolean {
  return (sentence, label) => {
    const disclaimers = COMPILED.get(label)
    if (!disclaimers) return false
    const next = sentences[(places.get(sentence) ?? sentences.length) + 1]
    const after = next?.block === sentence.block && next.page === sentence.page ? next : undefined
    return disclaimers.some(
      ({ any, but }) =>
        !saysAny(sentence, but) && (saysAny(sentence, any) || (!saysAny(after, but) && saysAny(after, any))),
    )
  }
}
