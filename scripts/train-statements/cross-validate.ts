import { LABELS, type Label } from '#reading/language/classifier/labels.ts'
import { learn, saysIt, scoreOfPassage } from './learn.ts'
import { AUTHORS, type Hand } from './passages.ts'
import type { ReadPassage, ReadPassages } from './read-passages.ts'

/** Hands that are left out together, and then tested on. */
export const FOLDS: readonly (readonly Hand[])[] = [
  ...AUTHORS.flatMap((author, i) => (i % 2 === 0 ? [[author, AUTHORS[i + 1]]] : [])).map(pair =>
    pair.flatMap(author => (author ? [`author-${author}` as const] : [])),
  ),
  ['finders'],
  ['paraphrases'],
  ['development', 'catalogue', 'letters'],
]

/** What a passage scores for a label, by weights learned from other hands only. */
export interface Trial {
  readonly passage: ReadPassage
  readonly score: number
  readonly says: boolean
  /** A near miss or the thing itself, and not a text labelled for something else. */
  readonly isOwn: boolean
}

export function crossValidate({ passages, keys }: ReadPassages): ReadonlyMap<Label, readonly Trial[]> {
  return new Map(LABELS.map(label => [label, trialsOf(label, passages, keys.length)]))
}

function trialsOf(label: Label, passages: readonly ReadPassage[], traits: number): Trial[] {
  return FOLDS.flatMap(fold => {
    const tested = passages.filter(({ hand }) => fold.includes(hand))
    if (!tested.some(passage => saysIt(passage, label) !== undefined)) return []
    const weights = learn(
      label,
      passages.filter(({ hand }) => !fold.includes(hand)),
      traits,
    )
    return tested.flatMap(passage => {
      const says = saysIt(passage, label)
      if (says === undefined || passage.rows.length === 0) return []
      const isOwn =
        passage.says.includes(label) || passage.saysNot.includes(label) || (says && passage.found.has(label))
      return [{ passage, says, isOwn, score: scoreOfPassage(weights, passage) }]
    })
  })
}
