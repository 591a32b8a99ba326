import { isSameSender, stillCollects } from '#law/earlier-letter.ts'
import { LEAST_READING_CONFIDENCE } from '#law/judge-rules.ts'
import { valueOf, type Fact } from '#law/fact.ts'
import type { AllFacts, LetterFacts } from '#law/facts.ts'
import type { ReplySign, ReplySigns } from '#law/reply-signs.ts'
import type { Cents } from '#units/cents.ts'
import type { Conclusion, ReplyPoint } from './conclusion.ts'

/** A reply, and what stood before it. */
export interface ReplyToConclude {
  readonly signs: ReplySigns
  readonly facts: LetterFacts
  /** The letter that was disputed, when it is known. */
  readonly earlier?: LetterFacts | undefined
  /** What was asked before, when no letter says it. */
  readonly amountBefore?: Cents | undefined
}

export interface ConcludedReply {
  readonly conclusion: Conclusion
  readonly answered: readonly ReplyPoint[]
  readonly notAnswered: readonly ReplyPoint[]
}

/** Less may be rounding, or a few days of interest. */
const SAME_AMOUNT = 0.01

/** What a reply amounts to, and what of a dispute it answers. Says `unclear` rather than guess.
 *  Proof goes before a demand beside it; a demand without a word about the dispute is collection going on. */
export function concludeReply(reply: ReplyToConclude): ConcludedReply {
  return { conclusion: conclusionOf(reply), ...answers(reply) }
}

function conclusionOf({ signs, facts, earlier, amountBefore }: ReplyToConclude): Conclusion {
  const says = (sign: ReplySign): boolean => signs[sign] !== undefined
  const asksForMoney = says('payment-wanted') || (!says('collection-paused') && stillCollects(facts as AllFacts))
  const isProof = says('records-enclosed') || says('creditor-confirms')
  if (says('closed') && !says('payment-wanted')) return 'closed_account'
  if (says('records-enclosed') && says('records-lacking')) return 'partially'
  if (says('conditions-set') && !isProof) return 'ignored_the_question'
  if (!says('taken-over') && amountDiffers(facts, earlier, amountBefore)) return 'amount_changed'
  if (says('amount-corrected') && (isProof || says('speaks-of-dispute')) && !isSameAmount(facts, earlier, amountBefore))
    return 'amount_changed'
  if (isProof) return 'validated'
  if (says('taken-over') || isNewSender(facts, earlier)) return asksForMoney ? 'continued_collection' : 'unclear'
  if (says('dispute-refused')) return 'ignored_the_question'
  if (says('speaks-of-dispute')) {
    if (says('collection-paused')) return 'acknowledged'
    return asksForMoney || !says('records-lacking') ? 'ignored_the_question' : 'acknowledged'
  }
  if (says('collection-paused') && !says('payment-wanted')) return 'acknowledged'
  return asksForMoney ? 'continued_collection' : 'unclear'
}

function answers({ signs, facts }: ReplyToConclude): Pick<ConcludedReply, 'answered' | 'notAnswered'> {
  const isFound: Readonly<Record<ReplyPoint, boolean>> = {
    records: signs['records-enclosed'] !== undefined,
    amount: signs['amount-explained'] !== undefined || facts.itemizedInterest.known || facts.itemizedFees.known,
    creditor: facts.originalCreditor.known || facts.currentCreditor.known,
    stopped: signs['collection-paused'] !== undefined || signs.closed !== undefined,
  }
  const points = Object.keys(isFound) as ReplyPoint[]
  return { answered: points.filter(point => isFound[point]), notAnswered: points.filter(point => !isFound[point]) }
}

function amountDiffers(facts: LetterFacts, earlier: LetterFacts | undefined, told: Cents | undefined): boolean {
  const change = changeOf(facts, earlier, told)
  return change !== undefined && Math.abs(change) > SAME_AMOUNT
}

function isSameAmount(facts: LetterFacts, earlier: LetterFacts | undefined, told: Cents | undefined): boolean {
  const change = changeOf(facts, earlier, told)
  return change !== undefined && Math.abs(change) <= SAME_AMOUNT
}

/** As a part of what was asked before; undefined when either amount is not surely known. */
function changeOf(facts: LetterFacts, earlier: LetterFacts | undefined, told: Cents | undefined): number | undefined {
  const now = surely(facts.currentAmount)
  const before = (earlier && surely(earlier.currentAmount)) ?? told
  return now === undefined || before === undefined || before === 0 ? undefined : (now - before) / before
}

function isNewSender(facts: LetterFacts, earlier: LetterFacts | undefined): boolean {
  return earlier !== undefined && isSameSender(facts, earlier) === false
}

function surely<T>(fact: Fact<T>): T | undefined {
  return fact.known && fact.confidence >= LEAST_READING_CONFIDENCE ? valueOf(fact) : undefined
}
