import { spoken } from '#web/language.tsx'
import { productName } from './product-name.ts'
import { dollars, formatCents } from '#units/cents.ts'

/** Whole dollars without the cents, as prices are printed. @example price(89) // '$89' */
export function price(amount: number): string {
  return formatCents(dollars(amount)).replace(/\.00$/, '')
}

/** What is bought apart, with prices. @example partsWords([{ name: 'One', price: 7 }, { name: 'Two', price: 9 }]) // 'One $7 and Two $9' */
export function partsWords(parts: readonly { readonly name: string; readonly price: number }[]): string {
  return new Intl.ListFormat(spoken()).format(parts.map(part => `${productName(part.name)} ${price(part.price)}`))
}
