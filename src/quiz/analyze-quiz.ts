import { SITUATIONS, type Category, type SituationId } from './situations.ts'

export type Recommendation = 'debt' | 'credit' | 'bundle' | 'analyze'

export interface QuizResult {
  /** Out of 100: `best` plus `bonus`, at most 98. A strength estimate, not a measured success rate.  @law decision 15 */
  readonly strength: number
  readonly best: number
  readonly bonus: number
  readonly recommendation: Recommendation
  /** Each law once, in the order of the situations. */
  readonly violations: readonly string[]
  /** Dollars of the negotiation estimate. */
  readonly value: number
  readonly showsBundle: boolean
}

const DEBT: ReadonlySet<Category> = new Set(['threats', 'statute', 'validation', 'settled', 'privacy', 'duplicate'])
const CREDIT: ReadonlySet<Category> = new Set(['credit_threats', 'duplicate'])

const BONUS_EACH = 2
const MOST_BONUS = 10
const MOST_STRENGTH = 98
const MANY_VIOLATIONS = 3

/** What the chosen situations add up to. Undefined without one.
 *  @example analyzeQuiz(['threats'])?.strength // 96: the 94 of threats, and 2 for one situation */
export function analyzeQuiz(chosen: readonly SituationId[]): QuizResult | undefined {
  const situations = SITUATIONS.filter(({ id }) => chosen.includes(id))
  if (situations.length === 0) return undefined
  const best = Math.max(...situations.map(({ successRate }) => successRate))
  const bonus = Math.min(situations.length * BONUS_EACH, MOST_BONUS)
  const recommendation = recommended(new Set(situations.map(({ category }) => category)))
  const violations = [...new Set(situations.flatMap(({ violations }): readonly string[] => violations))]
  return {
    strength: Math.min(best + bonus, MOST_STRENGTH),
    best,
    bonus,
    recommendation,
    violations,
    value: situations.reduce((sum, { value }) => sum + value, 0),
    showsBundle: recommendation === 'bundle' || violations.length > MANY_VIOLATIONS,
  }
}

function recommended(categories: ReadonlySet<Category>): Recommendation {
  if (categories.has('student_loan')) return 'debt'
  const isDebt = [...categories].some(category => DEBT.has(category))
  const isCredit = [...categories].some(category => CREDIT.has(category))
  if (isDebt && isCredit) return 'bundle'
  if (isDebt) return 'debt'
  return isCredit ? 'credit' : 'analyze'
}
