import type { Assessment } from '#law/assessment.ts'
import { assessLetter } from '#law/assess-letter.ts'
import { known } from '#law/fact.ts'
import type { LetterFacts } from '#law/facts.ts'
import { isoDate } from '#units/iso-date.ts'
import { stateCode } from '#units/state-code.ts'
import { consumerFactsFromWire } from '#contract/consumer-facts.ts'
import { todayIn, type Clock } from '#server/clock.ts'

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
  return assessLetter({
    letter: withPostmark(row.facts, row.consumerFacts['sent_on']),
    consumer: consumerFactsFromWire(row.consumerFacts),
    state: row.state ? stateCode(row.state) : undefined,
    on: todayIn(clock, row.timeZone ?? undefined),
    ...(earlier ? { earlier } : {}),
  })
}

// the day on the envelope is a fact of the paper, but only the person has the envelope
function withPostmark(facts: LetterFacts, sentOn: unknown): LetterFacts {
  const day = typeof sentOn === 'string' ? isoDate(sentOn) : undefined
  return day ? { ...facts, postmarkDate: known(day) } : facts
}
