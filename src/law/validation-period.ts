import { addBusinessDays } from '#units/business-days.ts'
import { addDays, earliest, latest, type IsoDate } from '#units/iso-date.ts'
import { assumedReceipt } from './amounts/assumed-receipt.ts'
import { amountOn, currentAmount } from './amounts/dated-amount.ts'
import { validationPeriod } from './amounts/validation-period.ts'
import { valueOf } from './fact.ts'
import { told, type ConsumerFacts, type LetterFacts } from './facts.ts'
import { isCourtPaper } from './kind-of-paper.ts'

/** The days in which a written dispute keeps the right to verification. */
export interface ValidationWindow {
  /** Between the day to be received by and the last day the law may give, whether it is open is not known. */
  readonly state: 'open' | 'closed' | 'unknown'
  /** The day to have the dispute received by; undefined when no date is known or no notice started the period. */
  readonly adviceOn: IsoDate | undefined
  /** Counted from an assumed day of receipt. */
  readonly assumed: boolean
}

/** The day a notice may be assumed received. Before Regulation F nothing was assumed: then the day it was sent.
 *  @law 12 CFR 1006.34(b)(5)
 *  @example assumedReceiptOn(day('2025-06-16')) // '2025-06-24': Juneteenth does not count */
export function assumedReceiptOn(sentOn: IsoDate): IsoDate {
  return addBusinessDays(sentOn, amountOn(assumedReceipt, sentOn) ?? 0)
}

/** The last day of the period. It does not move off a weekend.  @law 15 USC 1692g(b); 12 CFR 1006.34(b)(5)
 *  @example validationPeriodEnd(day('2025-06-05')) // '2025-07-05', a Saturday */
export function validationPeriodEnd(receivedOn: IsoDate): IsoDate {
  return addDays(receivedOn, currentAmount(validationPeriod))
}

/** Two days a printed end date is held against. Before `surelyTooEarly` it is a fault however soon the letter came;
 *  before `tooEarlyIfMailed` only if it came no sooner than the law assumes. A later printed date is never a fault.
 *  @law 12 CFR 1006.34(b)(5) */
export function faultDates(sentOn: IsoDate): { surelyTooEarly: IsoDate; tooEarlyIfMailed: IsoDate } {
  return {
    surelyTooEarly: validationPeriodEnd(sentOn),
    tooEarlyIfMailed: validationPeriodEnd(assumedReceiptOn(sentOn)),
  }
}

interface Notice {
  readonly letter: LetterFacts
  readonly consumer: ConsumerFacts
  /** An earlier letter about the same debt. */
  readonly earlier?: LetterFacts | undefined
  readonly on: IsoDate
}

/** Whether the period still runs today: counted from this letter when it is the notice that starts it, else from an
 *  earlier notice. The day is the earliest of the printed one, receipt + 30 and assumed receipt + 30.
 *  @law letter-facts.md 6 */
export function validationWindow({ letter, consumer, earlier, on }: Notice): ValidationWindow {
  const own = startsPeriod(letter) ? ends(letter, told(consumer, 'receiptDate')) : undefined
  const before = earlier && startsPeriod(earlier) ? ends(earlier, undefined) : toldEarlier(consumer)
  const end = own ?? before
  if (!end) return { state: 'unknown', adviceOn: undefined, assumed: false }
  const { adviceOn, lastOn, assumed } = end
  return { adviceOn, assumed, state: on <= adviceOn ? 'open' : on > lastOn ? 'closed' : 'unknown' }
}

function startsPeriod({ kindOfPaper, ruleKinds, validationEndDate }: LetterFacts): boolean {
  if (kindOfPaper.known && isCourtPaper(kindOfPaper.value)) return false
  return validationEndDate.known || Boolean(valueOf(ruleKinds)?.includes('initial-validation-notice'))
}

interface End {
  readonly adviceOn: IsoDate
  readonly lastOn: IsoDate
  readonly assumed: boolean
}

function ends(letter: LetterFacts, receivedOn: IsoDate | undefined): End | undefined {
  const sentOn = valueOf(letter.postmarkDate) ?? valueOf(letter.letterDate)
  const printed = valueOf(letter.validationEndDate)
  const counted = sentOn && validationPeriodEnd(assumedReceiptOn(sentOn))
  const received = receivedOn && validationPeriodEnd(receivedOn)
  const [first, ...rest] = [printed, received, counted].filter(date => date !== undefined)
  if (!first) return undefined
  const adviceOn = earliest(first, ...rest)
  const [last = adviceOn, ...more] = [printed, received ?? counted].filter(date => date !== undefined)
  return { adviceOn, lastOn: latest(last, ...more), assumed: adviceOn !== printed && adviceOn !== received }
}

function toldEarlier(consumer: ConsumerFacts): End | undefined {
  const adviceOn = told(consumer, 'earlierValidationEndDate')
  return adviceOn && { adviceOn, lastOn: adviceOn, assumed: false }
}
