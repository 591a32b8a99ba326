import { known } from '#law/fact.ts'
import type { ReadLine } from '#reading/lines.ts'
import { accountTables } from './account-tables.ts'
import { readAmounts } from './amounts.ts'
import { datesIn, evidenceOfDate, type DateInSentence } from './dated.ts'
import type { FoundFacts, ReadText } from './finder.ts'

const KIND = String.raw`(?:itemization|charge-?off|charged-off|write-?off|last (?:billing )?statement|last payment|most recent payment|transaction|purchase|invoice|date of service|service|judgment|final bill|move-?out)`
const LABEL_BEFORE = new RegExp(
  String.raw`\b${KIND}(?: date| occurred| made| was| balance| amount| debt){0,6}(?:\s{0,3}\([^()]{0,40}\))?(?:,? (?:on|as of|dated))?\s{0,3}[:(,-]{0,4}\s{0,3}(?:\$[\d,.]{1,20}\s{0,3}(?:on|\()?\s{0,3})?$|\bdate of (?:${KIND}|last payment|service)\s{0,3}[:(]{0,4}\s{0,3}$`,
  'i',
)
const LABEL_AFTER = new RegExp(String.raw`^[\s,(:-]*(?:the )?(?:date of )?(?:your )?${KIND}\b`, 'i')
const AS_OF = /\b(?:as of|hasta(?: el)?)\s*$/i
const OWED = /\b(?:owed?|balance|amount|deb[ií]a)\b/i
const COLUMN = /\bdate of service|itemization date|charge-?off date|last payment date|last statement date/i
const NOT_A_START = /\b(?:letter|notice|periodic statement|payment is|due by|service of|filed)\b[^.]{0,20}$/i

/** The day the breakdown starts from: last statement, charge-off, last payment, transaction or judgment. A letter date or
 *  a due date is none.  @law 12 CFR 1006.34(b)(3) */
export function findItemizationDate(text: ReadText, soFar: Readonly<FoundFacts>): FoundFacts {
  const dates = datesIn(text)
  const withAmount = new Set(
    readAmounts(text)
      .filter(one => one.role === 'on-itemization-date')
      .map(one => one.sentence),
  )
  const best =
    dates.find(one => /\bitemization date\b/i.test(one.before.slice(-30)) && LABEL_BEFORE.test(one.before)) ??
    dates.find(one => withAmount.has(one.index) && isStart(one)) ??
    dates.find(one => AS_OF.test(one.before) && OWED.test(one.after)) ??
    // in a pleading "the last payment was made on" tells the story of the debt, not the start of a breakdown
    (soFar.kindOfPaper?.known
      ? undefined
      : dates.find(one => isStart(one) && (LABEL_BEFORE.test(one.before) || LABEL_AFTER.test(one.after)))) ??
    inTable(text, dates) ??
    onTheRow(text, dates)
  if (!best) return {}
  return { itemizationDate: known(best.date, { evidence: [evidenceOfDate(text, best)] }) }
}

function isStart({ before }: DateInSentence): boolean {
  return !NOT_A_START.test(before)
}

function inTable(text: ReadText, dates: readonly DateInSentence[]): DateInSentence | undefined {
  const table = accountTables(text).find(({ heading }) => COLUMN.test(heading.map(line => line.text).join(' ')))
  const row = table?.rows[0]?.line ?? rowBelowHeading(text)
  return (
    row &&
    dates.find(
      one =>
        one.run.page === row.page && one.run.first <= row.last && one.run.first + one.run.starts.length > row.first,
    )
  )
}

function rowBelowHeading(text: ReadText): ReadLine | undefined {
  const heading = text.lines.find(
    line => COLUMN.test(line.text) && !line.atoms.some(atom => atom.kind === 'money' || atom.kind === 'date'),
  )
  return heading && text.lines[heading.index + 1]
}

/** The one date on the row that prints the amount owed then. */
function onTheRow(text: ReadText, dates: readonly DateInSentence[]): DateInSentence | undefined {
  const row = readAmounts(text).find(one => one.role === 'on-itemization-date' && one.inRow)
  const line = row && text.lines[row.line]
  const date = line?.atoms.find(atom => atom.kind === 'date' && atom.date !== undefined)
  return date && dates.find(one => one.run.page === line!.page && one.sentence.atoms.includes(date))
}
