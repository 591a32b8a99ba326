import type { Box } from '#law/fact.ts'
import { mendSpelling } from './mend-spelling.ts'
import type { Block, Line, Page, Word } from './paper.ts'

const LEAST_WRAPPED = 30 // signs
const LEAST_PAIRS = 3
const HEAD = 3 // blocks that may begin with a logo
const NEAR_LEFT = 0.03
const MOST_LEADING = 1.2 // heights of a line between two lines of one paragraph

/** A page as its writer meant it: blocks put together again where a sentence plainly runs on from one to the next (wrapped
 *  text typed in line by line, a paragraph the layout cut in two), a logo's letter left out, scanned words spelled right. */
export function mendPage(page: Page): Page {
  const printed = page.blocks.map(spelled)
  const textOf = textsOfLines()
  const width = page.source === 'typed' ? wrapWidth(printed, textOf) : undefined
  const blocks: Block[] = []
  for (const block of printed.map((one, i) => (i < HEAD ? withoutLogo(one) : one))) {
    const last = blocks.at(-1)
    if (last && runsOn(last, block, { width, textOf }))
      blocks[blocks.length - 1] = { lines: [...last.lines, ...block.lines] }
    else blocks.push(block)
  }
  return { ...page, blocks }
}

function spelled(block: Block): Block {
  return {
    lines: block.lines.map(({ words }) => ({
      words: words.map((word, i) => mendSpelling(leaderMended(word, i, words))),
    })),
  }
}

const MARK_OF_LEADER = /^[.·_…]/
const LEADER = /^[.·_…]{4,}$|^…{2,}$/
const SHORT_LEADER = /^\.{3}$|^…$/ // before a figure; before words it is a pause

// The dots that lead the eye from a label to its value mean what a colon means.
function leaderMended(word: Word, i: number, words: readonly Word[]): Word {
  if (i === 0 || i === words.length - 1 || !MARK_OF_LEADER.test(word.text)) return word
  const leads = LEADER.test(word.text) || (SHORT_LEADER.test(word.text) && /^[$\d]/.test(words[i + 1]!.text))
  return leads ? { ...word, meant: ':' } : word
}

// "W Wolverine Lakes Collections": a logo's letter read as a word before the name it begins
function withoutLogo(block: Block): Block {
  const [logo, name] = block.lines[0]?.words ?? []
  if (!logo || !name || !/^\p{Lu}$/u.test(logo.text) || name.text.length < 2 || !name.text.startsWith(logo.text))
    return block
  return { lines: [{ words: block.lines[0]!.words.slice(1) }, ...block.lines.slice(1)] }
}

interface Typing {
  readonly width: number | undefined
  readonly textOf: (line: Line) => string
}

function runsOn(above: Block, below: Block, { width, textOf }: Typing): boolean {
  const last = above.lines.at(-1)
  const next = below.lines[0]
  if (!last || !next || !isUnder(last, next)) return false
  const before = textOf(last)
  const after = textOf(next)
  if (goesOn(before, after)) return true
  const first = next.words[0]?.text ?? ''
  const isFull = width !== undefined && before.length + 1 + first.length > width
  return isFull && /[\p{L}\d,-]$/u.test(before) && /^[\p{L}\d]/u.test(after)
}

/** Words no line ends with unless its sentence goes on. */
const OPEN =
  /\s(?:of|the|to|an?|and|or|by|in|for|from|with|on|your|our|that|is|de|la|el|los|las|y|o|en|del|al|con|por|su|que)$/i

const LONGEST_OPEN = 6 // signs, with the space before

// a lower-case line below a long one that ends in no full stop; a web address begins small too
function goesOn(before: string, after: string): boolean {
  if (before.length < LEAST_WRAPPED) return false
  const end = before.slice(-LONGEST_OPEN)
  if (OPEN.test(end)) return /^[\p{L}\d]/u.test(after) && !/^\d.*\$/.test(after) // no table row
  return /[\p{L},]$/u.test(end) && /^\p{Ll}/u.test(after) && !/^\S{1,60}\.\S+$/.test(after)
}

/** How many signs a line of typed text holds before it is wrapped; undefined unless several lines plainly run on. */
function wrapWidth(blocks: readonly Block[], textOf: Typing['textOf']): number | undefined {
  const lines = blocks.flatMap(block => block.lines.map(textOf))
  const wrapped = lines.filter((line, i) => goesOn(line, lines[i + 1] ?? ''))
  return wrapped.length < LEAST_PAIRS ? undefined : wrapped.reduce((most, line) => Math.max(most, line.length), 0)
}

function isUnder(above: Line, below: Line): boolean {
  const upper = boxOf(above)
  const lower = boxOf(below)
  if (!upper || !lower) return true
  const height = Math.max(upper[3] - upper[1], lower[3] - lower[1])
  const gap = lower[1] - upper[3]
  return Math.abs(upper[0] - lower[0]) <= NEAR_LEFT && gap > -height / 2 && gap < MOST_LEADING * height
}

function boxOf({ words }: Line): Box | undefined {
  const first = words[0]?.box
  const last = words.at(-1)?.box
  return first && last && [first[0], Math.min(first[1], last[1]), last[2], Math.max(first[3], last[3])]
}

// asked for several times, joined once
function textsOfLines(): Typing['textOf'] {
  const texts = new Map<Line, string>()
  return line => {
    const known = texts.get(line)
    if (known !== undefined) return known
    const text = line.words.map(word => word.text).join(' ')
    texts.set(line, text)
    return text
  }
}
