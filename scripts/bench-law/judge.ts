import type { Assessment } from '#law/assessment.ts'
import { assessLetter } from '#law/assess-letter.ts'
import { known } from '#law/fact.ts'
import { CONSUMER_FACT_NAMES, type ConsumerFacts, type LetterFacts } from '#law/facts.ts'
import { readFacts } from '#reading/read-facts.ts'
import { day } from '#units/iso-date.ts'
import { stateCode } from '#units/state-code.ts'
import type { CorpusLetter } from './corpus.ts'

export interface Judged {
  readonly facts: LetterFacts
  readonly assessment: Assessment
  readonly milliseconds: Milliseconds
}

/** From text to facts, and from facts to assessment. */
export interface Milliseconds {
  readonly reading: number
  readonly judging: number
}

/** A letter read from its text and judged on its own day with what its consumer would answer. */
export function judgeLetter(letter: CorpusLetter): Judged {
  const start = performance.now()
  const facts = readFacts(letter.paper)
  const read = performance.now()
  const consumer = answersOf(letter)
  const assessment = assessLetter({ letter: facts, consumer, state: stateCode(letter.state), on: day(letter.date) })
  return { facts, assessment, milliseconds: { reading: read - start, judging: performance.now() - read } }
}

/** Names of the corpus that are not our own in snake case. */
const RENAMED: Readonly<Record<string, string>> = { letter1_validation_end_date: 'earlierValidationEndDate' }

// null is the answer "none", as for the people who use it
function answersOf({ engine_facts: given }: CorpusLetter): ConsumerFacts {
  const names = new Set<string>(CONSUMER_FACT_NAMES)
  const answers = Object.entries(given).flatMap(([name, value]) => {
    const ours = RENAMED[name] ?? name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())
    return names.has(ours) ? [[ours, known(value)] as const] : []
  })
  return Object.fromEntries(answers)
}
