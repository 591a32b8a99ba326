import { needs, satisfied, violated, type Check } from './define-rule.ts'
import type { Evidence } from './fact.ts'
import type { Modality, Statement, StatementId, Threat, ThreatenedAction } from './statements.ts'

/** The words of every sentence that says one of these. */
export function wordsSaying(statements: readonly Statement[], ...says: readonly StatementId[]): readonly Evidence[] {
  return statements.filter(statement => says.includes(statement.says)).flatMap(({ evidence }) => evidence)
}

/** The threats of one of these actions. What only a court may allow (`conditional`) counts when asked for. */
export function threatsOf(
  threats: readonly Threat[],
  actions: readonly ThreatenedAction[],
  modalities: readonly Modality[] = ['will', 'intends', 'may'],
): readonly Threat[] {
  return threats.filter(({ action, modality }) => actions.includes(action) && modalities.includes(modality))
}

export function wordsOf(threats: readonly Threat[]): readonly Evidence[] {
  return threats.flatMap(({ evidence }) => evidence)
}

/** Violated by the words alone.
 *  @example check: whenSaid('insult') */
export function whenSaid(...says: readonly StatementId[]): Check {
  return needs(['statements'], ({ statements }) => found(wordsSaying(statements, ...says)))
}

/** Violated by the threat alone, however firmly it is made, unless it is left to a court. */
export function whenThreatened(...actions: readonly ThreatenedAction[]): Check {
  return needs(['threats'], ({ threats }) => found(wordsOf(threatsOf(threats, actions))))
}

function found(evidence: readonly Evidence[]): ReturnType<typeof satisfied> {
  return evidence.length > 0 ? violated({ evidence }) : satisfied()
}
