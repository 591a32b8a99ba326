import { valueOf, type Evidence, type Fact } from '#law/fact.ts'
import type { ChargedFee, PaymentDemand, PresentNotice, Statement, Threat } from '#law/statements.ts'
import type { Label } from '#reading/language/classifier/labels.ts'
import type { Likeness } from '#reading/language/classifier/surmise.ts'
import type { ReadSentence } from '#reading/language/find-phrases.ts'
import type { FoundFacts, ReadText } from './finder.ts'
import { sentencesByPlace } from './search.ts'

/** What nobody doubts, and what is doubted. */
export interface Parted<One> {
  readonly sure: readonly One[]
  readonly doubted: readonly One[]
}

export interface PartedFacts {
  readonly statements: Parted<Statement>
  readonly threats: Parted<Threat>
  readonly collectionFees: Parted<ChargedFee>
  readonly convenienceFees: Parted<ChargedFee>
  readonly paymentDemands: Parted<PaymentDemand>
  /** Those that are not taken back. */
  readonly notices: readonly PresentNotice[]
}

/** What excuses the sender: to doubt it would accuse him. */
const EXCUSING: ReadonlySet<Label> = new Set<Label>(['says/attorney-review-claimed'])

/** What it says comes first, and then what contradicts it. */
const SAID_FIRST: ReadonlySet<Label> = new Set<Label>(['says/denies-collecting'])

/** Parts what patterns found: a pattern goes by a few words, and where the sentence as a whole is unlike those that say such
 *  a thing, there is reason to ask and none to assert. */
export function parted(
  text: ReadText,
  soFar: Readonly<FoundFacts>,
  likeness: Likeness,
  isDisclaimed: (sentence: ReadSentence, label: Label) => boolean,
): PartedFacts {
  const sentenceOf = sentencesByPlace(text)
  const isEach = (evidence: readonly Evidence[], test: (sentence: ReadSentence) => boolean): boolean =>
    evidence.length > 0 &&
    evidence.every(one => {
      const sentence = sentenceOf(one)
      return sentence !== undefined && test(sentence)
    })
  const isDoubted = (label: Label, evidence: readonly Evidence[]): boolean =>
    !EXCUSING.has(label) && isEach(evidence, sentence => likeness.isUnlike(sentence, label))
  const isWithdrawn = (label: Label, evidence: readonly Evidence[]): boolean =>
    isEach(SAID_FIRST.has(label) ? evidence.slice(0, 1) : evidence, sentence => isDisclaimed(sentence, label))
  const part = <One extends { readonly evidence: readonly Evidence[] }>(
    fact: Fact<readonly One[]> | undefined,
    labelOf: (one: One) => Label,
  ): Parted<One> => {
    const found = fact ? (valueOf(fact) ?? []) : []
    const all = found.filter(one => !isWithdrawn(labelOf(one), one.evidence))
    const doubted = new Set(all.filter(one => isDoubted(labelOf(one), one.evidence)))
    return { sure: all.filter(one => !doubted.has(one)), doubted: [...doubted] }
  }
  return {
    statements: part(soFar.statements, ({ says }) => `says/${says}`),
    threats: part(soFar.threats, ({ action }) => `threats/${action}`),
    collectionFees: part(soFar.collectionFees, () => 'fees/collection-fee'),
    convenienceFees: part(soFar.convenienceFees, () => 'fees/convenience-fee'),
    paymentDemands: part(soFar.paymentDemands, () => 'demands/payment-by'),
    notices: noticesIn(soFar).filter(
      ({ notice, evidence }) => notice !== 'credit-reporting' || !isWithdrawn('threats/credit-reporting', evidence),
    ),
  }
}

function noticesIn({ notices }: Readonly<FoundFacts>): readonly PresentNotice[] {
  return notices ? (valueOf(notices) ?? []) : []
}
