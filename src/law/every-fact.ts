import { unknown } from './fact.ts'
import { LETTER_FACT_NAMES, type LetterFacts } from './facts.ts'

/** Facts that were kept before a newer name existed: what nobody looked for then is not known.
 *  @example withEveryFact({}).collectorName.known // false */
export function withEveryFact(kept: Partial<LetterFacts>): LetterFacts {
  const nothing = LETTER_FACT_NAMES.map(name => [name, unknown('not looked for when the letter was read')] as const)
  return { ...(Object.fromEntries(nothing) as unknown as LetterFacts), ...kept }
}
