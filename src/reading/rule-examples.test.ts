import { describe, expect, test } from 'vitest'
import { RULES } from '#law/rules/index.ts'
import type { Rule, RuleExample } from '#law/define-rule.ts'
import { known, unknown } from '#law/fact.ts'
import {
  CONSUMER_FACT_NAMES,
  DERIVED_FACT_NAMES,
  LETTER_FACT_NAMES,
  type AllFacts,
  type FactName,
  type LetterFacts,
} from '#law/facts.ts'
import { judgeRules } from '#law/judge-rules.ts'
import { isCourtPaper } from '#law/kind-of-paper.ts'
import { day } from '#units/iso-date.ts'
import { paperFromText } from './paper.ts'
import { readFacts } from './read-facts.ts'

// Every example of the rule catalogue, from its text to the finding. Near misses must stay silent.
describe.each(RULES.map(rule => [rule.id, rule] as const))('%s', (_, rule) => {
  test.each(rule.firesOn.map(asExample))('fires on: $text $note', example => {
    expect(firedBy(rule, example)).toContain(rule.id)
  })
  test.each(rule.silentOn.map(asExample))('is silent on: $text $note', example => {
    expect(firedBy(rule, example)).not.toContain(rule.id)
  })
})

function asExample(example: string | RuleExample): RuleExample {
  return typeof example === 'string' ? { text: example } : example
}

// Judged alone, so that a rule that says the same thing better does not hide it.
function firedBy(rule: Rule, example: RuleExample): string[] {
  const { suppressedBy: _, ...alone } = rule
  const { findings, worthAsking, notices } = judgeRules([alone], factsOf(rule, example), { on: day('2025-06-02') })
  return [...findings, ...worthAsking, ...notices].map(finding => finding.rule.id)
}

/** A catalogue text is a fragment: what its rule presupposes of the whole letter is given, the rest is read. */
function factsOf(rule: Rule, example: RuleExample): AllFacts {
  const read = readFacts(paperFromText(example.text))
  const facts: Partial<Record<FactName, unknown>> = {
    ...Object.fromEntries(
      [...LETTER_FACT_NAMES, ...CONSUMER_FACT_NAMES, ...DERIVED_FACT_NAMES].map(name => [name, unknown()]),
    ),
    ...read,
    wholeLetterRead: known(true),
    senderRole: read.senderRole.known ? read.senderRole : known('agency'),
    debtPurpose: known('personal'),
    priorNoticeReceived: known(false),
  }
  const fits = read.ruleKinds.known && read.ruleKinds.value.some(kind => rule.appliesTo.includes(kind))
  const isCourt = read.kindOfPaper.known && isCourtPaper(read.kindOfPaper.value)
  if (!fits && !isCourt && !rule.appliesTo.includes('summons-or-complaint')) {
    facts.kindOfPaper = known(rule.appliesTo[0]!)
    facts.ruleKinds = known([rule.appliesTo[0]!])
  }
  if (example.earlier) facts.earlierLetter = known(earlierFacts(example.earlier))
  for (const [name, value] of Object.entries(example.given ?? {})) {
    facts[name as FactName] = value === 'unknown' ? unknown() : known(value)
  }
  return facts as AllFacts
}

function earlierFacts({ text, given = {} }: NonNullable<RuleExample['earlier']>): LetterFacts {
  const said = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, known(value)]))
  return { ...readFacts(paperFromText(text)), wholeLetterRead: known(true), ...said }
}
