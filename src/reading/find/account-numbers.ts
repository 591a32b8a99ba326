import { known, type Evidence } from '#law/fact.ts'
import type { ReadLine } from '#reading/lines.ts'
import { evidenceIn, runOf, type Run } from '#reading/run.ts'
import { accountTables } from './account-tables.ts'
import type { FoundFacts, ReadText } from './finder.ts'
import { matchesOf } from '#reading/matches.ts'

interface Numbered {
  readonly value: string
  readonly evidence: Evidence
  /** Behind a word that can mean nothing else. */
  readonly sure: boolean
}

const MASKED = String.raw`[xX*•#.·]{2,}(?:[\s-][xX*•#.·]{2,})*[\s-]?`
const ID = String.raw`(?:(?:[A-Z]{1,3}-?)?${MASKED}\d{2,6}|[A-Z]{1,5}[ -]?\d[\w/-]{0,40}|\d[\dxX*]{0,40}(?:[\w*]{0,40}[-/][\w*/-]{1,40})?(?:\s(?=\d{3,4}\b))?(?:(?<=\s)\d{3,4}(?:\s\d{3,4})*)?|#?\d[\w-]{0,40}|[A-Z]{2,6}(?:-[A-Z0-9]{1,30})+)`
const NUMBER_WORD = String.raw`(?:\s{0,3}(?:numbers?|nos?\.?|num\.?|#|id|n[úu]mero|\(?(?:last|final) (?:four|4)(?: digits)?\)?)){0,6}(?: for you)?\s{0,3}(?:is|was)?\s{0,3}[:#|]{0,9}\s{0,3}`
const ENDING = String.raw`(?:(?:which |that )?(?:ends|ending|terminad[oa])(?: (?:in|with|en))?[:\s]+)`
const ACCOUNT = new RegExp(
  String.raw`\b(account|acct|a\/c|cuenta|loan|card|policy|member(?:ship)?|customer|ticket|agreement|contract|lease|invoices?|check|patient|subscriber|visa|mastercard|tarjeta|plan|note|student|parking notice|citation|client|cust|resident|run(?= no))\b\.?,?(?:\(s\))?${NUMBER_WORD}(${ENDING})?[("]*(${ID}|Unit \w{1,30})(?![\w/]{0,40}\/\d)`,
  'gi',
)
const LIST = new RegExp(
  String.raw`(?:\bloans?|accounts?)\b[^.:]{0,60}:\s*#?([A-Z]*\d[\w-]*)\b(?:[^#.]{0,20}#([A-Z]*\d[\w-]*))?`,
  'i',
)
const REFERENCE = new RegExp(
  String.raw`\b(?:(?:our|your)\s+)?(?<!client )(?:reference|ours|referencia|ref|(?:our|agency|claim|case|collector'?s?|internal|file|id)\s+(?:file|number|no|num|ref(?:erence)?|id|account|case|claim)|your\s+(?:number|no|id|file)\.?\s+(?:with|at)\s+us|file|case|docket|index|cause|claim|matter|pin|control)\b\.?(?:\s{0,3}(?:file|numbers?|nos?\.?|num\.?|#|id|code|for this office|for you|es)){0,6}\s{0,3}(?:is|was|:|#|\|){0,4}\s{0,3}((?:19|20)\d{2} [A-Z]{2,4} \d{3,}|(?:[A-Z]{1,6}(?:[-/]| (?=\d)))?\d[\w/-]{0,40}|[A-Z]{1,6}[-/ ]?\d[\w/-]{0,40}|(?:19|20)\d{2} [A-Z]{2,4} \d{3,}|[A-Z]{2,6}(?:\/\d+)+(?:\/\w+)*|[A-Z]\d-\d+)`,
  'gi',
)
/** "WDG number 771-2209": the sender's initials. */
const INITIALS =
  /\b(?!ACCOUNT|ACCT|LOAN|CARD|MEMBER|NOTE|PLAN|LEASE|POLICY)[A-Z]{2,6} (?:ID|number|no\.?|#)\s{0,3}:?\s*(\d[\w/-]*)/g
const OWN_ACCOUNT =
  /\b(?:[Oo]ur|OUR|[A-Z]{2,6}) (?:[Aa]ccount|ACCOUNT|[Aa]cct|ACCT)\.?(?: (?:[Nn]umber|NUMBER|[Nn]o|NO)\.?)?[\s.:#]*(\d[\w/-]*)/g
const AFTER_NAME = /\b(?:account|acct):\s+\p{L}[^\d:#]{3,60}?\s#?(\d[\d-]{2,}[\w-]*)/giu
const MASKED_ALONE =
  /(?:^|(?<!ssn|ssn ending|social security(?: number)?(?: ending)?(?: in)?)\s)([xX*•#]{2,}(?:[\s-][xX*•#]{2,})*[\s-]?\d{3,6})\b/gi
/** "Su cuenta con Mueblería La Favorita, número 88123" */
const AFTER_CREDITOR =
  /\b(?:account|acct\.?|cuenta|loan|pr[ée]stamo|card|tarjeta) (?:with|w\/|at|con|from|de) \p{Lu}(?:[^.;:\d]|(?<=\b(?:dr|st|mr|mrs|ms))\.){2,60}?(?::|,? (?:account )?(?:number|no\.|n[úu]mero|n[úu]m\.|#)) ?#?([A-Z]*\d[\w-]*)/giu
/** "the account whose number ends with the digits 6120" */
const ENDS_WITH =
  /\b(?:account|acct|loan|card|plan|contract|policy|number)\b(?! (?:with|at) your bank)[^.;$\d]{0,60}?\b(?:ends?|ending|ended|digits)\b[^.;$\d]{0,30}?#?(\d{3,6})\b(?![/-])/gi
/** "The last four digits of that account are 6120" */
const LAST_DIGITS =
  /\blast (?:four|4|five|5|six|6)(?: digits)?(?: of (?:that|your|the|this) [\w ]{0,30}?(?:account|card|loan|number))? (?:are|is|were|was) #?(\d{3,6})\b/gi
const NOT_AN_ACCOUNT = /\b(?:bank|checking|savings|your bank|routing)\s*$/i
/** The sender's own number in the guise of an account: "Our Acct #", "MCM Account Number". */
const SENDERS_OWN =
  /\b(?:[Oo]ur|OUR|[Aa]gency|[Ii]nternal|(?!LLC|INC|LLP|CORP|BANK|CARD|VISA|STORE|YOUR|THE|LOAN)[A-Z]{2,6})\s*$/
const CLIENTS =
  /\bclient(?:'s)? (?:ref(?:erence)?|account|acct|id|number)\b\.?(?: (?:no|number|#))?[\s.:#]*((?:apt|unit)\s+\w+|[A-Z]*\d[\w/-]*)/gi
const TIME_OR_SHARE = /^\d{1,2}$|^(?:19|20)\d{2}$|^\d{1,2}\/\d{1,2}\/\d{2,4}$/

/** Account numbers of the debt, masked or whole, and the sender's own reference. A reference number, a long scan line or
 *  a date is never an account number.  @law 12 CFR 1006.34(c)(2)(iv) */
export function findAccountNumbers(text: ReadText, soFar: Readonly<FoundFacts>): FoundFacts {
  const numbered = text.lines.flatMap(line => withWrap(text, line))
  const references = numbered.flatMap(line => [
    ...numbersIn(text, line, REFERENCE, true),
    ...numbersIn(text, line, INITIALS, true),
    ...numbersIn(text, line, OWN_ACCOUNT, true),
  ])
  const accounts = distinct([
    ...numbered.flatMap(line => [
      ...accountsIn(text, line),
      ...listed(text, line),
      ...numbersIn(text, line, CLIENTS, true),
    ]),
    ...inTables(text),
    ...numbered.flatMap(line => [
      ...numbersIn(text, line, AFTER_NAME, true),
      ...numbersIn(text, line, AFTER_CREDITOR, true),
      ...numbersIn(text, line, ENDS_WITH, true),
      ...numbersIn(text, line, LAST_DIGITS, true),
      ...numbersIn(text, line, MASKED_ALONE, false),
    ]),
  ])
  const reference = soFar.caseNumber?.known
    ? { value: soFar.caseNumber.value, evidence: soFar.caseNumber.evidence[0] }
    : references.find(one => !accounts.some(other => other.value === one.value))
  const best = accounts.find(one => one.sure) ?? accounts[0]
  return {
    ...(best
      ? {
          accountNumber: known(best.value, { confidence: best.sure ? 1 : 0.85, evidence: [best.evidence] }),
          accountNumbers: known(
            accounts.map(one => one.value),
            { evidence: accounts.map(one => one.evidence) },
          ),
        }
      : {}),
    ...(reference
      ? { referenceNumber: known(reference.value, { evidence: reference.evidence ? [reference.evidence] : [] }) }
      : {}),
  }
}

/** The line breaks off within a number or right before one. */
const ASKS_FOR_MORE =
  /(?:-|\b(?:account|acct|cuenta|loan|number|no\.|num|n[úu]mero|id|ending(?: in| with)?|ends in|terminad[oa](?: en)?)|[#:])$/i
const MOST_BEFORE = 2 // words of the next line before its number

// "account number XXXX-XXXX-" and, on the next line of the paragraph, "4471"
function withWrap(text: ReadText, line: ReadLine): Run[] {
  const next = text.lines[line.index + 1]
  const words = text.words.get(line.page)
  if (!words || !next || next.page !== line.page || next.block !== line.block || !ASKS_FOR_MORE.test(line.text))
    return /\d/.test(line.text) ? [line] : []
  let last = next.first
  while (last < next.last && last < next.first + MOST_BEFORE && !/\d/.test(words[last]!.text)) last += 1
  while (last < next.last && /^[\dXx*-]+$/.test(words[last + 1]!.text)) last += 1
  const run = runOf(words, line.page, line.first, last)
  return /\d/.test(run.text) ? [run] : []
}

function accountsIn(text: ReadText, run: Run): Numbered[] {
  return matchesOf(ACCOUNT, run.text).flatMap(match => {
    const word = match[1]!.toLowerCase()
    const value = match[3]!
      .replace(/^#/, '')
      .replace(/[-/]{1,20}$/, '')
      .trim()
    const before = run.text.slice(Math.max(0, match.index - 40), match.index)
    if (
      !/\d/.test(value) ||
      /^(?!unit|x)[a-z]+\b|^(?!Unit)\p{Lu}\p{Ll}+ /u.test(value) ||
      (word === 'account' && NOT_AN_ACCOUNT.test(before))
    )
      return []
    if (word.startsWith('acc') && match[1] !== match[1]!.toUpperCase() && SENDERS_OWN.test(before)) return []
    if (TIME_OR_SHARE.test(value) && !match[2]) return []
    if (word === 'check' && /\bcheck\s+(?:for|of)\b/i.test(match[0])) return []
    if (!match[2] && /^\d{1,2}$/.test(value)) return []
    return [
      {
        value,
        evidence: evidenceIn(text, run, match.index, match.index + match[0].length),
        sure: /^(?:account|acct|a\/c|cuenta|loan|card|tarjeta)/.test(word),
      },
    ]
  })
}

function listed(text: ReadText, run: Run): Numbered[] {
  const match = LIST.exec(run.text)
  if (!match || !match[0].includes('#')) return []
  return match.slice(1).flatMap(value => {
    if (value === undefined) return []
    const start = run.text.indexOf(value, match.index)
    return [{ value, evidence: evidenceIn(text, run, start, start + value.length), sure: true }]
  })
}

/** The number stands before the first date or amount of a row. */
function inTables(text: ReadText): Numbered[] {
  return accountTables(text)
    .filter(({ heading }) => heading.some(line => /\b(?:account|acct)\b/i.test(line.text)))
    .flatMap(({ rows }) => rows.flatMap(({ line, rest }) => rowNumber(text, line, rest)))
}

function rowNumber(text: ReadText, row: ReadLine, rest: string): Numbered[] {
  const value = row.atoms.find(atom => atom.kind === 'money' || (atom.kind === 'date' && atom.date !== undefined))
  const before = row.text.slice(0, value ? row.starts[value.firstWord - row.first] : 0)
  const parted = /(\S{0,60}[A-Z\d]-)\s*$/.exec(before)
  if (parted && /^\d/.test(rest)) return [{ value: parted[1]! + rest, evidence: evidenceIn(text, row), sure: true }]
  const match = /(\S{0,60}\d\S{0,60})\s*$/.exec(before)
  return match
    ? [
        {
          value: match[1]!.replace(/^-+/, ''),
          evidence: evidenceIn(text, row, match.index, match.index + match[1]!.length),
          sure: true,
        },
      ]
    : []
}

function numbersIn(text: ReadText, run: Run, expression: RegExp, sure: boolean): Numbered[] {
  return matchesOf(expression, run.text).flatMap(match => {
    const value = match[1]!.replace(/[.,;-]{1,20}$/, '')
    if (TIME_OR_SHARE.test(value) && value.length < 3) return []
    return [{ value, evidence: evidenceIn(text, run, match.index, match.index + match[0].length), sure }]
  })
}

const LAST_DIGITS_AT_MOST = 4

function distinct(numbers: readonly Numbered[]): Numbered[] {
  const seen = new Set<string>()
  return numbers.filter(({ value }) => {
    const key = value.toLowerCase().replace(/[^a-z\d]/g, '')
    if (seen.has(key)) return false
    seen.add(key)
    // the last digits alone are the same number once more
    if (key.length > LAST_DIGITS_AT_MOST)
      for (let k = 0; k <= LAST_DIGITS_AT_MOST; k += 1) seen.add(key.slice(key.length - k))
    return true
  })
}
