import type { Assessment } from '#law/assessment.ts'
import { assessLetter } from '#law/assess-letter.ts'
import { known } from '#law/fact.ts'
import type { LetterFacts } from '#law/facts.ts'
import { isoDate, type IsoDate } from '#units/iso-date.ts'
import { stateCode } from '#units/state-code.ts'
import { consumerFactsFromWire } from '#contract/consumer-facts.ts'
import { todayIn, type Clock } from '#server/clock.ts'
import type { Db } from '#server/database/database.ts'
import { analysisById, type AnalysisRow } from './table.ts'

/** What the law says today about a stored analysis. Worked out anew each time: it costs milliseconds, and dates move. */
export function assess(
  row: {
    readonly facts: LetterFacts
    readonly consumerFacts: Record<string, unknown>
    readonly state: string | null
    readonly timeZone: string | null
  },
  clock: Clock,
  earlier?: LetterFacts,
): Assessment {
  const on = todayIn(clock, row.timeZone ?? undefined)
  return assessLetter({
    letter: withPostmark(row.facts, row.consumerFacts['sent_on'], on),
    consumer: consumerFactsFromWire(row.consumerFacts),
    state: row.state ? stateCode(row.state) : undefined,
    on,
    ...(earlier ? { earlier } : {}),
  })
}

/** The same, beside the earlier letter it is compared with, when there is one. */
export async function assessmentOf(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  row: AnalysisRow & { readonly facts: LetterFacts },
): Promise<Assessment> {
  // whoever owns this letter owned that one when they named it
  const earlier = row.earlierId ? await analysisById(db, row.earlierId) : undefined
  return assess(row, clock, earlier?.facts ?? undefined)
}

// the day on the envelope is a fact of the paper, but only the person has the envelope
function withPostmark(facts: LetterFacts, sentOn: unknown, on: IsoDate): LetterFacts {
  const day = typeof sentOn === 'string' ? isoDate(sentOn) : undefined
  return day && day <= on ? { ...facts, postmarkDate: known(day) } : facts
}
