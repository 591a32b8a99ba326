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
  /\b(?:pay|remit|send)\b.{0,40}(?:\$|\bnow\b|\btoday\b|\bimmediately\b|\bin full\b)|\b(?:final|immediate) demand\b|\bpayment (?:is )?(?:due|required)\b/i
const POINTER =
  /\b(?:see|refer to|read|turn to|on|vea)\b.{0,40}\b(?:reverse|back|other side|page (?:2|3|two|three)|next page|reverso|below)\b|\bimportant (?:information|notice)\b.{0,30}\b(?:rights|reverse|page)\b/i

/** Whether the rights stand on the first page, are pointed to from it, or only come on a later page behind a demand. */
export function findRightsPlacement(text: ReadText, soFar: Readonly<FoundFacts>): FoundFacts {
  const notices = soFar.notices?.known ? soFar.notices.value : []
  const rights = notices.filter(one => RIGHTS.includes(one.notice)).flatMap(one => one.evidence)
  if (rights.length === 0) return {}
  const firstPage = Math.min(...rights.map(one => one.page))
  const placed = (value: 'up-front' | 'pointed-to' | 'hidden', evidence: readonly Evidence[]): FoundFacts => ({
    rightsPlacement: known(value, { confidence: 0.8, evidence }),
  })
  if (firstPage === text.lines[0]?.page) return placed('up-front', rights.slice(0, 1))
  const front = text.lines.filter(line => line.page < firstPage)
  const pointer = front.find(line => POINTER.test(line.text))
  if (pointer) return placed('pointed-to', [evidenceIn(text, pointer)])
  const demand = front.find(line => DEMAND.test(line.text))
  return demand ? placed('hidden', [evidenceIn(text, demand), rights[0]!]) : placed('up-front', rights.slice(0, 1))
}
