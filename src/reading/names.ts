import { remembered } from './language/remembered.ts'
import type { Run } from './run.ts'

/** A name cut out of a run: where it stands, and its words without the marks around them. */
export interface Name {
  readonly start: number
  readonly end: number
  readonly text: string
}

const SUFFIX =
  /^(?:l\.?l\.?c|inc|incorporated|corp|corporation|co|company|ltd|n\.?a|l\.?p|l\.?l\.?p|p\.?c|p\.?a|p\.?l\.?l\.?c|p\.?l\.?c|a\.?p\.?c|l\.?p\.?a|f\.?s\.?b|s\.?a|plc|llc|d\.?d\.?s|d\.?m\.?d|d\.?v\.?m|d\.?p\.?m|m\.d)\.?$/i
/** Forms that end in a full stop of their own. */
const ABBREVIATED = /^(?:inc|corp|co|ltd|bros|assn|(?:\p{L}\.)+\p{L})\.$/iu
const CONNECTOR = /^(?:of|the|and|&|\+|for|at|de|del|la|las|los|el|y|d\/b\/a|dba|a\/k\/a|f\/k\/a|v|by)$/i
const WEAK_CONNECTOR = /^(?:and|for|at|y|by|v|el|la|las|los)$/i
const DOTTED =
  /^(?:(?:[a-z]\.)+|[A-Z]\.|st\.|dr\.|mr\.|mrs\.|ms\.|mt\.|ft\.|jr\.|sr\.|bros\.|assn\.|assoc\.|dept\.|svcs?\.|mgmt\.|univ\.|hosp\.)$/i
// In text set in capitals every word looks like a name: these end one.
const NEVER_IN_A_NAME =
  /^(?:has|have|had|is|are|was|were|will|would|may|must|your|you|our|we|us|this|that|these|those|to|from|with|on|in|or|if|who|whom|which|please|dear|re|regarding|because|been|be|not|as|pay|send|call|owes?|owed|dated|under|since|until|unless|asks?|regards?|sincerely|attn|date|phone|telephone|fax)$/i
const LABEL_WORD =
  /^(?:accounts?|acct|account#|check|amount|balance|reference|ref|file|card|loan|member|customer|ticket|agreement|contract|policy|run|resident|total|original|current|present|owner|creditor|client|our|number|no|ending|invoices?|placed|assignee|servicer|seller|opened|charge-off)$/i
const LABEL_TAIL =
  /^(?:#|no|nos|num|number|id|ending|ends|code|date|due|balance|creditor|owner|lender|holder|account|acct)[.:#]*$|^[#:]|\d/i
const ID = /\d/

/** "(Resident ID" after a name; "(USA)" belongs to it. */
const OPENS_A_NOTE = /^\((?!\p{Lu}{2,5}\))/u

const LONGEST_NAME = 14 // words
const LOOK_AHEAD = 3

/** The company name that begins at a character of the run, or undefined. Reads over "of", "&" and "and" between
 *  capitalised words; ends at a lower-case word, a label, a mark, or after "LLC" and its like.
 *  @example companyAt(runOf('owed to Bank of Rockville. We will'), 8)?.text // 'Bank of Rockville' */
export function companyAt(run: Run, from: number, limit = run.text.length): Name | undefined {
  const words = wordsFrom(run.text, from, limit)
  const shouted = isShouted(words)
  let taken = 0
  for (let i = 0; i < words.length && taken < LONGEST_NAME; i += 1) {
    const word = words[i]!
    const next = words[i + 1]
    const bare = bareOf(word.text)
    if (!belongs(bare, words, i, shouted)) break
    taken = i + 1
    if (SUFFIX.test(bare)) {
      if (next && SUFFIX.test(bareOf(next.text))) continue
      break
    }
    if (endsAfter(word.text, next?.text) || (next && OPENS_A_NOTE.test(next.text))) break
  }
  while (taken > 0 && CONNECTOR.test(bareOf(words[taken - 1]!.text))) taken -= 1
  if (taken === 0) return undefined
  return nameOf(run, words[0]!.start, words[taken - 1]!)
}

function nameOf(run: Run, first: number, last: { start: number; text: string }): Name | undefined {
  const lead = /^["'([]*/.exec(run.text.slice(first))![0].length
  const keepDot = ABBREVIATED.test(last.text.replace(/[,;:"')\]]{1,20}$/, ''))
  const tail = last.text.replace(keepDot ? /[,;:"')\]]{1,20}$/ : /[.,;:"')\]!?]{1,20}$/, '').replace(/'s$/, '')
  const start = first + lead
  const end = last.start + tail.length
  const text = run.text.slice(start, end)
  return /\p{L}{2}/u.test(text) ? { start, end, text } : undefined
}

function belongs(bare: string, words: readonly { text: string }[], i: number, shouted: boolean): boolean {
  if (bare === '' || ((i === 0 || shouted) && NEVER_IN_A_NAME.test(bare) && bare !== 'US')) return false
  const next = words[i + 1]
  if (SUFFIX.test(bare)) return i > 0
  if (CONNECTOR.test(bare)) {
    if (i === 0) return /^(?:the|del?|las?|los|el)$/i.test(bare) && startsName(next?.text)
    const follows = next && (startsName(next.text) || CONNECTOR.test(bareOf(next.text)))
    return Boolean(follows) && !(WEAK_CONNECTOR.test(bare) && next !== undefined && isLabel(words, i + 1))
  }
  if (i > 0 && (isLabel(words, i) || /^(?:mr|mrs|ms)\.?$/i.test(bare))) return false
  return (
    startsName(words[i]!.text) && !(i > 0 && looksLikeNumber(bare) && !/^(?:19|20)\d{2}(?:-\w+)?$|^[IVX]+$/.test(bare))
  )
}

function isShouted(words: readonly { text: string }[]): boolean {
  return words.slice(0, 6).every(word => word.text === word.text.toUpperCase())
}

function isLabel(words: readonly { text: string }[], i: number): boolean {
  const word = words[i]!.text
  if (!LABEL_WORD.test(bareOf(word))) return false
  return /[:#]$/.test(word) || (words[i + 1] !== undefined && LABEL_TAIL.test(words[i + 1]!.text))
}

function startsName(word: string | undefined): boolean {
  return word !== undefined && /^["'([]*(?:[\p{Lu}\d]|[a-z]\p{Lu})/u.test(word)
}

function looksLikeNumber(bare: string): boolean {
  return ID.test(bare) && !/^\p{L}{3,}/u.test(bare) && !/^\d+(?:st|nd|rd|th)$/i.test(bare)
}

function endsAfter(word: string, next: string | undefined): boolean {
  if (/[;:!?)|•·]$/.test(word) || word.endsWith("'s")) return true
  if (word.endsWith(',')) return !(next !== undefined && SUFFIX.test(bareOf(next)))
  return word.endsWith('.') && !DOTTED.test(word)
}

/** A word without the marks around it. */
export function bareOf(word: string): string {
  return word.replace(/^["'([]+/, '').replace(/(?:'s)?["')\],;:!?]{0,20}\.?["')\],;:!?]{0,20}$/, '')
}

function wordsFrom(text: string, from: number, limit: number): { start: number; text: string }[] {
  const words: { start: number; text: string }[] = []
  const pattern = /\S+/g
  pattern.lastIndex = from
  for (let match = pattern.exec(text); match && match.index < limit; match = pattern.exec(text)) {
    if (/^[|•·—–-]+$/.test(match[0]) || words.length === LONGEST_NAME + LOOK_AHEAD) break
    words.push({ start: match.index, text: match[0] })
  }
  return words
}

/** The same company in two spellings: compared without case, marks, legal form and "the".
 *  @example sameCompany('SABINE RIVER RECOVERY CORP.', 'Sabine River Recovery') // true */
export function sameCompany(a: string, b: string): boolean {
  return a === b || keyOf(a) === keyOf(b)
}

export const keyOf = remembered((name): string =>
  name
    .toLowerCase()
    .split(/\s+/)
    .map(word => bareOf(word))
    .filter(word => word !== 'the' && word !== '&' && word !== 'and' && !SUFFIX.test(word))
    .join(' ')
    .replace(/[^\p{L}\d ]/gu, ''),
)

const COMPANY_WORD =
  /\b(?:l\.?l\.?c|inc|incorporated|corp(?:oration)?|company|ltd|l\.?l\.?p|p\.?l\.?l\.?c|p\.?c|n\.?a|bank|banco|credit|union|recover(?:y|ies|ers?)?|svcs?|assn|mgmt|locat(?:e|ors?|ing)|collect\w*|cobr\w+|adjust\w*|receivables?|solutions?|services?|financial|finance|funding|capital|assets?|acquisitions?|portfolio|management|holdings?|partners|associates|assoc|group|agency|agents|bureau|brokers?|law|attorneys?|legal|trust|fund|hospital|clinics?|medical|health|dental|department|division|office|offices|firm|systems|accounts?|resolutions?|resolve|claims|investors?|investments?|lending|loans?|mortgage|utilities|energy|communications|telecom|wireless|properties|realty|auto|insurance|enterprises?|international|national|exchange|servicing|industries|store|stores|county|city|state)\b/i

/** Whether a name reads like a company's: it has a word that only companies and offices carry. */
export function isCompanyLike(name: string): boolean {
  return COMPANY_WORD.test(name) || name.split(/\s+/).some(word => SUFFIX.test(bareOf(word)))
}

const TITLE = /^(?:mr|mrs|ms|miss|dr|sr|sra|prof|rev|hon)\.?\s+/i
const PERSON_WORD =
  /^(?:\p{Lu}[\p{L}'’-]*|\p{Lu}\.?|and|or|&|y|e|de|del|la|van|von|der|di|da|jr\.?,?|sr\.?|i{2,3}|iv)$/u

/** Whether a line reads like a person's name: two to six words, each capitalised, none a company's.
 *  @example isPersonName('Phil and Nora Dvorak') // true */
export function isPersonName(line: string): boolean {
  const words = line.replace(TITLE, '').split(/\s+/)
  return (
    words.length >= (TITLE.test(line) ? 1 : 2) &&
    words.length <= 6 &&
    words.every(word => PERSON_WORD.test(bareOf(word)) || /^\p{Lu}\.$/u.test(word)) &&
    !/\d/.test(line) &&
    !isCompanyLike(line)
  )
}
