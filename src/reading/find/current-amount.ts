import { known } from '#law/fact.ts'
import type { Cents } from '#units/cents.ts'
import { readAmounts, type ReadAmount } from './amounts.ts'
import type { FoundFacts, ReadText } from './finder.ts'

/** The amount owed now, when one amount claims it most surely. Of several accounts only a printed total counts. */
export function findCurrentAmount(text: ReadText): FoundFacts {
  const claims = readAmounts(text).filter(one => one.role === 'current')
  const total = claims.filter(one => one.account === undefined)
  const accounts = new Set(claims.flatMap(one => one.account ?? []))
  const candidates = accounts.size > 1 ? total.filter(one => (one.rank ?? 1) >= 5 && isTotal(one)) : claims
  const best = candidates.reduce<ReadAmount | undefined>(
    (so, one) => (so && (so.rank ?? 1) >= (one.rank ?? 1) ? so : one),
    undefined,
  )
  if (!best || (isWeak(best) && readAmounts(text).some(one => one.amount > best.amount))) return {}
  const confidence = isWeak(best) ? Math.min(WEAK, best.confidence) : best.confidence
  return { currentAmount: known<Cents>(best.amount, { confidence, evidence: best.evidence }) }
}

/** No word says that it is what is owed: "pay $300". */
function isWeak({ rank }: ReadAmount): boolean {
  return (rank ?? 1) < 4
}

const WEAK = 0.7

function isTotal(amount: ReadAmount): boolean {
  return amount.evidence.some(({ quote }) => /\btotal\b/i.test(quote))
}
