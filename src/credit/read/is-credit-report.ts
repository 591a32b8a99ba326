import type { Paper } from '#reading/paper.ts'
import { bureauColumns, bureauIn } from './bureau.ts'
import { readCreditReport } from './read-report.ts'
import { rowsOf } from './rows.ts'

const FIRST_ROWS = 14
const IS_REPORT =
  /\b(?:credit report|credit file|credit profile|consumer disclosure|personal credit|report (?:number|confirmation)|file number|confirmation (?:number|#)|date (?:generated|created)|credit score)\b/i
/** What every report has and no letter: account after account, each with its own status and limits. */
const OF_ACCOUNTS =
  /\b(?:date opened|opened|high (?:credit|balance)|credit limit|pay(?:ment)? status|account status|account type|date of (?:1st|first) delinquency|payment history|terms|responsibility|inquir(?:y|ies)|public records?|personal information|potentially negative|satisfactory accounts|adverse accounts|tradelines?)\b/gi
const LEAST_WORDS_OF_ACCOUNTS = 6
/** So many different ones stand in no letter, however its columns were read. */
const SURELY = 9
const LEAST_ACCOUNTS = 2

/** Whether a paper is a credit report, and so no letter: a bureau's head (or columns of several bureaus), the words of
 *  its accounts, and accounts that can be read. Unsure: no. @example isCreditReport(paper) // false, of a letter */
export function isCreditReport(paper: Paper): boolean {
  const rows = rowsOf(paper)
  const head = rows.filter(row => row.page === 1).slice(0, FIRST_ROWS)
  const hasColumns = rows.filter(row => bureauColumns(row) !== undefined).length > 1
  const isHeaded = head.some(row => IS_REPORT.test(row.text)) && rows.some(row => bureauIn(row.text) !== undefined)
  if (!hasColumns && !isHeaded) return false
  const named = new Set(rows.flatMap(row => row.text.match(OF_ACCOUNTS) ?? []).map(words => words.toLowerCase()))
  if (named.size < LEAST_WORDS_OF_ACCOUNTS) return false
  if (named.size >= SURELY) return true
  const accounts = readCreditReport(paper).files.reduce((sum, file) => sum + file.tradelines.length, 0)
  return accounts >= LEAST_ACCOUNTS
}
