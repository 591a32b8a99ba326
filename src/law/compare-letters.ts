import { cents, type Cents } from '#units/cents.ts'
import { addDays, type IsoDate } from '#units/iso-date.ts'
import { isSameAccount, isSameSender } from './earlier-letter.ts'
import { valueOf, type Evidence, type Fact, type Known } from './fact.ts'
import type { LetterFacts } from './facts.ts'
import type { DocumentKind, Threat, ThreatenedAction } from './statements.ts'
import type { Truth } from './three-valued.ts'

/** What changed from one letter to the next about the same debt. Only what both letters show; never a judgment: the
 *  rules of basis `compare` judge. */
export interface LetterComparison {
  readonly isSameSender: Truth
  readonly isSameAccount: Truth
  readonly amount: AmountChange | undefined
  readonly names: readonly NameChange[]
  /** Promised in the first and neither enclosed nor named in the second. */
  readonly promisedAndAbsent: readonly PromisedDocument[]
  readonly repeatedThreats: readonly RepeatedThreat[]
  /** Days the first letter set that were over when the second was written. */
  readonly passedDeadlines: readonly PassedDeadline[]
}

export interface AmountChange {
  readonly before: Cents
  readonly now: Cents
  /** Above zero when it grew. */
  readonly difference: Cents
  /** What the letters' own rows account for of it, each with its sign; empty when they have none. */
  readonly rows: readonly { readonly what: 'interest' | 'fees' | 'payments and credits'; readonly amount: Cents }[]
  /** The rest: what no row accounts for. Undefined while the rows cannot be told apart from those of the first letter. */
  readonly unexplained: Cents | undefined
  readonly sums: { readonly before: Sum | undefined; readonly now: Sum | undefined }
  readonly evidence: BothLetters
}

/** A letter's own itemization added up again. */
export interface Sum {
  readonly start: Cents
  readonly interest: Cents
  readonly fees: Cents
  readonly less: Cents
  readonly comesTo: Cents
  readonly saysTotal: Cents
  readonly addsUp: boolean
}

export interface BothLetters {
  readonly before: readonly Evidence[]
  readonly now: readonly Evidence[]
}

export interface NameChange {
  readonly who: 'collector' | 'current creditor' | 'original creditor'
  readonly before: string
  readonly now: string
  readonly evidence: BothLetters
}

export interface PromisedDocument {
  readonly document: DocumentKind
  readonly evidence: readonly Evidence[]
}

export interface RepeatedThreat {
  readonly action: ThreatenedAction
  readonly evidence: BothLetters
}

export interface PassedDeadline {
  readonly of: 'threat' | 'payment demand' | 'offer' | 'time to dispute'
  readonly on: IsoDate
  readonly evidence: readonly Evidence[]
}

/** Two letters side by side. Pure and symmetric in nothing: the first must be the earlier one. What either letter leaves
 *  open is left out, never guessed.
 *  @example compareLetters(letterFor740, letterFor999).amount?.difference // 25900 */
export function compareLetters(before: LetterFacts, now: LetterFacts): LetterComparison {
  const account = isSameAccount(before, now)
  return {
    isSameSender: isSameSender(before, now),
    isSameAccount: account,
    // amounts of different debts are no change
    amount: account === false ? undefined : amountChange(before, now),
    names: nameChanges(before, now),
    promisedAndAbsent: promisedAndAbsent(before, now),
    repeatedThreats: repeatedThreats(before, now),
    passedDeadlines: passedDeadlines(before, now),
  }
}

function amountChange(before: LetterFacts, now: LetterFacts): AmountChange | undefined {
  const [then, today] = [before.currentAmount, now.currentAmount]
  if (!then.known || !today.known) return undefined
  const difference = cents(today.value - then.value)
  const rows = rowsBetween(before, now)
  const accounted = rows?.reduce((sum, { amount }) => sum + amount, 0)
  return {
    before: then.value,
    now: today.value,
    difference,
    rows: rows ?? [],
    unexplained: accounted === undefined ? undefined : cents(difference - accounted),
    sums: { before: sumOf(before), now: sumOf(now) },
    evidence: { before: then.evidence, now: today.evidence },
  }
}

/** What happened between the letters by their own rows. Both tables begin on the same day: the growth of each row. The
 *  second begins on or after the first letter: its rows as they stand. Neither has rows: none. Else not to be told. */
function rowsBetween(before: LetterFacts, now: LetterFacts): AmountChange['rows'] | undefined {
  const [first, second] = [sumOf(before), sumOf(now)]
  if (!second) return hasSomeRow(now) ? undefined : []
  const starts = [valueOf(before.itemizationDate), valueOf(now.itemizationDate)] as const
  if (first && starts[0] !== undefined && starts[0] === starts[1]) {
    return rowsOf(second.interest - first.interest, second.fees - first.fees, second.less - first.less)
  }
  const sent = valueOf(before.letterDate)
  const startsAfter = sent !== undefined && starts[1] !== undefined && starts[1] >= sent
  const startsFromIt = second.start === valueOf(before.currentAmount)
  return startsAfter || startsFromIt ? rowsOf(second.interest, second.fees, second.less) : undefined
}

function rowsOf(interest: number, fees: number, less: number): AmountChange['rows'] {
  return [
    { what: 'interest' as const, amount: cents(interest) },
    { what: 'fees' as const, amount: cents(fees) },
    { what: 'payments and credits' as const, amount: cents(-less) },
  ].filter(({ amount }) => amount !== 0)
}

function hasSomeRow({ itemizedInterest, itemizedFees }: LetterFacts): boolean {
  return [itemizedInterest, itemizedFees].some(row => row.known && row.value > 0)
}

function sumOf(letter: LetterFacts): Sum | undefined {
  const {
    itemizationDateAmount: start,
    itemizedInterest,
    itemizedFees,
    itemizedPaymentsAndCredits,
    currentAmount,
  } = letter
  if (!start.known || !itemizedInterest.known || !itemizedFees.known || !currentAmount.known) return undefined
  const less = valueOf(itemizedPaymentsAndCredits) ?? cents(0)
  const comesTo = cents(start.value + itemizedInterest.value + itemizedFees.value - less)
  return {
    start: start.value,
    interest: itemizedInterest.value,
    fees: itemizedFees.value,
    less,
    comesTo,
    saysTotal: currentAmount.value,
    addsUp: Math.abs(comesTo - currentAmount.value) <= ROUNDING,
  }
}

const ROUNDING = 2 // cents

const NAMES = [
  ['collector', 'collectorName'],
  ['current creditor', 'currentCreditor'],
  ['original creditor', 'originalCreditor'],
] as const

/** Below this a company is only named, not said to hold the debt. */
const LINKED = 0.8

function nameChanges(before: LetterFacts, now: LetterFacts): readonly NameChange[] {
  return NAMES.flatMap(([who, name]) => {
    const [then, today] = [before[name], now[name]]
    if (!isSure(then) || !isSure(today) || isSameName(then.value, today.value)) return []
    return [{ who, before: then.value, now: today.value, evidence: { before: then.evidence, now: today.evidence } }]
  })
}

function isSure(fact: Fact<string>): fact is Known<string> {
  return fact.known && fact.confidence >= LINKED
}

const LEGAL_FORM = /\b(?:llc|l\.l\.c|inc|incorporated|corp|corporation|co|company|ltd|lp|llp|pc|na|n\.a|the|usa)\b\.?/gi

/** One name may leave out its legal form or its tail ("Northern Bank" and "Northern Bank, N.A."). */
function isSameName(one: string, other: string): boolean {
  const [a, b] = [bare(one), bare(other)]
  return a === b || (a.length >= 4 && b.length >= 4 && (a.startsWith(b) || b.startsWith(a)))
}

function bare(name: string): string {
  return name
    .toLowerCase()
    .replace(LEGAL_FORM, '')
    .replace(/[^\da-z]/g, '')
}

function promisedAndAbsent(before: LetterFacts, now: LetterFacts): readonly PromisedDocument[] {
  const { promisedDocuments: promised } = before
  const { enclosedDocuments: enclosed, wholeLetterRead } = now
  // only a letter that was read whole shows that a thing is not in it
  if (!promised.known || !enclosed.known || !wholeLetterRead.known) return []
  const came = new Set(enclosed.value.map(({ document }) => document))
  const anyRecords = came.size > 0
  return promised.value.filter(({ document }) => !came.has(document) && !(document === 'verification' && anyRecords))
}

function repeatedThreats(before: LetterFacts, now: LetterFacts): readonly RepeatedThreat[] {
  const [then, again] = [valueOf(before.threats) ?? [], valueOf(now.threats) ?? []]
  const actions = [...new Set(then.map(({ action }) => action))]
  return actions.flatMap(action => {
    const of = (threats: readonly Threat[]) => threats.filter(one => one.action === action && isMeant(one))
    const [first, second] = [of(then), of(again)]
    if (first.length === 0 || second.length === 0) return []
    const words = (threats: readonly Threat[]) => threats.flatMap(({ evidence }) => evidence)
    return [{ action, evidence: { before: words(first), now: words(second) } }]
  })
}

// "a court may" is information, not a threat made twice
function isMeant({ modality }: Threat): boolean {
  return modality === 'will' || modality === 'intends'
}

interface Limit {
  readonly by?: IsoDate | undefined
  readonly withinDays?: number | undefined
  readonly evidence: readonly Evidence[]
}

function passedDeadlines(before: LetterFacts, now: LetterFacts): readonly PassedDeadline[] {
  const [sent, next] = [valueOf(before.letterDate), valueOf(now.letterDate)]
  if (next === undefined) return []
  const threats = (valueOf(before.threats) ?? []).map(({ deadline, withinDays, evidence }) => ({
    by: deadline,
    withinDays,
    evidence,
  }))
  const end = before.validationEndDate
  const all: readonly (readonly [PassedDeadline['of'], readonly Limit[]])[] = [
    ['threat', threats],
    ['payment demand', valueOf(before.paymentDemands) ?? []],
    ['offer', valueOf(before.settlementOffers) ?? []],
    ['time to dispute', end.known ? [{ by: end.value, evidence: end.evidence }] : []],
  ]
  const passed = all.flatMap(([of, set]) =>
    set.flatMap(({ by, withinDays, evidence }) => {
      const on = by ?? (sent !== undefined && withinDays !== undefined ? addDays(sent, withinDays) : undefined)
      return on !== undefined && on < next ? [{ of, on, evidence }] : []
    }),
  )
  return passed.filter((one, i) => passed.findIndex(other => other.of === one.of && other.on === one.on) === i)
}
