import { known, valueOf, type Fact } from '#law/fact.ts'
import type { AmountRole, SettlementOffer } from '#law/statements.ts'
import { cents, type Cents } from '#units/cents.ts'
import type { IsoDate } from '#units/iso-date.ts'
import type { Atom } from '#reading/language/atoms.ts'
import { evidenceOfSentence } from './search.ts'
import { readAmounts, type ReadAmount } from './amounts.ts'
import { datesBetween, isLastDay } from './dated.ts'
import type { FoundFacts, ReadText } from './finder.ts'

const OFFER =
  /\b(?:settl\w+|compromise|discount\w*|accept\b.{0,60}\b(?:less|only|satisf|settle|instead)|less than (?:the|what)|percent off|% off|(?:you )?(?:will )?save\b(?= \$|.{0,12}%)|you save|savings|out of court|cents on the dollar|reduced (?:amount|balance|payoff|sum|figure|price)|(?:as|in) (?:full )?(?:payment|satisfaction) in full|call it (?:even|square|quits)|clean slate|fresh start|special price|strike a deal|ofert\w+|descuento|renew (?:this|the|our|that) offer)\b|%\s?off\b/i
/** "Close this chapter for $400.00": the whole debt for one figure. */
const DONE_FOR =
  /\b(?:close|end|finish|resolve|clear|satisfy|compromise|wipe out|dispose of|conclude|put|be (?:done|finished|rid)|walk away|get out|make|free yourself|put .{0,20}behind you|lay .{0,20}to rest|payoff)\b.{0,70}\b(?:for|at|with|of|by paying|by sending)(?: (?:just|only|as little as|a mere|the sum of|a (?:single |one-time )?payment of|us|a))*\s*$|\b(?:fresh start|clean slate|(?:special |one-time |reduced )price|way out|peace of mind|closing (?:this|the|your) account|end of (?:this|the) matter)\b.{0,60}(?:costs?(?: you)?|is|for|:|at|comes to)\s*$/i
const INSTEAD =
  /^\s*(?:,? ?(?:instead of|rather than|in place of|in lieu of|will (?:do|close|end|clear|finish|satisfy|resolve|wipe|be enough)|closes|ends|clears|resolves|satisfies|[^.;$]{0,40}\b(?:you are|you will be|you would be|you're) (?:released|discharged|freed?|off the hook|rid of)|and (?:(?:we|you) )?(?:(?:will|can|may) )?(?:close|forget|consider|call|treat|regard|are done|wipe|it is over|this is over))\b)/i
/** "We would take $400.00", "$400.00 is enough": less than is owed, and no instalment. */
const TAKES =
  /\b(?:would|will|can|could|may|might|shall|prepared to|willing to|ready to|glad to|happy to|agrees? to|offers? to) (?:take|accept|be (?:content|satisfied|happy) with|settle for|make do with|do with)(?: (?:just|only|as little as|a mere|the sum of|a (?:single |one-time |lump )?(?:sum|payment) of|a))*\s*$/i
const IN_PARTS =
  /^\s*(?:down\b|now\b|today and\b|a (?:week|month)|per\b|each\b|every\b|monthly|weekly|biweekly|toward|on account|to start|at a time|for now|this (?:week|month))/i
const ENOUGH =
  /^ ?,? ?(?:is|will be|would be) (?:enough|sufficient|all (?:it takes|we ask|we need|you need))\b(?! to (?:keep|hold|start|stop|avoid))/i
const NOT_AN_OFFER =
  /\b(?:settlement conference|settlement (?:of|company)|settle (?:these|your) (?:accounts|affairs)|minimum|as little as|until \$?[\d,.]+ is paid|late fee|principal)\b/i
const PAY = /\b(?:pay|payment|send|remit|accept|settle|offer|for only|choice|option|pague)\b/i
const TODAY = /\btoday\b/i
const NEAR = 4

/** What is not asked for: "save $300", "knock $300 off", "a reduction of $300", "$300 will be forgiven". */
const SAVES_BEFORE =
  /\b(?:sav(?:e|es|ed|ing)(?: you(?:rself)?)?|(?:reduction|discount|savings?|credit|rebate|break|forgiveness|cancellation|write-?off|allowance|concession|adjustment)(?: (?:here|offered|available))? (?:of|comes? to|is|worth|totals?|equal to)|(?:discount|reduction|savings?)\b[^$.;]{0,60}\b(?:is|comes? to|of|amounts? to|totals?|equals?):?|(?:drop|forgiv|forgo|forego|waiv|cancel|writ|eras|wip|remov|excus)(?:e|es|ing|ping|s|ling)?(?: off| out| away)?|(?:knock|tak|shav|lop|strik|deduct)(?:e|es|ing|s)? off|your (?:discount|savings?|reduction):?|(?:balance|amount owed|amount due|total|bill) (?:less|minus)|let go of|give up|keep|(?:reduc|lower|cut|trim)\w*\b[^$.;]{0,50}\bby)(?: (?:the|another|a|full|entire|last|first|up to|as much as|off|of|remaining|all|some|over|more than|about|nearly|almost))*\s*$/i
const SAVES_AFTER =
  /^\s*(?:off\b|from (?:the|your|what)\b[^$.;]{0,15}(?:balance|debt|you owe|bill|total)\b|(?:in )?(?:savings|discount|reduction)\b|less than (?:the|you|what)|(?:(?:part|portion|piece|slice) )?(?:of (?:the|your|this|it|what you owe)[^$.;]{0,20} )?(?:will be|would be|is|gets?|can be|to be)(?: then)? (?:forgiven|waived|cancel?led|written off|erased|removed|dropped|excused|knocked off|taken off|saved)|(?:(?:that|which) )?(?:it|we|they|our client|the (?:creditor|bank|owner)) (?:would|will|is|are)(?: then| be| thereby)* (?:waiv|forgiv|giv(?=(?:e|ing) up)|forgo|writ|drop|cancel|eras|absorb)(?:e|es|ing|ping|ling)?\b|(?:forgiven|cancell?ed|waived|saved|you (?:would )?save|we (?:will )?(?:forgive|waive|drop|write off|take off|cancel|let go|knock off))\b)/i
/** Saved are fees or interest, or it was written off in the books. */
const SAVED_ELSE =
  /\b(?:fees?|interest|charges|costs|postage|dues|credit (?:card|limit|line)|credit bureau|was|were|has been|had been|would have been) (?:of )?\s*$/i
const SAVED_FEE = /^\s*(?:(?:in|of) )?(?:\w+ ){0,2}(?:fees?|interest|charges?|costs?|deductible|copay)\b/i

/** Offers to take less than the balance, each once. An instalment plan for the whole balance is none. */
export function findSettlementOffers(text: ReadText, soFar: Readonly<FoundFacts>): FoundFacts {
  const owed = valueOf(soFar.currentAmount ?? NOTHING)
  const saved = savings(text, owed)
  const offering = text.runs.map(run => OFFER.test(run.text) && !NOT_AN_OFFER.test(run.text))
  const saving = new Set(saved.map(({ atom }) => atom))
  const offers = readAmounts(text)
    .filter(({ atom }) => !saving.has(atom))
    .flatMap(amount => offerOf(text, amount, owed, offering, soFar))
  const all = [...offers, ...(offers.length > 0 ? [] : saved.map(({ offer }) => offer))]
  return { settlementOffers: known(distinct([...all, ...shares(text, all)])) }
}

const NOTHING: Fact<never> = { known: false, because: '' }

/** Amounts that are taken off, as the offers that are left. */
function savings(text: ReadText, owed: Cents | undefined): { atom: Atom; offer: SettlementOffer }[] {
  return readAmounts(text).flatMap(({ atom, sentence, amount }) => {
    const { before, after } = around(text, sentence, atom)
    const isSaved = (SAVES_BEFORE.test(before) && !SAVED_ELSE.test(before)) || SAVES_AFTER.test(after)
    if (amount === 0 || !isSaved || SAVED_FEE.test(after) || text.sentences[sentence]!.boilerplate) return []
    if (owed !== undefined && amount >= owed) return []
    const by = deadlineOf(text, sentence)
    return [
      {
        atom,
        offer: {
          saves: amount,
          ...(owed === undefined ? {} : { amount: cents(owed - amount) }),
          ...(by ? { by } : {}),
          evidence: [evidenceOfSentence(text, sentence)],
        },
      },
    ]
  })
}

/** Signs on both sides of an amount that may say what it is. */
const AROUND = 160

function around(text: ReadText, sentence: number, { firstWord, lastWord }: Atom): { before: string; after: string } {
  const run = text.runs[sentence]!
  const start = run.starts[firstWord - run.first] ?? 0
  const end = run.starts[lastWord + 1 - run.first] ?? run.text.length
  return { before: run.text.slice(Math.max(0, start - AROUND), start), after: run.text.slice(end, end + AROUND) }
}

function offerOf(
  text: ReadText,
  amount: ReadAmount,
  owed: Cents | undefined,
  offering: readonly boolean[],
  soFar: Readonly<FoundFacts>,
): SettlementOffer[] {
  const run = text.runs[amount.sentence]!
  const { before, after } = around(text, amount.sentence, amount.atom)
  const isDone =
    !ITEMIZED.has(amount.role) && (DONE_FOR.test(before) || INSTEAD.test(after) || isTaken(before, after, owed))
  const isPlan = amount.role === 'instalment' && !isDone
  const asked =
    amount.role === 'settlement' ||
    isPlan ||
    isDone ||
    (amount.role === 'current' && (amount.rank ?? 1) <= 3 && PAY.test(run.text))
  if (!asked || NOT_AN_OFFER.test(run.text)) return []
  const isNear = offering.slice(Math.max(0, amount.sentence - NEAR), amount.sentence + NEAR + 1).includes(true)
  if (!isNear && !isDone) return []
  const count = isPlan ? countIn(text, amount.sentence) : undefined
  const total = isPlan ? planTotal(text, amount, count) : amount.amount
  if (
    total === undefined ||
    total === 0 ||
    (owed === undefined ? amount.role !== 'settlement' && !isDone : total >= owed)
  )
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

// only where the balance is known: else any payment is "taken"
function isTaken(before: string, after: string, owed: Cents | undefined): boolean {
  return owed !== undefined && !IN_PARTS.test(after) && (TAKES.test(before) || ENOUGH.test(after))
}

const ITEMIZED: ReadonlySet<AmountRole> = new Set<AmountRole>([
  'on-itemization-date',
  'interest',
  'fees',
  'payments-and-credits',
  'principal',
  'original',
  'collection-fee',
  'convenience-fee',
])

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
  const near = datesBetween(text, sentence - 2, sentence + 2).filter(isLastDay)
  const own = near.find(one => one.index === sentence)
  return (
    own ?? near.find(one => /\b(?:offer|settle|choice|option|payment must be received|received by)/i.test(one.run.text))
  )?.date
}

const PERCENT =
  /(\d{1,2})\s?(?:%|percent)\s*(off|discount|of (?:the|your|what|this)|reduction|savings|less|is forgiven|will be forgiven)?/i
const PERCENT_OFF =
  /\b(?:save|saves|saving|savings of|discount of|reduction of|reduc\w+ .{0,40}\bby|cut .{0,40}\bby|knock|take|waive|forgive)(?: (?:of|up to|off|as much as|another|a|full))*\s*$/i
const CENTS = /\b(\d{2}|\w+(?:-\w+)?) cents on the dollar\b/i
const PART =
  /\b(?:pay|settle|accept|take|for|at|only)\b.{0,40}\b(half|one[- ]half|one[- ]third|a third|two[- ]thirds|a quarter|one[- ]quarter|three[- ]quarters) (?:of )?(?:the|your|what|this|that)\b|\b(half|a third|one[- ]third|a quarter|two[- ]thirds) (?:off|is forgiven|will be forgiven)\b/i
const PARTS: Readonly<Record<string, number>> = { half: 50, third: 33, quarter: 25 }
const TENS: Readonly<Record<string, number>> = {
  ten: 10,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
}

/** Offers told as a share of the balance: "40 % off", "sixty cents on the dollar", "half of what you owe". */
function shares(text: ReadText, offers: readonly SettlementOffer[]): SettlementOffer[] {
  if (offers.length > 0) return []
  return text.runs.flatMap((run, i) => {
    const percentOfBalance = text.sentences[i]!.boilerplate ? undefined : shareIn(run.text)
    if (percentOfBalance === undefined) return []
    const by = deadlineOf(text, i)
    return [{ percentOfBalance, ...(by ? { by } : {}), evidence: [evidenceOfSentence(text, i)] }]
  })
}

function shareIn(said: string): number | undefined {
  const cents = CENTS.exec(said)?.[1]
  if (cents !== undefined) return /^\d/.test(cents) ? Number(cents) : tensOf(cents)
  const part = PART.exec(said)
  if (part) {
    const words = (part[1] ?? part[2])!.toLowerCase()
    const whole =
      PARTS[/half|third|quarter/.exec(words)![0]]! * (words.startsWith('two') ? 2 : words.startsWith('three') ? 3 : 1)
    return part[2] === undefined ? whole : 100 - whole
  }
  const match = PERCENT.exec(said)
  if (!match) return undefined
  const isOff = PERCENT_OFF.test(said.slice(0, match.index))
  if (!isOff && (!match[2] || !OFFER.test(said))) return undefined
  if (/\b(?:interest|apr|annual|per year|rate)\b/i.test(said)) return undefined
  const figure = Number(match[1])
  return !isOff && /^of/i.test(match[2]!) ? figure : 100 - figure
}

function tensOf(words: string): number | undefined {
  return TENS[words.toLowerCase().split('-')[0]!]
}

function distinct(offers: readonly SettlementOffer[]): SettlementOffer[] {
  const kept: SettlementOffer[] = []
  for (const offer of offers) {
    const same = kept.findIndex(
      one =>
        one.amount === offer.amount && one.percentOfBalance === offer.percentOfBalance && one.saves === offer.saves,
    )
    if (same < 0) kept.push(offer)
    else if (!kept[same]!.by && offer.by) kept[same] = offer
  }
  return kept
}
