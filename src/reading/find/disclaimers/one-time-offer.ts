import type { Disclaimer } from './disclaimer.ts'

/** An offer that need not be renewed. */
export const oneTimeOffer: Disclaimer = {
  any: ['(need not|not have to|not bound to|not obligated to|not required to|not promise to) ~1 (renew|repeat|extend)'],
}
