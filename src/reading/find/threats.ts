import { known, unknown } from '#law/fact.ts'
import type { Finder } from './finder.ts'
import { THREATS } from './threats/index.ts'

/** Every consequence the letter announces, in the order of `THREATS`; known as soon as a word was read. */
export const findThreats: Finder = text => {
  if (text.sentences.length === 0) return { threats: unknown('no words were read') }
  const threats = THREATS.flatMap(find => find(text))
  return { threats: known(threats, { evidence: threats.flatMap(({ evidence }) => evidence) }) }
}
