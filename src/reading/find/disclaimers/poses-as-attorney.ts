import type { Disclaimer } from './disclaimer.ts'

/** The reader's own lawyer. */
export const posesAsAttorney: Disclaimer = { any: ['(attorney|lawyer|counsel) (for|of) ~1 your'] }
