import { consumerFactsFromWire } from '#contract/consumer-facts.ts'
import type { Assessment } from '#law/assessment.ts'
import type { LetterFacts } from '#law/facts.ts'
import { contextFromAssessment } from '#letters/context-from-assessment.ts'
import { NO_WISHES, type LetterContext, type Wishes } from '#letters/letter-context.ts'

/** What a letter about a read one may say.
 *  @param whole what the law says about it
 *  @param onlyRules only these rules' findings; all of them when it names none that was found */
export function groundFrom(
  { facts, consumerFacts }: { readonly facts: LetterFacts; readonly consumerFacts: Record<string, unknown> },
  whole: Assessment,
  wishes: Wishes = NO_WISHES,
  onlyRules: readonly string[] = [],
): { readonly context: LetterContext; readonly assessment: Assessment } {
  const assessment = onlyAbout(whole, onlyRules)
  const context = contextFromAssessment({
    assessment,
    letter: facts,
    consumer: consumerFactsFromWire(consumerFacts),
    wishes,
    today: assessment.on,
  })
  return { context, assessment }
}

// what was not found is never demanded for, whoever asks
function onlyAbout(assessment: Assessment, rules: readonly string[]): Assessment {
  const findings = assessment.rules.findings.filter(({ rule }) => rules.includes(rule.id))
  return findings.length === 0 ? assessment : { ...assessment, rules: { ...assessment.rules, findings } }
}
