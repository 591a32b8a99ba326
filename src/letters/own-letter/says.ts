import type { OwnLetter } from './own-letter.ts'
import { isAttributed, isConditional, isDenied } from './standing.ts'
import { MONTH } from './vocabulary.ts'

/** What a draft says somewhere, as far as later questions need it. */

const DISPUTE =
  /\b(?:i|we)(?:'m| am| do| hereby| also| want to| wish to| would like to| must| formally| am writing to| write to| still| fully| again| will| intend to|,|-)*(?: \w+ly)?\s+(?:disput(?:e|ing)|contest(?:ing)?|challeng(?:e|ing))\b|\bdisput(?:e|ed|ing)\b[^.;]{0,30}\b(?:debt|account|amount|bill|charges?|balance|claim|all of it)\b|\b(?:debt|account|amount|bill|charges?|balance|claim|it|this)\b(?: \w+){0,5}? (?:is|are) (?:hereby |being |fully |therefore )*disputed\b|\bthis is (?:my |a |an )?(?:\w+ )?dispute\b|\b(?:treat|consider|take) this (?:letter )?as (?:my |a |an )?(?:\w+ )?dispute\b/i

/** A clear dispute of the debt. Speaking of disputes, or of one's right to dispute, is none. */
export function disputes({ unquoted, sentences }: OwnLetter): boolean {
  return sentences.some(({ start, end }) => {
    const words = unquoted.slice(start, end)
    const match = DISPUTE.exec(words)
    if (!match) return false
    const before = words.slice(0, match.index)
    const speaksOfIt =
      /\b(?:right|how|only|could|can|cannot|can't|may|able|form|statement|notice said|letter said|tell me)\b[^.]*$/i.test(
        before,
      )
    return (
      !isDenied(before) &&
      !isAttributed(before) &&
      !isConditional(before) &&
      !(speaksOfIt && !/\bi (?:hereby |formally )?(?:dispute|contest|challenge)\b/i.test(match[0]))
    )
  })
}

export function asksForVerification({ unquoted }: OwnLetter): boolean {
  return /\bverif(?:y|ied|ication)\b|\bvalidat(?:e|ed|ion)\b/i.test(unquoted)
}

export function asksForOriginalCreditor({ unquoted }: OwnLetter): boolean {
  return /\boriginal (?:creditor|lender|bank)\b|\bwho (?:i |was |the debt was )?(?:first|originally)\b|\bfirst creditor\b/i.test(
    unquoted,
  )
}

export function saysHowMailed({ unquoted }: OwnLetter): boolean {
  return /\bcertified\b|\breturn receipt\b|\bregistered mail\b|\btracking\b|\bby (?:fax|e-?mail|overnight)\b|\bhand[- ]delivered\b|\bthrough your (?:web|online|portal)/i.test(
    unquoted,
  )
}

export function asksToStopContact({ unquoted }: OwnLetter): boolean {
  return /\b(?:stop|cease|end)\b[^.;]{0,30}\b(?:contact\w*|communicat\w*|call(?:s|ing)?|writing)\b|\b(?:contact|communications?|calls?)\b (?:to|must|should|has to|have to) (?:stop|cease|end)\b|\b(?:do not|don'?t|never) (?:contact|communicate|call|write)\b/i.test(
    unquoted,
  )
}

/** A letter of settlement that is put as one ought to be: nothing admitted, and a written agreement before any payment. */
export function offersSafely(letter: OwnLetter): boolean {
  return letter.goal === 'settlement' && admitsNothing(letter) && asksForAgreement(letter)
}

export function admitsNothing({ unquoted }: OwnLetter): boolean {
  return /\bwithout (?:admitting|any admission|admission|acknowledging)\b|\b(?:not|nothing)\b[^.;]{0,60}\b(?:an? )?(?:admission|acknowledg\w+|admit\w*)\b|\bfor settlement (?:purposes )?only\b/i.test(
    unquoted,
  )
}

export function asksForAgreement({ unquoted }: OwnLetter): boolean {
  return /\b(?:signed|written|in writing)\b[^.;]{0,60}\b(?:agreement|letter|confirmation|terms|offer|contract)\b|\b(?:agreement|letter|confirmation|terms|offer)\b[^.;]{0,40}\b(?:signed|in writing|on your letterhead)\b|\bin writing\b[^.;]{0,40}\b(?:before|first|agree|confirm)|\b(?:agree|confirm)\w*\b[^.;]{0,40}\bin writing\b/i.test(
    unquoted,
  )
}

/** The reference or account the draft names, when it names one. */
export function namesReference({ unquoted, context }: OwnLetter): boolean {
  const flat = (text: string) => text.replace(/[^a-z0-9]/gi, '').toUpperCase()
  const { reference, accountEnding } = context.paper
  const whole = flat(unquoted)
  if (/\[their reference or account number\]/i.test(unquoted)) return true
  const known = [reference, accountEnding].filter(mark => mark !== undefined)
  if (known.some(mark => whole.includes(flat(mark)))) return true
  return (
    known.length === 0 &&
    /\b(?:ref(?:erence)?|file|account|acct|case|our number|your number|no|number|#|re)\b\.?[^a-z0-9\n]{0,4}(?:no\.?|number|#|ending(?: in)?)?\s*[:#]?\s*[a-z]{0,4}-?\d[\w-]{2,}/i.test(
      unquoted,
    )
  )
}

const DATE_LINE = new RegExp(
  String.raw`^[^a-z0-9]*(?:date[:\s]+)?(?:${MONTH} \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2} ${MONTH} \d{4}|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d{2}-\d{2})(?=$|[\s,])`,
  'i',
)

/** The line with the date of the letter, near its head or under its signature. */
export function dateLine({ unquoted }: OwnLetter): string | undefined {
  const lines = unquoted
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
  const head = lines.slice(0, 14).filter(line => line.length < 70)
  return [...head, ...lines.slice(-3)].find(line => DATE_LINE.test(line))
}

/** A mailing address that is not the collector's: a line with a state and ZIP code. */
export function givesAddress({ unquoted, context }: OwnLetter): boolean {
  const theirs: readonly string[] = context.collector.addressLines.join(' ').match(/\b\d{5}\b/g) ?? []
  const zips = [...unquoted.matchAll(/\b[A-Z]{2}\.?,?\s+(\d{5})(?:-\d{4})?\b/g)].map(([, zip = '']) => zip)
  if (/\[your mailing address\]/i.test(unquoted)) return true
  return theirs.length > 0 ? zips.some(zip => !theirs.includes(zip)) || zips.length > 1 : zips.length > 0
}
