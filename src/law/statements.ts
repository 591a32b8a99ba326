import type { Cents } from '#units/cents.ts'
import type { IsoDate } from '#units/iso-date.ts'
import type { Evidence } from './fact.ts'

/** How firmly a thing is said. `will`: will, shall, is being, has been, begins, an imperative with no way out.
 *  `conditional`: only if a court or a judgment allows it. */
export type Modality = 'will' | 'intends' | 'may' | 'conditional'

/** What a collector says it or someone else would do to the consumer. */
export type ThreatenedAction =
  | 'suit'
  | 'judgment'
  | 'garnishment'
  | 'bank-levy'
  | 'lien'
  | 'home-loss'
  | 'seizure'
  | 'exempt-income'
  | 'repossession'
  | 'arrest'
  | 'criminal-complaint'
  | 'violence'
  | 'credit-reporting'
  | 'tell-employer'
  | 'tell-others'
  | 'visit'
  | 'publication'
  | 'license-loss'
  | 'immigration'
  | 'custody'
  | 'passport'
  | 'tax-report'
  | 'benefits-offset'
  | 'refer-to-attorney'
  | 'attorney-fees'
  | 'interest-or-fees'
  | 'device-disable'

/** A sentence that announces a consequence. Denied, quoted and state-required sentences are not threats and are left out. */
export interface Threat {
  readonly action: ThreatenedAction
  readonly modality: Modality
  /** The day the threat hangs on, when one is printed or can be counted from the letter's date. */
  readonly deadline?: IsoDate
  /** Days the sentence gives ("within 7 days"), when no date can be computed. */
  readonly withinDays?: number
  readonly evidence: readonly Evidence[]
}

/** Sentences that matter to a rule, named by what they say. Each has one finder in `reading/find/says/`. */
export type StatementId =
  | 'total-may-be-incomplete'
  | 'amount-given-elsewhere'
  | 'creditor-unnamed'
  | 'attorney-review-claimed'
  | 'dispute-only-in-writing'
  | 'verification-without-writing'
  | 'dispute-needs-reason-or-proof'
  | 'dispute-window-shortened'
  | 'silence-is-admission'
  | 'dispute-right-denied'
  | 'dispute-by-phone-only'
  | 'denies-collecting'
  | 'poses-as-credit-bureau'
  | 'poses-as-government'
  | 'poses-as-attorney'
  | 'agency-poses-as-law-firm'
  | 'imitates-court-paper'
  | 'accuses-of-crime'
  | 'false-urgency'
  | 'suit-before-window-ends'
  | 'charges-keep-growing'
  | 'collection-charges-accrue'
  | 'payment-application-not-yours'
  | 'misstates-services-or-pay'
  | 'one-time-offer'
  | 'tax-report'
  | 'payment-or-signature-waives'
  | 'false-credit-claim'
  | 'sale-ends-rights'
  | 'innocent-purchaser'
  | 'postdated-check-threat'
  | 'insult'
  | 'publishes-debt'
  | 'presses-family-of-deceased'
  | 'ignore-court-papers'

export interface Statement {
  readonly says: StatementId
  readonly evidence: readonly Evidence[]
}

/** Papers that can show a debt. */
export type DocumentKind =
  | 'judgment'
  | 'agreement'
  | 'statements'
  | 'payment-history'
  | 'itemization'
  | 'ownership'
  | 'verification'

/** A paper the letter names as promised or enclosed. */
export interface NamedDocument {
  readonly document: DocumentKind
  readonly evidence: readonly Evidence[]
}

/** A demand for payment with a last day. An offer's last day is not one. */
export interface PaymentDemand {
  readonly by?: IsoDate
  readonly withinDays?: number
  readonly evidence: readonly Evidence[]
}

/** Required or customary texts a letter may carry. One presence test each, any page, any order. */
export type NoticeId =
  | 'mini-miranda'
  | 'attempt-to-collect'
  | 'debt-collector-line'
  | 'dispute-statement'
  | 'verification-statement'
  | 'original-creditor-statement'
  | 'dispute-prompts'
  | 'original-creditor-prompt'
  | 'response-addresses'
  | 'tear-off'
  | 'cfpb-reference'
  | 'electronic-dispute'
  | 'spanish-line'
  | 'reverse-side'
  | 'separate-itemization'
  | 'separate-validation-notice'
  | 'periodic-statement'
  | 'opt-out'
  | 'balance-may-increase'
  | 'interest-accrues'
  | 'interest-demanded'
  | 'no-interest'
  | 'time-barred-cannot-sue'
  | 'time-barred-will-not-sue'
  | 'time-barred-state-notice'
  | 'revival-warning'
  | 'part-payment-invited'
  | 'acknowledgment-invited'
  | 'deal-offered'
  | 'charges-were-added'
  | 'several-accounts'
  | 'about-real-property'
  | 'deposit-notice'
  | 'answers-your-message'
  | 'presses-for-payment'
  | 'bankruptcy-disclaimer'
  | 'attorney-disclaimer'
  | 'reconciles-with-dispute-right'
  | 'not-obligated-to-renew'
  | 'no-suit-in-window'
  | 'state-disclosures'
  | 'credit-reporting'
  | 'call-recording'
  | 'license-line'
  | 'privacy'
  | 'records-enclosed'
  | 'verification-pending'

export interface PresentNotice {
  readonly notice: NoticeId
  readonly evidence: readonly Evidence[]
}

/** A text that a state requires, by its id in that state's law. In part: some of its words, so that it cannot be said to
 *  be missing. */
export interface StateText {
  readonly id: string
  readonly whole: boolean
  readonly evidence: readonly Evidence[]
}

/** A line of the CFPB's model form B-1, 1 to 21, found in the form's own words. */
export interface ModelFormLine {
  readonly line: number
  readonly evidence: readonly Evidence[]
}

/** What an amount on the page is: only amounts of the same role may be compared. */
export type AmountRole =
  | 'on-itemization-date'
  | 'interest'
  | 'fees'
  | 'payments-and-credits'
  | 'current'
  | 'settlement'
  | 'instalment'
  | 'minimum'
  | 'principal'
  | 'original'
  | 'collection-fee'
  | 'convenience-fee'
  /** Its label stands apart from it and could not be told: it may be any of these. */
  | 'unplaced'
  | 'other'

export interface PrintedAmount {
  readonly role: AmountRole
  readonly amount: Cents
  /** 0 to 1; below 0.9 no arithmetic is asserted. */
  readonly confidence: number
  /** Which of several accounts on the letter, counted from 0; absent for a letter about one account or for a grand total. */
  readonly account?: number
  readonly evidence: readonly Evidence[]
}

export interface SettlementOffer {
  readonly amount?: Cents
  readonly percentOfBalance?: number
  /** What would be forgiven, when the letter names that. */
  readonly saves?: Cents
  readonly by?: IsoDate
  readonly instalments?: number
  readonly evidence: readonly Evidence[]
}

export interface ChargedFee {
  readonly label: string
  readonly amount?: Cents
  readonly percent?: number
  /** A figure beside a way of paying or beside the collector's work, not said in so many words to be a fee. */
  readonly isHinted?: true
  readonly evidence: readonly Evidence[]
}
