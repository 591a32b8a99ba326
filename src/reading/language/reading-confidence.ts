import type { ReadSentence } from './find-phrases.ts'
import { MODALS, NEGATORS } from './function-words.ts'
import type { Match } from './pattern.ts'
import { isKnownWord } from './repair.ts'

/** Beside a "will" or "may" a word read less surely than this might hide a "not".  @law letter-facts.md 4 */
const SURE_BESIDE_MODAL = 0.9
/** A longer word that is spelled right was hardly misread, whatever the reader says. */
const SPELLED_RIGHT = 0.9
const SPELLED_RIGHT_LENGTH = 5
const UNSURE = 0.5

/** 0 to 1: how surely the words were read that decide what the sentence says. Words it does not rest on do not count. */
export function readingConfidence(sentence: ReadSentence, match: Match): number {
  const { atoms, stances } = sentence
  if (match.atoms.some(i => stances[i]!.doubtful)) return UNSURE
  const rests = match.atoms.map(i => {
    const { confidence, norm } = atoms[i]!
    return norm.length >= SPELLED_RIGHT_LENGTH && isKnownWord(norm) ? Math.max(confidence, SPELLED_RIGHT) : confidence
  })
  const beside = atoms.flatMap((atom, i) => {
    if (!MODALS.has(atom.norm) && !NEGATORS.has(atom.norm)) return []
    if (i < match.from - 6 || i > match.to + 6) return []
    const next = atoms[i + 1]
    const hidden = next !== undefined && next.norm.length <= 5 && next.confidence < SURE_BESIDE_MODAL
    return hidden ? [atom.confidence, Math.min(next.confidence, 0.8)] : [atom.confidence]
  })
  return Math.min(1, ...rests, ...beside)
}
