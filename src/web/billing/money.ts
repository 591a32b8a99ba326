import { dollars, formatCents } from '#units/cents.ts'

/** Whole dollars without the cents, as prices are printed. @example price(89) // '$89' */
export function price(amount: number): string {
  return formatCents(dollars(amount)).replace(/\.00$/, '')
}
