import { known, unknown, valueOf, type Evidence } from '#law/fact.ts'
import type { StatementId, ThreatenedAction } from '#law/statements.ts'
import { evidenceOf } from '#reading/evidence.ts'
import type { Label } from '#reading/language/classifier/labels.ts'
import { surmise, weightsOfAtoms, type Surmise } from '#reading/language/classifier/surmise.ts'
import { clauseAround } from '#reading/language/clause.ts'
import { readingConfidence } from '#reading/language/reading-confidence.ts'
import type { Finder, ReadText } from './finder.ts'
import { hintsIn } from './hints.ts'
import { deadlineIn, proof } from './statement.ts'

/** What no pattern found, and the classifier takes the letter to say or its words hint at: likely enough to ask about, never to assert. A thing
 *  that a pattern found in the letter needs no surmise. */
export const findSurmised: Finder = (text, soFar) => {
  if (text.sentences.length === 0) {
    const because = 'no words were read'
    return { statementsSurmised: unknown(because), threatsSurmised: unknown(because) }
  }
  const statements = soFar.statements ? (valueOf(soFar.statements) ?? []) : []
  const threats = soFar.threats ? (valueOf(soFar.threats) ?? []) : []
  const found = new Set<Label>([
    ...statements.map(({ says }) => `says/${says}` as const),
    ...threats.flatMap(({ action, modality }) => (modality === 'conditional' ? [] : [`threats/${action}` as const])),
  ])
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
  }
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
