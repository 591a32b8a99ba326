import type { Disclaimer } from './disclaimer.ts'

/** Said not to be a part of it. */
export const posesAsGovernment: Disclaimer = {
  any: ['not ~2 (connected|affiliated|associated|part of) ~1 (with|to)?'],
  but: ['(only|merely|just|but)'],
}
