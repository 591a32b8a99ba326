import type { Cents } from '#units/cents.ts'
import type { IsoDate } from '#units/iso-date.ts'
import type { StateCode } from '#units/state-code.ts'
import type { Fact } from './fact.ts'
import type { CatalogueKind, KindOfPaper } from './kind-of-paper.ts'
import type {
  ChargedFee,
  PaymentDemand,
  PresentNotice,
  PrintedAmount,
  SettlementOffer,
  Statement,
  Threat,
} from './statements.ts'

export type Medium = 'mail' | 'email' | 'text' | 'portal' | 'postcard' | 'social' | 'call'
export type Language = 'en' | 'es' | 'other'
export type SenderRole = 'agency' | 'debt-buyer' | 'law-firm' | 'original-creditor-in-own-name'
export type AddresseeRelationship =
  | 'consumer'
  | 'spouse'
  | 'parent-of-minor'
  | 'guardian'
  | 'executor'
  | 'attorney'
  | 'third-party'
export type DebtKind =
  | 'credit-card'
  | 'store-card'
  | 'personal-loan'
  | 'payday'
  | 'auto'
  | 'medical'
  | 'utility'
  | 'telecom'
  | 'rent'
  | 'private-student'
  | 'federal-student'
  | 'tax'
  | 'court-fine'
  | 'child-support'
  | 'mortgage'
  | 'other'

/** An address as printed, line by line, without the name above it. */
export interface PostalAddress {
  readonly lines: readonly string[]
}

/** What the paper itself shows. Every name and its pitfalls: letter-facts section 2.
 *  Lists are known as soon as a page was read and hold what was *found*; that something is *missing* may be concluded
 *  only together with `wholeLetterRead`. */
export interface LetterFactValues {
  /** Known (true) only when every page was there and read well enough to say that a thing is not on it. */
  wholeLetterRead: true
  kindOfPaper: KindOfPaper
  /** The kinds whose rules run: the nearest catalogue kind first, then secondary ones. Empty: out of scope. */
  ruleKinds: readonly CatalogueKind[]
  medium: Medium
  language: Language
  /** Language of the debt-collector disclosure, when there is one. */
  disclosureLanguage: Language
  letterDate: IsoDate
  postmarkDate: IsoDate
  isAttemptToCollect: boolean

  collectorName: string
  collectorAddress: PostalAddress
  collectorPhone: string
  collectorEmail: string
  collectorWebsite: string
  collectorLicenseNumbers: readonly string[]
  remitTo: PostalAddress
  senderRole: SenderRole
  consumerName: string
  consumerAddress: PostalAddress
  /** The name behind "c/o" or "Attn:" when it is an employer's. */
  careOfEmployer: string
  addresseeRelationship: AddresseeRelationship
  originalCreditor: string
  itemizationDateCreditor: string
  currentCreditor: string
  /** Companies named without being linked to the debt as its holder (logo, "Re:", "Client:", "Seller:"). */
  companiesNamed: readonly string[]
  merchantBrand: string
  accountNumber: string
  referenceNumber: string
  signatoryName: string
  signatoryIsAttorney: boolean
  isLawFirmLetterhead: boolean
  refersToDeceased: boolean

  itemizationDate: IsoDate
  amounts: readonly PrintedAmount[]
  itemizationDateAmount: Cents
  itemizedInterest: Cents
  itemizedFees: Cents
  /** Payments and credits together, as the model form has them. */
  itemizedPaymentsAndCredits: Cents
  /** Which of the four itemization concepts the letter names at all, with or without a figure. */
  itemizedConcepts: readonly ('interest' | 'fees' | 'payments' | 'credits')[]
  currentAmount: Cents
  settlementOffers: readonly SettlementOffer[]
  collectionFees: readonly ChargedFee[]
  convenienceFees: readonly ChargedFee[]

  /** The last day to dispute as printed; when several differ, the earliest. */
  validationEndDate: IsoDate
  paymentDemands: readonly PaymentDemand[]
  transferDate: IsoDate

  notices: readonly PresentNotice[]
  threats: readonly Threat[]
  statements: readonly Statement[]
  /** Where the rights statements stand when a demand for payment stands before them without pointing there. */
  rightsPlacement: 'up-front' | 'pointed-to' | 'hidden'
  scamSigns: readonly ScamSign[]

  claimsJudgment: boolean
  claimsLawsuit: boolean
  envelopeText: readonly string[]

  courtName: string
  courtCounty: string
  caseNumber: string
  answerDeadlineText: string
  /** Days the summons gives, when it gives a number. */
  answerWithinDays: number
  hearingDate: IsoDate
  filedDate: IsoDate
}

export type ScamSign =
  | 'odd-payment-method'
  | 'no-address'
  | 'arrest-today'
  | 'government-name'
  | 'secrecy'
  | 'asks-for-ssn-or-bank'

/** What only the consumer can tell: asked, never inferred. `null` is the answer "none" or "never"; an unanswered
 *  question is Unknown. Every name and its question: letter-facts section 3. */
export interface ConsumerFactValues {
  stateOfResidence: StateCode
  receiptDate: IsoDate
  firstContactDate: IsoDate
  priorNoticeReceived: boolean
  summonsReceived: boolean
  serviceDate: IsoDate
  suitFiled: boolean
  judgmentExists: boolean
  debtKind: DebtKind
  debtPurpose: 'personal' | 'business'
  debtSecured: boolean
  lastPaymentDate: IsoDate | null
  defaultDate: IsoDate
  chargeOffDate: IsoDate
  signedAgreement: boolean
  writtenDisputeReceivedDate: IsoDate | null
  verificationReceivedDate: IsoDate | null
  attorneyRepresents: boolean
  collectorKnowsAttorney: boolean
  ceaseReceivedDate: IsoDate | null
  bankruptcyFiledDate: IsoDate | null
  bankruptcyDischargeDate: IsoDate | null
  debtDischarged: boolean
  stayInForce: boolean
  notMyDebt: boolean
  identityTheft: boolean
  alreadyPaid: boolean
  settledBefore: boolean
  wrongAmount: boolean
  agreementAuthorisesInterest: boolean
  agreementAuthorisesFee: boolean
  agreementAllowsAttorneyFees: boolean
  interestStoppedAtChargeoff: boolean
  consumerDeceased: boolean
  hasProof: boolean
  canPayLumpSum: boolean
  wantsContactToEnd: boolean
}

/** Worked out from the others before any rule runs; never asked. */
export interface DerivedFactValues {
  /** True only for "likely time-barred", false only for "likely not", else Unknown.  @law limitations.md 1.3 */
  timeBarred: boolean
}

export interface FactValues extends LetterFactValues, ConsumerFactValues, DerivedFactValues {}

type Facts<Values> = { readonly [Name in keyof Values]: Fact<Values[Name]> }

export type LetterFacts = Facts<LetterFactValues>
export type ConsumerFacts = Partial<Facts<ConsumerFactValues>>
export type AllFacts = Facts<LetterFactValues> & Facts<ConsumerFactValues> & Facts<DerivedFactValues>
export type FactName = keyof FactValues

export const LETTER_FACT_NAMES = [
  'wholeLetterRead',
  'kindOfPaper',
  'ruleKinds',
  'medium',
  'language',
  'disclosureLanguage',
  'letterDate',
  'postmarkDate',
  'isAttemptToCollect',
  'collectorName',
  'collectorAddress',
  'collectorPhone',
  'collectorEmail',
  'collectorWebsite',
  'collectorLicenseNumbers',
  'remitTo',
  'senderRole',
  'consumerName',
  'consumerAddress',
  'careOfEmployer',
  'addresseeRelationship',
  'originalCreditor',
  'itemizationDateCreditor',
  'currentCreditor',
  'companiesNamed',
  'merchantBrand',
  'accountNumber',
  'referenceNumber',
  'signatoryName',
  'signatoryIsAttorney',
  'isLawFirmLetterhead',
  'refersToDeceased',
  'itemizationDate',
  'amounts',
  'itemizationDateAmount',
  'itemizedInterest',
  'itemizedFees',
  'itemizedPaymentsAndCredits',
  'itemizedConcepts',
  'currentAmount',
  'settlementOffers',
  'collectionFees',
  'convenienceFees',
  'validationEndDate',
  'paymentDemands',
  'transferDate',
  'notices',
  'threats',
  'statements',
  'rightsPlacement',
  'scamSigns',
  'claimsJudgment',
  'claimsLawsuit',
  'envelopeText',
  'courtName',
  'courtCounty',
  'caseNumber',
  'answerDeadlineText',
  'answerWithinDays',
  'hearingDate',
  'filedDate',
] as const satisfies readonly (keyof LetterFactValues)[]

export const CONSUMER_FACT_NAMES = [
  'stateOfResidence',
  'receiptDate',
  'firstContactDate',
  'priorNoticeReceived',
  'summonsReceived',
  'serviceDate',
  'suitFiled',
  'judgmentExists',
  'debtKind',
  'debtPurpose',
  'debtSecured',
  'lastPaymentDate',
  'defaultDate',
  'chargeOffDate',
  'signedAgreement',
  'writtenDisputeReceivedDate',
  'verificationReceivedDate',
  'attorneyRepresents',
  'collectorKnowsAttorney',
  'ceaseReceivedDate',
  'bankruptcyFiledDate',
  'bankruptcyDischargeDate',
  'debtDischarged',
  'stayInForce',
  'notMyDebt',
  'identityTheft',
  'alreadyPaid',
  'settledBefore',
  'wrongAmount',
  'agreementAuthorisesInterest',
  'agreementAuthorisesFee',
  'agreementAllowsAttorneyFees',
  'interestStoppedAtChargeoff',
  'consumerDeceased',
  'hasProof',
  'canPayLumpSum',
  'wantsContactToEnd',
] as const satisfies readonly (keyof ConsumerFactValues)[]
