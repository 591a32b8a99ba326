import { textOf, type Letter, type LetterBlock, type LinesKind } from '#letters/letter.ts'
import type { Weight } from './fonts.ts'
import { breakLines, type Line, type Measure } from './pdf-lines.ts'

/** Points; 72 to the inch. US Letter. */
export const PAGE = { width: 612, height: 792, left: 72, right: 72, top: 54, bottom: 72 } as const

/** The window of a #10 envelope shows, however the folded sheet slips, what stands from 2.5 to 3.17 inches below the
 *  edge and right of 7/8 inch. The address starts there; the sender ends above the window, and nothing that tells of a
 *  debt begins before its lower edge, 3.63 inches down. */
export const WINDOW = { addressFrom: 180, addressWidth: 243, clearFrom: 264 } as const

export const SIZE = 11
/** Distance between the feet of two lines, and how much of each gap is kept. */
interface Spacing {
  readonly leading: number
  readonly gaps: number
}

const EASY: Spacing = { leading: 15, gaps: 1 }
const CLOSE: Spacing = { leading: 13.8, gaps: 0.75 }
const GAP = 8
const SIGNATURE_SPACE = 40
const LIST_INDENT = 22

export type Tag = 'P' | 'H1' | 'L' | 'LI'

/** A stretch of lines that belong together, with where it may break. */
export interface Stretch {
  readonly tag: Tag
  readonly lines: readonly Line[]
  readonly indent: number
  /** The number of a list item, set before its first line. */
  readonly label: string | undefined
  /** First item of a list, which opens its own part of the structure. */
  readonly startsList: boolean
  readonly before: number
  /** Lowest place on the first page where it may begin. */
  readonly notAbove: number
  readonly keepWithNext: boolean
  readonly mayBreak: boolean
}

export interface PlacedLine {
  readonly page: number
  /** Top of the line. */
  readonly y: number
  readonly line: Line
}

export interface Placed {
  readonly stretch: Stretch
  readonly lines: readonly PlacedLine[]
}

export const LINE_HEIGHT = EASY.leading

/** The letter as stretches of lines, in order. */
export function stretchesOf({ blocks }: Letter, measure: Measure): readonly Stretch[] {
  const forWindow = blocks.some(({ kind }) => kind === 'recipient')
  let afterRecipient = false
  return blocks.flatMap((block, index) => {
    const next = blocks[index + 1]
    const notAbove = forWindow ? placeFor(block.kind, afterRecipient) : 0
    if (block.kind === 'recipient') afterRecipient = true
    return stretchesOfBlock(block, next, measure).map((stretch, nth) => ({
      ...stretch,
      before: index === 0 && nth === 0 ? 0 : stretch.before,
      notAbove: nth === 0 ? notAbove : 0,
    }))
  })
}

function placeFor(kind: LetterBlock['kind'], afterRecipient: boolean): number {
  if (kind === 'recipient') return WINDOW.addressFrom
  return afterRecipient ? WINDOW.clearFrom : 0
}

type Unplaced = Omit<Stretch, 'notAbove'>

function stretchesOfBlock(block: LetterBlock, next: LetterBlock | undefined, measure: Measure): readonly Unplaced[] {
  const width = PAGE.width - PAGE.left - PAGE.right
  if (block.kind === 'list') {
    return block.items.map(({ runs }, index) => ({
      ...PLAIN,
      tag: 'LI',
      label: `${index + 1}.`,
      startsList: index === 0,
      indent: LIST_INDENT,
      before: index === 0 ? GAP - 2 : 4,
      lines: breakLines(runs, { width: width - LIST_INDENT, weight: 'regular', measure }),
    }))
  }
  if (block.kind === 'paragraph') {
    const runs = block.sentences.flatMap(({ runs }, index) => (index === 0 ? runs : [' ', ...runs]))
    const keepWithNext = next?.kind === 'list' || next?.kind === 'closing'
    return [{ ...PLAIN, keepWithNext, lines: breakLines(runs, { width, weight: 'regular', measure }) }]
  }
  const look = LOOKS[block.kind]
  const lines = block.lines.flatMap(line =>
    breakLines(line, {
      width: block.kind === 'recipient' ? WINDOW.addressWidth : width,
      weight: look.weight,
      measure,
    }).map((broken, index, all) => (index === all.length - 1 ? endedWithSpace(broken, measure) : broken)),
  )
  return lines.length === 0 ? [] : [{ ...PLAIN, ...look, mayBreak: false, lines }]
}

/** Lines of an address are words apart in the text of the file as well. */
function endedWithSpace(line: Line, measure: Measure): Line {
  const last = line.at(-1)
  return last ? [...line, { text: ' ', font: last.font, width: measure(' ', last.font), open: false }] : line
}

const PLAIN: Unplaced = {
  tag: 'P',
  lines: [],
  indent: 0,
  label: undefined,
  startsList: false,
  before: GAP,
  keepWithNext: false,
  mayBreak: true,
}

interface Look {
  readonly tag: Tag
  readonly weight: Weight
  readonly before: number
  readonly keepWithNext: boolean
}

const LOOKS: Readonly<Record<LinesKind, Look>> = {
  sender: { tag: 'P', weight: 'regular', before: 10, keepWithNext: false },
  date: { tag: 'P', weight: 'regular', before: 10, keepWithNext: false },
  recipient: { tag: 'P', weight: 'regular', before: 14, keepWithNext: false },
  delivery: { tag: 'P', weight: 'regular', before: 12, keepWithNext: false },
  subject: { tag: 'H1', weight: 'semibold', before: GAP + 2, keepWithNext: true },
  salutation: { tag: 'P', weight: 'regular', before: GAP + 2, keepWithNext: true },
  closing: { tag: 'P', weight: 'regular', before: GAP + 4, keepWithNext: true },
  signature: { tag: 'P', weight: 'regular', before: SIGNATURE_SPACE, keepWithNext: false },
  enclosures: { tag: 'P', weight: 'regular', before: GAP + 6, keepWithNext: false },
}

/** Puts the stretches on pages, closer together when that saves a page with little on it. */
export function place(stretches: readonly Stretch[]): readonly Placed[] {
  const easy = placeWith(stretches, EASY)
  const close = placeWith(stretches, CLOSE)
  return pageCount(close) < pageCount(easy) ? close : easy
}

export function pageCount(placed: readonly Placed[]): number {
  return Math.max(1, ...placed.flatMap(({ lines }) => lines.map(({ page }) => page + 1)))
}

const BOTTOM = PAGE.height - PAGE.bottom

/** No page begins or ends with a single line of a longer paragraph, no lead is parted from its list, and the closing
 *  never stands alone. */
function placeWith(stretches: readonly Stretch[], spacing: Spacing): readonly Placed[] {
  const { leading, gaps } = spacing
  let page = 0
  let y: number = PAGE.top
  return stretches.map((stretch, index) => {
    const top = Math.max(y === PAGE.top ? y : y + stretch.before * gaps, page === 0 ? stretch.notAbove : 0)
    if (top + neededAt(stretches, index, spacing) > BOTTOM && y > PAGE.top) {
      page += 1
      y = PAGE.top
    } else y = top
    const lines: PlacedLine[] = []
    for (const [nth, line] of stretch.lines.entries()) {
      const left = stretch.lines.length - nth
      const room = Math.floor((BOTTOM - y + 0.01) / leading)
      if (room < 1 || (stretch.mayBreak && room === 1 && left === 2 && nth > 1)) {
        page += 1
        y = PAGE.top
      }
      lines.push({ page, y, line })
      y += leading
    }
    return { stretch, lines }
  })
}

/** Height that must be left for a stretch to begin on this page. */
function neededAt(stretches: readonly Stretch[], index: number, spacing: Spacing): number {
  const stretch = stretches[index]
  if (!stretch) return 0
  const { lines, mayBreak, keepWithNext } = stretch
  if (keepWithNext) {
    const next = stretches[index + 1]
    const follows = next ? next.before * spacing.gaps + neededAt(stretches, index + 1, spacing) : 0
    return lines.length * spacing.leading + follows
  }
  const whole = !mayBreak || lines.length <= 3
  return (whole ? lines.length : 2) * spacing.leading
}

/** What stands at the foot of each page of a longer letter. */
export function footer(letter: Letter, page: number, pages: number): string {
  const first = (kind: LinesKind) => {
    const block = letter.blocks.find(candidate => candidate.kind === kind)
    return block && 'lines' in block ? textOf(block.lines[0] ?? []) : undefined
  }
  const names = [first('sender'), first('recipient')].filter(name => name !== undefined).join(' to ')
  return [names, first('date'), `Page ${page} of ${pages}`]
    .filter(part => part !== undefined && part !== '')
    .join('  ·  ')
}
