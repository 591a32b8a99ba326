import { known, unknown, valueOf, type Evidence, type Fact } from '#law/fact.ts'
import type { LetterFacts } from '#law/facts.ts'
import type { StatementId, ThreatenedAction } from '#law/statements.ts'
import { evidenceOf } from '#reading/evidence.ts'
import type { Label } from '#reading/language/classifier/labels.ts'
import { surmise, weightsOfAtoms, type Surmise } from '#reading/language/classifier/surmise.ts'
import { clauseAround } from '#reading/language/clause.ts'
import { readingConfidence } from '#reading/language/reading-confidence.ts'
import type { Finder, FoundFacts, ReadText } from './finder.ts'
import { hintsIn } from './hints.ts'
import { lastDays } from './payment-demands.ts'
import { deadlineIn, proof } from './statement.ts'

/** What no pattern found, and the classifier takes the letter to say or its words hint at: likely enough to ask about, never to assert. A thing
 *  that a pattern found in the letter needs no surmise. */
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
  const threats = allOf(soFar.threats)
  const found = labelsOf({ ...soFar, threats: known(threats.filter(({ modality }) => modality !== 'conditional')) })
  const leftToCourt = new Set(threats.flatMap(({ action, evidence }) => evidence.map(({ quote }) => action + quote)))
  const byLikeness = surmise(text.sentences)
    .filter(({ label }) => !found.has(label))
    .map(one => {
      const weights = weightsOfAtoms(one.sentence, one.label)
      const strongest = weights.indexOf(Math.max(...weights))
      return {
        ...one,
        modality: one.sentence.stances[strongest]!.modality,
        evidence: proofOfLikeness(text, one, weights),
      }
    })
  const hinted = hintsIn(text)
    .filter(({ label }) => !found.has(label))
    .map(one => ({ ...one, evidence: proof(text, one) }))
  const surmised = [...byLikeness, ...hinted]
  const fees = (wanted: Label) =>
    surmised.flatMap(({ label, evidence }) =>
      label === wanted ? [{ label: evidence.quote, evidence: [evidence] }] : [],
    )
  const lastDayOf = lastDays(text, soFar)
  return {
    statementsSurmised: known(
      surmised.flatMap(({ label, evidence }) => {
        const says = statementIn(label)
        return says ? [{ says, evidence: [evidence] }] : []
      }),
    ),
    threatsSurmised: known(
      surmised.flatMap(({ evidence, modality, sentence, label }) => {
        const action = actionIn(label)
        if (!action || leftToCourt.has(action + evidence.quote)) return []
        return [{ action, modality, evidence: [evidence], ...deadlineIn(sentence) }]
      }),
    ),
    collectionFeesSurmised: known(fees('fees/collection-fee')),
    convenienceFeesSurmised: known(fees('fees/convenience-fee')),
    paymentDemandsSurmised: known(
      surmised.flatMap(({ label, sentence, evidence }) => {
        const limit = label === 'demands/payment-by' ? lastDayOf(text.sentences.indexOf(sentence)) : undefined
        return limit ? [{ ...limit, evidence: [evidence] }] : []
      }),
    ),
  }
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
