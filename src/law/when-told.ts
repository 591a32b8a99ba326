import { cannotTell, doesNotApply, satisfied, violated, type Check, type Strength } from './define-rule.ts'
import type { Evidence, Fact } from './fact.ts'
import type { AllFacts, FactName } from './facts.ts'
import type { Truth } from './three-valued.ts'

interface Told {
  /** The facts it turns on, in the order they are worth asking. */
  readonly restsOn: readonly FactName[]
  /** The words of the letter it rests on; undefined when the letter's own part does not hold. Without it: its demand. */
  readonly words?: (facts: AllFacts) => readonly Evidence[] | undefined
  readonly holds: (facts: AllFacts) => Truth
  /** Whether the letter gives cause to ask while the answers are missing; always when left out. */
  readonly worthAskingWhen?: (facts: AllFacts) => boolean
  readonly strength?: (facts: AllFacts) => Strength
}

/** Judges the letter together with what the person told. Only true fires; what is missing is named only where the letter
 *  gives cause to ask.
 *  @example check: whenTold({ restsOn: ['wrongAmount'], holds: facts => isTrue(facts.wrongAmount) }) */
export function whenTold({ restsOn, words = wordsDemanding, holds, worthAskingWhen, strength }: Told): Check {
  return facts => {
    const evidence = words(facts)
    if (!evidence) return satisfied()
    const truth = holds(facts)
    if (truth === undefined) {
      const open = restsOn.filter(name => !facts[name].known)
      return (worthAskingWhen?.(facts) ?? true) ? cannotTell(...open) : doesNotApply()
    }
    return truth ? violated({ evidence, ...(strength ? { strength: strength(facts) } : {}) }) : satisfied()
  }
}

/** The words by which the letter asks for money, the plainest kind that was read; empty when none was. */
export function wordsDemanding(facts: AllFacts): readonly Evidence[] {
  const { paymentDemands, settlementOffers, currentAmount, amounts, isAttemptToCollect, currentCreditor } = facts
  const first = (fact: Fact<readonly { readonly evidence: readonly Evidence[] }[]>): readonly Evidence[] =>
    fact.known ? (fact.value[0]?.evidence ?? []) : []
  const kinds = [
    first(paymentDemands),
    first(settlementOffers),
    evidenceOf(currentAmount),
    first(amounts),
    evidenceOf(isAttemptToCollect),
    evidenceOf(currentCreditor),
  ]
  return kinds.find(evidence => evidence.length > 0) ?? []
}

function evidenceOf(fact: Fact<unknown>): readonly Evidence[] {
  return fact.known ? fact.evidence : []
}
