import { cents, dollars, type Cents } from '#units/cents.ts'
import { DONE_FOR_YOU_TIERS, doneForYouPrice } from './done-for-you.ts'

/** Everything that is sold. The only source of names, prices and features: every page and every order reads it. */
export const PRODUCT_IDS = [
  'scan',
  'monthly',
  'lifetime',
  'credit_single',
  'credit_all',
  'bundle',
  'diy',
  'letter',
  'dfy_service',
] as const

export type ProductId = (typeof PRODUCT_IDS)[number]

/** When the money is taken. `after-delivery`: only authorised at checkout, taken once the letters were delivered.
 *  @law 15 USC 1679b(b): no charge for credit repair before it is done */
export type Charge = 'at-checkout' | 'after-delivery'

export interface Product {
  readonly id: ProductId
  readonly name: string
  readonly price: Cents
  /** A price shown crossed out. `sum`: what its parts cost when bought apart. `list`: our list price, labelled so. */
  readonly originalPrice?: { readonly amount: Cents; readonly kind: 'sum' | 'list' }
  /** What it would take to buy the same apart; the saving is worked out from these. */
  readonly parts?: readonly ProductId[]
  readonly description: string
  readonly badge?: string
  readonly features: readonly string[]
  readonly note: string
  readonly charge: Charge
  /** Days of access; absent: no end. */
  readonly days?: number
}

const NOT_CHARGED_YET = 'Your card is only authorized today. You are charged after your letters are delivered.'

const ALL = {
  scan: {
    id: 'scan',
    name: 'Single Scan',
    price: dollars(7),
    description: 'The full result of one letter.',
    features: ['All findings in one letter, with the law', 'One full reply letter in PDF and Word'],
    note: 'One payment, one letter.',
    charge: 'at-checkout',
  },
  monthly: {
    id: 'monthly',
    name: 'Monthly Unlimited',
    price: dollars(39.99),
    description: 'Every letter for 30 days.',
    features: [
      'All findings in every letter, with the law',
      'Reply, settlement and follow-up letters in PDF and Word',
      'Enhance your own letter',
      'Credit letters, included at no charge',
    ],
    note: 'A 30-day pass. It does not renew by itself.',
    charge: 'at-checkout',
    days: 30,
  },
  lifetime: {
    id: 'lifetime',
    name: 'Lifetime Access',
    price: dollars(89),
    originalPrice: { amount: dollars(149), kind: 'list' },
    description: 'Every letter, with no end date.',
    features: [
      'All findings in every letter, with the law',
      'Reply, settlement and follow-up letters in PDF and Word',
      'Enhance your own letter',
      'Credit letters, included at no charge',
    ],
    note: 'One payment. It does not renew and has no end date.',
    charge: 'at-checkout',
  },
  credit_single: {
    id: 'credit_single',
    name: 'Credit Repair, Single Bureau',
    price: dollars(29),
    description: 'Dispute letters to one credit bureau.',
    features: ['One credit report checked', 'Dispute letters to one bureau'],
    note: NOT_CHARGED_YET,
    charge: 'after-delivery',
  },
  credit_all: {
    id: 'credit_all',
    name: 'Credit Repair, All 3 Bureaus',
    price: dollars(49),
    originalPrice: { amount: dollars(87), kind: 'sum' },
    parts: ['credit_single', 'credit_single', 'credit_single'],
    description: 'Dispute letters to Equifax, Experian and TransUnion.',
    badge: 'MOST POPULAR',
    features: ['Any number of credit reports checked', 'Dispute letters to all three bureaus'],
    note: NOT_CHARGED_YET,
    charge: 'after-delivery',
  },
  bundle: {
    id: 'bundle',
    name: 'Complete Bundle',
    price: dollars(119),
    originalPrice: { amount: dollars(178), kind: 'list' },
    parts: ['lifetime', 'credit_all'],
    description: 'Debt defense and credit letters together, with no end date.',
    badge: 'BEST VALUE',
    features: [
      'Everything in Lifetime Access',
      'Dispute letters to all three bureaus, included at no charge',
      'Templates and collector intel',
    ],
    note: 'One payment, charged for debt defense. It does not renew and has no end date.',
    charge: 'at-checkout',
  },
  diy: {
    id: 'diy',
    name: 'DIY Enhancement',
    price: dollars(29),
    description: 'Make the letter you wrote safer and stronger.',
    features: ['Your own letter checked line by line', 'A better version in your voice'],
    note: 'One-time payment.',
    charge: 'at-checkout',
  },
  letter: {
    id: 'letter',
    name: 'Pre-Written Letter',
    price: dollars(7),
    description: 'One letter of your choice, ready to fill in.',
    features: ['One letter in PDF and Word', 'Every sentence explained'],
    note: 'One payment, one letter.',
    charge: 'at-checkout',
  },
  dfy_service: {
    id: 'dfy_service',
    name: 'Done-For-You Service',
    price: DONE_FOR_YOU_TIERS[0]!.price,
    description: 'We prepare your letters. You approve them. We mail them certified.',
    badge: 'VIP',
    features: [
      'Letters prepared in 24-48 hours',
      'Nothing is mailed before you approve it',
      'Certified mail within 3 business days, tracking the same day',
      '30 days of response monitoring',
    ],
    note: '1-2 letters $199, 3-5 letters $349, 6-10 letters $499.',
    charge: 'at-checkout',
  },
} as const satisfies Readonly<Record<ProductId, Product>>

type Words<Id extends ProductId> = Pick<(typeof ALL)[Id], 'name' | 'description' | 'features'>

export const CATALOGUE = PRODUCT_IDS.map(id => product(id))

/** Its words as they stand, so that a page can say them in its own language. */
export function product<Id extends ProductId>(id: Id): Product & Words<Id> {
  return ALL[id]
}

/** What an order costs. The letter count matters for the done-for-you service alone; undefined when it has no price.
 *  @example priceOf('dfy_service', { letterCount: 7 }) // 49900 */
export function priceOf(id: ProductId, details: { readonly letterCount?: number } = {}): Cents | undefined {
  return id === 'dfy_service' ? doneForYouPrice(details.letterCount ?? Number.NaN) : ALL[id].price
}

export interface Saving {
  readonly amount: Cents
  readonly parts: readonly (Product & Words<ProductId>)[]
}

/** What buying it together saves against its named parts; undefined when there is nothing to save.
 *  @example savingOf('bundle')?.amount // 1900: lifetime $89 and all three bureaus $49, less $119 */
export function savingOf(id: ProductId): Saving | undefined {
  const parts = (product(id).parts ?? []).map(part => product(part))
  const amount = parts.reduce((sum, part) => sum + part.price, 0) - ALL[id].price
  return amount > 0 ? { amount: cents(amount), parts } : undefined
}
