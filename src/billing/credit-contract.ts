import { formatCents } from '#units/cents.ts'
import { addBusinessDays } from '#units/business-days.ts'
import { addDays, longDate, type IsoDate } from '#units/iso-date.ts'
import { CREDIT_NOTICE } from './credit-notice.ts'
import type { Product } from './catalogue.ts'

export const CONTRACT_VERSION = '15-usc-1679d-2026-11'

/** The days a buyer of credit repair has to change their mind. Until they are over nothing may be done for them.
 *  @law 15 USC 1679d(a)(2), 1679e(a)
 *  @example cancelPeriod(day('2026-11-20')) // { cancelUntil: '2026-11-25', workBeginsOn: '2026-11-26' } */
export function cancelPeriod(signedOn: IsoDate): { readonly cancelUntil: IsoDate; readonly workBeginsOn: IsoDate } {
  const cancelUntil = addBusinessDays(signedOn, CREDIT_NOTICE.cancelDays)
  return { cancelUntil, workBeginsOn: addDays(cancelUntil, 1) }
}

/** The words that must stand in bold next to the signature.  @law 15 USC 1679d(b)(4) */
export const RIGHT_TO_CANCEL =
  'You may cancel this contract without penalty or obligation at any time before midnight of the 3rd business day after the date on which you signed the contract. See the attached notice of cancellation form for an explanation of this right.'

export interface CreditSale {
  readonly product: Pick<Product, 'name' | 'price' | 'features'>
  /** Name and postal address of whoever sells. */
  readonly office: string
  readonly signedOn: IsoDate
  readonly signedBy: string
}

/** The contract of a credit-repair order with its notice of cancellation, paragraph by paragraph.
 *  @law 15 USC 1679d(b), 1679e(b) */
export function creditContract({ product, office, signedOn, signedBy }: CreditSale): readonly string[] {
  const { cancelUntil, workBeginsOn } = cancelPeriod(signedOn)
  return [
    `Contract for ${product.name}, between you and ${office}, signed on ${longDate(signedOn)}.`,
    `What you pay: ${formatCents(product.price)} in all, once. Your card or account is only authorized now. It is charged after your letters are delivered, and never before.`,
    `What we do: ${product.features.join('; ')}. You choose what to dispute. You sign and mail the letters yourself.`,
    'What we promise: the letters, and your money back within 30 days if you ask for it. We do not promise that anything will be removed from your credit report.',
    `When: work begins on ${longDate(workBeginsOn)}, not before. From then on the letters are made while you wait. If they are not delivered within four weeks, this contract ends and you are not charged.`,
    RIGHT_TO_CANCEL,
    `Signed by: ${signedBy}`,
    'NOTICE OF CANCELLATION',
    'You may cancel this contract, without any penalty or obligation, at any time before midnight of the 3rd day which begins after the date the contract is signed by you.',
    `To cancel this contract, mail or deliver a signed, dated copy of this cancellation notice, or any other written notice to ${office} before midnight on ${longDate(cancelUntil)}. The button Cancel this order on Your data does the same at once.`,
    'I hereby cancel this transaction. Date: ____________ Purchaser’s signature: ____________',
  ]
}
