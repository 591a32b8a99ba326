import { sixBits } from './base64url.ts'
import { COARSE_CLASSES, FINE_CLASSES, WORDS } from './word-classes.data.ts'

/** The classes of like words a word belongs to: *sheriff* with *deputy*, *garnish* with *withhold*. */
export interface WordClasses {
  readonly fine: number
  readonly coarse: number
}

const CLASSES: ReadonlyMap<string, WordClasses> = new Map(
  WORDS.split(' ').map((word, i) => [word, { fine: numberAt(FINE_CLASSES, i), coarse: numberAt(COARSE_CLASSES, i) }]),
)

/** Undefined for a word that nobody met in print. */
export function wordClassesOf(norm: string): WordClasses | undefined {
  return CLASSES.get(norm)
}

function numberAt(letters: string, i: number): number {
  return sixBits(letters.charCodeAt(2 * i)) * 64 + sixBits(letters.charCodeAt(2 * i + 1))
}
