import { known, unknown, type Known, type Unknown } from '#law/fact.ts'
import type { ReadText } from './finder.ts'

const PAGE_OF = /\b(?:page|p[áa]gina|pg\.?)\s*(\d{1,2})\s*(?:of|de|\/)\s*(\d{1,2})\b/i
const REVERSE = /\b(?:see|vea|read|continued on)\b.{0,20}\b(?:reverse|back|other side|reverso)\b/i
const MODEL_FORM_REVERSE = /^(?:notice|aviso): (?:see reverse side|vea al reverso) (?:for|para)\b/i
const LEAST_CONFIDENCE = 0.85
/** The form's own pointer to a reverse side: what stands there is optional, yet something required may stand there too.
 *  Low enough that an absence is asked about, not asserted. */
const REVERSE_SIDE_UNSEEN = 0.8

/** Whether everything was there and read well enough to say that a thing is not on it. */
export function findWholeLetterRead(text: ReadText): { wholeLetterRead: Known<true> | Unknown } {
  return { wholeLetterRead: whole(text) }
}

function whole(text: ReadText): Known<true> | Unknown {
  const { pages } = text.paper
  if (text.lines.length === 0) return unknown('there is no text to read')
  const unread = pages.flatMap(page => page.unread)
  if (unread.length > 0) return unknown(unread[0])
  const confidence = Math.min(...pages.map(page => page.confidence))
  if (confidence < LEAST_CONFIDENCE) return unknown('a page could not be read well enough')
  const missing = missingPage(text)
  if (missing) return unknown(`page ${missing} is not among the pages`)
  if (pages.length > 1) return known(true, { confidence })
  const pointer = text.lines.find(line => REVERSE.test(line.text) && line.text.length < 160)
  if (!pointer) return known(true, { confidence })
  return MODEL_FORM_REVERSE.test(pointer.text)
    ? known(true, { confidence: REVERSE_SIDE_UNSEEN })
    : unknown('the letter points to its reverse side, which is not among the pages')
}

// Typed text comes as one page whatever its marks say, so the marks themselves are what was seen.
function missingPage(text: ReadText): number | undefined {
  const seen = new Set<number>(text.paper.pages.map((_, index) => index + 1))
  let last = 0
  for (const line of text.lines) {
    const mark = PAGE_OF.exec(line.text)
    if (!mark) continue
    seen.add(Number(mark[1]))
    last = Math.max(last, Number(mark[2]))
  }
  for (let page = 1; page <= last; page += 1) if (!seen.has(page)) return page
  return undefined
}
