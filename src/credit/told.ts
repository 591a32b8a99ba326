import type { Cents } from '#units/cents.ts'
import type { IsoDate } from '#units/iso-date.ts'
import type { IsoMonth } from '#units/iso-month.ts'
import type { Bureau } from './report.ts'

/** Who the person is, as they told us. An empty list means not asked: nothing is compared with it. */
export interface CreditProfile {
  readonly name?: string
  readonly formerNames: readonly string[]
  readonly ssnLast4?: string
  readonly born?: IsoDate
  readonly addresses: readonly string[]
  readonly employers: readonly string[]
  /** Two-letter state of residence. */
  readonly state?: string
}

/** What the person told about an entry of the report (`ref` is its id) or about themselves. */
export type CreditTold =
  | { readonly kind: 'account-denied'; readonly ref: string }
  | { readonly kind: 'charges-denied'; readonly ref: string }
  | { readonly kind: 'collection-denied'; readonly ref: string }
  | { readonly kind: 'inquiry-denied'; readonly ref: string }
  | { readonly kind: 'inquiry-admitted'; readonly ref: string }
  | { readonly kind: 'personal-denied'; readonly ref: string }
  | { readonly kind: 'liability-denied'; readonly ref: string }
  | { readonly kind: 'late-denied'; readonly ref: string; readonly month: IsoMonth; readonly proof?: string }
  | { readonly kind: 'closed-by-me'; readonly ref: string; readonly date?: IsoDate }
  | { readonly kind: 'still-open'; readonly ref: string }
  | { readonly kind: 'paid'; readonly ref: string; readonly date?: IsoDate }
  | { readonly kind: 'furnisher-dispute-delivered'; readonly ref: string; readonly date: IsoDate }
  | { readonly kind: 'no-validation-received'; readonly ref: string; readonly disputed: IsoDate }
  | { readonly kind: 'first-contact'; readonly ref: string; readonly date: IsoDate | 'never' }
  | { readonly kind: 'loan-rehabilitated'; readonly ref: string; readonly date?: IsoDate }
  | { readonly kind: 'coerced-debt'; readonly ref: string }
  | { readonly kind: 'reaffirmed'; readonly ref: string }
  | { readonly kind: 'veteran' }
  | { readonly kind: 'living' }
  | { readonly kind: 'identity-theft-report'; readonly date: IsoDate }
  | {
      readonly kind: 'bankruptcy-discharge'
      readonly chapter: '7' | '11' | '12' | '13'
      readonly filed?: IsoDate
      readonly date: IsoDate
    }

/** An item a bureau once deleted or blocked, kept to notice when it comes back. */
export interface DeletedItem {
  readonly bureau: Bureau
  readonly deletedOn: IsoDate
  readonly creditor: string
  readonly account?: string
  readonly originalCreditor?: string
  readonly amount?: Cents
  /** The day of the notice that it came back, when one came. */
  readonly reinsertionNoticeOn?: IsoDate
}

/** What a collection letter already analysed says of a debt. Absent: not known. */
export interface LetterDebt {
  readonly analysisId: string
  readonly letterDate?: IsoDate
  readonly collector?: string
  readonly originalCreditor?: string
  readonly currentCreditor?: string
  /** As printed, at most its last digits. */
  readonly account?: string
  readonly amount?: Cents
  readonly lastPayment?: IsoDate
  readonly firstMissedPayment?: IsoDate
  readonly chargedOff?: IsoDate
}
