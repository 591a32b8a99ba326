export interface Piece {
  readonly from: number
  readonly to: number
}

/** Breaks a line of print, seen as columns with or without ink, into pieces no wider than `most`, between words: a gap of
 *  at least `gap` empty columns. A word wider than that is cut where it must be.
 *  @example wrapLine([true, true, false, false, true, true], 4, 2) // [{ from: 0, to: 2 }, { from: 4, to: 6 }] */
export function wrapLine(ink: readonly boolean[], most: number, gap: number): readonly Piece[] {
  const pieces: Piece[] = []
  let from = ink.indexOf(true)
  while (from >= 0 && from < ink.length) {
    const to = Math.min(ink.length, from + Math.max(1, most))
    const end = to === ink.length ? to : lastGapBefore(ink, from, to, gap)
    pieces.push({ from, to: end })
    from = ink.indexOf(true, end)
  }
  return pieces
}

function lastGapBefore(ink: readonly boolean[], from: number, to: number, gap: number): number {
  let empty = 0
  for (let at = to - 1; at > from; at--) {
    empty = ink[at] ? 0 : empty + 1
    if (empty >= gap && ink[at - 1]) return at
  }
  return to
}
