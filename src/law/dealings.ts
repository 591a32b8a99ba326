import type { Cents } from '#units/cents.ts'
import type { IsoDate } from '#units/iso-date.ts'

export type MessageMedium = 'email' | 'text' | 'call' | 'social'

/** A way of reaching the person, and the day they told the collector to stop using it. */
export interface MediumOptOut {
  readonly medium: MessageMedium
  readonly on: IsoDate
}

/** What passed between the person and the collector beside this letter: asked, never inferred. `null` is the answer
 *  "none". Every name and its question: letter-facts section 3. */
export interface DealingValues {
  conversationBeforeReport: boolean
  creditReportedDate: IsoDate
  spanishRequestSent: boolean
  spanishNoticeReceived: boolean

  /** The sender's name stands in the state's list of businesses or of licenses. */
  registeredNameFound: boolean
  /** The address and phone to pay at are the first lender's own. */
  remitToMatchesOriginalCreditor: boolean
  originalCreditorWrong: boolean
  /** Looked up in the state's register, not what the person believes. */
  licenseStatus: 'active' | 'not-found'

  courtSearchDone: boolean
  toldToIgnoreCourtPapers: boolean
  /** County, city or township with its state: of the court, of the home, of the place of signing. */
  suitDistrict: string
  residenceDistrict: string
  signingDistrict: string

  settlementDate: IsoDate
  settlementPaid: boolean
  originalBalance: Cents
  debtAgeMonths: number

  disputed: boolean
  reportedWithoutDisputeFlag: boolean
  ocRequestReceivedDate: IsoDate | null
  ocInfoReceivedDate: IsoDate | null

  employerEmail: boolean
  emailConsent: boolean
  consumerWroteFromThatAddress: boolean
  mediumOptouts: readonly MediumOptOut[]
  socialMediaPublic: boolean
  /** Hour and minute of an e-mail, text or call where the person lives, as 05:40. */
  messageLocalTime: string
  timeOrPlaceObjected: boolean

  checkDate: IsoDate
  acceptanceDate: IsoDate
  depositDate: IsoDate
  depositNoticeReceived: boolean
  threatensEarlyDeposit: boolean

  noticeOfRepresentationDate: IsoDate
  attorneyUnresponsive: boolean
  directContactConsented: boolean
  thirdPartyTold: boolean
  workplaceObjected: boolean
  employerProhibitsContact: boolean
  workContact: boolean
  calls7Days: number
  callAfterConversationDays: number
  callerCharged: boolean
  callerIdentified: boolean
}

export const DEALING_NAMES = [
  'conversationBeforeReport',
  'creditReportedDate',
  'spanishRequestSent',
  'spanishNoticeReceived',
  'registeredNameFound',
  'remitToMatchesOriginalCreditor',
  'originalCreditorWrong',
  'licenseStatus',
  'courtSearchDone',
  'toldToIgnoreCourtPapers',
  'suitDistrict',
  'residenceDistrict',
  'signingDistrict',
  'settlementDate',
  'settlementPaid',
  'originalBalance',
  'debtAgeMonths',
  'disputed',
  'reportedWithoutDisputeFlag',
  'ocRequestReceivedDate',
  'ocInfoReceivedDate',
  'employerEmail',
  'emailConsent',
  'consumerWroteFromThatAddress',
  'mediumOptouts',
  'socialMediaPublic',
  'messageLocalTime',
  'timeOrPlaceObjected',
  'checkDate',
  'acceptanceDate',
  'depositDate',
  'depositNoticeReceived',
  'threatensEarlyDeposit',
  'noticeOfRepresentationDate',
  'attorneyUnresponsive',
  'directContactConsented',
  'thirdPartyTold',
  'workplaceObjected',
  'employerProhibitsContact',
  'workContact',
  'calls7Days',
  'callAfterConversationDays',
  'callerCharged',
  'callerIdentified',
] as const satisfies readonly (keyof DealingValues)[]
