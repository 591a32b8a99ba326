import { known, unknown, valueOf, type Evidence, type Fact, type Known } from '#law/fact.ts'
import type { LetterFacts } from '#law/facts.ts'
import type { Modality, StatementId, ThreatenedAction } from '#law/statements.ts'
import { evidenceOf } from '#reading/evidence.ts'
import type { Label } from '#reading/language/classifier/labels.ts'
import { likenessOf, weightsOfAtoms, type Surmise } from '#reading/language/classifier/surmise.ts'
import { clauseAround } from '#reading/language/clause.ts'
import { readingConfidence } from '#reading/language/reading-confidence.ts'
import type { ReadSentence } from '#reading/language/find-phrases.ts'
import { disclaimedIn } from './disclaimed.ts'
import { parted } from './doubted.ts'
import type { Finder, FoundFacts, ReadText } from './finder.ts'
import { hintsIn } from './hints.ts'
import { lastDays } from './payment-demands.ts'
import { isWrittenNearby } from './says/verification-without-writing.ts'
import { deadlineIn, proof } from './statement.ts'

/** What is likely enough to ask about, and never to assert: what no pattern found and the classifier takes the letter to say; what
 *  its words hint at; what a pattern found and the classifier doubts. A thing that is surely said needs no surmise. */
export const findSurmised: Finder = (text, soFar) => {
  if (text.sentences.length === 0) {
    const nothing = unknown('no words were read')
    return {
      statementsSurmised: nothing,
      threatsSurmised: nothing,
      collectionFeesSurmised: nothing,
      convenienceFeesSurmised: nothing,
      paymentDemandsSurmised: nothing,
    }
  }
  const likeness = likenessOf(text.sentences)
  const places = new Map(text.sentences.map((sentence, i) => [sentence, i]))
  const isDisclaimed = disclaimedIn(text.sentences, places)
  const { statements, threats, collectionFees, convenienceFees, paymentDemands, notices } = parted(
    text,
    soFar,
    likeness,
    isDisclaimed,
  )
  const sure = {
    ...listed('statements', statements.sure),
    ...listed('threats', threats.sure),
    ...listed('collectionFees', collectionFees.sure),
    ...listed('convenienceFees', convenienceFees.sure),
    ...listed('paymentDemands', paymentDemands.sure),
  }
  const found = labelsOf({ ...sure, threats: known(threats.sure.filter(({ modality }) => modality !== 'conditional')) })
  const leftToCourt = new Set(
    threats.sure.flatMap(({ action, evidence }) => evidence.map(({ quote }) => action + quote)),
  )
  const isNew = ({ label, sentence, beside }: Pick<Surmise, 'label' | 'sentence' | 'beside'>) =>
    !found.has(label) && !isDisclaimed(sentence, label) && !(beside && isDisclaimed(beside, label))
  const surmised = [
    ...likeness.surmises.filter(one => isNew(one) && !isAnswered(text, one, places)).map(one => supported(text, one)),
    ...hintsIn(text)
      .filter(isNew)
      .map(one => ({ ...one, evidence: proof(text, one) })),
  ]
  const fees = (wanted: Label) =>
    surmised.flatMap(({ label, evidence }) =>
      label === wanted ? [{ label: evidence.quote, evidence: [evidence] }] : [],
    )
  const lastDayOf = lastDays(text, soFar)
  return {
    ...sure,
    ...(soFar.notices?.known ? { notices: { ...soFar.notices, value: notices } } : {}),
    statementsSurmised: known([
      ...statements.doubted.filter(({ says }) => !found.has(`says/${says}`)),
      ...surmised.flatMap(({ label, evidence }) => {
        const says = statementIn(label)
        return says ? [{ says, evidence: [evidence] }] : []
      }),
    ]),
    threatsSurmised: known([
      ...threats.doubted.filter(({ action }) => !found.has(`threats/${action}`)),
      ...surmised.flatMap(({ evidence, modality, sentence, label }) => {
        const action = actionIn(label)
        if (!action || leftToCourt.has(action + evidence.quote)) return []
        return [{ action, modality, evidence: [evidence], ...deadlineIn(sentence) }]
      }),
    ]),
    collectionFeesSurmised: known([...collectionFees.doubted, ...fees('fees/collection-fee')]),
    convenienceFeesSurmised: known([...convenienceFees.doubted, ...fees('fees/convenience-fee')]),
    paymentDemandsSurmised: known([
      ...paymentDemands.doubted,
      ...surmised.flatMap(({ label, sentence, evidence }) => {
        const limit = label === 'demands/payment-by' ? lastDayOf(text.sentences.indexOf(sentence)) : undefined
        return limit ? [{ ...limit, evidence: [evidence] }] : []
      }),
    ]),
  }
}

// that writing is asked for may stand in the sentence beside, which the classifier does not weigh
function isAnswered(text: ReadText, { label, sentence }: Surmise, places: ReadonlyMap<ReadSentence, number>): boolean {
  return label === 'says/verification-without-writing' && isWrittenNearby(text, places.get(sentence) ?? -1)
}

/** A list of things said as a fact. */
function listed<Name extends string, One extends { readonly evidence: readonly Evidence[] }>(
  name: Name,
  all: readonly One[],
): Record<Name, Known<readonly One[]>> {
  const fact = known(all, { evidence: all.flatMap(({ evidence }) => evidence) })
  return { [name]: fact } as Record<Name, Known<readonly One[]>>
}

function supported(text: ReadText, one: Surmise): Surmise & { modality: Modality; evidence: Evidence } {
  const weights = weightsOfAtoms(one.sentence, one.label)
  const strongest = weights.indexOf(Math.max(...weights))
  return { ...one, modality: one.sentence.stances[strongest]!.modality, evidence: proofOfLikeness(text, one, weights) }
}

type Told = {
  readonly [Name in 'statements' | 'threats' | 'collectionFees' | 'convenienceFees' | 'paymentDemands']?:
    | LetterFacts[Name]
    | undefined
}

/** What of all that the classifier knows stands among these facts. */
export function labelsOf(facts: Told): ReadonlySet<Label> {
  return new Set<Label>([
    ...allOf(facts.statements).map(({ says }) => `says/${says}` as const),
    ...allOf(facts.threats).map(({ action }) => `threats/${action}` as const),
    ...allOf(facts.collectionFees).map(() => 'fees/collection-fee' as const),
    ...allOf(facts.convenienceFees).map(() => 'fees/convenience-fee' as const),
    ...allOf(facts.paymentDemands).map(() => 'demands/payment-by' as const),
  ])
}

/** The same of what is surmised. */
export function labelsSurmised(facts: Readonly<FoundFacts>): ReadonlySet<Label> {
  return labelsOf({
    statements: facts.statementsSurmised,
    threats: facts.threatsSurmised,
    collectionFees: facts.collectionFeesSurmised,
    convenienceFees: facts.convenienceFeesSurmised,
    paymentDemands: facts.paymentDemandsSurmised,
  })
}

function allOf<T>(fact: Fact<readonly T[]> | undefined): readonly T[] {
  return fact ? (valueOf(fact) ?? []) : []
}

function statementIn(label: Label): StatementId | undefined {
  return label.startsWith('says/') ? (label.slice('says/'.length) as StatementId) : undefined
}

function actionIn(label: Label): ThreatenedAction | undefined {
  return label.startsWith('threats/') ? (label.slice('threats/'.length) as ThreatenedAction) : undefined
}

/** Words that speak at least half as much for it as the one that speaks most. */
const SHARE = 0.5

function proofOfLikeness(text: ReadText, { sentence }: Surmise, weights: readonly number[]): Evidence {
  const least = Math.max(...weights) * SHARE
  const atoms = weights.flatMap((weight, i) => (weight >= least ? [i] : []))
  const match = { from: atoms[0]!, to: atoms.at(-1)!, atoms }
  const evidence = evidenceOf(text, sentence, clauseAround(sentence.atoms, match))
  return { ...evidence, confidence: readingConfidence(sentence, match) }
}
