import type { Box } from '#law/fact.ts'
import type { Cents } from '#units/cents.ts'
import type { IsoDate } from '#units/iso-date.ts'
import type { IsoMonth } from '#units/iso-month.ts'
import type { Field, Shown } from './field.ts'

export const BUREAUS = ['equifax', 'experian', 'transunion'] as const
export type Bureau = (typeof BUREAUS)[number]

/** A day, or a month where the report prints no day. Its last possible day decides: `lastDay` in dates.ts. */
export type PrintedDate = IsoDate | IsoMonth

/** `packet`: the reports of several bureaus in one file, as AnnualCreditReport.com gives them. `tri-merge`: three columns
 *  by a monitoring service, which resells the bureaus' data and prints no date of first delinquency. */
export type ReportForm = 'bureau' | 'packet' | 'tri-merge'

/** A credit report as read: what each bureau says, every field with its place or why it is not shown. Holds no whole Social
 *  Security or account number. */
export interface CreditReport {
  readonly form: ReportForm
  /** Obtained free through AnnualCreditReport.com as far as the paper itself tells: the bureau then has 45 days. */
  readonly isFreeAnnualReport: boolean
  readonly pages: number
  /** One for each bureau, in the order of the paper. */
  readonly files: readonly BureauFile[]
  /** Parts seen but not read, in plain words with their page. */
  readonly unread: readonly UnreadPart[]
}

export interface UnreadPart {
  readonly page: number
  readonly box?: Box
  readonly what: string
}

/** What one bureau says. */
export interface BureauFile {
  readonly bureau: Bureau
  readonly reportedOn: Field<IsoDate>
  /** Confirmation, report or file number. */
  readonly number: Field<string>
  readonly personal: PersonalData
  /** Accounts first, then collections, as printed. */
  readonly tradelines: readonly Tradeline[]
  readonly publicRecords: readonly PublicRecord[]
  readonly inquiries: readonly Inquiry[]
  readonly statements: readonly Shown<string>[]
}

export interface PersonalData {
  /** The name the report is made out to first, then variants and former names. */
  readonly names: readonly PersonalItem[]
  readonly addresses: readonly PersonalItem[]
  readonly employers: readonly PersonalItem[]
  readonly phones: readonly PersonalItem[]
  /** Days or years of birth; more than one can be a sign of a mixed file. */
  readonly births: readonly PersonalItem<IsoDate | `${number}`>[]
  /** Last four digits. */
  readonly ssns: readonly PersonalItem[]
}

export interface PersonalItem<T = string> extends Shown<T> {
  /** Stable within the report: `equifax-name-1`. */
  readonly id: string
  /** First reported, when the report says. */
  readonly since?: PrintedDate
}

export type AccountType = 'revolving' | 'installment' | 'mortgage' | 'student' | 'open' | 'collection' | 'other'
export type Responsibility = 'individual' | 'joint' | 'authorized-user' | 'cosigner' | 'deceased' | 'other'
export type AccountStatus =
  | 'current'
  | 'late-30'
  | 'late-60'
  | 'late-90'
  | 'late-120'
  | 'late-150'
  | 'late-180'
  | 'charge-off'
  | 'collection'
  | 'paid'
  | 'settled'
  | 'repossession'
  | 'foreclosure'
  | 'bankruptcy'
  | 'transferred'

/** One account or collection as one bureau reports it. */
export interface Tradeline {
  /** Stable within the report: `equifax-3`. */
  readonly id: string
  readonly bureau: Bureau
  readonly kind: 'account' | 'collection'
  /** Tri-merge: the entry whose columns this tradeline shares with other bureaus. */
  readonly entry?: string
  readonly creditor: Shown<string>
  readonly originalCreditor: Field<string>
  /** As the report masks it; a number printed whole is masked by us to its last four. */
  readonly account: Field<string>
  readonly type: Field<AccountType>
  /** Finer than the type: "Auto", "STUDENT LOAN", "Medical or Health Care". */
  readonly detail: Field<string>
  readonly responsibility: Field<Responsibility>
  /** Of a collection: when it was assigned or opened, which is not the first delinquency. */
  readonly opened: Field<PrintedDate>
  readonly closed: Field<PrintedDate>
  readonly reported: Field<PrintedDate>
  readonly lastPayment: Field<PrintedDate>
  readonly paidOn: Field<PrintedDate>
  /** As printed. Experian, TransUnion and tri-merge reports never print it: see `firstDelinquencyOf`. */
  readonly firstDelinquency: Field<PrintedDate>
  /** "On Record Until", "Estimated month and year this item will be removed". */
  readonly removal: Field<PrintedDate>
  readonly status: Field<AccountStatus>
  readonly balance: Field<Cents>
  readonly pastDue: Field<Cents>
  readonly highBalance: Field<Cents>
  readonly creditLimit: Field<Cents>
  readonly originalAmount: Field<Cents>
  readonly chargeOffAmount: Field<Cents>
  readonly monthlyPayment: Field<Cents>
  /** "TRANSFER_OR_SOLD". */
  readonly activity: Field<string>
  readonly remarks: readonly Shown<string>[]
  /** Where to write to the furnisher: the lines of its address. */
  readonly contact: Field<readonly string[]>
  /** One for each month with something printed, oldest first. A tick that has no letters is no month here. */
  readonly history: readonly PaymentMonth[]
  /** The pages it stands on. */
  readonly pages: readonly number[]
}

export type PaymentCode =
  | 'ok'
  | '30'
  | '60'
  | '90'
  | '120'
  | '150'
  | '180'
  | 'charge-off'
  | 'collection'
  | 'bankruptcy'
  | 'repossession'
  | 'foreclosure'
  | 'surrender'
  | 'closed'
  | 'no-data'

export interface PaymentMonth {
  readonly month: IsoMonth
  readonly code: PaymentCode
  /** As printed. */
  readonly printed: string
  readonly page: number
  readonly box?: Box
  readonly confidence: number
}

export interface Inquiry {
  /** Stable within the report: `equifax-inquiry-1`. */
  readonly id: string
  readonly bureau: Bureau
  readonly name: Shown<string>
  readonly date: Field<IsoDate>
  readonly kind: 'hard' | 'soft'
  /** Who asked for it through this company, when the report says. */
  readonly originator: Field<string>
}

export interface PublicRecord {
  /** Stable within the report: `equifax-record-1`. */
  readonly id: string
  readonly bureau: Bureau
  readonly kind: 'bankruptcy' | 'judgment' | 'lien' | 'other'
  readonly chapter: Field<'7' | '11' | '12' | '13'>
  readonly court: Field<string>
  readonly reference: Field<string>
  readonly filed: Field<PrintedDate>
  /** Discharged, satisfied, released, dismissed: the day, and the words in `outcome`. */
  readonly resolved: Field<PrintedDate>
  readonly outcome: Field<string>
  readonly removal: Field<PrintedDate>
  readonly amount: Field<Cents>
  readonly pages: readonly number[]
}

/** @example allTradelines(report).filter(line => line.kind === 'collection') */
export function allTradelines(report: CreditReport): readonly Tradeline[] {
  return report.files.flatMap(file => file.tradelines)
}
