import { consumerFactsFromWire } from '#contract/consumer-facts.ts'
import { assessLetter } from '#law/assess-letter.ts'
import type { Assessment } from '#law/assessment.ts'
import { known } from '#law/fact.ts'
import type { LetterFacts } from '#law/facts.ts'
import { isoDate, type IsoDate } from '#units/iso-date.ts'
import { stateCode } from '#units/state-code.ts'

/** What the law says on a day about a letter that was read. Worked out anew each time: it costs milliseconds, and dates
 *  move.
 *  @param read what was read, and what the person said about it, by the wire's names */
export function assess(
  {
    facts,
    consumerFacts,
    state,
  }: {
    readonly facts: LetterFacts
    readonly consumerFacts: Record<string, unknown>
    readonly state: string | null
  },
  on: IsoDate,
  earlier?: LetterFacts,
): Assessment {
  return assessLetter({
    letter: withPostmark(facts, consumerFacts['sent_on'], on),
    consumer: consumerFactsFromWire(consumerFacts),
    state: state ? stateCode(state) : undefined,
    on,
    ...(earlier ? { earlier } : {}),
  })
}

// the day on the envelope is a fact of the paper, but only the person has the envelope
function withPostmark(facts: LetterFacts, sentOn: unknown, on: IsoDate): LetterFacts {
  const day = typeof sentOn === 'string' ? isoDate(sentOn) : undefined
  return day && day <= on ? { ...facts, postmarkDate: known(day) } : facts
}
