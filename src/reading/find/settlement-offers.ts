import { known, valueOf, type Fact } from '#law/fact.ts'
import type { SettlementOffer } from '#law/statements.ts'
import { cents, type Cents } from '#units/cents.ts'
import type { IsoDate } from '#units/iso-date.ts'
import { evidenceOfSentence } from './search.ts'
import { readAmounts, type ReadAmount } from './amounts.ts'
import { datesIn, LAST_DAY } from './dated.ts'
import type { FoundFacts, ReadText } from './finder.ts'

const OFFER =
  /\b(?:settl\w+|discount\w*|accept\b.{0,60}\b(?:less|only|satisf|settle)|less than (?:the|what)|percent off|% off|(?:you )?(?:will )?save\b(?= \$|.{0,12}%)|you save|savings|out of court|cents on the dollar|reduced (?:amount|balance|payoff)|close (?:the|this|your) (?:file|account|matter|case)|(?:as|in) (?:full )?(?:payment|satisfaction) in full|call it (?:even|square)|ofert\w+|descuento)\b|%\s?off\b/i
const NOT_AN_OFFER =
  /\b(?:settlement conference|settlement (?:of|company)|settle (?:these|your) (?:accounts|affairs)|minimum|as little as|until \$?[\d,.]+ is paid|late fee|principal)\b/i
const PAY = /\b(?:pay|payment|send|remit|accept|settle|offer|for only|choice|option|pague)\b/i
const TODAY = /\btoday\b/i
const NEAR = 4

/** Offers to take less than the balance, each once. An instalment plan for the whole balance is none. */
export function findSettlementOffers(text: ReadText, soFar: Readonly<FoundFacts>): FoundFacts {
  const owed = valueOf(soFar.currentAmount ?? NOTHING)
  const offering = text.runs.map(run => OFFER.test(run.text) && !NOT_AN_OFFER.test(run.text))
  if (!offering.includes(true)) return { settlementOffers: known([]) }
  const offers = readAmounts(text).flatMap(amount => offerOf(text, amount, owed, offering, soFar))
  return { settlementOffers: known(distinct([...offers, ...percentages(text, offers)])) }
}

const NOTHING: Fact<never> = { known: false, because: '' }

function offerOf(
  text: ReadText,
  amount: ReadAmount,
  owed: Cents | undefined,
  offering: readonly boolean[],
  soFar: Readonly<FoundFacts>,
): SettlementOffer[] {
  const run = text.runs[amount.sentence]!
  const isPlan = amount.role === 'instalment'
  const asked =
    amount.role === 'settlement' ||
    isPlan ||
    (amount.role === 'current' && (amount.rank ?? 1) <= 3 && PAY.test(run.text))
  if (!asked || NOT_AN_OFFER.test(run.text)) return []
  if (!offering.slice(Math.max(0, amount.sentence - NEAR), amount.sentence + NEAR + 1).includes(true)) return []
  const count = isPlan ? countIn(text, amount.sentence) : undefined
  const total = isPlan ? planTotal(text, amount, count) : amount.amount
  if (total === undefined || total === 0 || (owed === undefined ? amount.role !== 'settlement' : total >= owed))
    return []
  const by =
    deadlineOf(text, amount.sentence) ??
    (TODAY.test(run.text) ? soFar.letterDate && valueOf(soFar.letterDate) : undefined)
  return [
    {
      amount: total,
      ...(by ? { by } : {}),
      ...(count === undefined ? {} : { instalments: count }),
      evidence: [evidenceOfSentence(text, amount.sentence)],
    },
  ]
}

function countIn(text: ReadText, sentence: number): number | undefined {
  const match =
    /\b(?:for |in )?(\d{1,2}|two|three|four|five|six|twelve) (?:equal |monthly |consecutive )*(?:months|payments|instal?lments|weeks)\b/i.exec(
      text.runs[sentence]!.text,
    )
  return match ? (COUNTS[match[1]!.toLowerCase()] ?? Number(match[1])) : undefined
}

const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, twelve: 12 }

// "$480.63 each month for 6 months ($2,883.78)": the printed total, else the product.
function planTotal(text: ReadText, amount: ReadAmount, count: number | undefined): Cents | undefined {
  if (count === undefined) return undefined
  const product = amount.amount * count
  const printed = readAmounts(text).find(
    one => one.sentence === amount.sentence && one !== amount && Math.abs(one.amount - product) <= count * 50,
  )
  if (amount.amount > product / count) return undefined
  return printed?.amount ?? cents(product)
}

function deadlineOf(text: ReadText, sentence: number): IsoDate | undefined {
  const near = datesIn(text).filter(one => Math.abs(one.index - sentence) <= 2 && LAST_DAY.test(one.before))
  const own = near.find(one => one.index === sentence)
  return (
    own ?? near.find(one => /\b(?:offer|settle|choice|option|payment must be received|received by)/i.test(one.run.text))
  )?.date
}

const PERCENT = /(\d{1,2})\s?%\s*(off|discount|of (?:the|your|what|this)|reduction|savings)?/i

function percentages(text: ReadText, offers: readonly SettlementOffer[]): SettlementOffer[] {
  if (offers.length > 0) return []
  return text.runs.flatMap((run, i) => {
    const match = OFFER.test(run.text) ? PERCENT.exec(run.text) : null
    if (!match?.[2]) return []
    const figure = Number(match[1])
    const by = deadlineOf(text, i)
    return [
      {
        percentOfBalance: /^of/i.test(match[2]) ? figure : 100 - figure,
        ...(by ? { by } : {}),
        evidence: [evidenceOfSentence(text, i)],
      },
    ]
  })
}

function distinct(offers: readonly SettlementOffer[]): SettlementOffer[] {
  const kept: SettlementOffer[] = []
  for (const offer of offers) {
    const same = kept.findIndex(one => one.amount === offer.amount && one.percentOfBalance === offer.percentOfBalance)
    if (same < 0) kept.push(offer)
    else if (!kept[same]!.by && offer.by) kept[same] = offer
  }
  return kept
}
