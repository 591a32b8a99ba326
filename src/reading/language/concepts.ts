import { DEEDS } from './concepts/deeds.ts'
import { MONEY } from './concepts/money.ts'
import { PARTIES } from './concepts/parties.ts'

/** Words that mean the same thing for our purpose. Any form of each word; `=word` exactly so; phrases allowed. */
export const CONCEPTS = {
  ...PARTIES,
  ...MONEY,
  ...DEEDS,
} as const satisfies Record<string, readonly string[]>

export type ConceptName = keyof typeof CONCEPTS
