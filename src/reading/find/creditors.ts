import { known, valueOf, type Evidence } from '#law/fact.ts'
import { companyAt, isCompanyLike, keyOf, sameCompany, type Name } from '#reading/names.ts'
import { lineAt, type ReadLine } from '#reading/lines.ts'
import { evidenceIn, type Run } from '#reading/run.ts'
import { companyBefore } from './collector.ts'
import {
  DEBT_BUYER,
  NAME_FOLLOWS,
  NAME_PRECEDES,
  UNNAMED_HOLDER,
  WE_BOUGHT,
  type CreditorRole,
} from './creditor-cues.ts'
import { PLAINTIFF, sideBefore } from './court-paper.ts'
import type { FoundFacts, ReadText } from './finder.ts'
import { matchesOf } from '#reading/matches.ts'

interface Link {
  readonly role: CreditorRole
  readonly name: string
  /** Linked to the debt in words, not only printed near it. */
  readonly explicit: boolean
  readonly evidence: Evidence
}

const CHARGED_OFF = /\bcharged[- ]off\b/i
const CARD_BRAND = /\s{1,4}(?:visa|mastercard|discover|american express|amex|credit card|card|store card)$/i
const NOT_A_CREDITOR =
  /^(?:the |your |our |this |a )?(?:fair debt|debt collect|federal trade|consumer financial|internal revenue|irs|social security|credit bureau|equifax|experian|transunion|better business|attorney general|state of|county of|district of|department of|secretary of|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|visa|mastercard|discover|cash|bankruptcy|court|dispute|validation|information|amount|balance|payment|account|interest|total|current|date|original|you|i|mr|mrs|ms|name|defendant|judgment|insurance|s asks?|file|case|notice|estate of|signed|previous|make|above|client|plaintiff|the above|(?:she|he|it|they|this|these|member|members|patient|customer|student|borrower|lender|door|option|choice|nothing|both)$)\b|^[\d$#]|^(?:inc|llc|na)\.?$/i

/** Who is owed: now, at first, on the itemization date; and the companies named without being linked to the debt. */
export function findCreditors(text: ReadText, soFar: Readonly<FoundFacts>): FoundFacts {
  const collector = soFar.collectorName && valueOf(soFar.collectorName)
  const consumer = soFar.consumerName && valueOf(soFar.consumerName)
  const isOther = (name: string): boolean => consumer !== undefined && sameCompany(name, consumer)
  const links = [
    ...inTables(text),
    ...labelledAbove(text),
    ...clientNamedAbove(text),
    ...linksOf(text),
    ...plaintiffs(text),
    ...ownPurchase(text, soFar),
  ].filter(link => !isOther(link.name))
  const subject = subjectNames(text, soFar).filter(link => !isOther(link.name))
  const all = [...links, ...subject]
  const owner = best(links, 'owner', link => !isHandedTo(link, collector, links))
  const current = owner ?? best(links, 'current')
  const original =
    best(links, 'original', link => !owner || !sameCompany(link.name, owner.name)) ?? best(links, 'itemization')
  const named = all.find(link => link.role === 'named' && !(collector && sameCompany(link.name, collector)))
  const guess = original ?? named
  const unknowable = text.runs.some(run => UNNAMED_HOLDER.test(run.text) || (CHARGED_OFF.test(run.text) && !named))
  const now = current ?? (unknowable || !guess ? undefined : { ...guess, explicit: false })
  // a company that sues may have bought the debt: it is the first creditor only when the court finder said so
  const first =
    original ??
    (soFar.kindOfPaper?.known
      ? undefined
      : owner
        ? named && !sameCompany(named.name, owner.name)
          ? named
          : undefined
        : (current ?? named))
  // a buyer of debts, by its name, was not yet the creditor then
  const onDate =
    best(links, 'itemization') ??
    (first && DEBT_BUYER.test(first.name) && first.role !== 'original' ? undefined : first)
  const unlinked = all.filter(link => link.role === 'named' || link.role === 'original')
  return {
    ...(now && !soFar.currentCreditor?.known ? { currentCreditor: factOf(now, now.explicit ? 1 : 0.6, all) } : {}),
    ...(first ? { originalCreditor: factOf(first, original ? 1 : 0.7, all) } : {}),
    ...(onDate ? { itemizationDateCreditor: factOf(onDate, original ? 1 : 0.7, all) } : {}),
    companiesNamed: known(distinct(unlinked.map(link => link.name)), { evidence: unlinked.map(link => link.evidence) }),
  }
}

// Under its fullest spelling: "Pacific Crest Bank, N.A." rather than "Pacific Crest Bank".
function factOf(link: Link, confidence: number, all: readonly Link[]): ReturnType<typeof known<string>> {
  const fullest = all.reduce(
    (so, one) => (sameCompany(one.name, so.name) && one.name.length > so.name.length ? one : so),
    link,
  )
  return known(fullest.name, { confidence, evidence: [link.evidence] })
}

const TABLE_LABEL = /\b(creditor at charge-?off|original creditor|current creditor|current owner|creditor|client)\b/gi

/** A heading that names two creditors and the row below it, which prints them side by side. */
function inTables(text: ReadText): Link[] {
  return text.lines.flatMap((heading, i) => {
    const row = text.lines[i + 1]
    const labels = matchesOf(TABLE_LABEL, heading.text).map(match => match[1]!.toLowerCase())
    if (
      !row ||
      labels.length === 0 ||
      heading.text.includes(':') ||
      heading.text.length > 140 ||
      /\d/.test(heading.text)
    )
      return []
    if (
      !/^(?:creditor|original|current|client|date)/i.test(heading.text) ||
      !/\b(?:account|amount|balance)\b/i.test(heading.text)
    )
      return []
    let at = 0
    return labels.flatMap(label => {
      const name = companyAt(row, at)
      at = name ? name.end + 1 : row.text.length
      const role: CreditorRole = /charge/.test(label) ? 'itemization' : /original/.test(label) ? 'original' : 'current'
      return linkOf(text, row, role, name, true)
    })
  })
}

function linksOf(text: ReadText): Link[] {
  const wrapped = text.runs.filter(run => isMoreThanALine(run, text))
  const inSentences = wrapped.flatMap(run => [...after(text, run), ...before(text, run)])
  const continued = new Set(wrapped.flatMap(run => linesUnder(run, text)))
  const inLines = text.lines.flatMap(line =>
    // a name cut off by the end of a line is read whole in its sentence
    [...after(text, line), ...before(text, line)].filter(
      link => !(continued.has(line) && isCutOff(line.text, link.name)),
    ),
  )
  return [...inLines, ...inSentences]
}

// A sentence that begins and ends on one line is already searched as part of that line.
function isMoreThanALine(run: Run, text: ReadText): boolean {
  const last = run.first + run.starts.length - 1
  const line = lineAt(text.lines, run.page, run.first)
  return line === undefined || line.last < last
}

function isCutOff(line: string, name: string): boolean {
  return /^\s*(?:of|the|and|&|for|de|del)?$/i.test(line.slice(line.lastIndexOf(name) + name.length))
}

function linesUnder(run: Run, text: ReadText): ReadLine[] {
  const last = run.first + run.starts.length - 1
  const lines: ReadLine[] = []
  for (let line = lineAt(text.lines, run.page, run.first); line && line.last < last; line = text.lines[line.index + 1])
    lines.push(line)
  return lines
}

function after(text: ReadText, run: Run): Link[] {
  const links: Link[] = []
  for (const { role, says } of NAME_FOLLOWS) {
    for (const { index, 0: words } of matchesOf(says, run.text))
      links.push(...linkOf(text, run, role, companyAt(run, index + words.length), role !== 'named'))
  }
  return links
}

function before(text: ReadText, run: Run): Link[] {
  const links: Link[] = []
  for (const { role, says } of NAME_PRECEDES) {
    for (const { index } of matchesOf(says, run.text))
      links.push(...linkOf(text, run, role, companyBefore(run, index), true))
  }
  return links
}

function linkOf(text: ReadText, run: Run, role: CreditorRole, name: Name | undefined, explicit: boolean): Link[] {
  if (!name || NOT_A_CREDITOR.test(name.text) || name.text.length < 3) return []
  const bare = name.text.replace(CARD_BRAND, '')
  if (bare.length < 3) return []
  return [{ role, name: bare, explicit, evidence: evidenceIn(text, run, name.start, name.start + bare.length) }]
}

const LABEL_ABOVE =
  /(?:\b(?:(original|current) )?(creditor|client)(?: at (charge-?off))?\s*:?|\bwhom? (?:do (?:i|you) owe|says (?:i|you) owe)[^?]{0,30}\?|\bwho is the creditor\?)$/i
const NAMED_ABOVE =
  /\b(?:the )?(?:above|named|above[- ](?:named|referenced)) (?:client|creditor)\b|\b(?:client|creditor) (?:named|shown|listed) above\b/i

/** A label at the end of a line and the name on the next, as columns come out of old forms. */
function labelledAbove(text: ReadText): Link[] {
  const linked = text.runs.some(run => NAMED_ABOVE.test(run.text))
  return text.lines.flatMap((line, i) => {
    const match = line.text.length < 40 ? LABEL_ABOVE.exec(line.text) : null
    const next = text.lines[i + 1]
    if (!match || !next) return []
    const role: CreditorRole = match[3]
      ? 'itemization'
      : match[1]?.toLowerCase() === 'original'
        ? 'original'
        : match[2]?.toLowerCase() !== 'client' || linked
          ? 'current'
          : 'named'
    return linkOf(text, next, role, companyAt(next, 0), true)
  })
}

const CLIENT_LABEL = /(?:^|[|·•]\s*)(?:our )?client\s*:\s+/i

/** "Client: Acme" at the head, and below "the above client, to which you owe". */
function clientNamedAbove(text: ReadText): Link[] {
  if (!text.runs.some(run => NAMED_ABOVE.test(run.text))) return []
  return text.lines.flatMap(line => {
    const match = CLIENT_LABEL.exec(line.text)
    return match ? linkOf(text, line, 'current', companyAt(line, match.index + match[0].length), true) : []
  })
}

/** In a paper made to look like a court's, the creditor stands as the plaintiff. */
function plaintiffs(text: ReadText): Link[] {
  const side = sideBefore(text, PLAINTIFF)
  return side ? [{ role: 'current', name: side.name, explicit: true, evidence: side.evidence }] : []
}

function ownPurchase(text: ReadText, soFar: Readonly<FoundFacts>): Link[] {
  const collector = soFar.collectorName
  const run = text.runs.find(one => WE_BOUGHT.test(one.text))
  if (!run || !collector?.known) return []
  return [{ role: 'owner', name: collector.value, explicit: true, evidence: evidenceIn(text, run) }]
}

// "X HAS ASSIGNED YOUR ACCOUNT TO Y": Y, when it is the sender, only collects.
function isHandedTo(link: Link, collector: string | undefined, links: readonly Link[]): boolean {
  return (
    collector !== undefined &&
    sameCompany(link.name, collector) &&
    links.some(other => other.role === 'current' && !sameCompany(other.name, collector) && other.explicit)
  )
}

function best(
  links: readonly Link[],
  role: CreditorRole,
  fits: (link: Link) => boolean = () => true,
): Link | undefined {
  return links.find(link => link.role === role && fits(link))
}

const GREETING = /^(?:dear|hello|hi|estimad[oa])\b/i
const SUBJECT_MARK =
  /\b(?:account|acct|card|loan|balance|file|ref|reference|agreement|contract|ticket|member|customer|number|ending|no\.)\b|\$\d|^re\b/i
const SEPARATOR = /\s{0,3}[|·•]\s*|\s{1,4}[-–—]\s+|,\s+(?!(?:inc|llc|l\.l\.c|n\.?a|l\.?p|p\.?c|ltd|corp|co)\b)/i
const SENTENCE = /\b(?:you|your|we|is|are|was|will|has|have|if|make|mail|see|call|send|check all)\b/i

/** Companies in the reference lines between the address and the greeting. */
function subjectNames(text: ReadText, soFar: Readonly<FoundFacts>): Link[] {
  const collector = soFar.collectorName && valueOf(soFar.collectorName)
  const body = text.lines.findIndex(
    line => GREETING.test(line.text) || (line.text.length > 110 && SENTENCE.test(line.text)),
  )
  const lines = text.lines
    .slice(0, body < 0 ? 35 : body + 1)
    .filter(
      line =>
        line.page === 1 &&
        line.index < 35 &&
        line.text.length <= 200 &&
        SUBJECT_MARK.test(line.text) &&
        /\d|^re\b|^regarding\b/i.test(line.text) &&
        !SENTENCE.test(line.text),
    )
  return lines.flatMap(line => {
    return segments(line.text).flatMap(({ start, text: words }) => {
      const lead = /^(?:re\s*:|regarding\s*:|account\s*:|creditor\s*:?|estate of .*|two loans from|for)\s*/i.exec(words)
      const name = companyAt(line, start + (lead?.[0].length ?? 0), start + words.length)
      if (
        !name ||
        (line.text[name.end] === ':' && !isCompanyLike(name.text)) ||
        !isSubjectName(name.text) ||
        (collector !== undefined && sameCompany(name.text, collector))
      )
        return []
      return linkOf(text, line, 'named', name, false)
    })
  })
}

function segments(line: string): { start: number; text: string }[] {
  let at = 0
  return line.split(SEPARATOR).map(words => {
    const start = line.indexOf(words, at)
    at = start + words.length
    return { start, text: words }
  })
}

function isSubjectName(name: string): boolean {
  const words = name.split(/\s+/).length
  return (words >= 2 || isCompanyLike(name)) && words <= 9 && !/\d{3}/.test(name) && !LABELS.test(name)
}

const LABELS =
  /^(?:account|acct|card|loan|balance|file|ref|reference|agreement|contract|ticket|member|customer|number|our|your|re|date|amount|total|page|dear|principal|retail|invoices?|notice|payment|estate of|status|reported|last|past|late|due|days|creditor|original|owner|two|check|detach|plan|choice|interest|settle|option|pay|paid|enclosed|each|now|number|form|office|address|phone|telephone|(?:mr|ms|mrs)\.?\s)\b/i

function distinct(names: readonly string[]): string[] {
  const first = new Map<string, string>()
  for (const name of names) {
    const key = keyOf(name)
    if (!first.has(key)) first.set(key, name)
  }
  return [...first.values()].filter(name => isCompanyLike(name) || name.length > 3)
}
