import { placeKey, type Place } from '#analyses/place.ts'
import type { Assessment } from '#law/assessment.ts'
import type { Box, Evidence } from '#law/fact.ts'
import type { LetterFacts } from '#law/facts.ts'
import type { AmountRole } from '#law/statements.ts'

// a balance alone is no one's fault
const ASKED: readonly AmountRole[] = ['settlement', 'instalment', 'minimum', 'interest']

/** The places a piece is cut of: what the findings rest on, and what the collector says, demands and offers, because an
 *  answer the person gives next week may turn it into a finding. Each once. Words without a place have no piece. */
export function placesToCut(facts: LetterFacts, { rules }: Pick<Assessment, 'rules'>): readonly Place[] {
  const amounts = facts.amounts.known ? facts.amounts.value.filter(({ role }) => ASKED.includes(role)) : []
  const said = [
    facts.statements,
    facts.threats,
    facts.paymentDemands,
    facts.settlementOffers,
    facts.collectionFees,
    facts.convenienceFees,
  ].flatMap((fact): readonly { readonly evidence: readonly Evidence[] }[] => (fact.known ? fact.value : []))
  const places = [...rules.findings, ...rules.worthAsking, ...said, ...amounts]
    .flatMap(({ evidence }) => evidence)
    .filter(({ boxes }) => boxes.length > 0)
  return [...new Map(places.map(place => [placeKey(place), { page: place.page, boxes: place.boxes }])).values()]
}

/** The part of a page that shows these lines and a little around them: half a line above and below, a line's height to
 *  the sides.
 *  @param aspect width over height of the page */
export function partAround(boxes: readonly Box[], aspect: number): Box {
  const line = Math.max(...boxes.map(([, top, , bottom]) => bottom - top))
  return [
    Math.max(0, Math.min(...boxes.map(box => box[0])) - line / aspect),
    Math.max(0, Math.min(...boxes.map(box => box[1])) - line / 2),
    Math.min(1, Math.max(...boxes.map(box => box[2])) + line / aspect),
    Math.min(1, Math.max(...boxes.map(box => box[3])) + line / 2),
  ]
}
