import { daysBetween, type IsoDate } from '#units/iso-date.ts'
import { ERROR_CATEGORIES, OVERALL_STRENGTH_ESTIMATE, STRENGTH_ESTIMATES, type ErrorCategory } from './categories.ts'

/** More than this many errors: both products are offered together. */
export const BUNDLE_ABOVE_ERRORS = 3

/** The specification's fixed figures, shown only with their label.  @law decision 21 */
export const ILLUSTRATIVE_SAVINGS = { monthly: 127, annual: 1524, paybackMonths: 1 } as const

export interface CreditPlan {
  readonly urgency: {
    readonly level: 'high' | 'normal'
    readonly message: string
    readonly action: string
    /** To a real date: the end of a bureau's time. Undefined while no bureau has a letter.  @law decision 19 */
    readonly countdownDays: number | undefined
  }
  readonly savings: typeof ILLUSTRATIVE_SAVINGS
  readonly newQualifications: readonly string[]
  readonly strength: {
    readonly overall: number
    readonly confidence: string
    readonly byCategory: readonly {
      readonly category: ErrorCategory
      readonly count: number
      readonly estimate: number
    }[]
  }
  readonly totalErrors: number
  readonly offersBundle: boolean
}

/** What is ahead for the errors a person chose.
 *  @param dueOn the first day on which a bureau's time ends, of letters that are out
 *  @example creditPlan({ categories: ['fraud'], today, dueOn: undefined }).strength.overall // 85 */
export function creditPlan({
  categories,
  today,
  dueOn,
}: {
  /** One for each error. */
  readonly categories: readonly ErrorCategory[]
  readonly today: IsoDate
  readonly dueOn: IsoDate | undefined
}): CreditPlan {
  const countdownDays = dueOn === undefined ? undefined : daysBetween(today, dueOn)
  return {
    urgency: {
      level: categories.includes('fraud') ? 'high' : 'normal',
      message:
        countdownDays === undefined
          ? 'A bureau’s time to answer begins on the day it receives your letter.'
          : countdownDays >= 0
            ? `A bureau’s time to answer ends in ${countdownDays} ${countdownDays === 1 ? 'day' : 'days'}.`
            : 'A bureau’s time to answer is over.',
      action: countdownDays === undefined ? 'Mail your letters, certified, and keep the receipts.' : 'Watch your mail.',
      countdownDays,
    },
    savings: ILLUSTRATIVE_SAVINGS,
    newQualifications: [],
    strength: {
      overall: OVERALL_STRENGTH_ESTIMATE,
      confidence: 'estimate, not a measured success rate',
      byCategory: ERROR_CATEGORIES.map(category => ({
        category,
        count: categories.filter(one => one === category).length,
        estimate: STRENGTH_ESTIMATES[category],
      })).filter(({ count }) => count > 0),
    },
    totalErrors: categories.length,
    offersBundle: categories.length > BUNDLE_ABOVE_ERRORS,
  }
}
