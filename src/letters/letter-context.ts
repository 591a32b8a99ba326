import type { TimeLimit } from '#law/assessment.ts'
import type { ConsumerFacts, ConsumerFactValues, SenderRole } from '#law/facts.ts'
import type { KindOfPaper } from '#law/kind-of-paper.ts'
import type { Cents } from '#units/cents.ts'
import { daysBetween, type IsoDate } from '#units/iso-date.ts'
import type { StateCode } from '#units/state-code.ts'
import type { Point } from './points.ts'
import type { Truth } from './sentence.ts'

/** Everything a letter may say. A field that is undefined is unknown, and no sentence that needs it is printed. */
export interface LetterContext {
  /** The day the letter is written. */
  readonly today: IsoDate
  readonly state: StateCode | undefined
  readonly consumer: Person
  /** The lawyer who acts on this debt. */
  readonly attorney: Attorney | undefined
  readonly collector: Collector
  readonly paper: Paper
  /** False for original creditors in their own name, business debts, taxes: no FDCPA claim is made then. */
  readonly withinTheAct: boolean
  readonly window: ValidationWindow
  readonly timeLimit: TimeLimit | undefined
  /** Findings that may be asserted, gravest first, at most five. */
  readonly points: readonly Point[]
  readonly consumerFacts: ConsumerFacts
  readonly wishes: Wishes
  /** What the collector's reply to a dispute shows; absent when no reply was read. */
  readonly replyShows?: readonly ('records' | 'amount' | 'creditor')[]
}

export interface Person {
  readonly name: string | undefined
  readonly addressLines: readonly string[]
}

export interface Attorney extends Person {
  readonly phone: string | undefined
  readonly email: string | undefined
}

export interface Collector extends Person {
  readonly role: SenderRole | undefined
  /** The collector's own words about disputing by web or e-mail, when it offers that. */
  readonly electronicDispute: string | undefined
}

/** The collector's paper, as far as it was read surely enough to repeat. */
export interface Paper {
  readonly kind: KindOfPaper | undefined
  readonly isCourtPaper: Truth
  readonly date: IsoDate | undefined
  readonly receivedOn: IsoDate | undefined
  readonly reference: string | undefined
  /** Last characters of the account number; never the whole of it. */
  readonly accountEnding: string | undefined
  readonly amount: Cents | undefined
  readonly originalCreditor: string | undefined
  readonly currentCreditor: string | undefined
}

/** A paper of which nothing is known. */
export const UNREAD_PAPER: Paper = {
  kind: undefined,
  isCourtPaper: undefined,
  date: undefined,
  receivedOn: undefined,
  reference: undefined,
  accountEnding: undefined,
  amount: undefined,
  originalCreditor: undefined,
  currentCreditor: undefined,
}

/** The thirty days in which a written dispute stops collection.  @law 15 USC 1692g(b) */
export interface ValidationWindow {
  readonly state: 'open' | 'closed' | 'unknown'
  readonly endsOn: IsoDate | undefined
  /** Counted from an assumed day of receipt. */
  readonly assumed: boolean
}

/** What the person chose. Nothing here is inferred. */
export interface Wishes {
  readonly contact?: 'mail-only' | 'no-calls' | 'not-at-work'
  /** The part of the debt they dispute; all of it when absent. */
  readonly disputedPart?: Cents
  /** What it cost them, in their own words. */
  readonly harm?: string
  readonly insuranceShouldPay?: true
  readonly settlement?: { readonly amount: Cents; readonly lapsesOn?: IsoDate }
}

export const NO_WISHES: Wishes = {}

/** A consumer's yes, no, or no answer. */
export function answered(
  context: LetterContext,
  fact: {
    [Name in keyof ConsumerFactValues]: ConsumerFactValues[Name] extends boolean ? Name : never
  }[keyof ConsumerFactValues],
): Truth {
  const told = context.consumerFacts[fact]
  return told?.known ? told.value : undefined
}

/** A date the consumer gave; undefined for "never" and for no answer. */
export function toldDate(
  context: LetterContext,
  fact:
    | 'writtenDisputeReceivedDate'
    | 'verificationReceivedDate'
    | 'ceaseReceivedDate'
    | 'bankruptcyFiledDate'
    | 'bankruptcyDischargeDate'
    | 'receiptDate',
): IsoDate | undefined {
  const told = context.consumerFacts[fact]
  return told?.known ? (told.value ?? undefined) : undefined
}

/** A written dispute now certainly counts. */
export function windowIsOpen({ window }: LetterContext): boolean {
  return window.state === 'open'
}

/** A written dispute now certainly comes too late to stop collection. */
export function windowIsClosed({ window }: LetterContext): boolean {
  return window.state === 'closed'
}

/** Rule 1 of the strategy: a dispute may still count, so every letter makes one. */
export function windowMayBeOpen({ window }: LetterContext): boolean {
  return window.state !== 'closed'
}

/** The statutory duties of debt collectors bind this sender. */
export function bindsTheSender({ withinTheAct }: LetterContext): boolean {
  return withinTheAct
}

/** The age of the debt is settled, and a letter about money can do no harm.  @law strategy.md 1, rule 3 */
export function mayTalkMoney({ timeLimit }: LetterContext): Truth {
  if (!timeLimit || timeLimit.verdict === 'unknown') return undefined
  return timeLimit.verdict === 'likely_not_time_barred' || timeLimit.verdict === 'not_applicable'
}

/** Days since the collector's letter; undefined when it has no date. */
export function daysSinceLetter({ paper, today }: LetterContext): number | undefined {
  return paper.date === undefined ? undefined : daysBetween(paper.date, today)
}
