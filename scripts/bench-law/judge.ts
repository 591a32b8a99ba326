import type { Assessment } from '#law/assessment.ts'
import { allFacts, assessLetter } from '#law/assess-letter.ts'
import { known, type Known } from '#law/fact.ts'
import { CONSUMER_FACT_NAMES, DERIVED_FACT_NAMES, type ConsumerFacts, type LetterFacts } from '#law/facts.ts'
import { judgeRules } from '#law/judge-rules.ts'
import { kindGivenAnswers } from '#law/kind-of-paper.ts'
import { RULES } from '#law/rules/index.ts'
import { STATES } from '#law/states/index.ts'
import type { Paper } from '#reading/paper.ts'
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

/** A letter read from its text and judged on its own day with what its consumer would answer.
 *  @param read what a reader of pictures made of it, when not its own text */
export function judgeLetter(
  letter: CorpusLetter & { readonly earlier?: { readonly paper: Paper } | undefined },
  read: Paper = letter.paper,
): Judged {
  const start = performance.now()
  const facts = readFacts(read)
  const afterReading = performance.now()
  const consumer = answersOf(letter)
  const on = day(letter.date)
  const earlier = letter.earlier && readFacts(letter.earlier.paper)
  const about = { letter: facts, consumer, state: stateCode(letter.state), on, ...(earlier ? { earlier } : {}) }
  const assessment = given(derivedOf(letter), about, assessLetter(about))
  return {
    facts,
    assessment,
    milliseconds: { reading: afterReading - start, judging: performance.now() - afterReading },
  }
}

type About = Parameters<typeof assessLetter>[0]

// what the program works out itself, or only a reviewer can tell, taken as a label says
function given(derived: Readonly<Record<string, Known<unknown>>>, about: About, assessment: Assessment): Assessment {
  if (Object.keys(derived).length === 0) return assessment
  const letter = { ...about.letter, ...kindGivenAnswers(about.letter, about.consumer) }
  const { consumer, state, earlier } = about
  const facts = allFacts({ letter, consumer, limit: assessment.timeLimit, law: state && STATES[state], earlier })
  return { ...assessment, rules: judgeRules(RULES, { ...facts, ...derived }, { on: about.on }) }
}

/** Names of the corpus that are not our own in snake case. */
const RENAMED: Readonly<Record<string, string>> = { letter1_validation_end_date: 'earlierValidationEndDate' }

// null is the answer "none", as for the people who use it
function answersOf({ engine_facts: told }: CorpusLetter): ConsumerFacts {
  return valuesNamed(told, CONSUMER_FACT_NAMES)
}

// the corpus states the time limit beside its reasons, which the program is to find out
function derivedOf({ engine_facts: told, drawn }: CorpusLetter): Readonly<Record<string, Known<unknown>>> {
  return drawn === true ? valuesNamed(told, DERIVED_FACT_NAMES) : {}
}

function valuesNamed(
  told: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Record<string, Known<unknown>> {
  const entries = Object.entries(told).flatMap(([name, value]) => {
    const ours = RENAMED[name] ?? name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
    return names.includes(ours) && value !== 'unknown' ? [[ours, known(value)] as const] : []
  })
  return Object.fromEntries(entries)
}
