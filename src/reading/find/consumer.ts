import { known, valueOf } from '#law/fact.ts'
import type { AddressBlock } from '#reading/addresses.ts'
import { isCompanyLike, isPersonName, sameCompany } from '#reading/names.ts'
import { evidenceIn } from '#reading/run.ts'
import type { FoundFacts, ReadText } from './finder.ts'

const TO_LABEL =
  /^(?:to|para|attn|attention|personal and confidential|personal & confidential|bill to|consumer|debtor|name|from|defendant.*|.*defendant|.* to)$/i
const TO_LINE = /^(?:to|para)\s*:\s*(.{3,60})$/i
const GREETING =
  /^(?:dear|hello|hi|estimad[oa])\s{1,4}((?:mr|mrs|ms|miss|dr|sr|sra)?\.?\s?[\p{L}.' -]{2,50}?)\s*[:,]?$/iu
const NOBODY =
  /\b(?:customer|consumer|client|resident|sir|madam|concern|friend|homeowner|cardholder|member|debtor|valued|occupant|cliente|consumidor)\b/i
const CARE_OF = /^(?:c\/o|in care of|attn:?|attention:?|a\/c)\s*/i
const ESTATE = /^(?:the )?estate of\s+/i

/** The person the letter is addressed to: the window block, "To:", or the greeting. "Valued Customer" names nobody. */
export function findConsumer(text: ReadText, soFar: Readonly<FoundFacts>): FoundFacts {
  const collector = valueOf(soFar.collectorName ?? { known: false, because: '' })
  const block = consumerBlock(text, collector)
  const name = (block && nameIn(block, collector)) ?? afterTo(text) ?? greeted(text)
  return {
    ...(name ? { consumerName: known(name.text, { confidence: name.confidence, evidence: [name.evidence] }) } : {}),
    ...(block
      ? {
          consumerAddress: known({ lines: block.lines }, { confidence: name ? 1 : 0.85, evidence: block.evidence }),
        }
      : {}),
  }
}

/** The block that carries the addressee's address, the first that is a person's. */
export function consumerBlock(text: ReadText, collector: string | undefined): AddressBlock | undefined {
  const blocks = text.addresses.filter(block => !isOthers(block, collector))
  return (
    blocks.find(block => /^(?:to|para)$/i.test(block.label) && !isCompanyLike(block.name ?? '')) ??
    blocks.find(block => !block.inProse && nameIn(block, collector) !== undefined) ??
    blocks.find(block => /defendant|debtor|^.* to$/i.test(`${block.label} ${block.name ?? ''}`)) ??
    blocks.find(block => nameIn(block, collector) !== undefined)
  )
}

function isOthers(block: AddressBlock, collector: string | undefined): boolean {
  const around = [block.name ?? '', ...block.above.slice(0, 2).map(line => line.text)]
  if (/clerk|\bcourt\b|plaintiff|employer/i.test(`${block.label} ${block.name ?? ''}`)) return true
  if (/^(?:to|para)$/i.test(block.label) && collector === undefined) return false
  return collector !== undefined && around.some(name => sameCompany(name, collector))
}

function nameIn(
  block: AddressBlock,
  collector: string | undefined,
): { text: string; confidence: number; evidence: ReturnType<typeof evidenceIn> } | undefined {
  const text = block.name
  const evidence = block.nameEvidence
  if (text === undefined || evidence === undefined || NOBODY.test(text)) return undefined
  const bare = text.replace(/^(?:to|para) (?=\p{Lu})/iu, '').replace(ESTATE, '')
  if (isPersonName(bare) || (isCapitals(bare) && isPersonName(titled(bare))))
    return { text: bare, confidence: 1, evidence }
  const above = block.above[block.name === block.above[0]?.text ? 1 : 0]
  if (
    (CARE_OF.test(text) || /^attn|^c\/o/i.test(block.label)) &&
    above &&
    !(collector && sameCompany(above.text, collector))
  ) {
    const person = isPersonName(above.text) || isCompanyLike(above.text)
    if (person) return { text: above.text, confidence: 0.9, evidence }
  }
  return TO_LABEL.test(block.label) && !isCompanyLike(bare) && /^\p{Lu}/u.test(bare)
    ? { text: bare, confidence: 0.8, evidence }
    : undefined
}

function afterTo(text: ReadText): ReturnType<typeof nameIn> {
  for (const line of text.lines.slice(0, 40)) {
    const match = TO_LINE.exec(line.text)
    if (match && !match[1]!.includes('@') && !NOBODY.test(match[1]!)) {
      const bare = match[1]!.split(/,\s*(?=\d)/)[0]!
      if (isPersonName(bare))
        return { text: bare, confidence: 0.95, evidence: evidenceIn(text, line, line.text.indexOf(bare)) }
    }
  }
  return undefined
}

function greeted(text: ReadText): ReturnType<typeof nameIn> {
  for (const line of text.lines.slice(0, 60)) {
    const match = GREETING.exec(line.text)
    if (match && !NOBODY.test(match[1]!) && isPersonName(match[1]!)) {
      return { text: match[1]!, confidence: 0.8, evidence: evidenceIn(text, line, line.text.indexOf(match[1]!)) }
    }
  }
  return undefined
}

function isCapitals(name: string): boolean {
  return name === name.toUpperCase()
}

function titled(name: string): string {
  return name.toLowerCase().replace(/(^|[\s'-])\p{L}/gu, letter => letter.toUpperCase())
}
