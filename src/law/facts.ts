import type { Cents } from '#units/cents.ts'
import type { IsoDate } from '#units/iso-date.ts'
import {
  CONSUMER_FACT_NAMES,
  type AddresseeRelationship,
  type ConsumerFactValues,
  type DebtKind,
} from './consumer-facts.ts'
import { valueOf, type Fact } from './fact.ts'
import type { CatalogueKind, KindOfPaper } from './kind-of-paper.ts'
import type {
  ChargedFee,
  PaymentDemand,
  ModelFormLine,
  NamedDocument,
  PresentNotice,
  PrintedAmount,
  SettlementOffer,
  StateText,
  Statement,
  Threat,
} from './statements.ts'

export { CONSUMER_FACT_NAMES, type AddresseeRelationship, type ConsumerFactValues, type DebtKind }

export type Medium = 'mail' | 'email' | 'text' | 'portal' | 'postcard' | 'social' | 'call'
export type Language = 'en' | 'es' | 'other'
export type SenderRole = 'agency' | 'debt-buyer' | 'law-firm' | 'original-creditor-in-own-name'

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
  /** The creditor the debt is owed to now. Below `LINKED` confidence it is only the one company named, not linked to
   *  the debt in words. */
  currentCreditor: string
  /** Companies named without being linked to the debt as its holder (logo, "Re:", "Client:", "Seller:"). */
  companiesNamed: readonly string[]
  merchantBrand: string
  /** As printed, perhaps masked; the first when the letter is about several accounts. */
  accountNumber: string
  accountNumbers: readonly string[]
  /** The sender's own number for the matter; on a court paper the case number. */
  referenceNumber: string
  /** What the letter says the debt is ("a Visa card from"). What the consumer answers (`debtKind`) goes before it. */
  debtDescribedAs: DebtKind
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
  /** Required things that words on the paper may stand for, though no finder could place them. */
  mentions: readonly Mention[]
  settlementOffers: readonly SettlementOffer[]
  collectionFees: readonly ChargedFee[]
  convenienceFees: readonly ChargedFee[]

  /** The last day to dispute as printed; when several differ, the earliest. */
  validationEndDate: IsoDate
  paymentDemands: readonly PaymentDemand[]
  transferDate: IsoDate
  /** Papers the letter says will come, without a condition. */
  promisedDocuments: readonly NamedDocument[]
  /** Papers it says come with it. */
  enclosedDocuments: readonly NamedDocument[]

  notices: readonly PresentNotice[]
  /** Texts of state law that stand on the letter, whole or in part, of any state. */
  stateTexts: readonly StateText[]
  /** Lines of the CFPB's model form B-1 that the letter carries in the form's own words. */
  modelFormLines: readonly ModelFormLine[]
  threats: readonly Threat[]
  statements: readonly Statement[]
  /** What the letter probably says or threatens in words no pattern knows: asked about, never asserted. */
  statementsSurmised: readonly Statement[]
  threatsSurmised: readonly Threat[]
  collectionFeesSurmised: readonly ChargedFee[]
  convenienceFeesSurmised: readonly ChargedFee[]
  paymentDemandsSurmised: readonly PaymentDemand[]
  /** Where the rights statements stand when a demand for payment stands before them without pointing there. */
  rightsPlacement: 'up-front' | 'pointed-to' | 'hidden'
  scamSigns: readonly ScamSign[]

  claimsJudgment: boolean
  claimsLawsuit: boolean
  /** That a court would still enforce the debt. */
  claimsEnforceable: boolean
  envelopeText: readonly string[]

  courtName: string
  courtCounty: string
  caseNumber: string
  answerDeadlineText: string
  /** Days the summons gives, when it gives a number. */
  answerWithinDays: number
  /** Whether those are business days. */
  answerDaysAreBusinessDays: boolean
  hearingDate: IsoDate
  filedDate: IsoDate
}

/** A thing a first notice must hold. Where it is mentioned but not found, that it is missing cannot be told. */
export type Mention =
  | 'mini-miranda'
  | 'dispute-statement'
  | 'verification-statement'
  | 'original-creditor-statement'
  | 'cfpb-reference'
  | 'current-creditor'
  | 'itemization-date-creditor'
  | 'account-number'
  | 'current-amount'
  | 'itemization'
  | 'itemization-date'
  | 'itemization-amount'

export type ScamSign =
  | 'odd-payment-method'
  | 'no-address'
  | 'arrest-today'
  | 'government-name'
  | 'secrecy'
  | 'asks-for-ssn-or-bank'

/** Worked out from the others before any rule runs; never asked. */
export interface DerivedFactValues {
  /** True only for "likely time-barred", false only for "likely not", else Unknown.  @law limitations.md 1.3 */
  timeBarred: boolean
  /** An earlier letter about the same debt. */
  earlierLetter: LetterFacts
  /** Whether the state wants a license of this sender; Unknown for lawyers, and where a city, a tax or a bond is behind
   *  it or the law was not confirmed. */
  stateRequiresLicense: boolean
  /** A bar to any suit other than time (arbitration, no right to sue); only a reviewer sets it. */
  legalBarToSuit: boolean
}

export const DERIVED_FACT_NAMES = [
  'timeBarred',
  'earlierLetter',
  'stateRequiresLicense',
  'legalBarToSuit',
] as const satisfies readonly (keyof DerivedFactValues)[]

export interface FactValues extends LetterFactValues, ConsumerFactValues, DerivedFactValues {}

type Facts<Values> = { readonly [Name in keyof Values]: Fact<Values[Name]> }

export type LetterFacts = Facts<LetterFactValues>
export type ConsumerFacts = Partial<Facts<ConsumerFactValues>>
export type AllFacts = Facts<LetterFactValues> & Facts<ConsumerFactValues> & Facts<DerivedFactValues>
export type FactName = keyof FactValues

/** What the person told us, or undefined when not asked or not known. */
export function told<Name extends keyof ConsumerFactValues>(
  consumer: ConsumerFacts,
  name: Name,
): ConsumerFactValues[Name] | undefined {
  const fact: ConsumerFacts[Name] = consumer[name]
  return fact && valueOf<ConsumerFactValues[Name]>(fact)
}

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
  'accountNumbers',
  'referenceNumber',
  'debtDescribedAs',
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
  'mentions',
  'settlementOffers',
  'collectionFees',
  'convenienceFees',
  'validationEndDate',
  'paymentDemands',
  'transferDate',
  'promisedDocuments',
  'enclosedDocuments',
  'notices',
  'stateTexts',
  'modelFormLines',
  'threats',
  'statements',
  'statementsSurmised',
  'threatsSurmised',
  'collectionFeesSurmised',
  'convenienceFeesSurmised',
  'paymentDemandsSurmised',
  'rightsPlacement',
  'scamSigns',
  'claimsJudgment',
  'claimsLawsuit',
  'claimsEnforceable',
  'envelopeText',
  'courtName',
  'courtCounty',
  'caseNumber',
  'answerDeadlineText',
  'answerWithinDays',
  'answerDaysAreBusinessDays',
  'hearingDate',
  'filedDate',
] as const satisfies readonly (keyof LetterFactValues)[]
