import { cents, type Cents } from '#units/cents.ts'
import { day, type IsoDate } from '#units/iso-date.ts'

/** What the Postal Service charges to send a letter that can be proved. */
interface Postage {
  /** The day these prices began. */
  readonly since: IsoDate
  /** When it was last tried to find newer ones. */
  readonly checkedOn: IsoDate
  /** Whether that look found these to be the prices of the day. */
  readonly isConfirmed: boolean
  readonly source: string
  readonly url: string
  readonly firstOunce: Cents
  readonly eachMoreOunce: Cents
  readonly certified: Cents
  /** The green card, PS Form 3811. */
  readonly returnReceipt: Cents
  /** The same by e-mail. */
  readonly electronicReceipt: Cents
}

/** Newer prices could not be confirmed when this was last checked, so every sum made of them is called approximate. */
export const POSTAGE: Postage = {
  since: day('2025-07-13'),
  checkedOn: day('2026-11-21'),
  isConfirmed: false,
  source: 'USPS price list, Notice 123',
  url: 'https://pe.usps.com/text/dmm300/notice123.htm',
  firstOunce: cents(78),
  eachMoreOunce: cents(29),
  certified: cents(530),
  returnReceipt: cents(440),
  electronicReceipt: cents(282),
}

// ounces
const SHEET = 0.16
const ENVELOPE = 0.24
const GREEN_CARD = 0.1

/** What a letter weighs in whole ounces as the Postal Service counts them, envelope and green card included.
 *  @example ouncesOf(4) // 1 */
export function ouncesOf(sheets: number): number {
  return Math.max(1, Math.ceil(sheets * SHEET + ENVELOPE + GREEN_CARD))
}

interface PostageCost {
  readonly ounces: number
  readonly stamps: Cents
  readonly withGreenCard: Cents
  readonly withElectronicReceipt: Cents
}

/** What it costs to send so many sheets by certified mail, with either receipt. */
export function postageFor(sheets: number): PostageCost {
  const ounces = ouncesOf(sheets)
  const stamps = cents(POSTAGE.firstOunce + (ounces - 1) * POSTAGE.eachMoreOunce)
  const certified = stamps + POSTAGE.certified
  return {
    ounces,
    stamps,
    withGreenCard: cents(certified + POSTAGE.returnReceipt),
    withElectronicReceipt: cents(certified + POSTAGE.electronicReceipt),
  }
}
