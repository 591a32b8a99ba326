import { known, type Evidence, type Fact } from '#law/fact.ts'
import type { Finder } from './finder.ts'

interface Found {
  readonly evidence: readonly Evidence[]
}

/** Whether the letter asks for money: it says that it collects, or it demands, offers or threatens something. A letter that
 *  closes the account does not. Anything else stays unknown. */
export const findAttemptToCollect: Finder = (
  _,
  { kindOfPaper, notices, paymentDemands, settlementOffers, threats },
) => {
  if (kindOfPaper?.known && kindOfPaper.value === 'account-closed')
    return { isAttemptToCollect: known(false, { confidence: kindOfPaper.confidence, evidence: kindOfPaper.evidence }) }
  const says = listIn(notices).filter(({ notice }) => notice === 'attempt-to-collect')
  const first: Found | undefined = [
    ...says,
    ...listIn(paymentDemands),
    ...listIn(settlementOffers),
    ...listIn(threats),
  ][0]
  return first ? { isAttemptToCollect: known(true, { evidence: first.evidence }) } : {}
}

function listIn<One>(fact: Fact<readonly One[]> | undefined): readonly One[] {
  return fact?.known ? fact.value : []
}
