import type { Box } from '#law/fact.ts'

/** A printed word and where it stands. Pages of bare text have no boxes. */
export interface Word {
  readonly text: string
  /** What a damaged word was meant to be, where that is plain; quotes keep what is printed. */
  readonly meant?: string
  readonly box?: Box
  /** 0 to 1; a text layer counts as 1. */
  readonly confidence: number
  /** Digits only: two readers agreed (true) or disagreed (false). Absent: read once, or no digits. */
  readonly digitsAgree?: boolean
}

export interface Line {
  readonly words: readonly Word[]
}

/** Lines that belong together: a paragraph, a table row, an address, a heading. Sentences never cross a block. */
export interface Block {
  readonly lines: readonly Line[]
}

export type PageSource = 'text-layer' | 'ocr' | 'typed'

export interface Page {
  /** From 1. */
  readonly number: number
  /** In reading order. */
  readonly blocks: readonly Block[]
  readonly source: PageSource
  /** Mean confidence of its words, weighted by length. */
  readonly confidence: number
  /** Parts seen but not read, in plain words ("the bottom of the page is cut off"). */
  readonly unread: readonly string[]
  /** Width over height of the page, when it is known. */
  readonly aspect?: number
}

/** A paper as words in reading order: what every finder works on. */
export interface Paper {
  readonly pages: readonly Page[]
  /** The outside of the envelope, when it was photographed too. */
  readonly envelope?: Page
}

/** Bare text as a paper: one block a line, as typed text and test letters come.
 *  @example paperFromText('Dear Ms. Lee:\nYou owe $5.00.').pages[0].blocks.length // 2 */
export function paperFromText(text: string, { source = 'typed' }: { source?: PageSource } = {}): Paper {
  return { pages: text.split('\f').map((page, index) => pageFromText(page, index + 1, source)) }
}

function pageFromText(text: string, number: number, source: PageSource): Page {
  const blocks = text
    .split(/\r?\n/)
    .map(wordsIn)
    .filter(words => words.length > 0)
    .map(words => ({ lines: [{ words: words.map(word => ({ text: word, confidence: 1 })) }] }))
  return { number, blocks, source, confidence: 1, unread: [] }
}

const LEAST_SPACED = 5

// a heading set with a space after every letter, and wider ones between its words
function wordsIn(line: string): string[] {
  const words = line.split(/\s+/).filter(word => word !== '')
  const single = words.filter(word => word.length === 1).length
  if (single < LEAST_SPACED || single < words.length - 1) return words
  return line
    .split(/\s{2,}/)
    .map(word => word.replaceAll(/\s/g, ''))
    .filter(word => word !== '')
}

export function wordsOf(page: Page): Word[] {
  return page.blocks.flatMap(block => block.lines.flatMap(line => line.words))
}

/** The plain text: one line a printed line, a blank line between pages. */
export function textOf(paper: Paper): string {
  return paper.pages
    .map(page =>
      page.blocks.flatMap(block => block.lines.map(line => line.words.map(word => word.text).join(' '))).join('\n'),
    )
    .join('\n\f')
}
