import type { Evidence, Fact } from './fact.ts'
import type { AllFacts, LetterFacts } from './facts.ts'
import type { NoticeId, StatementId, ThreatenedAction } from './statements.ts'
import { threatsOf, wordsOf } from './what-it-says.ts'
import type { IsoDate } from '#units/iso-date.ts'

type Words = readonly Evidence[] | undefined

/** The words that threaten one of these, however firmly; undefined when none do. */
export function threatWords({ threats }: LetterFacts, ...actions: readonly ThreatenedAction[]): Words {
  const found = threats.known ? threatsOf(threats.value, actions) : []
  return found.length > 0 ? wordsOf(found) : undefined
}

/** The words of one of these notices; undefined when the letter carries none of them. */
export function noticeWords({ notices }: LetterFacts, ...ids: readonly NoticeId[]): Words {
  const found = notices.known ? notices.value.filter(({ notice }) => ids.includes(notice)) : []
  return found.length > 0 ? found.flatMap(({ evidence }) => evidence) : undefined
}

/** The words that say one of these; undefined when none do. */
export function sayingWords({ statements }: LetterFacts, ...says: readonly StatementId[]): Words {
  const found = statements.known ? statements.value.filter(statement => says.includes(statement.says)) : []
  return found.length > 0 ? found.flatMap(({ evidence }) => evidence) : undefined
}

/** What the letter says about credit reports; undefined when it does not speak of them. */
export function creditWords(facts: AllFacts): Words {
  const said = sayingWords(facts, 'false-credit-claim', 'poses-as-credit-bureau')
  return threatWords(facts, 'credit-reporting') ?? said ?? noticeWords(facts, 'credit-reporting')
}

/** The day the letter left: of the postmark, else of its date. */
export function sentOn({ postmarkDate, letterDate }: LetterFacts): Fact<IsoDate> {
  return postmarkDate.known ? postmarkDate : letterDate
}

/** A message that reaches the person at once, wherever they are. */
export function isMessage({ medium }: LetterFacts): boolean {
  return medium.known && ['email', 'text', 'call', 'social'].includes(medium.value)
}
