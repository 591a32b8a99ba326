import { KIND, kindOf } from '#reading/language/classifier/traits.ts'

const OF_CLASSES: ReadonlySet<number> = new Set([KIND.fineClass, KIND.coarseClass, KIND.deniedClass])
const OF_WORDS: ReadonlySet<number> = new Set([KIND.word, KIND.deniedWord, KIND.neighbours, KIND.together])

/** How readily the fit leans on a trait: on what carries over to words it has not met more than on the words themselves.
 *  Found by trial on hands left out. */
export function emphasisOf(key: number): number {
  const kind = kindOf(key)
  if (OF_CLASSES.has(kind)) return 4
  return OF_WORDS.has(kind) ? 2 : 1
}
