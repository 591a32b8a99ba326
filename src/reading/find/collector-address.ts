import { known, valueOf } from '#law/fact.ts'
import type { AddressBlock } from '#reading/addresses.ts'
import { sameCompany } from '#reading/names.ts'
import { consumerBlock } from './consumer.ts'
import type { FoundFacts, ReadText } from './finder.ts'

const FOR_LETTERS = /\b(?:disput\w*|correspond\w*|write|mail|send|return|inquir\w*|enviar?|env[ií]e|escr[ií]b\w*)\b/i
const FOR_PAYMENTS = /\b(?:payments?|remit\w*|checks?|payable|lockbox|pagos?)\b/i
const NOT_THE_SENDER = /\b(?:clerk|court|plaintiff|defendant|employer|original creditor|precinct|sheriff)\b/i

/** Where the sender can be written to, and apart from it where payments go. A PO box is an address.
 *  @law 12 CFR 1006.34(c)(2)(i) */
export function findCollectorAddress(text: ReadText, soFar: Readonly<FoundFacts>): FoundFacts {
  if (soFar.courtName?.known) return {} // where a plaintiff takes disputes is not what its papers say
  const collector = soFar.collectorName && valueOf(soFar.collectorName)
  const consumer = consumerBlock(text, collector)
  const others = text.addresses.filter(block => !isSame(block, consumer) && !NOT_THE_SENDER.test(introduction(block)))
  const own = others.filter(
    block => collector !== undefined && namesAround(block).some(name => sameCompany(name, collector)),
  )
  const best =
    others.find(block => FOR_LETTERS.test(introduction(block)) && !FOR_PAYMENTS.test(introduction(block))) ??
    own.find(block => !FOR_PAYMENTS.test(introduction(block))) ??
    own[0] ??
    others.find(block => !block.inProse)
  const remit = text.addresses.find(block => FOR_PAYMENTS.test(introduction(block)) && !isSame(block, consumer))
  return {
    ...(best ? { collectorAddress: known({ lines: best.lines }, { evidence: best.evidence }) } : {}),
    ...(remit ? { remitTo: known({ lines: remit.lines }, { evidence: remit.evidence }) } : {}),
  }
}

const LEAST_SHARED = 0.6

/** Whether two blocks print the same address, a digit read wrongly in one of them or not. */
export function isSame(a: AddressBlock, b: AddressBlock | undefined): boolean {
  if (b === undefined) return false
  const [ours, theirs] = [wordsOf(a.lines), wordsOf(b.lines)]
  const [towns, other] = [wordsOf(a.lines.slice(-1)), wordsOf(b.lines.slice(-1))]
  if (a.lines.length > 1 && b.lines.length > 1 && shared(towns, other) < 1) return false
  return shared(ours, theirs) >= (a.lines.length === b.lines.length ? LEAST_SHARED : 1)
}

function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter(word => b.has(word)).length
  return both / Math.max(a.size, b.size, 1)
}

function wordsOf(lines: readonly string[]): ReadonlySet<string> {
  return new Set(
    lines
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\d]+/gu) ?? [],
  )
}

function introduction(block: AddressBlock): string {
  const above = block.above.slice(0, 2).map(line => line.text)
  return [block.label, block.name ?? '', ...above.filter(line => line.length < 50)].join(' ')
}

function namesAround(block: AddressBlock): string[] {
  const inline = block.lines[0]?.split(/,\s*(?=\d|p\.?o\.? box)/i)[0] ?? ''
  return [block.name ?? '', inline, ...block.above.slice(0, 3).map(line => line.text)]
}
