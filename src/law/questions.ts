import { isConsumerFact, type ConsumerFactName } from './consumer-facts.ts'
import type { Rule } from './define-rule.ts'
import type { AllFacts } from './facts.ts'
import type { RuleResults } from './judge-rules.ts'
import { QUESTIONS } from './question-words.ts'

/** A question whose answer could change the findings. */
export interface RuleQuestion {
  readonly fact: ConsumerFactName
  readonly ask: string
  /** Why we ask, in plain words. */
  readonly why: string
}

/** More would be a form, not a question. */
const MOST_QUESTIONS = 6
const WEIGHTS = { strong: 3, likely: 2, possible: 1 } as const

/** What is worth asking after this letter, most telling first: for each rule that an answer would settle, the first one
 *  missing. A rule whose letter side does not hold never asks; nor does one that is asked about with the time limit.
 *  @example openQuestions(results, facts)[0]?.ask // 'Did you dispute this debt in writing? When did they get it?' */
export function openQuestions({ couldNotCheck, worthAsking, findings }: RuleResults, facts: AllFacts): RuleQuestion[] {
  const weights = new Map<ConsumerFactName, number>()
  const add = (rule: Rule, missing: readonly string[]): void => {
    const first = missing.find(isConsumerFact)
    if (first === undefined) return
    weights.set(first, (weights.get(first) ?? 0) + rule.severity * WEIGHTS[rule.strength])
  }
  for (const { rule, missing } of couldNotCheck) if (missing.every(name => isConsumerFact(name))) add(rule, missing)
  for (const { rule } of [...findings, ...worthAsking])
    add(
      rule,
      (rule.restsOn ?? []).filter(name => !facts[name].known),
    )
  return worded([...weights].sort(([, a], [, b]) => b - a).map(([fact]) => fact)).slice(0, MOST_QUESTIONS)
}

/** The questions that fill these facts; a fact without words is not asked about. */
export function worded(facts: readonly ConsumerFactName[]): RuleQuestion[] {
  return facts.flatMap(fact => {
    const words = QUESTIONS[fact]
    return words ? [{ fact, ...words }] : []
  })
}
