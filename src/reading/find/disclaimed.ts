import type { Label } from '#reading/language/classifier/labels.ts'
import type { ReadSentence } from '#reading/language/find-phrases.ts'
import type { Pattern } from '#reading/language/pattern.ts'
import type { Disclaimer } from './disclaimers/disclaimer.ts'
import { DISCLAIMERS } from './disclaimers/index.ts'
import { OF_ANY } from './disclaimers/of-any.ts'
import { patterns, saysAny } from './search.ts'

interface Compiled {
  readonly any: readonly Pattern[]
  readonly but: readonly Pattern[]
  readonly behind: readonly Pattern[] | undefined
}

const OF_ANY_LABEL = compiled(OF_ANY)
const OF_LABEL = new Map<string, readonly Compiled[]>(
  Object.entries(DISCLAIMERS).map(([label, all]) => [label, [...compiled([all].flat()), ...OF_ANY_LABEL]]),
)

function compiled(all: readonly Disclaimer[]): readonly Compiled[] {
  return all.map(({ any, but, behind }) => ({
    any: patterns(any),
    but: patterns(but ?? []),
    behind: behind && patterns(behind),
  }))
}

/** Whether a sentence that is like those that say a thing plainly does not, by itself or by what follows in its paragraph. */
export function disclaimedIn(
  sentences: readonly ReadSentence[],
  places: ReadonlyMap<ReadSentence, number>,
): (sentence: ReadSentence, label: Label) => boolean {
  return (sentence, label) => {
    const disclaimers = OF_LABEL.get(label) ?? OF_ANY_LABEL
    const at = places.get(sentence) ?? sentences.length
    const beside = (other: ReadSentence | undefined): ReadSentence | undefined =>
      other?.block === sentence.block && other.page === sentence.page ? other : undefined
    const [before, after] = [beside(sentences[at - 1]), beside(sentences[at + 1])]
    return disclaimers.some(({ any, but, behind }) => {
      if (saysAny(sentence, but)) return false
      if (behind) return saysAny(sentence, any) && saysAny(before, behind)
      return saysAny(sentence, any) || (!saysAny(after, but) && saysAny(after, any))
    })
  }
}
