import type { Block, Page, Paper } from './paper.ts'

/** Number of a page that is no page of the letter: the envelope, when its own number is taken. */
const OUTSIDE = 0
const MARK = /^\(?(?:(?:front|back|outside|face) of )?(?:the )?envelope\)?:?$/i
const DATE_ALONE = /^(?:\p{L}{3,10}\.? \d{1,2}, \d{4}|\d{1,2}[/-]\d{1,2}[/-]\d{2,4})$/u

/** The letter and the outside of its envelope, kept apart. Without an envelope's own
 *  page it is what stands between a line "(envelope)" and the letter's date. */
export function apartFromEnvelope(paper: Paper): { letter: Paper; envelope: Page | undefined } {
  if (paper.envelope) {
    const { envelope } = paper
    const taken = paper.pages.some(page => page.number === envelope.number)
    return { letter: { pages: paper.pages }, envelope: taken ? { ...envelope, number: OUTSIDE } : envelope }
  }
  const first = paper.pages[0]
  const [mark, ...rest] = first?.blocks[0]?.lines ?? []
  if (!first || !mark || !MARK.test(textOf({ lines: [mark] }))) return { letter: paper, envelope: undefined }
  const blocks = [{ lines: rest }, ...first.blocks.slice(1)].filter(block => block.lines.length > 0)
  const end = blocks.findIndex(block => DATE_ALONE.test(textOf(block)))
  if (end < 0) return { letter: paper, envelope: undefined }
  return {
    letter: { pages: [{ ...first, blocks: blocks.slice(end) }, ...paper.pages.slice(1)] },
    envelope: { ...first, number: OUTSIDE, blocks: blocks.slice(0, end) },
  }
}

function textOf(block: Block): string {
  return block.lines.flatMap(line => line.words.map(word => word.text)).join(' ')
}
