import { known } from '#law/fact.ts'
import type { PaymentDemand, SettlementOffer } from '#law/statements.ts'
import { isoDateOf, type IsoDate } from '#units/iso-date.ts'
import { datesIn, LAST_DAY } from './dated.ts'
import type { FoundFacts, ReadText } from './finder.ts'
import { evidenceOfSentence } from './search.ts'

const PAY =
  /\b(?:pay|pays|paid|payment|remit|remittance|send (?:us )?(?:your|\$|payment|a check|the (?:full |entire )?(?:balance|amount|payment|money))|(?:certified|good) funds|cashier'?s check|balance (?:must|is to) be|must be received|in this office|full amount|demand for (?:immediate )?payment|pague|pago)\b/i
const DEMANDS =
  /\b(?:must|demand\w*|required?|shall|need to|have to|we expect|due|unless|if (?:you do not|we do not|payment is not|you fail|not paid)|failure|before further|to (?:avoid|prevent|stop)|or (?:we|else|this|legal))\b|^\W*(?:please )?(?:pay|remit|send)\b|[.!?:] (?:please )?(?:pay|remit|send)\b|^you have\b/i
/** Weaker askings: demands only beside a number of days. */
const ASKS =
  /\b(?:has to|have to|needs? to|payable|expected?|we want|let us have|(?:you are|being) given|see (?:to it )?that|take care of|clear (?:this|the|your)|you have)\b/i
const NO_DEMAND =
  /\b(?:takes?|to post|process\w*|receipt|refund\w*|we will (?:send|mail|answer|reply)|over the next)\b/i
const MONEY_WANTED =
  /\b(?:clear (?:this|the|your) (?:balance|account|debt)|take care of (?:this|the|your) (?:balance|account|debt)|let us have|the money|your check|whole (?:sum|amount|balance)|full (?:sum|amount|balance)|payable)\b/i
const OFFERS = /\b(?:settl\w+|discount|offer|accept|save|reduced|plan|arrange\w* (?:to|for) (?:small|monthly))\b/i
const DISPUTES = /\bdisput\w*|validat\w*|verif\w*\b/i
const DAYS_TO_PAY =
  /\b(?:within|in|have|next|after|inside(?: of)?|given|before|inside of the next)\s*(?:the )?(?:next )?$/i
/** "Payment must be received by …" this close to an offer is the offer's own last day. */
const NEAR_OFFER = 2
const FROM_NOW = /^(?:from now|from today)\b/i
const MUST_BEFORE = /\b(?:within|in) (?:the )?(?:next )?$/i

/** Demands for payment with a last day inside them. The last day of an offer, or of the right to dispute, is none. */
export function findPaymentDemands(text: ReadText, soFar: Readonly<FoundFacts>): FoundFacts {
  const quotes = new Set(soFar.settlementOffers?.known ? soFar.settlementOffers.value.flatMap(quotesOf) : [])
  const offers =
    quotes.size === 0
      ? []
      : text.sentences.flatMap((_, i) => (quotes.has(evidenceOfSentence(text, i).quote) ? [i] : []))
  const byDate = new Map(
    datesIn(text)
      .filter(one => LAST_DAY.test(one.before))
      .map(one => [one.index, one] as const),
  )
  const demands = text.sentences.flatMap((sentence, index): PaymentDemand[] => {
    if (sentence.boilerplate || offers.some(offer => Math.abs(offer - index) <= NEAR_OFFER)) return []
    const { text: said } = text.runs[index]!
    const before = text.runs[index - 1]?.text ?? ''
    const demandsBefore = /\bdemand for (?:immediate )?payment\b/i.test(before)
    const asksIn = ASKS.test(said) && !NO_DEMAND.test(said) && /\b(?:day|week|hour)s?\b/i.test(said)
    if (!(PAY.test(said) || MONEY_WANTED.test(said)) || OFFERS.test(said) || DISPUTES.test(said)) return []
    if (!DEMANDS.test(said) && !demandsBefore && !asksIn) return []
    const dated = byDate.get(index)
    if (dated && !/\b(?:due|statement|as of)\s*$/i.test(dated.before)) {
      return [{ by: dated.date, evidence: [evidenceOfSentence(text, index)] }]
    }
    const by = dayOfThisMonth(said, soFar)
    if (by) return [{ by, evidence: [evidenceOfSentence(text, index)] }]
    const withinDays = daysIn(text, index)
    return withinDays === undefined ? [] : [{ withinDays, evidence: [evidenceOfSentence(text, index)] }]
  })
  return { paymentDemands: known(demands) }
}

const THIS_MONTH = /\bby (?:noon (?:on|of) )?the (\d{1,2})(?:st|nd|rd|th)(?: of this month| instant)?(?=[\s.,;]|$)/i

/** "by the 14th of this month", counted from the letter's own date. */
function dayOfThisMonth(said: string, { letterDate }: Readonly<FoundFacts>): IsoDate | undefined {
  const day = THIS_MONTH.exec(said)?.[1]
  if (day === undefined || !letterDate?.known) return undefined
  const [year, month, written] = letterDate.value.split('-').map(Number) as [number, number, number]
  return Number(day) > written ? isoDateOf({ year, month, day: Number(day) }) : undefined
}

function quotesOf({ evidence }: SettlementOffer): string[] {
  return evidence.map(({ quote }) => quote)
}

function daysIn(text: ReadText, index: number): number | undefined {
  const { atoms } = text.sentences[index]!
  const run = text.runs[index]!
  const duration = atoms.find(atom => {
    if (atom.kind !== 'duration' || atom.value === undefined) return false
    const start = run.starts[atom.firstWord - run.first] ?? 0
    const before = `${run.text.slice(Math.max(0, start - 80), start).trimEnd()} `
    const end = run.starts[atom.lastWord + 1 - run.first] ?? run.text.length
    return DAYS_TO_PAY.test(before) || MUST_BEFORE.test(before) || FROM_NOW.test(run.text.slice(end, end + 20))
  })
  return duration?.value
}
