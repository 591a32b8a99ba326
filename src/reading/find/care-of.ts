import { known } from '#law/fact.ts'
import { bareOf, isCompanyLike } from '#reading/names.ts'
import { evidenceIn } from '#reading/run.ts'
import type { FoundFacts, ReadText } from './finder.ts'

const CARE_OF = /(?:^|[\s,])(?:c\/o|c\/0|in care of|care of)\s+([^\n]{3,80})$|^(?:attn:?|attention:?|at:)\s+(.{3,80})$/i
/** Sent to the person at work: "in care of Acme, since …", "please pass on to …", "… Payroll Office, Attention: …". */
const SENT_TO_WORK =
  /\b(?:in care of|care of|c\/o)\s+((?:[\p{Lu}][\p{L}.&'’-]*|of|and|the)(?: (?:[\p{Lu}][\p{L}.&'’-]*|of|and|&))*)|^(?:to:?\s+|mail stop:?\s+)?([\p{Lu}][^,:]{2,60}),\s*(?:payroll|human resources|personnel|hr)\b[^\n]*\b(?:attention|attn|pass (?:this )?on|please (?:give|hand|forward)|for|att)\b/iu
const WORKPLACE =
  /\b(?:payroll|human resources|personnel|hr dep\w*|employer|plant|store #?\d+|school district|hospital|inc|llc|corp|co|company|foods|manufacturing|industries|factory|warehouse|university|college|restaurant|hotel|works)\b/i
const NOT_WORK = /\b(?:jail|prison|correction\w*|law|attorneys?|estate|trust|shelter|nursing home)\b/i
const OFFICE = /^(?:payroll|human|personnel|hr)\b/i
const FURTHEST_LINE = 40

/** A workplace behind "c/o" or "Attn:" in the address. A relative at the same home is harmless and is left out. */
export function findCareOf(text: ReadText): FoundFacts {
  for (const line of text.lines.slice(0, FURTHEST_LINE)) {
    const match = CARE_OF.exec(line.text) ?? SENT_TO_WORK.exec(line.text)
    const behind = match?.[1] ?? match?.[2]
    if (!match || behind === undefined || NOT_WORK.test(behind) || !WORKPLACE.test(match[0])) continue
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
