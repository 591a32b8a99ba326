import type { AllFacts } from '#law/facts.ts'
import { bankruptcy } from './bankruptcy.ts'
import { businessDebt } from './business-debt.ts'
import { courtPapers } from './court-papers.ts'
import { deceased } from './deceased.ts'
import type { Flow, FlowId } from './flow.ts'
import { identityTheft } from './identity-theft.ts'
import { notACollectionLetter } from './not-a-collection-letter.ts'
import { originalCreditor } from './original-creditor.ts'
import { scam } from './scam.ts'

/** Every flow, the most pressing first. */
export const FLOWS: readonly Flow[] = [
  courtPapers,
  scam,
  bankruptcy,
  identityTheft,
  deceased,
  businessDebt,
  originalCreditor,
  notACollectionLetter,
]

/** The flows that fit this paper and what was told, the most pressing first.
 *  @example flowsOf(factsOfASummons) // ['court-papers'] */
export function flowsOf(facts: AllFacts): readonly FlowId[] {
  return FLOWS.filter(flow => flow.fits(facts) === true).map(({ id }) => id)
}

/** A flow by its name; undefined for any other word. */
export function flowNamed(id: string | undefined): Flow | undefined {
  return FLOWS.find(flow => flow.id === id)
}
