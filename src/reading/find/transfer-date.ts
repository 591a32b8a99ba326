import { known } from '#law/fact.ts'
import { datesIn, evidenceOfDate } from './dated.ts'
import type { FoundFacts, ReadText } from './finder.ts'

const HANDED_OVER = /\b(?:sold|purchased|bought|acquired|placed|assigned|transferred|referred|took over|transfer)\b/i
const ON = /\b(?:on|effective|as of|dated?)\s*:?\s*$/i

/** The day the account was sold, placed or handed on, when the letter says so. */
export function findTransferDate(text: ReadText): FoundFacts {
  const found = datesIn(text).find(
    one => ON.test(one.before) && (HANDED_OVER.test(one.before.slice(-80)) || HANDED_OVER.test(one.after.slice(0, 80))),
  )
  return found ? { transferDate: known(found.date, { confidence: 0.9, evidence: [evidenceOfDate(text, found)] }) } : {}
}
