import { known, type Evidence } from '#law/fact.ts'
import type { PresentNotice } from '#law/statements.ts'
import { evidenceIn } from '#reading/run.ts'
import type { FoundFacts, ReadText } from './finder.ts'

const RIGHTS: readonly PresentNotice['notice'][] = [
  'dispute-statement',
  'verification-statement',
  'original-creditor-statement',
]
const DEMAND =
  /\b(?:pay|remit|send|settle)\b.{0,60}(?:\$|\b(?:now|today|immediately|in full|at once|promptly|right away|online|by phone|without delay)\b)|\b(?:payment|balance|amount|sum|debt)\b.{0,60}\b(?:must be paid|(?:is|are) (?:required|demanded|payable|wanted|expected)|due (?:now|immediately|at once|in full))\b|\b(?:final|immediate|last|urgent) (?:demand|payment)\b|\bpayment (?:is )?(?:due|required)\b|\bdemand (?:is|for) .{0,20}payment\b/i
const POINTER =
  /\b(?:see|refer to|read|turn to|on|vea)\b.{0,40}\b(?:reverse|back|other side|page (?:2|3|two|three)|next page|reverso|below)\b|\bimportant (?:information|notice)\b.{0,30}\b(?:rights|reverse|page)\b/i

/** Where the letter proper ends and small print begins, though on the same scanned page. */
const SMALL_PRINT =
  /\bpage (?:[2-9]|two|three|four)(?: of \w+)?\b|^\W*(?:reverse side|back of (?:the |this )?letter|continued on (?:the )?(?:back|reverse)|for office use|(?:website )?terms of (?:use|service)|for processing|internal use|(?:our )?privacy (?:policy|notice|statement)|cookie policy|small print|fine print|legal notices?|general (?:terms|conditions|information)|terms (?:and|&) conditions|state (?:notices|disclosures)|other (?:notices|disclosures)|miscellaneous|back of (?:page|sheet)|on the back|printed on (?:the )?(?:back|reverse)|overleaf|(?:second|third|last) page|notice about electronic check)/i
/** So much must stand before the small print that a demand there is the letter's own. */
const LETTER_PROPER = 3

/** Whether the rights stand on the first page, are pointed to from it, or only come on a later page behind a demand. */
export function findRightsPlacement(text: ReadText, soFar: Readonly<FoundFacts>): FoundFacts {
  const notices = soFar.notices?.known ? soFar.notices.value : []
  const rights = notices.filter(one => RIGHTS.includes(one.notice)).flatMap(one => one.evidence)
  if (rights.length === 0) return {}
  const firstPage = Math.min(...rights.map(one => one.page))
  const firstLine = Math.min(...rights.map(one => lineOf(text, one)))
  const placed = (value: 'up-front' | 'pointed-to' | 'hidden', evidence: readonly Evidence[]): FoundFacts => ({
    rightsPlacement: known(value, { confidence: 0.8, evidence }),
  })
  const smallPrint = text.lines.find(
    line =>
      line.index >= LETTER_PROPER && line.index <= firstLine && SMALL_PRINT.test(line.text) && !pointsAhead(line.text),
  )
  const onFirstPage = firstPage === text.lines[0]?.page
  if (onFirstPage && !smallPrint) return placed('up-front', rights.slice(0, 1))
  const front = text.lines.filter(line => (smallPrint ? line.index < smallPrint.index : line.page < firstPage))
  const pointer = front.find(line => pointsAhead(line.text))
  if (pointer) return placed('pointed-to', [evidenceIn(text, pointer)])
  const demand = front.find(line => DEMAND.test(line.text))
  return demand ? placed('hidden', [evidenceIn(text, demand), rights[0]!]) : placed('up-front', rights.slice(0, 1))
}

// "(continued on back)" says nothing of rights
function pointsAhead(said: string): boolean {
  return POINTER.test(said) && !/\bcontinued\b/i.test(said)
}

// the line its quote begins on, by the quote's first words
function lineOf(text: ReadText, { page, quote }: Evidence): number {
  const begins = quote.split(/\s+/).slice(0, WORDS_TOLD_BY).join(' ')
  return text.lines.find(line => line.page === page && line.text.includes(begins))?.index ?? 0
}
const WORDS_TOLD_BY = 3
