import { known, unknown } from '#law/fact.ts'
import { findCollectionFees } from './fees/collection-fee.ts'
import { findConvenienceFees } from './fees/convenience-fee.ts'
import type { Finder } from './finder.ts'

/** Fees the letter adds for collecting or for paying; known as soon as a word was read. */
export const findChargedFees: Finder = text => {
  if (text.sentences.length === 0) {
    return { collectionFees: unknown('no words were read'), convenienceFees: unknown('no words were read') }
  }
  const collection = findCollectionFees(text)
  const convenience = findConvenienceFees(text)
  return {
    collectionFees: known(collection, { evidence: collection.flatMap(({ evidence }) => evidence) }),
    convenienceFees: known(convenience, { evidence: convenience.flatMap(({ evidence }) => evidence) }),
  }
}
