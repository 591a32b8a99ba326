import type { APP } from './spanish/app/index.ts'
import type { FRONT } from './spanish/front/index.ts'

/** A sentence of the product that has its Spanish. What is misspelt or has none does not compile. */
export type Phrase = keyof typeof APP | keyof typeof FRONT

/** A phrase that waits for no values: what a table of texts holds, said by `t(TEXTS[which])`. */
export type PlainPhrase = Exclude<Phrase, `${string}{${string}`>

declare module '@lingui/core' {
  interface Register {
    messageIds: Phrase
  }
}
