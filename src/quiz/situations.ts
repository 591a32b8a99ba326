/** What a situation is about. Some speak of the debt, some of the credit report, one of both. */
export type Category =
  | 'threats'
  | 'statute'
  | 'validation'
  | 'settled'
  | 'privacy'
  | 'duplicate'
  | 'credit_threats'
  | 'student_loan'
  | 'harassment'
  | 'medical'

export interface Situation {
  readonly id: string
  readonly category: Category
  /** The specification's percentage: a strength estimate, not a measured success rate.  @law decision 15 */
  readonly successRate: number
  /** The law it may break, as it stands in the registry of citations. */
  readonly violations: readonly string[]
  /** Dollars of the negotiation estimate.  @law decision 14 */
  readonly value: number
}

/** The twelve situations of the quiz, in the order they are asked. Their words are the page's. */
export const SITUATIONS = [
  {
    id: 'threats',
    category: 'threats',
    successRate: 94,
    violations: ['15 USC 1692e(4)', '15 USC 1692e(5)'],
    value: 1000,
  },
  { id: 'old-debt', category: 'statute', successRate: 96, violations: ['12 CFR 1006.26(b)'], value: 1000 },
  {
    id: 'no-proof',
    category: 'validation',
    successRate: 92,
    violations: ['15 USC 1692g(a)', '15 USC 1692g(b)'],
    value: 1000,
  },
  {
    id: 'paid',
    category: 'settled',
    successRate: 90,
    violations: ['15 USC 1692e(2)(A)', '15 USC 1692f(1)'],
    value: 1000,
  },
  { id: 'told-others', category: 'privacy', successRate: 93, violations: ['15 USC 1692c(b)'], value: 2000 },
  { id: 'two-collectors', category: 'duplicate', successRate: 86, violations: ['15 USC 1692e(2)(A)'], value: 1000 },
  { id: 'credit-threat', category: 'credit_threats', successRate: 88, violations: ['15 USC 1692e(8)'], value: 1000 },
  { id: 'student-loan', category: 'student_loan', successRate: 82, violations: ['15 USC 1692e(2)(A)'], value: 1000 },
  {
    id: 'not-mine',
    category: 'validation',
    successRate: 91,
    violations: ['15 USC 1692g(b)', '15 USC 1692e(2)(A)'],
    value: 1000,
  },
  { id: 'growing', category: 'validation', successRate: 89, violations: ['15 USC 1692f(1)'], value: 1000 },
  {
    id: 'calls',
    category: 'harassment',
    successRate: 87,
    violations: ['15 USC 1692d(5)', '15 USC 1692c(a)(1)'],
    value: 1500,
  },
  { id: 'medical', category: 'medical', successRate: 84, violations: ['15 USC 1692g(b)'], value: 1000 },
] as const satisfies readonly Situation[]

export type SituationId = (typeof SITUATIONS)[number]['id']
