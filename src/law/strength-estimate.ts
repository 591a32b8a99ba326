import { dollars, type Cents } from '#units/cents.ts'
import { daysBetween } from '#units/iso-date.ts'
import type { StrategyName, StrengthEstimate } from './assessment.ts'
import { valueOf } from './fact.ts'
import type { Finding } from './judge-rules.ts'
import { LEAST_READING_CONFIDENCE } from './judge-rules.ts'
import { outsideTheAct } from './scope.ts'
import { hasFired, isLikelyToSue, readingConfidence, type Situation } from './situation.ts'

const START = 75
const LEAST = 10
const MOST = 95
const MOST_FROM_FINDINGS = 12
const DAYS_LEFT_TO_COUNT = 5
const WORTH_SUING_FOR: Cents = dollars(1_000)

type Factor = StrengthEstimate['factors'][number]
type Weigh = (situation: Situation) => Factor | undefined

/** A rule of thumb for how likely the step gets the answer it is meant to get: 75 moved by named factors, between 10 and
 *  95. Not measured, and not the chance of winning a lawsuit. Null where a court is involved or a lawyer comes first.
 *  @law strategy.md 2; decision 15 */
export function strengthEstimate(situation: Situation, recommended: StrategyName): StrengthEstimate {
  if (recommended === 'ATTORNEY NOW') return { percent: null, factors: [] }
  const factors = FACTORS.filter(({ countsFor }) => countsFor === 'all' || countsFor.includes(recommended))
    .map(({ weigh }) => weigh(situation))
    .concat(findingsFactor(situation, recommended))
    .filter(factor => factor !== undefined)
  const sum = factors.reduce((total, { points }) => total + points, START)
  return { percent: Math.min(MOST, Math.max(LEAST, Math.round(sum))), factors }
}

const VALIDATION: StrategyName = 'DEBT VALIDATION REQUEST'
const DISPUTE: StrategyName = 'DISPUTE'
const TIME: StrategyName = 'STATUTE OF LIMITATIONS DEFENSE'
const DEMAND: StrategyName = 'FDCPA VIOLATION DEMAND'
const CEASE: StrategyName = 'CEASE AND DESIST'
const SETTLEMENT: StrategyName = 'SETTLEMENT NEGOTIATION'

function when(holds: boolean | undefined, label: string, points: number): Factor | undefined {
  return holds ? { label, points } : undefined
}

const FACTORS: readonly { readonly countsFor: 'all' | readonly StrategyName[]; readonly weigh: Weigh }[] = [
  {
    countsFor: [VALIDATION, DISPUTE, TIME],
    weigh: ({ window, facts, on }) =>
      when(
        window.state === 'open' &&
          window.adviceOn !== undefined &&
          daysBetween(on, window.adviceOn) >= DAYS_LEFT_TO_COUNT &&
          !valueOf(facts.writtenDisputeReceivedDate),
        'There is time left to dispute',
        5,
      ),
  },
  {
    countsFor: [VALIDATION, DISPUTE],
    weigh: ({ window }) => when(window.state === 'closed', 'The time to dispute with full rights is over', -15),
  },
  {
    countsFor: [DISPUTE, DEMAND, CEASE],
    weigh: ({ facts }) => when(valueOf(facts.hasProof), 'You have proof in hand', 8),
  },
  {
    countsFor: [TIME],
    weigh: ({ timeLimit }) =>
      when(timeLimit.verdict === 'likely_time_barred', 'The time to sue has likely run out', 10),
  },
  {
    countsFor: [VALIDATION],
    weigh: ({ timeLimit }) => when(timeLimit.verdict === 'likely_time_barred', 'The time to sue has likely run out', 3),
  },
  {
    countsFor: [VALIDATION, DISPUTE, TIME, SETTLEMENT],
    weigh: ({ facts }) => when(valueOf(facts.senderRole) === 'debt-buyer', 'The sender bought the debt', 3),
  },
  {
    countsFor: [VALIDATION, CEASE],
    weigh: ({ facts }) => when(valueOf(facts.senderRole) === 'law-firm', 'The sender is a law firm', -5),
  },
  {
    countsFor: 'all',
    weigh: ({ facts }) => when(outsideTheAct(facts), 'Federal debt collection law does not bind this sender', -25),
  },
  {
    countsFor: [VALIDATION],
    weigh: ({ facts }) => when(Boolean(valueOf(facts.verificationReceivedDate)), 'They already sent records', -20),
  },
  {
    countsFor: [DISPUTE],
    weigh: situation =>
      when(
        hasFired(situation, 'verification-inadequate') && Boolean(valueOf(situation.facts.verificationReceivedDate)),
        'They already sent records',
        -20,
      ),
  },
  {
    countsFor: [SETTLEMENT],
    weigh: ({ facts }) => when((valueOf(facts.settlementOffers) ?? []).length > 0, 'The letter makes an offer', 8),
  },
  {
    countsFor: [SETTLEMENT],
    weigh: ({ facts }) => when(valueOf(facts.canPayLumpSum), 'You can pay a lump sum', 4),
  },
  {
    countsFor: [SETTLEMENT],
    weigh: ({ facts }) => when(valueOf(facts.canAffordOffer) === false, 'You cannot afford the offer', -20),
  },
  {
    countsFor: [CEASE],
    weigh: ({ facts, timeLimit }) =>
      when(
        timeLimit.verdict !== 'likely_time_barred' &&
          (valueOf(facts.currentAmount) ?? 0) >= WORTH_SUING_FOR &&
          isLikelyToSue(facts),
        'A lawsuit becomes more likely',
        -10,
      ),
  },
  {
    countsFor: 'all',
    weigh: ({ facts }) =>
      when((readingConfidence(facts) ?? 1) < LEAST_READING_CONFIDENCE, 'The letter could not be read well', -5),
  },
  {
    countsFor: 'all',
    weigh: ({ facts }) => when(valueOf(facts.sendsWithProofOfDelivery) === false, 'Sent without proof of delivery', -5),
  },
]

const FINDINGS_COUNT_FOR: readonly StrategyName[] = [VALIDATION, DISPUTE, TIME, DEMAND, SETTLEMENT]

function findingsFactor({ rules }: Situation, recommended: StrategyName): Factor | undefined {
  if (!FINDINGS_COUNT_FOR.includes(recommended) || rules.findings.length === 0) return undefined
  const share = recommended === SETTLEMENT ? 0.5 : 1
  const points = rules.findings.reduce((sum, finding) => sum + pointsOf(finding) * share, 0)
  return { label: 'What the letter does wrong', points: Math.min(MOST_FROM_FINDINGS, points) }
}

function pointsOf({ strength, rule }: Finding): number {
  if (strength === 'possible') return 0.5
  return strength === 'strong' && rule.confidence === 'high' ? 3 : 1.5
}
