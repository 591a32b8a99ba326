import { LETTER_CHOICES, productNamed, type LetterChoice } from '#billing/aliases.ts'
import type { ProductId } from '#billing/catalogue.ts'

export interface PaymentQuery {
  readonly product: ProductId
  readonly template: LetterChoice
}

/** What the address asks to pay for. `plan` and the path name a product too; a price in the address is not read.
 *  @law specification part 1, 2; decision 1
 *  @example paymentQuery(new URLSearchParams('product=debt'), undefined).product // 'lifetime' */
export function paymentQuery(search: URLSearchParams, path: string | undefined): PaymentQuery {
  const asked = [search.get('plan'), search.get('product'), path].map(name => productNamed(name ?? ''))
  const template = LETTER_CHOICES.find(choice => choice === search.get('template'))
  return { product: asked.find(id => id !== undefined) ?? 'lifetime', template: template ?? 'validation' }
}

/** Where a product is paid for. A full page load: only that page lets the payment provider's script in. */
export function paymentPath(product: ProductId): string {
  return product === 'dfy_service' ? '/payment?plan=dfy_service' : `/payment?product=${product}`
}
