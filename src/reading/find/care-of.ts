import { known } from '#law/fact.ts'
import { bareOf, isCompanyLike } from '#reading/names.ts'
import { evidenceIn } from '#reading/run.ts'
import type { FoundFacts, ReadText } from './finder.ts'

const CARE_OF = /(?:^|[\s,])(?:c\/o|c\/0|in care of|care of)\s+([^\n]{3,80})$|^(?:attn:?|attention:?|at:)\s+(.{3,80})$/i
const WORKPLACE =
  /\b(?:payroll|human resources|personnel|hr dep\w*|employer|plant|store #?\d+|school district|hospital|inc|llc|corp|co|company|foods|manufacturing|industries|factory|warehouse|university|college|restaurant|hotel|works)\b/i
const NOT_WORK = /\b(?:jail|prison|correction\w*|law|attorneys?|estate|trust|shelter|nursing home)\b/i
const OFFICE = /^(?:payroll|human|personnel|hr)\b/i
const FURTHEST_LINE = 40

/** A workplace behind "c/o" or "Attn:" in the address. A relative at the same home is harmless and is left out. */
export function findCareOf(text: ReadText): FoundFacts {
  for (const line of text.lines.slice(0, FURTHEST_LINE)) {
    const match = CARE_OF.exec(line.text)
    const behind = match?.[1] ?? match?.[2]
    if (!match || behind === undefined || NOT_WORK.test(behind) || !WORKPLACE.test(behind)) continue
    const company = companyIn(behind)
    return {
      careOfEmployer: known(company ?? behind, {
        confidence: company ? 1 : 0.85,
        evidence: [evidenceIn(text, line, match.index, match.index + match[0].length)],
      }),
    }
  }
  return {}
}

// "Payroll Office, Harnish Foods Inc.": the company, not the office in it
function companyIn(words: string): string | undefined {
  const parts = words.split(/,\s+(?!(?:inc|llc|ltd|co)\b)/i)
  return parts.toReversed().find(part => !/^\d/.test(part) && isCompanyLike(part) && !OFFICE.test(bareOf(part)))
}
