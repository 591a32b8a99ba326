import { known, valueOf } from '#law/fact.ts'
import { sameCompany } from '#reading/names.ts'
import { evidenceIn } from '#reading/run.ts'
import { isSame } from './collector-address.ts'
import { consumerBlock } from './consumer.ts'
import type { FoundFacts, ReadText } from './finder.ts'

const FORM =
  /\b(?:mail this form|send this (?:form|slip|part|portion)|return this|tear|cut here|detach|how do you want to respond|check all that apply|response form|reply form|your response|return to|mail to|env[ií]e este formulario|c[óo]mo desea responder)\b/i

/** The addresses of the slip may stand just above its first words: so many lines. */
const HEAD = 6

/** Whether the part to send back carries both addresses: the sender's and the consumer's, each once more than above.
 *  @law 12 CFR 1006.34(c)(4)(iii) */
export function findResponseAddresses(text: ReadText, soFar: Readonly<FoundFacts>): FoundFacts {
  const { notices } = soFar
  if (!notices?.known) return {}
  const start = text.lines.find(
    line => line.text.length < 200 && FORM.test(line.text) && line.index >= text.lines.length / 3,
  )
  if (!start) return {}
  const first = Math.max(Math.ceil(text.lines.length / 3), start.index - HEAD)
  const collector = soFar.collectorName && valueOf(soFar.collectorName)
  const consumer = consumerBlock(text, collector)
  const below = text.addresses.filter(block => block.lastLine >= first)
  const theirs = below.find(block => isSame(block, consumer))
  const ours = below.find(
    block =>
      !isSame(block, consumer) &&
      (collector === undefined || namesAround(block).some(name => sameCompany(name, collector)) || below.length > 1),
  )
  if (!theirs || !ours) return bothPostcodes(text, soFar, first) ?? bothNamed(text, soFar, first) ?? {}
  return {
    notices: known([
      ...notices.value,
      { notice: 'response-addresses', evidence: [...ours.evidence, ...theirs.evidence] },
    ]),
  }
}

const POSTCODE = /\b\d{5}(?:-\d{4})?$/

// an address set oddly is known again by its postcode
function bothPostcodes(text: ReadText, soFar: Readonly<FoundFacts>, start: number): FoundFacts | undefined {
  const { notices, collectorAddress, consumerAddress } = soFar
  if (!notices?.known || !collectorAddress?.known || !consumerAddress?.known) return undefined
  const codes = [collectorAddress.value, consumerAddress.value].map(
    ({ lines }) => POSTCODE.exec(lines.at(-1) ?? '')?.[0],
  )
  const below = text.lines.filter(line => line.index >= start)
  const seen = codes.map(code => below.find(line => code !== undefined && line.text.includes(code)))
  const [ours, theirs] = seen
  if (!ours || !theirs || codes[0] === codes[1]) return undefined
  const evidence = [ours, theirs].map(line => evidenceIn(text, line))
  return { notices: known([...notices.value, { notice: 'response-addresses', evidence }]) }
}

const POSTCODE_IN = /\b\d{5}(?:-\d{4})?\b/
const POSTCODES = new RegExp(POSTCODE_IN, 'g')

// both named on the part to send back, with two addresses: whose is whose need not be told
function bothNamed(text: ReadText, soFar: Readonly<FoundFacts>, start: number): FoundFacts | undefined {
  const { notices, collectorName, consumerName } = soFar
  if (!notices?.known || !collectorName?.known || !consumerName?.known) return undefined
  const below = text.lines.filter(line => line.index >= start)
  const slip = plain(below.map(line => line.text).join(' '))
  const addressed = below.filter(line => POSTCODE_IN.test(line.text))
  const codes = new Set(addressed.flatMap(line => line.text.match(POSTCODES) ?? []))
  if (codes.size < 2 || ![collectorName.value, consumerName.value].every(name => slip.includes(plain(name))))
    return undefined
  const evidence = addressed.map(line => evidenceIn(text, line))
  return { notices: known([...notices.value, { notice: 'response-addresses', evidence }]) }
}

function plain(words: string): string {
  return words.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, ' ')
}

function namesAround(block: ReadText['addresses'][number]): string[] {
  return [block.name ?? '', ...block.above.slice(0, 2).map(line => line.text)]
}
