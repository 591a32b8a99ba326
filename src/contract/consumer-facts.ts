import { z } from 'zod'
import { CONSUMER_FACT_NAMES, type ConsumerFactName, type ConsumerFactValues } from '#law/consumer-facts.ts'
import { known, type Fact } from '#law/fact.ts'
import type { ConsumerFacts } from '#law/facts.ts'
import { addBusinessDays } from '#units/business-days.ts'
import { dollars } from '#units/cents.ts'
import { isoDate as toIsoDate, type IsoDate } from '#units/iso-date.ts'
import { STATE_CODES, type StateCode } from '#units/state-code.ts'
import { dollarsTold } from './plain.ts'

const day = z.iso.date().transform(text => toIsoDate(text)!)
const dayOrNone = day.nullable()
const yesNo = z.boolean()
const state = z.enum(STATE_CODES as [StateCode, ...StateCode[]])

/** What people and programs call a debt, beside the names of the law room. */
const DEBT_WORDS: Readonly<Record<string, ConsumerFactValues['debtKind']>> = {
  payday_loan: 'payday',
  auto_deficiency: 'auto',
  auto_loan: 'auto',
  store_account: 'store-card',
  private_student_loan: 'private-student',
  federal_student_loan: 'federal-student',
  student_loan: 'private-student',
  rent_to_own: 'goods',
  bnpl: 'goods',
  fuel_oil: 'goods',
  retail_installment: 'goods',
  gym: 'services',
  gym_membership: 'services',
  veterinary: 'services',
  cable: 'services',
  satellite_tv: 'services',
  internet: 'telecom',
  phone: 'telecom',
}

const DEBT_KINDS = [
  'credit-card', 'store-card', 'personal-loan', 'family-loan', 'payday', 'auto', 'goods', 'services', 'medical', 'utility',
  'telecom', 'rent', 'private-student', 'federal-student', 'tax', 'court-fine', 'child-support', 'mortgage', 'other',
] as const satisfies readonly ConsumerFactValues['debtKind'][] // prettier-ignore

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Give the time as 17:30.')
const district = z.string().trim().min(2).max(80)
const count = z.number().int().nonnegative().max(100_000)
const money = dollarsTold.transform(dollars)

const debtKind = z
  .string()
  .transform(word => DEBT_WORDS[word] ?? word.replaceAll('_', '-'))
  .pipe(z.enum(DEBT_KINDS))

const stretch = z
  .object({ from: day, until: day.optional() })
  .transform(({ from, until }) => ({ from, ...(until ? { until } : {}) }))

/** How each fact is written on the wire; the name there is the same in snake_case. A fact without a line does not compile. */
const WIRE = {
  stateOfResidence: state,
  stateWhenSigned: state,
  movedSinceSigning: yesNo,
  originalCreditorState: state,
  receiptDate: day,
  firstContactDate: day,
  priorNoticeReceived: yesNo,
  earlierValidationEndDate: day,
  summonsReceived: yesNo,
  serviceDate: day,
  serviceManner: z.enum(['in-person', 'other']),
  suitFiled: yesNo,
  suitFiledDate: day,
  judgmentExists: yesNo,
  judgmentDate: day,
  debtKind,
  debtPurpose: z.enum(['personal', 'business']),
  debtSecured: yesNo,
  signedAgreement: yesNo,
  underSeal: yesNo,
  accountOpenedDate: day,
  newAgreementDate: dayOrNone,
  limitWaived: yesNo,
  defaultDate: day,
  lastPaymentDate: dayOrNone,
  paymentDates: z.array(day).max(500),
  acknowledgments: z.array(z.object({ on: day, form: z.enum(['signed', 'electronic', 'spoken']) })).max(100),
  lastChargeDate: day,
  chargeOffDate: day,
  acceleratedDate: day,
  lastInstalmentDate: day,
  collateralSoldDate: day,
  firstDelinquencyDate: day,
  hospitalBill: yesNo,
  treatmentDate: day,
  invoiceDueDate: day,
  referredToCollectionsDate: day,
  bankruptcyFiledDate: dayOrNone,
  bankruptcyDischargeDate: dayOrNone,
  bankruptcyDismissedDate: dayOrNone,
  debtDischarged: yesNo,
  stayInForce: yesNo,
  militaryService: z.array(stretch).max(50),
  daysAwayFromState: z.number().int().nonnegative(),
  writtenDisputeReceivedDate: dayOrNone,
  verificationReceivedDate: dayOrNone,
  attorneyRepresents: yesNo,
  collectorKnowsAttorney: yesNo,
  ceaseReceivedDate: dayOrNone,
  notMyDebt: yesNo,
  identityTheft: yesNo,
  alreadyPaid: yesNo,
  paidDate: dayOrNone,
  settledBefore: yesNo,
  wrongAmount: yesNo,
  agreementAuthorisesInterest: yesNo,
  agreementAuthorisesFee: yesNo,
  agreementAllowsAttorneyFees: yesNo,
  interestStoppedAtChargeoff: yesNo,
  consumerDeceased: yesNo,
  readerRelationship: z.enum([
    'consumer',
    'spouse',
    'parent-of-minor',
    'guardian',
    'executor',
    'attorney',
    'third-party',
  ]),
  actualHarm: yesNo,
  hasProof: yesNo,
  sendsWithProofOfDelivery: yesNo,
  canPaySomething: yesNo,
  canPayLumpSum: yesNo,
  canAffordOffer: yesNo,
  wantsContactToEnd: yesNo,
  conversationBeforeReport: yesNo,
  creditReportedDate: day,
  spanishRequestSent: yesNo,
  spanishNoticeReceived: yesNo,
  registeredNameFound: yesNo,
  remitToMatchesOriginalCreditor: yesNo,
  originalCreditorWrong: yesNo,
  licenseStatus: z.enum(['active', 'not-found']),
  courtSearchDone: yesNo,
  toldToIgnoreCourtPapers: yesNo,
  suitDistrict: district,
  residenceDistrict: district,
  signingDistrict: district,
  settlementDate: day,
  settlementPaid: yesNo,
  originalBalance: money,
  debtAgeMonths: count,
  disputed: yesNo,
  reportedWithoutDisputeFlag: yesNo,
  ocRequestReceivedDate: dayOrNone,
  ocInfoReceivedDate: dayOrNone,
  employerEmail: yesNo,
  emailConsent: yesNo,
  consumerWroteFromThatAddress: yesNo,
  mediumOptouts: z.array(z.object({ medium: z.enum(['email', 'text', 'call', 'social']), on: day })).max(20),
  socialMediaPublic: yesNo,
  messageLocalTime: clockTime,
  timeOrPlaceObjected: yesNo,
  checkDate: day,
  acceptanceDate: day,
  depositDate: day,
  depositNoticeReceived: yesNo,
  threatensEarlyDeposit: yesNo,
  noticeOfRepresentationDate: day,
  attorneyUnresponsive: yesNo,
  directContactConsented: yesNo,
  thirdPartyTold: yesNo,
  workplaceObjected: yesNo,
  employerProhibitsContact: yesNo,
  workContact: yesNo,
  calls7Days: count,
  callAfterConversationDays: count,
  callerCharged: yesNo,
  callerIdentified: yesNo,
} satisfies { readonly [Name in ConsumerFactName]: z.ZodType<ConsumerFactValues[Name]> }

/** Other names for the same fact (analysis-reply, letter-facts section 3). */
const SAME: Readonly<Record<string, ConsumerFactName>> = {
  received_on: 'receiptDate',
  date_of_last_payment: 'lastPaymentDate',
  debt_type: 'debtKind',
  first_missed_payment: 'defaultDate',
  represented_by_attorney: 'attorneyRepresents',
  discharged_in_bankruptcy: 'debtDischarged',
  letter1_validation_end_date: 'earlierValidationEndDate',
  date_of_first_delinquency: 'firstDelinquencyDate',
}

/** The day something was mailed, when only that is known: it arrived about five business days later (an estimate). */
const MAILED: Readonly<Record<string, ConsumerFactName>> = {
  disputed_in_writing_on: 'writtenDisputeReceivedDate',
  told_to_stop_on: 'ceaseReceivedDate',
  cease_sent_date: 'ceaseReceivedDate',
}

const ESTIMATE = 0.8
const BY_WIRE_NAME = new Map(
  CONSUMER_FACT_NAMES.map(name => [name.replace(/[A-Z]|(?<=\D)\d/g, letter => `_${letter.toLowerCase()}`), name]),
)

/** What the consumer told, by wire name. Absent or "unknown": not answered; null: "none" or "never". Names we do not know
 *  are passed over; a value of the wrong form is refused with its name. */
export const consumerFactsSchema = z.record(z.string(), z.unknown()).superRefine((given, context) => {
  for (const [wireName, value] of Object.entries(given)) {
    const name = nameOf(wireName)
    if (!name || isUnanswered(value)) continue
    const parsed = (MAILED[wireName] ? dayOrNone : WIRE[name]).safeParse(value)
    if (!parsed.success)
      context.addIssue({ code: 'custom', path: [wireName], message: parsed.error.issues[0]!.message })
  }
})

/** The same as facts for the law. Call it with what `consumerFactsSchema` let pass. */
export function consumerFactsFromWire(given: Readonly<Record<string, unknown>>): ConsumerFacts {
  const facts: Partial<Record<ConsumerFactName, Fact<unknown>>> = {}
  for (const [wireName, value] of Object.entries(given)) {
    const name = nameOf(wireName)
    if (!name || isUnanswered(value)) continue
    const fact = MAILED[wireName] ? arrived(value) : read(name, value)
    // a day of arrival that was told beats one counted from mailing
    if (fact && !(MAILED[wireName] && facts[name])) facts[name] = fact
  }
  return facts as ConsumerFacts
}

function nameOf(wireName: string): ConsumerFactName | undefined {
  return BY_WIRE_NAME.get(wireName) ?? SAME[wireName] ?? MAILED[wireName]
}

function isUnanswered(value: unknown): boolean {
  return value === undefined || value === 'unknown' || value === ''
}

function read(name: ConsumerFactName, value: unknown): Fact<unknown> | undefined {
  const parsed = WIRE[name].safeParse(value)
  return parsed.success ? known(parsed.data) : undefined
}

function arrived(value: unknown): Fact<IsoDate | null> | undefined {
  const mailed = dayOrNone.safeParse(value)
  if (!mailed.success) return undefined
  return mailed.data === null ? known(null) : known(addBusinessDays(mailed.data, 5), { confidence: ESTIMATE })
}
