import type { Confidence, FindingType, Strength } from './define-rule.ts'
import { cents, formatWholeDollars } from '#units/cents.ts'
import { currentAmount } from './amounts/dated-amount.ts'
import { statutoryDamagesCap } from './amounts/statutory-damages-cap.ts'
import { LEAST_READING_CONFIDENCE, type Finding } from './judge-rules.ts'

const STRENGTH: Readonly<Record<Strength, number>> = { strong: 1, likely: 0.7, possible: 0.35 }
const CERTAINTY: Readonly<Record<Confidence, number>> = { high: 1, medium: 0.85, low: 0 }

/** At or above this the words were read as surely as from a text layer. */
const SURELY_READ = 0.95
const READ_WELL_ENOUGH = 0.9
/** Sets how fast the score fills up. */
const SCALE = 25
const FLOOR_PER_SEVERITY = 5

/** 0 to 100: how grave the letter's conduct is, not what it is worth. 0 means that nothing was found in what could be
 *  read, never that the letter is legal. Several sightings of one kind of fault count less and less.
 *  @law strategy.md 3
 *  @example severityScore([]) // 0 */
export function severityScore(findings: readonly Finding[]): number {
  const counted = findings.filter(({ rule }) => rule.isViolation !== false)
  const byType = new Map<FindingType, number[]>()
  for (const finding of counted) {
    const type = finding.rule.type
    byType.set(type, [...(byType.get(type) ?? []), points(finding)])
  }
  const raw = [...byType.values()].reduce((sum, same) => sum + diminished(same), 0)
  const score = Math.round(100 * (1 - Math.exp(-raw / SCALE)))
  return Math.max(score, floor(counted))
}

/** What the law says about money, to stand beside every estimate.  @law 15 USC 1692k; decision 14 */
export const RECOVERY_NOTE =
  `If a court finds a violation, the law allows up to ${formatWholeDollars(cents(currentAmount(statutoryDamagesCap)))} statutory damages per lawsuit, not for each violation, as the court decides (15 USC 1692k(a)(2)(A), (b)(1)). ` +
  "Your actual loss, costs and a reasonable lawyer's fee come on top. You have one year to sue (15 USC 1692k(d)). " +
  'Any other figure shown here is a negotiation estimate, not what a court pays. ' +
  "A suit brought in bad faith to harass can cost you the other side's fees (15 USC 1692k(a)(3))."

export type SeverityBand = 'none' | 'minor' | 'notable' | 'serious' | 'severe'

/** @example severityBand(45) // 'notable' */
export function severityBand(score: number): SeverityBand {
  if (score === 0) return 'none'
  if (score < 25) return 'minor'
  if (score < 50) return 'notable'
  return score < 75 ? 'serious' : 'severe'
}

function points({ rule, strength, readingConfidence }: Finding): number {
  return rule.severity * STRENGTH[strength] * CERTAINTY[rule.confidence] * evidence(readingConfidence)
}

function evidence(readingConfidence: number): number {
  if (readingConfidence >= SURELY_READ) return 1
  return readingConfidence >= LEAST_READING_CONFIDENCE ? READ_WELL_ENOUGH : 0
}

function diminished(same: readonly number[]): number {
  return same.toSorted((a, b) => b - a).reduce((sum, value, index) => sum + value / 2 ** index, 0)
}

/** The gravest finding that is beyond doubt sets the least the letter may score. */
function floor(findings: readonly Finding[]): number {
  const sure = findings.filter(
    ({ rule, strength, readingConfidence }) =>
      strength === 'strong' && rule.confidence === 'high' && readingConfidence >= SURELY_READ,
  )
  return Math.max(0, ...sure.map(({ rule }) => FLOOR_PER_SEVERITY * rule.severity))
}
