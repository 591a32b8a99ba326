import { dollars, type Cents } from '#units/cents.ts'

/** What one done-for-you order costs, by how many letters we prepare and mail.  @law decision 1 */
export const DONE_FOR_YOU_TIERS: readonly { readonly from: number; readonly to: number; readonly price: Cents }[] = [
  { from: 1, to: 2, price: dollars(199) },
  { from: 3, to: 5, price: dollars(349) },
  { from: 6, to: 10, price: dollars(499) },
]

/** The price for a number of letters; undefined when it is not a whole number from 1 to 10.
 *  @example doneForYouPrice(3) // 34900 */
export function doneForYouPrice(letterCount: number): Cents | undefined {
  if (!Number.isInteger(letterCount)) return undefined
  return DONE_FOR_YOU_TIERS.find(({ from, to }) => letterCount >= from && letterCount <= to)?.price
}

/** What a customer agrees to before we write in their name. Kept word for word with the order, by its version. */
export const AUTHORIZATION = {
  version: '2026-11',
  text: 'I authorize the product to prepare and send debt validation letters on my behalf',
} as const
