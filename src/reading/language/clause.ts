import type { Atom } from './atoms.ts'
import type { Match } from './pattern.ts'
import { segmentsOf } from './segments.ts'

/** A sentence up to this many words is quoted whole: a person recognises a sentence. */
const QUOTED_WHOLE = 45

/** The stretch of a sentence to quote for a match: all of it, or of a long one the clauses the match touches. */
export function clauseAround(atoms: readonly Atom[], match: Match): { from: number; to: number } {
  const whole = { from: 0, to: atoms.length - 1 }
  if (atoms.length <= QUOTED_WHOLE) return whole
  const touched = segmentsOf(atoms).filter(({ from, to }) => match.atoms.some(i => i >= from && i < to))
  const [first] = touched
  const last = touched.at(-1)
  return first && last ? { from: first.from, to: last.to - 1 } : whole
}
