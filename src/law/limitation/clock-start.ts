import type { PeriodClass, StateLaw } from '#law/states/state-law.ts'
import { addDays, addYears, earliest, latest, type IsoDate } from '#units/iso-date.ts'
import type { Debt } from './debt.ts'
import { isPaidInInstalments } from './period-classes.ts'

/** The first and the last day the time may have begun; undefined where nothing says. */
export interface ClockStart {
  readonly first: IsoDate | undefined
  readonly last: IsoDate | undefined
}

/** A missed payment was due within this many days of the last one made. */
const DAYS_FROM_LAST_PAYMENT = 60
/** A lender charges off within this many days of the first missed payment. */
const DAYS_TO_CHARGE_OFF = 240

interface Claim {
  readonly law: StateLaw
  readonly claim: PeriodClass
  readonly years: number
}

/** When the time began to run for one kind of claim in one state.
 *  @law limitations.md 1.3 (3) */
export function clockStart(debt: Debt, { law, claim, years }: Claim): ClockStart {
  if (claim === 'medical' && law.clockStart.medicalFrom) {
    const own = medicalStart(debt, law.clockStart.medicalFrom)
    if (own) return own
  }
  const base = law.clockStart.from === 'last-charge-or-payment' ? lastChargeOrPayment(debt, law) : missedPayment(debt)
  const runsFromLastItem = law.clockStart.laterForLastItem?.includes(claim)
  const lastItem = runsFromLastItem && base.last ? lastItemBefore(addYears(base.last, years), debt) : undefined
  return { first: base.first, last: later(base.last, lastItem, wholeLoanDue(debt)) }
}

function missedPayment({ told }: Debt): ClockStart {
  const defaulted = told('defaultDate')
  if (defaulted) return { first: defaulted, last: defaulted }
  const paid = told('lastPaymentDate')
  const chargedOff = told('chargeOffDate')
  // a payment after charge-off is one to a collector and says nothing of the default
  if (paid && (!chargedOff || paid <= chargedOff)) return { first: paid, last: addDays(paid, DAYS_FROM_LAST_PAYMENT) }
  if (chargedOff) return { first: addDays(chargedOff, -DAYS_TO_CHARGE_OFF), last: chargedOff }
  return { first: undefined, last: undefined }
}

function lastChargeOrPayment(debt: Debt, law: StateLaw): ClockStart {
  const missed = missedPayment(debt)
  const defaulted = debt.told('defaultDate')
  const paid = debt.told('lastPaymentDate')
  const charged = debt.told('lastChargeDate')
  const offset = law.clockStart.offsetDays ?? 0
  const seen = [charged, paid].filter(date => date !== undefined && date !== null)
  const before = seen.filter(date => !defaulted || date <= defaulted)
  const knowsBoth = charged !== undefined && paid !== undefined && before.length === seen.length
  const last = later(...before)
  // a missed payment falls due about as long after the last one as the offset is long
  if (last === undefined) return { first: missed.first, last: missed.last && addDays(missed.last, offset) }
  return { first: addDays(last, offset), last: addDays(knowsBoth ? last : latest(last, missed.last ?? last), offset) }
}

/** A medical bill's own start, or undefined when the ordinary one holds. */
function medicalStart(debt: Debt, from: NonNullable<StateLaw['clockStart']['medicalFrom']>): ClockStart | undefined {
  const missed = missedPayment(debt)
  switch (from) {
    case 'treatment':
    case 'treatment-or-last-payment': {
      const treated = debt.told('treatmentDate')
      // treatment comes before the missed payment, how long before nothing says
      return treated ? { first: treated, last: treated } : { first: undefined, last: missed.last }
    }
    case 'invoice-due': {
      const due = debt.told('invoiceDueDate')
      return due && { first: missed.first ? earliest(due, missed.first) : due, last: later(due, missed.last) }
    }
    default:
      return undefined
  }
}

/** The last charge or payment; one made after the time had run out is no item of a running account. */
function lastItemBefore(expiry: IsoDate, { told }: Debt): IsoDate | undefined {
  return later(...[told('lastChargeDate'), told('lastPaymentDate')].filter(date => date && date <= expiry))
}

/** Until the whole loan is called due each instalment has its own clock, the last one the longest. */
function wholeLoanDue({ told, kind }: Debt): IsoDate | undefined {
  const instalments = isPaidInInstalments(kind) || told('lastInstalmentDate') !== undefined
  const called = instalments ? (told('acceleratedDate') ?? told('lastInstalmentDate')) : undefined
  return later(called, kind === 'auto' ? told('collateralSoldDate') : undefined) // a deficiency is known after the sale
}

function later(...dates: readonly (IsoDate | undefined | null)[]): IsoDate | undefined {
  const [first, ...rest] = dates.filter(date => date !== undefined && date !== null)
  return first && latest(first, ...rest)
}
