import { seeded } from '#units/seeded.ts'

/** Draws that repeat: the same seed gives the same letters on every machine. */
export interface Random {
  /** From 0 up to, but not, 1. */
  readonly next: () => number
  /** A whole number, both ends included. */
  readonly whole: (from: number, to: number) => number
  readonly pick: <T>(list: readonly T[]) => T
  readonly chance: (share: number) => boolean
}

/** @example randomOf('7 threat-arrest-or-jail p1 0').whole(1, 6) */
export function randomOf(seed: string): Random {
  const draw = seeded(hash(seed))
  const next = (): number => draw() / 4_294_967_296
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  return { next, whole, pick: list => list[whole(0, list.length - 1)]!, chance: share => next() < share }
}

function hash(text: string): number {
  let so = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) so = Math.imul(so ^ text.charCodeAt(i), 0x01000193)
  return so >>> 0
}
