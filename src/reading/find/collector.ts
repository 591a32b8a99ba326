import { known, type Evidence } from '#law/fact.ts'
import { isStreet, type AddressBlock } from '#reading/addresses.ts'
import type { ReadLine } from '#reading/lines.ts'
import { companyAt, isCompanyLike, isPersonName, keyOf, sameCompany } from '#reading/names.ts'
import { evidenceIn, type Run } from '#reading/run.ts'
import type { FoundFacts, ReadText } from './finder.ts'
import { matchesOf } from '#reading/matches.ts'

interface Candidate {
  readonly name: string
  readonly confidence: number
  readonly evidence: Evidence
}

const COLLECTOR_SENTENCE =
  /\s(?:is|,? ?as) (?:an? )?(?:licensed |professional |third[- ]party |national )?(?:debt collect(?:or|ion)|collection (?:agency|firm|company|law firm)|debt buyer|law firm acting as a debt collector)|, an? (?:licensed )?(?:debt collector|collection agency)\b|\ses un(?:a)? (?:cobrador|agencia de cobro)/i
const FROM_SENTENCE =
  /\b(?:this (?:letter|notice|communication|message|e-?mail) (?:is|comes) from|you are dealing with|hired|retained)\s+/i
const CHECK_PAYABLE =
  /\b(?:(?:make|write) (?:your |a |all |the )?(?:checks?|cheques?|payments?|money orders?)(?: (?:or|and) money orders?)? (?:payable|out) to|payable to|haga su cheque a nombre de)\s*:?\s*/i
const EMAIL_FROM = /^(?:from|de)\s*:\s{0,3}"?([^"<@]{3,80}?)"?\s*<[^>]*>/i
const NOT_A_LETTERHEAD =
  /[\d$@]{3,}|^(?:\(|notice|important|final|urgent|attention|past due|re:|dear|date|page|dep(?:ar)?t(?:ment)?\.? #|po box|p\.o\.|return service|change service|address service|undeliverable|personal|confidential|seal$|account\b|statement|summons|reference|for\b|to\b|from\b|subject\b|prsrt|first[- ]class|presort|us postage|visit\b|call\b|text message|today\b|yesterday|sms\b|document\b|posted\b|you\b|your\b|owed?\b|hi\b(?!-)|hello\b|via\b|www\.|mailed\b|attorneys? at law|.{0,3}$)|\?$|:$|\.example\b|\.com\b/i
const GENERIC = /^(?:firm|office|agency|company|communication|letter|notice|sender|organization|entity|collector)s?$/i
const TOP = 10
const LONGEST_NAME = 140

/** Who sends the letter: the name in the debt-collector sentence first, since a letterhead may be a mail vendor's or the
 *  creditor's brand; then the letterhead, the payee, the signature. */
export function findCollector(text: ReadText, soFar: Readonly<FoundFacts>): FoundFacts {
  if (soFar.kindOfPaper?.known) return {} // a court paper's parties are read from its caption
  const best = [
    inCollectorSentence(text),
    inEmailHeader(text, true),
    aboveOwnAddress(text),
    letterhead(text),
    payee(text),
    inEmailHeader(text, false),
  ].find(one => one !== undefined)
  if (!best) return {}
  return {
    collectorName: known(
      spelledOut(text, best.name.replace(/^[[(](.*)[\])]$/, '$1')),
      best.confidence ? { confidence: best.confidence, evidence: [best.evidence] } : {},
    ),
  }
}

function inCollectorSentence(text: ReadText): Candidate | undefined {
  for (const run of text.runs) {
    const match = COLLECTOR_SENTENCE.exec(run.text)
    const name = match && companyBefore(run, match.index)
    if (name && isProper(run, name)) return seen(text, run, name, 1)
  }
  for (const run of text.runs) {
    const match = FROM_SENTENCE.exec(run.text)
    const name = match && companyAt(run, match.index + match[0].length)
    if (name && isCompanyLike(name.text) && !/^(?:an?|our|the) /i.test(name.text)) return seen(text, run, name, 0.9)
  }
  return undefined
}

// "THIS FIRM IS A DEBT COLLECTOR" names nobody
function isProper(run: Run, name: NonNullable<ReturnType<typeof companyAt>>): boolean {
  if (/^(?:this|we|it|he|she|our|you|the)\b/i.test(name.text)) return false
  return !(/\b(?:this|our|the|that)\s*$/i.test(run.text.slice(0, name.start)) || GENERIC.test(name.text))
}

/** The company whose name ends where `end` is: the longest one that reads through to it. */
export function companyBefore(run: Run, end: number): ReturnType<typeof companyAt> {
  const from = run.text.indexOf(' ', Math.max(0, end - LONGEST_NAME)) + 1
  const start = end <= LONGEST_NAME ? 0 : from
  const words = matchesOf(/\S+/g, run.text.slice(start, end)).slice(-12)
  for (const word of words) {
    if (/^#?\d[\d-]{3,}$/.test(word[0])) continue // a number before the name is not part of it
    const name = companyAt(run, start + word.index, end)
    if (name && run.text.slice(name.end, end).replace(/[\s,.;:]/g, '') === '') return name
  }
  return undefined
}

/** @param asCompany only a name that reads like a company's: a person or a desk may write for one */
function inEmailHeader(text: ReadText, asCompany: boolean): Candidate | undefined {
  for (const line of text.lines.slice(0, 6)) {
    const match = EMAIL_FROM.exec(line.text)
    if (match && (!asCompany || isCompanyLike(match[1]!)))
      return {
        name: match[1]!.trim(),
        confidence: 1,
        evidence: evidenceIn(text, line, line.text.indexOf(match[1]!), line.text.indexOf(match[1]!) + match[1]!.length),
      }
  }
  return undefined
}

function letterhead(text: ReadText): Candidate | undefined {
  const line = text.lines.slice(0, TOP).find(one => one.page === text.lines[0]!.page && isLetterhead(one))
  if (!line) return undefined
  const name = withoutDate(line.text)
    .split(/\s{1,4}[-|·•—]\s+/)[0]!
    .trim()
  const confirmed = payeeNames(text).some(other => sameCompany(other, name)) || isCompanyLike(name)
  return {
    name: confirmedSpelling(text, name) ?? name,
    confidence: confirmed ? 0.95 : 0.8,
    evidence: evidenceIn(text, line, 0, name.length),
  }
}

const DATE_BESIDE = /\s{1,4}(?:(?:stmt\.?|statement|letter|notice|bill) )?date(?:d)?\s*:.*$/i

// "SEQUATCHIE MED SVCS      Stmt date: June 10": the name stands left of the date
function withoutDate(line: string): string {
  return line.replace(DATE_BESIDE, '')
}

function isLetterhead(line: ReadLine): boolean {
  const name = withoutDate(line.text)
  if (name !== line.text) return isCompanyLike(name) && name === name.toUpperCase() && !/[\d:]/.test(name)
  return (
    line.text.length <= 70 &&
    !NOT_A_LETTERHEAD.test(line.text) &&
    !isStreet(line.text) &&
    !/[[\]☐:]|[a-z]{3}\.$/.test(line.text) &&
    /\p{L}{3}/u.test(line.text) &&
    !line.atoms.some(atom => atom.kind === 'date' || atom.kind === 'money' || atom.kind === 'phone') &&
    !(isPersonName(line.text) && line.index > 2)
  )
}

/** A company above an address of its own at the end of the letter names the sender more surely than a slogan on top. */
function aboveOwnAddress(text: ReadText): Candidate | undefined {
  const top = letterhead(text)
  if (top && isCompanyLike(top.name) && hasAddress(text, top.name)) return undefined
  const block = text.addresses.find(one => isSenderBlock(one))
  if (!block) return undefined
  const name = namesOf(block).find(one => isCompanyLike(one))
  return name && block.nameEvidence ? { name, confidence: 0.85, evidence: block.nameEvidence } : undefined
}

function isSenderBlock(block: AddressBlock): boolean {
  return (
    !/clerk|court|employer|defendant|plaintiff/i.test(`${block.label} ${block.name ?? ''}`) &&
    namesOf(block).some(one => isCompanyLike(one))
  )
}

function namesOf(block: AddressBlock): string[] {
  const inline = block.lines[0]?.split(/,\s*(?=\d|p\.?o\.? box)/i)[0] ?? ''
  const candidates = [block.name ?? '', ...(/\d/.test(inline) ? [] : [inline])]
  return candidates.filter(
    name => name !== '' && name.length <= 70 && !/[a-z] (?:is|was|has|to) /.test(name) && !NOT_A_LETTERHEAD.test(name),
  )
}

function hasAddress(text: ReadText, name: string): boolean {
  return text.addresses.some(
    ({ above, name: own }) =>
      (own !== undefined && sameCompany(own, name)) ||
      above.slice(0, 3).some(line => keyOf(line.text).startsWith(keyOf(name))),
  )
}

function payee(text: ReadText): Candidate | undefined {
  for (const { run, start } of payeesOf(text)) {
    const name = companyAt(run, start)
    if (name) return seen(text, run, name, 0.85)
  }
  return undefined
}

function payeeNames(text: ReadText): string[] {
  return payeesOf(text).flatMap(({ run, start }) => companyAt(run, start)?.text ?? [])
}

function payeesOf(text: ReadText): { run: Run; start: number }[] {
  return text.lines.flatMap((line, i) => {
    const match = CHECK_PAYABLE.exec(line.text)
    if (!match) return []
    const start = match.index + match[0].length
    if (start < line.text.length) return [{ run: line, start }]
    const next = text.lines[i + 1]
    return next ? [{ run: next, start: 0 }] : []
  })
}

// A letterhead in lower case or capitals is spelled as the letter itself spells it elsewhere.
function confirmedSpelling(text: ReadText, name: string): string | undefined {
  if (name !== name.toLowerCase() && name !== name.toUpperCase()) return undefined
  const key = keyOf(name)
  const others = [...payeeNames(text), ...text.lines.slice(TOP).map(line => line.text)]
  return others.find(other => other.length < 80 && keyOf(other) === key && /[a-z]/.test(other) && /\p{Lu}/u.test(other))
}

function seen(
  text: ReadText,
  run: Run,
  name: NonNullable<ReturnType<typeof companyAt>>,
  confidence: number,
): Candidate {
  return { name: name.text, confidence, evidence: evidenceIn(text, run, name.start, name.end) }
}

const LEGAL_FORM = /^,? (?:LLC|L\.L\.C\.|Inc\.?|INC\.?|Corp\.?|Ltd\.?|LLP|P\.C\.|PLLC|LP|L\.P\.)(?=[\s,.;:|]|$)/

/** A name in its fullest spelling on the paper: with its legal form, or what its short form stands for.
 *  @example spelledOut(text of 'Gulf Auto Receivables LLC ("GAR")', 'GAR') // 'Gulf Auto Receivables LLC' */
function spelledOut(text: ReadText, name: string): string {
  for (const run of text.runs) {
    for (let at = run.text.indexOf(name); at >= 0; at = run.text.indexOf(name, at + name.length)) {
      const form = LEGAL_FORM.exec(run.text.slice(at + name.length))
      if (form) return name + form[0]
      const isShortForm =
        /\((?:the |hereafter )?["']?$/.test(run.text.slice(0, at)) && /^["']?\)/.test(run.text.slice(at + name.length))
      const full = isShortForm ? companyBefore(run, run.text.lastIndexOf('(', at)) : undefined
      if (full) return full.text
    }
  }
  return name
}
