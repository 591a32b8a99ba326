import type { ProductId } from './catalogue.ts'

/** What a plan or a purchase opens. `yearly` is recognised, and not sold. */
export type Grant =
  | 'debt_scan'
  | 'debt_monthly'
  | 'debt_lifetime'
  | 'yearly'
  | 'credit_single'
  | 'credit_all'
  | 'bundle'
  | 'diy'
  | 'dfy_service'
  | `letter_${LetterChoice}`

/** The pre-written letters, by the name the payment address gives them. */
export const LETTER_CHOICES = ['validation', 'cease', 'dispute', 'statute'] as const
export type LetterChoice = (typeof LETTER_CHOICES)[number]

const PRODUCT_ALIASES: Readonly<Record<string, ProductId>> = {
  scan: 'scan',
  single: 'scan',
  debt_scan: 'scan',
  monthly: 'monthly',
  debt_monthly: 'monthly',
  lifetime: 'lifetime',
  debt: 'lifetime',
  debt_lifetime: 'lifetime',
  credit: 'credit_all',
  all: 'credit_all',
  credit_all: 'credit_all',
  credit_single: 'credit_single',
  bundle: 'bundle',
  diy: 'diy',
  letter: 'letter',
  dfy: 'dfy_service',
  dfy_service: 'dfy_service',
}

/** The product a name in an address or a request means; undefined for a name nobody sells.
 *  @example productNamed('debt') // 'lifetime' */
export function productNamed(name: string): ProductId | undefined {
  return Object.hasOwn(PRODUCT_ALIASES, name) ? PRODUCT_ALIASES[name] : undefined
}

const GRANT_ALIASES: Readonly<Record<string, Grant>> = {
  scan: 'debt_scan',
  single: 'debt_scan',
  debt_scan: 'debt_scan',
  monthly: 'debt_monthly',
  debt_monthly: 'debt_monthly',
  lifetime: 'debt_lifetime',
  debt: 'debt_lifetime',
  debt_lifetime: 'debt_lifetime',
  yearly: 'yearly',
  credit: 'credit_all',
  credit_all: 'credit_all',
  credit_single: 'credit_single',
  bundle: 'bundle',
  diy: 'diy',
  dfy: 'dfy_service',
  dfy_service: 'dfy_service',
  letter_validation: 'letter_validation',
  letter_cease: 'letter_cease',
  letter_dispute: 'letter_dispute',
  letter_statute: 'letter_statute',
}

/** What a stored plan type or purchase name opens. A name nobody knows opens the least its words can mean, or nothing.
 *  @law specification part 1, 6: a purchase whose name contains "debt" gives debt access, "credit" credit access
 *  @example grantNamed('debt_promo_2024') // 'debt_scan' */
export function grantNamed(name: string): Grant | undefined {
  if (Object.hasOwn(GRANT_ALIASES, name)) return GRANT_ALIASES[name]
  if (name.includes('debt')) return 'debt_scan'
  return name.includes('credit') ? 'credit_single' : undefined
}

/** How a bought product is named among a person's purchases.
 *  @example purchaseName('scan') // 'debt_scan' */
export function purchaseName(id: ProductId, letter: LetterChoice = 'validation'): Grant {
  return id === 'letter' ? `letter_${letter}` : GRANT_ALIASES[id]!
}
