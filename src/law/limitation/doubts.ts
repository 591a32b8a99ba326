import type { ConsumerFactName } from '#law/consumer-facts.ts'
import { addDays, addYears, latest, longDate, type IsoDate } from '#units/iso-date.ts'
import type { Debt } from './debt.ts'
import { isLoan, isPaidInInstalments } from './period-classes.ts'
import type { Reading } from './readings.ts'
import type { SuitDate } from './suit-date.ts'
import { stateWords } from './words.ts'

/** A reason why nothing may be called time-barred, whatever the dates say. */
export interface Doubt {
  readonly says: string
  /** The answer that would settle it. */
  readonly asks?: ConsumerFactName
}

/** Said wherever a figure that is not confirmed takes part. */
export const ROUGH_GUIDE = 'One of the figures we use here is not confirmed yet. Take the dates as a rough guide.'

interface Counted {
  readonly debt: Debt
  readonly suit: SuitDate
  readonly readings: readonly Reading[]
  readonly latestOn: IsoDate | undefined
}

/** Every doubt that stands, the most telling first.  @law limitations.md 1.3 (9) */
export function doubts(counted: Counted): Doubt[] {
  return CHECKS.map(check => check(counted)).filter(doubt => doubt !== undefined)
}

type Check = (counted: Counted) => Doubt | undefined

const kindUnknown: Check = ({ debt }) =>
  debt.kind === undefined
    ? { says: 'We do not know what kind of debt this is, and the time limit turns on it.', asks: 'debtKind' }
    : undefined

const stateUnsure: Check = ({ debt: { told, laws } }) => {
  if (told('movedSinceSigning') && told('stateWhenSigned') === undefined) {
    return {
      says: 'You moved since you opened the account. You may be sued where you signed, and that state may give more time.',
      asks: 'stateWhenSigned',
    }
  }
  const lives = told('stateOfResidence')
  if (lives === undefined || lives === laws[0].code) return undefined
  return { says: 'You named two different states as the one you live in.', asks: 'stateOfResidence' }
}

const newAgreement: Check = ({ debt: { told } }) =>
  told('newAgreementDate')
    ? { says: 'You signed a new agreement about this debt. That is a new debt with its own clock.' }
    : undefined

const judgmentPossible: Check = ({ debt: { told, paper } }) => {
  if (told('judgmentExists') !== undefined) return undefined
  const hasJustBegun = paper.kind === 'summons-or-complaint' || told('summonsReceived')
  if (!paper.claimsJudgment && (!told('suitFiled') || hasJustBegun)) return undefined
  return {
    says: 'There may be a judgment from a court already. If so, the judgment has its own, much longer time.',
    asks: 'judgmentExists',
  }
}

const suitDateUnknown: Check = ({ suit, debt: { laws } }) => {
  if (!suit.isFiled || suit.from !== undefined) return undefined
  const service = laws[0].suitCountsFrom === 'service'
  return service
    ? {
        says: 'In this state a suit begins on the day you got the papers. We do not know that day.',
        asks: 'serviceDate',
      }
    : { says: 'A suit counts from the day it was filed. We do not know that day.', asks: 'suitFiledDate' }
}

const suitClaimed: Check = ({ suit, debt: { told, paper } }) =>
  paper.claimsLawsuit && !suit.isFiled && told('suitFiled') === undefined
    ? { says: 'The letter says that a suit has been filed. If so, the day it was filed counts.', asks: 'suitFiled' }
    : undefined

const bankruptcyOpen: Check = ({ debt: { told } }) => {
  const ended = told('bankruptcyDischargeDate') ?? told('bankruptcyDismissedDate')
  return told('bankruptcyFiledDate') && !ended
    ? {
        says: 'Your bankruptcy stops the clock while it is open. We do not know when it ended.',
        asks: 'bankruptcyDischargeDate',
      }
    : undefined
}

/** No one can say how long an absence counts; after this many years, and the days away, it no longer matters. */
const YEARS_ABSENCE_MATTERS = 10
const DAYS_OF_ABSENCE = 30

const absence: Check = ({ debt: { told }, suit, readings, latestOn }) => {
  const away = told('daysAwayFromState') ?? 0
  const began = readings.map(({ start }) => start.last).filter(date => date !== undefined)
  if (away <= DAYS_OF_ABSENCE || latestOn === undefined || began.length === 0) return undefined
  const [first, ...rest] = began as [IsoDate, ...IsoDate[]]
  const matters = latest(addYears(latest(first, ...rest), YEARS_ABSENCE_MATTERS), addDays(latestOn, away))
  if (suit.from !== undefined && suit.from > matters) return undefined
  return { says: 'You were away from the state for a while. Time away may not count, so the last day may be later.' }
}

const sealUnknown: Check = ({ debt: { told, kind, laws } }) => {
  const law = laws.find(({ sealedInstrument }) => sealedInstrument?.commonOnLoans)
  const mayBeSigned = kind !== undefined && isLoan(kind) && told('signedAgreement') !== false
  if (!law?.sealedInstrument || !mayBeSigned || told('underSeal') !== undefined) return undefined
  return {
    says: `Loan papers in ${stateWords(law.code)} often say SEAL near the signature. Then the limit is ${law.sealedInstrument.years} years.`,
    asks: 'underSeal',
  }
}

const notCalledDue: Check = ({ debt: { told, kind } }) => {
  const known = told('acceleratedDate') ?? told('lastInstalmentDate') ?? told('collateralSoldDate')
  return isPaidInInstalments(kind) && known === undefined
    ? {
        says: 'Each monthly payment of a loan has its own clock until the lender asks for the whole loan at once.',
        asks: 'acceleratedDate',
      }
    : undefined
}

const waived: Check = ({ debt: { told, laws } }) => {
  const waiver = told('limitWaived')
  if (waiver) return { says: 'You signed something that gives the lender more time.' }
  return waiver === undefined && laws.some(({ contractMayWaive }) => contractMayWaive)
    ? {
        says: 'In Alaska the contract itself may give the lender more time. Look at your agreement.',
        asks: 'limitWaived',
      }
    : undefined
}

const business: Check = ({ debt: { told } }) =>
  told('debtPurpose') === 'business'
    ? { says: 'For a business debt other time limits may apply than the ones we know.' }
    : undefined

const closureUncounted: Check = ({ readings }) =>
  readings.some(({ openEnded }) => openEnded)
    ? { says: 'The District of Columbia stopped the clock in 2020 and 2021. For how long is not settled.' }
    : undefined

const olderLaw: Check = ({ debt: { laws }, suit }) => {
  const change = laws
    .flatMap(({ changes }) => changes)
    .find(one => one.kind === 'suits-filed-before' && Object.keys(one.years).length === 0)
  return change && suit.isFiled && suit.to < change.on
    ? { says: `The suit was filed before ${longDate(change.on)}, when older law held.` }
    : undefined
}

const referralUnknown: Check = ({ debt: { told, kind }, readings, latestOn }) => {
  if (kind !== 'medical' || told('hospitalBill') === false || told('referredToCollectionsDate')) return undefined
  const change = readings
    .filter(({ law }) => law.clockStart.medicalFrom === 'referral-to-collections')
    .flatMap(({ law }) => law.changes)
    .find(({ kind: what }) => what === 'unsettled-before')
  // a debt that was too old before the new act is not made young by it
  return change && (latestOn === undefined || latestOn >= change.on)
    ? {
        says: 'For a hospital bill the time runs from the day it was sent to a collector.',
        asks: 'referredToCollectionsDate',
      }
    : undefined
}

const lowConfidence: Check = ({ readings }) =>
  readings.some(({ confidence }) => confidence === 'low') ? { says: ROUGH_GUIDE } : undefined

const CHECKS: readonly Check[] = [
  kindUnknown,
  stateUnsure,
  newAgreement,
  judgmentPossible,
  suitDateUnknown,
  suitClaimed,
  bankruptcyOpen,
  sealUnknown,
  notCalledDue,
  referralUnknown,
  waived,
  absence,
  business,
  closureUncounted,
  olderLaw,
  lowConfidence,
]
