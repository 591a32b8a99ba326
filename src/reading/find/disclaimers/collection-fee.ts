import type { Disclaimer } from './disclaimer.ts'

/** Charged in error and taken off again. */
export const collectionFee: Disclaimer = {
  any: ['(in error|by mistake|wrongly|no right to) ~8 (taken off|removed|refunded|credited|reversed|returned)'],
  but: ['(unless|until|but|if you)'],
}
