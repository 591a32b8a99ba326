import { STATE_CODES, stateName } from '#units/state-code.ts'

/** What a marking on an envelope is. `postal`: what the mail needs, addresses and harmless names. `reveals`: tells that
 *  it is about a debt. `code`: a number or code that stands for the account. `other-words`: anything else. */
export type EnvelopeMark = 'postal' | 'reveals' | 'code' | 'other-words'

const REVEALS =
  /\b(?:collect(?:ion|ions|or|ors)?|debts?|debtor|recovery|past due|delinquen\w*|overdue|creditor|receivables?|legal (?:action|notice)|(?:final|last) (?:notice|demand|warning)|credit (?:action|file|rating|record|report|standing|bureau)|unpaid|amount due|balance)\b/i
const CODE =
  /\b(?:ref(?:erence)?|acc(?:ount|t)?|file|case|qr(?: code)?)\b.*\d|\bqr code\b|\b[A-Z]{1,4}\d*\.\d{4,}|\b\d{8,}\b/i
const POSTAL_WORDS: ReadonlySet<string> = new Set(
  'first class mail presort presorted prsrt us u.s usps postage paid permit no bar code barcode return forwarding address change electronic service services requested to sender standard std auto fcm certified registered receipt restricted delivery intelligent tracking correction correct and a the meter mailed from zip oz imb ecrwss bulk zone pitney bowes stamp stamps marketing'.split(
    ' ',
  ),
)
const ADDRESS =
  /\bp\.? ?o\.? ?box\b|\b[A-Z]{2},? \d{5}(?:-\d{4})?\b|\b\d+\s+(?:[A-Z]\w*\.?\s+)+(?:st|street|ave|avenue|rd|road|blvd|dr|drive|ln|lane|way|pkwy|court|ct|plaza|place|hwy)\b/i
const NAME_AND_ADDRESS = /\bname and address\b/i

/** "Reno, Nevada", "Dayton OH". */
const CITY = /^(?:(?:[A-Z][a-z][\w.'-]*,? ){1,4}|[A-Z .'-]{2,30}, )(?:[A-Z]{2}|[A-Z][a-z]+)$/
const STATE = new RegExp(String.raw`[\s,](?:${[...STATE_CODES, ...STATE_CODES.map(stateName)].join('|')})$`, 'i')
/** A company's name, which gives nothing away when none of the words that reveal is in it. */
const COMPANY = /^[A-Z][\w.&',-]*(?: [\w.&',-]+){0,4} (?:inc|llc|llp|lp|ltd|corp|corporation|co|pllc|p\.?c)\.?$/i

/** What each line on the outside is, read together: the names of the person and of a company are the post's own. */
export function marksOf(lines: readonly string[], names: readonly string[] = []): readonly EnvelopeMark[] {
  const own = new Set(names.map(lettersOf))
  return lines.map(line => {
    const mark = markOf(line)
    return mark === 'other-words' && own.has(lettersOf(line)) ? 'postal' : mark
  })
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z]/g, '')
}

/** @law 15 USC 1692f(8); official comment 12 CFR 1006.22(f)(2)-1 */
export function markOf(text: string): EnvelopeMark {
  if (REVEALS.test(text)) return 'reveals'
  if (isAddress(text) || isPostal(text)) return 'postal'
  return CODE.test(text) ? 'code' : 'other-words'
}

// a sender's name that gives nothing away may stand above its address
function isAddress(text: string): boolean {
  return (
    ADDRESS.test(text) || NAME_AND_ADDRESS.test(text) || COMPANY.test(text) || (CITY.test(text) && STATE.test(text))
  )
}

function isPostal(text: string): boolean {
  const words = text.toLowerCase().match(/[a-z.]{0,40}[a-z]|\d+/g) ?? []
  return words.every(word => POSTAL_WORDS.has(word) || /^\d{1,5}$/.test(word))
}
