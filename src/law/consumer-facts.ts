import type { IsoDate } from '#units/iso-date.ts'
import type { StateCode } from '#units/state-code.ts'
import { DEALING_NAMES, type DealingValues } from './dealings.ts'

export type AddresseeRelationship =
  | 'consumer'
  | 'spouse'
  | 'parent-of-minor'
  | 'guardian'
  | 'executor'
  | 'attorney'
  | 'third-party'

/** `goods`: things bought and paid for over time.  `services`: work done, a membership, a subscription. */
export type DebtKind =
  | 'credit-card'
  | 'store-card'
  | 'personal-loan'
  | 'family-loan'
  | 'payday'
  | 'auto'
  | 'goods'
  | 'services'
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

/** Saying after the default that the debt is owed. An e-mail or a text can be a signed writing. */
export interface Acknowledgment {
  readonly on: IsoDate
  readonly form: 'signed' | 'electronic' | 'spoken'
}

/** Days from `from` to `until`, both counted; open when it still goes on. */
export interface Stretch {
  readonly from: IsoDate
  readonly until?: IsoDate
}

/** What only the consumer can tell: asked, never inferred. `null` is the answer "none" or "never"; an unanswered
 *  question is Unknown. A date given with a confidence under 0.9 is an estimate. Every name and its question:
 *  letter-facts section 3. */
export interface ConsumerFactValues extends DealingValues {
  stateOfResidence: StateCode
  stateWhenSigned: StateCode
  /** Has lived in another state since the account was opened. */
  movedSinceSigning: boolean
  originalCreditorState: StateCode

  receiptDate: IsoDate
  firstContactDate: IsoDate
  priorNoticeReceived: boolean
  /** The last day to dispute that an earlier notice of this collector printed. */
  earlierValidationEndDate: IsoDate

  summonsReceived: boolean
  serviceDate: IsoDate
  serviceManner: 'in-person' | 'other'
  suitFiled: boolean
  suitFiledDate: IsoDate
  judgmentExists: boolean
  judgmentDate: IsoDate

  debtKind: DebtKind
  debtPurpose: 'personal' | 'business'
  debtSecured: boolean
  signedAgreement: boolean
  /** The paper says SEAL or "under seal", or was signed before a witness. */
  underSeal: boolean
  accountOpenedDate: IsoDate
  /** A new contract or refinancing of the same debt: its own clock. */
  newAgreementDate: IsoDate | null
  /** A written agreement that lengthens or waives the time to sue. */
  limitWaived: boolean

  /** The first payment missed and never caught up. */
  defaultDate: IsoDate
  lastPaymentDate: IsoDate | null
  /** Every payment since the default, of any size, by anyone. */
  paymentDates: readonly IsoDate[]
  acknowledgments: readonly Acknowledgment[]
  lastChargeDate: IsoDate
  chargeOffDate: IsoDate
  /** The lender demanded the whole loan at once. */
  acceleratedDate: IsoDate
  /** The last instalment of the original schedule. */
  lastInstalmentDate: IsoDate
  collateralSoldDate: IsoDate
  firstDelinquencyDate: IsoDate

  /** From a hospital or a surgery center, not from a doctor's office. */
  hospitalBill: boolean
  treatmentDate: IsoDate
  invoiceDueDate: IsoDate
  referredToCollectionsDate: IsoDate

  bankruptcyFiledDate: IsoDate | null
  bankruptcyDischargeDate: IsoDate | null
  bankruptcyDismissedDate: IsoDate | null
  debtDischarged: boolean
  stayInForce: boolean
  militaryService: readonly Stretch[]
  daysAwayFromState: number

  writtenDisputeReceivedDate: IsoDate | null
  verificationReceivedDate: IsoDate | null
  attorneyRepresents: boolean
  collectorKnowsAttorney: boolean
  ceaseReceivedDate: IsoDate | null
  notMyDebt: boolean
  identityTheft: boolean
  alreadyPaid: boolean
  paidDate: IsoDate | null
  settledBefore: boolean
  wrongAmount: boolean
  agreementAuthorisesInterest: boolean
  agreementAuthorisesFee: boolean
  agreementAllowsAttorneyFees: boolean
  interestStoppedAtChargeoff: boolean

  consumerDeceased: boolean
  readerRelationship: AddresseeRelationship
  /** A job lost, an account emptied, a medical effect. */
  actualHarm: boolean
  hasProof: boolean
  sendsWithProofOfDelivery: boolean
  canPaySomething: boolean
  canPayLumpSum: boolean
  canAffordOffer: boolean
  wantsContactToEnd: boolean
}

export type ConsumerFactName = keyof ConsumerFactValues

export const CONSUMER_FACT_NAMES = [
  'stateOfResidence',
  'stateWhenSigned',
  'movedSinceSigning',
  'originalCreditorState',
  'receiptDate',
  'firstContactDate',
  'priorNoticeReceived',
  'earlierValidationEndDate',
  'summonsReceived',
  'serviceDate',
  'serviceManner',
  'suitFiled',
  'suitFiledDate',
  'judgmentExists',
  'judgmentDate',
  'debtKind',
  'debtPurpose',
  'debtSecured',
  'signedAgreement',
  'underSeal',
  'accountOpenedDate',
  'newAgreementDate',
  'limitWaived',
  'defaultDate',
  'lastPaymentDate',
  'paymentDates',
  'acknowledgments',
  'lastChargeDate',
  'chargeOffDate',
  'acceleratedDate',
  'lastInstalmentDate',
  'collateralSoldDate',
  'firstDelinquencyDate',
  'hospitalBill',
  'treatmentDate',
  'invoiceDueDate',
  'referredToCollectionsDate',
  'bankruptcyFiledDate',
  'bankruptcyDischargeDate',
  'bankruptcyDismissedDate',
  'debtDischarged',
  'stayInForce',
  'militaryService',
  'daysAwayFromState',
  'writtenDisputeReceivedDate',
  'verificationReceivedDate',
  'attorneyRepresents',
  'collectorKnowsAttorney',
  'ceaseReceivedDate',
  'notMyDebt',
  'identityTheft',
  'alreadyPaid',
  'paidDate',
  'settledBefore',
  'wrongAmount',
  'agreementAuthorisesInterest',
  'agreementAuthorisesFee',
  'agreementAllowsAttorneyFees',
  'interestStoppedAtChargeoff',
  'consumerDeceased',
  'readerRelationship',
  'actualHarm',
  'hasProof',
  'sendsWithProofOfDelivery',
  'canPaySomething',
  'canPayLumpSum',
  'canAffordOffer',
  'wantsContactToEnd',
  ...DEALING_NAMES,
] as const satisfies readonly ConsumerFactName[]

const NAMES: ReadonlySet<string> = new Set(CONSUMER_FACT_NAMES)

/** Whether only the person can tell it. */
export function isConsumerFact(name: string): name is ConsumerFactName {
  return NAMES.has(name)
}
