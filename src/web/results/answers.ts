import { STATE_CODES, type StateCode, stateName } from '#units/state-code.ts'

export type AnswerControl =
  | { readonly kind: 'date' }
  | { readonly kind: 'yes-no' }
  | { readonly kind: 'choice'; readonly options: readonly { readonly value: string; readonly label: string }[] }
  | { readonly kind: 'text' }

/** Names of facts are asked for in either spelling and always sent in snake_case.
 *  @example wireName('lastPaymentDate') // 'last_payment_date' */
export function wireName(fact: string): string {
  return fact.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
}

/** The control a question about this fact needs. */
export function controlFor(fact: string): AnswerControl {
  const name = wireName(fact)
  if (name.endsWith('_date') || name.endsWith('_on')) return { kind: 'date' }
  if (name === 'debt_kind' || name === 'debt_type') return { kind: 'choice', options: DEBT_KINDS }
  if (name === 'debt_purpose') return { kind: 'choice', options: PURPOSES }
  if (name === 'service_manner') return { kind: 'choice', options: MANNERS }
  if (name.includes('state')) return { kind: 'choice', options: STATES }
  return TEXTS.includes(name) ? { kind: 'text' } : { kind: 'yes-no' }
}

/** Whether "never" or "none" is an answer to this question, different from not knowing. */
export function canBeNone(fact: string): boolean {
  return NONE_POSSIBLE.includes(wireName(fact))
}

const NONE_POSSIBLE = [
  'last_payment_date',
  'new_agreement_date',
  'bankruptcy_filed_date',
  'bankruptcy_discharge_date',
  'written_dispute_received_date',
  'verification_received_date',
  'cease_received_date',
  'paid_date',
]

const TEXTS = ['days_away_from_state', 'debt_age_months', 'consumer_amount', 'original_balance']

const DEBT_KINDS = [
  ['credit-card', 'Credit card'],
  ['store-card', 'Store card'],
  ['personal-loan', 'Personal loan'],
  ['family-loan', 'Loan from family or a friend'],
  ['payday', 'Payday loan'],
  ['auto', 'Car loan'],
  ['goods', 'Goods bought over time'],
  ['services', 'Work done, membership, subscription'],
  ['medical', 'Medical bill'],
  ['utility', 'Power, gas or water'],
  ['telecom', 'Phone or internet'],
  ['rent', 'Rent'],
  ['private-student', 'Private student loan'],
  ['federal-student', 'Federal student loan'],
  ['mortgage', 'Mortgage'],
  ['tax', 'Taxes'],
  ['court-fine', 'Court fine'],
  ['child-support', 'Child support'],
  ['other', 'Something else'],
].map(([value = '', label = '']) => ({ value, label }))

const PURPOSES = [
  { value: 'personal', label: 'For me or my family' },
  { value: 'business', label: 'For a business' },
]

const MANNERS = [
  { value: 'in-person', label: 'Handed to me' },
  { value: 'other', label: 'Another way' },
]

const STATES = STATE_CODES.map((code: StateCode) => ({ value: code, label: stateName(code) }))
