import type { AnalysisReply, ViolationReply } from '#contract/analyses.ts'

/** Fractions of the page: left, top, right, bottom. */
export type Box = readonly [number, number, number, number]

/** A finding as the page numbers it: those counted first, then those worth asking about. */
export interface NumberedFinding {
  readonly number: number
  readonly finding: ViolationReply
  readonly counted: boolean
}

/** A piece of a page that stays when the page is deleted, and what of the page it shows. */
export type Piece = NonNullable<ViolationReply['evidence'][number]['piece']>

/** One place on one page that a finding rests on, a box a line. */
export interface Mark {
  readonly number: number
  readonly page: number
  readonly boxes: readonly Box[]
  readonly quote: string
  readonly title: string
  readonly piece?: Piece
}

export function numberFindings({ violations }: AnalysisReply): readonly NumberedFinding[] {
  return [
    ...violations.violations.map(finding => ({ finding, counted: true })),
    ...violations.worth_asking.map(finding => ({ finding, counted: false })),
  ].map((one, index) => ({ ...one, number: index + 1 }))
}

/** Every mark, in reading order: page, then from the top. */
export function marksOf(findings: readonly NumberedFinding[]): readonly Mark[] {
  return findings
    .flatMap(({ number, finding }) =>
      finding.evidence
        .filter(({ boxes }) => boxes.length > 0)
        .map(({ page, boxes, quote, piece }) => ({
          number,
          page,
          boxes,
          quote,
          title: finding.title,
          ...(piece && { piece }),
        })),
    )
    .toSorted((a, b) => a.page - b.page || topOf(a) - topOf(b) || a.number - b.number)
}

function topOf(mark: Mark): number {
  return Math.min(...mark.boxes.map(box => box[1]))
}

/** The mark as it lies on its piece: its boxes as fractions of that. Without a piece it is left as it is. */
export function markInPiece(mark: Mark): Mark {
  if (!mark.piece) return mark
  const [left, top, right, bottom] = mark.piece.shows
  const boxes = mark.boxes.map(([x0, y0, x1, y1]): Box => [
    (x0 - left) / (right - left),
    (y0 - top) / (bottom - top),
    (x1 - left) / (right - left),
    (y1 - top) / (bottom - top),
  ])
  return { ...mark, boxes }
}

/** The rectangle around all boxes of a mark. */
export function aroundBoxes(boxes: readonly Box[]): Box {
  return [
    Math.min(...boxes.map(box => box[0])),
    Math.min(...boxes.map(box => box[1])),
    Math.max(...boxes.map(box => box[2])),
    Math.max(...boxes.map(box => box[3])),
  ]
}

export interface NumberPlace {
  readonly side: 'left' | 'right'
  /** Middle of the number, as a fraction of the page's height. */
  readonly at: number
}

/** Where each mark's number stands: in the margin nearer to its first line, never on the text; numbers in one margin
 *  are moved `apart` (a fraction of the height) so that none covers another. Same order as `marks`. */
export function placeNumbers(marks: readonly Mark[], apart: number): readonly NumberPlace[] {
  const places = marks.map(({ boxes }) => {
    const first = boxes[0] ?? [0, 0, 1, 0]
    const middle = (first[0] + first[2]) / 2
    return { side: middle > 0.55 ? ('right' as const) : ('left' as const), at: (first[1] + first[3]) / 2 }
  })
  for (const side of ['left', 'right'] as const) {
    const column = places.filter(place => place.side === side).toSorted((a, b) => a.at - b.at)
    for (let i = 1; i < column.length; i++) {
      column[i]!.at = Math.max(column[i]!.at, column[i - 1]!.at + apart)
    }
    for (let i = column.length - 1; i >= 0; i--) {
      const next = i === column.length - 1 ? 1 : column[i + 1]!.at - apart
      column[i]!.at = Math.min(column[i]!.at, next)
    }
  }
  return places
}

/** What to cut out of the page to show a mark: its boxes with a little air, in whole pixels inside the page. */
export function cropOf(boxes: readonly Box[], width: number, height: number) {
  const [x0, y0, x1, y1] = aroundBoxes(boxes)
  const line = Math.max(...boxes.map(box => box[3] - box[1]))
  const air = line * 0.18
  const left = Math.max(0, Math.floor(x0 * width - air * height * 0.5))
  const top = Math.max(0, Math.floor((y0 - air) * height))
  const right = Math.min(width, Math.ceil(x1 * width + air * height * 0.5))
  const bottom = Math.min(height, Math.ceil((y1 + air) * height))
  return { left, top, width: right - left, height: bottom - top, lineHeight: Math.max(1, line * height) }
}
