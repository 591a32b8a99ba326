import type { Disclaimer } from './disclaimer.ts'

/** Words that belittle nobody. */
export const insult: Disclaimer = { any: ['(nobody|no one) ~2 cares for'] }
