import type { Evidence } from '#law/fact.ts'
import type { PostalAddress } from '#law/facts.ts'
import { STATE_NAMES } from '#units/state-code.ts'
import type { Text } from './language/sentences.ts'
import type { ReadLine } from './lines.ts'
import { evidenceIn } from './run.ts'
import { matchesOf } from './matches.ts'

/** A postal address as printed, with what stands above or before it. */
export interface AddressBlock extends PostalAddress {
  readonly page: number
  /** The line directly above, or the words before the street on the same line. */
  readonly name: string | undefined
  readonly nameEvidence: Evidence | undefined
  /** What introduces it: "Mail this form to", "To", "Correspondence address". */
  readonly label: string
  /** Lines above the address, nearest first, up to four. */
  readonly above: readonly ReadLine[]
  /** Position of its first and last line among all lines. */
  readonly firstLine: number
  readonly lastLine: number
  readonly evidence: readonly Evidence[]
  /** Stands inside a paragraph, not as a block of its own. */
  readonly inProse: boolean
}

/** Territories, and the post of the armed forces. */
const BEYOND = ['PR', 'VI', 'GU', 'AS', 'MP', 'AA', 'AE', 'AP', 'Puerto Rico', 'Guam']
const STATES = [...Object.keys(STATE_NAMES), ...Object.values(STATE_NAMES), ...BEYOND].join('|')
const STATE_AND_ZIP = new RegExp(
  `(?:^|[\\s,.])(${STATES}|${Object.values(STATE_NAMES).join('|').toUpperCase()})[.,]?\\s+\\d{5}(?:-\\s?\\d{4})?(?!\\d)`,
  'g',
)
const ZIP = /\d{5}/
const STREET =
  /^(?:p\.?\s?o\.?\s*(?:box|drawer)|post office box|box\s+\d|apartado|hwy|rr\s?\d|rural route|hc\s?\d|rt\.?\s?\d|route\s\d|star route|general delivery|psc\s?\d|cmr\s?\d|calle\s|carr\.?\s|\d{1,30}[\w/-]*\s+\S|[nsew]\d{2,5}\s+\S|one\s+\p{Lu}|c\/o\s+\d)/iu
const STREET_START =
  /(?:^|[\s,])((?:p\.?\s?o\.?\s*(?:box|drawer)\s|post office box\s|box\s+\d|hwy\s|[nsew]\d{3,5}\s+\S|\d{1,30}[\w/-]*\s+\S))/iu
const UNIT =
  /^(?:apt|apartment|apto|urb|urbanizaci[oó]n|cond|condominio|residencial|villas?|parcelas|bo|barrio|sector|unit|suite|ste|fl|floor|#|rm|room|bldg|building|lot|dept|department)\b\.?\s{0,3}#?\s*\w/iu
const UNIT_ONLY = /^(?:#\s?\w+|\d+(?:st|nd|rd|th)\s+fl(?:oor|\.)?)$/i
const FURTHEST = 160

/** Every address on the paper, in order. Linear in the number of lines. */
export function addressesOf(lines: readonly ReadLine[], text: Text): AddressBlock[] {
  return lines.flatMap(line => {
    if (!ZIP.test(line.text)) return []
    const found: AddressBlock[] = []
    let from = 0
    for (const match of matchesOf(STATE_AND_ZIP, line.text)) {
      const end = match.index + match[0].length
      found.push(addressEndingAt(lines, text, line, from, end))
      from = end
    }
    return found
  })
}

function addressEndingAt(
  lines: readonly ReadLine[],
  text: Text,
  line: ReadLine,
  from: number,
  end: number,
): AddressBlock {
  const start = Math.max(from, end - FURTHEST)
  const before = line.text.slice(start, end)
  const street = inlineStreet(before)
  const first = street ?? cityStart(before)
  const lead = before.slice(0, first)
  const own = { line, start: start + first, end }
  const upper = street === undefined && isOnlyMarks(lead) ? streetsAbove(lines, line) : []
  const firstLine = upper.at(-1)?.index ?? line.index
  const above = linesAbove(lines, firstLine)
  const nameOnLine = isOnlyMarks(lead) ? undefined : namedBefore(lead, start, line, text)
  const nearest = above[0]
  const name =
    nameOnLine ?? (nearest ? { ...splitLabel(nearest.text), evidence: evidenceIn(text, nearest) } : undefined)
  return {
    page: line.page,
    lines: [...upper.map(one => one.text).toReversed(), own.line.text.slice(own.start, own.end)].map(trimmed),
    name: name?.name,
    nameEvidence: name?.evidence,
    label: name?.label ?? '',
    above,
    firstLine,
    lastLine: line.index,
    evidence: [...upper.map(one => evidenceIn(text, one)).toReversed(), evidenceIn(text, line, own.start, own.end)],
    inProse:
      line.text.length - before.length > 60 || /[a-z]{3,40}\s+[a-z]{2,}\s+[a-z]{2,}/.test(lead.replace(/^[^.]*:/, '')),
  }
}

function inlineStreet(before: string): number | undefined {
  const match = STREET_START.exec(before)
  if (!match) return undefined
  const at = match.index + match[0].length - match[1]!.length
  return /,|\s·|\s•|\s\|/.test(before.slice(at)) || at > 0 || STREET.test(before) ? at : undefined
}

const SEPARATOR = /[|·•:]\s|\s\/\s|(?<!\b(?:st|ft|mt|pt|n|s|e|w))\.\s(?=\p{Lu})/giu

function cityStart(before: string): number {
  const last = matchesOf(SEPARATOR, before).at(-1)
  return last ? last.index + last[0].length : 0
}

function streetsAbove(lines: readonly ReadLine[], line: ReadLine): ReadLine[] {
  const found: ReadLine[] = []
  for (let i = line.index - 1; i >= 0 && found.length < 3; i -= 1) {
    const one = lines[i]!
    if (one.page !== line.page || one.text.length > 80) break
    if (isStreet(one.text)) {
      found.push(one)
      break
    }
    if (!UNIT.test(one.text) && !UNIT_ONLY.test(one.text)) break
    found.push(one)
  }
  return found.some(one => isStreet(one.text)) ? found : streetAfterName(lines, line)
}

// "Peach State Services, 100 Courthouse Plaza, Box 9" above "Savannah, GA 31401"
function streetAfterName(lines: readonly ReadLine[], line: ReadLine): ReadLine[] {
  const one = lines[line.index - 1]
  return one && one.page === line.page && one.text.length < 100 && /,\s*(?:\d+\s|p\.?o\.? box|box \d)/i.test(one.text)
    ? [one]
    : []
}

export function isStreet(text: string): boolean {
  return (
    STREET.test(text) && !/^\d[\d/.,-]*\s*(?:$|%|days?\b)/i.test(text) && !/\$|\b(?:from|\d+\s?[ap]\.?m)\b/i.test(text)
  )
}

function linesAbove(lines: readonly ReadLine[], firstLine: number): ReadLine[] {
  const page = lines[firstLine]!.page
  return lines
    .slice(Math.max(0, firstLine - 4), firstLine)
    .filter(one => one.page === page)
    .toReversed()
}

function namedBefore(
  lead: string,
  start: number,
  line: ReadLine,
  text: Text,
): { name: string; label: string; evidence: Evidence } {
  const { label, name } = splitLabel(lead)
  return { label, name, evidence: evidenceIn(text, line, start, start + lead.length) }
}

/** "Mail this form to: Apex Recovery" as label and name. */
function splitLabel(words: string): { label: string; name: string } {
  const match = /^(.{0,60}?):\s{0,3}(.*)$/.exec(words)
  return match ? { label: match[1]!, name: trimmed(match[2]!) } : { label: '', name: trimmed(words) }
}

function isOnlyMarks(lead: string): boolean {
  return !/[\p{L}\d]/u.test(lead)
}

function trimmed(words: string): string {
  return words.replace(/^[\s,;·•|/-]+|[\s,;·•|/-]{1,40}$/g, '')
}
