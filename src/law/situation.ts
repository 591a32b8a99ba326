import type { IsoDate } from '#units/iso-date.ts'
import type { CourtPaper, Deadline, DeadlineId, TimeLimit } from './assessment.ts'
import { valueOf } from './fact.ts'
import type { AllFacts, LetterFacts } from './facts.ts'
import type { RuleResults } from './judge-rules.ts'
import { isCourtPaper } from './kind-of-paper.ts'
import { anyOf, holds, isTrue, type Truth } from './three-valued.ts'
import type { ValidationWindow } from './validation-period.ts'

/** Everything that decides what to do: what was found, what was told, and what the days are. */
export interface Situation {
  readonly facts: AllFacts
  readonly rules: RuleResults
  readonly timeLimit: TimeLimit
  readonly window: ValidationWindow
  readonly court: CourtPaper | undefined
  readonly deadlines: readonly Deadline[]
  readonly earlier: LetterFacts | undefined
  readonly on: IsoDate
}

/** A court is involved: everything else waits.  @law decision 17; strategy.md 1 (2) */
export function courtInvolved({ kindOfPaper, summonsReceived, judgmentExists }: AllFacts): Truth {
  return anyOf(holds(kindOfPaper, isCourtPaper), isTrue(summonsReceived), isTrue(judgmentExists))
}

export function hasFired({ rules }: Situation, id: string): boolean {
  return rules.findings.some(({ rule }) => rule.id === id)
}

/** The debt is, or may by now be, too old to sue on. */
export function mayBeTimeBarred({ timeLimit, on }: Situation): boolean {
  const { verdict, earliestOn } = timeLimit
  return verdict === 'likely_time_barred' || (verdict === 'depends' && earliestOn !== undefined && on > earliestOn)
}

export function deadlineOn({ deadlines }: Situation, id: DeadlineId): IsoDate | undefined {
  return deadlines.find(deadline => deadline.id === id)?.on
}

/** Mean certainty of the words the letter's facts rest on; undefined when none was read. */
export function readingConfidence(letter: Pick<AllFacts, keyof LetterFacts>): number | undefined {
  const seen = Object.values(letter).flatMap(fact =>
    fact.known ? fact.evidence.map(({ confidence }) => confidence) : [],
  )
  return seen.length > 0 ? seen.reduce((sum, confidence) => sum + confidence, 0) / seen.length : undefined
}

/** The sender buys debts or is a law firm: a suit is more likely. */
export function isLikelyToSue({ senderRole }: AllFacts): boolean {
  const role = valueOf(senderRole)
  return role === 'debt-buyer' || role === 'law-firm'
}
