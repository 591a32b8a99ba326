import type { IsoDate } from '#units/iso-date.ts'
import { textOfPaper } from './language/sentences.ts'
import { linesOf } from './lines.ts'
import type { Paper } from './paper.ts'

/** A day on an envelope, and the line it was read from. */
export interface Postmark {
  readonly on: IsoDate
  readonly line: string
}

const STAMPED = /\b(?:us postage|postage|meter|mailed from|usps|[ap]m \d+ ?l|p&dc)\b/i

/** The day stamped on an envelope, when one can be told: the one on a stamp's own line, else the only one there is. Two
 *  days that differ tell nothing. The person confirms it before anything is counted from it.
 *  @example postmarkOn(paperFromText('US POSTAGE $00.69 11/02/2026 ZIP 60601'))?.on // '2026-11-02' */
export function postmarkOn(paper: Paper): Postmark | undefined {
  const lines = linesOf(paper, textOfPaper(paper))
  const dated = lines.flatMap(line =>
    line.atoms.flatMap(atom => (atom.kind === 'date' && atom.date ? [{ on: atom.date, line: line.text }] : [])),
  )
  const stamped = dated.filter(({ line }) => STAMPED.test(line))
  return only(stamped) ?? only(dated)
}

function only(found: readonly Postmark[]): Postmark | undefined {
  return new Set(found.map(({ on }) => on)).size === 1 ? found[0] : undefined
}
