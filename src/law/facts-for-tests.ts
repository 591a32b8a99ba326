import type { ConsumerFactValues } from './consumer-facts.ts'
import type { Confidence, FindingType, Rule, Strength } from './define-rule.ts'
import { known } from './fact.ts'
import { withEveryFact } from './every-fact.ts'
import type { ConsumerFacts, LetterFacts, LetterFactValues } from './facts.ts'
import type { Finding, RuleResults } from './judge-rules.ts'
import { RULES } from './rules/index.ts'

export type Told = Partial<ConsumerFactValues>
export type Read = Partial<LetterFactValues>

/** What a person told, all of it sure. */
export function toldOf(values: Told): ConsumerFacts {
  return knownAll(values)
}

/** A letter of which only these facts were read. */
export function letterOf(values: Read): LetterFacts {
  return withEveryFact(knownAll(values))
}

function knownAll(values: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, known(value)]))
}

interface FindingForTests {
  readonly id?: string
  readonly type?: FindingType
  readonly severity?: number
  readonly strength?: Strength
  readonly confidence?: Confidence
  readonly readingConfidence?: number
}

/** A finding as the catalogue weighs it, for rules that are not encoded yet too. */
export function findingOf(given: FindingForTests): Finding {
  const { id = 'some-rule', type = 'false-threat', severity = 5, strength = 'likely', confidence = 'high' } = given
  const [pattern] = RULES
  const rule: Rule = { ...pattern!, id, type, severity, strength, confidence }
  return { rule, strength, evidence: [], readingConfidence: given.readingConfidence ?? 1 }
}

export function resultsOf(findings: readonly Finding[]): RuleResults {
  return { findings, worthAsking: [], notices: [], couldNotCheck: [], checked: findings.length, outOfScope: false }
}
