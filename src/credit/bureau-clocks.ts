import { addBusinessDays } from '#units/business-days.ts'
import { addDays, type IsoDate } from '#units/iso-date.ts'

/** Mail is taken to arrive after five business days where no delivery is recorded; what is counted from it is an estimate. */
export const MAIL_BUSINESS_DAYS = 5
const REINVESTIGATION_DAYS = 30
const EXTENSION_DAYS = 15
const NOTICE_BUSINESS_DAYS = 5
const DESCRIPTION_DAYS = 15
const BLOCK_BUSINESS_DAYS = 4

export interface Received {
  readonly on: IsoDate
  /** `assumed`: counted from the day it was mailed. No bureau is called late on it. */
  readonly basis: 'delivered' | 'assumed'
}

/** The day a letter was received: as recorded, else five business days after it was mailed.
 *  Undefined when it was neither delivered nor sent. */
export function receivedOn(sentOn: IsoDate | undefined, deliveredOn: IsoDate | undefined): Received | undefined {
  if (deliveredOn !== undefined) return { on: deliveredOn, basis: 'delivered' }
  return sentOn === undefined ? undefined : { on: addBusinessDays(sentOn, MAIL_BUSINESS_DAYS), basis: 'assumed' }
}

export interface BureauTime {
  readonly days: 30 | 45
  readonly dueOn: IsoDate
  /** Results are written within five business days of the end, and then they are in the mail. */
  readonly resultsBy: IsoDate
  readonly law: '15 USC 1681i(a)(1)(A)' | '15 USC 1681i(a)(1)(B)' | '15 USC 1681j(a)(3)'
}

/** How long a bureau has for a dispute, from the day it received it. Forty-five days after a free yearly report, and when
 *  the person sent more that matters within the first thirty.
 *  @law 15 USC 1681i(a)(1)(A)-(B), (a)(6)(A); 15 USC 1681j(a)(3)
 *  @example bureauTime(day('2026-11-02'), { isFreeAnnual: true }).dueOn // '2026-12-17' */
export function bureauTime(
  received: IsoDate,
  { isFreeAnnual, moreReceivedOn }: { readonly isFreeAnnual: boolean; readonly moreReceivedOn?: IsoDate | undefined },
): BureauTime {
  const first = addDays(received, REINVESTIGATION_DAYS)
  const isExtended = moreReceivedOn !== undefined && moreReceivedOn > received && moreReceivedOn <= first
  const dueOn = isFreeAnnual || isExtended ? addDays(first, EXTENSION_DAYS) : first
  return {
    days: dueOn === first ? 30 : 45,
    dueOn,
    resultsBy: addBusinessDays(addBusinessDays(dueOn, NOTICE_BUSINESS_DAYS), MAIL_BUSINESS_DAYS),
    law: isFreeAnnual ? '15 USC 1681j(a)(3)' : isExtended ? '15 USC 1681i(a)(1)(B)' : '15 USC 1681i(a)(1)(A)',
  }
}

/** The bureau passes the dispute on to the company that reported the item.  @law 15 USC 1681i(a)(2)(A) */
export function furnisherToldBy(received: IsoDate): IsoDate {
  return addBusinessDays(received, NOTICE_BUSINESS_DAYS)
}

/** It says that it found a dispute frivolous.  @law 15 USC 1681i(a)(3)(B) */
export function frivolousNoticeBy(determinedOn: IsoDate): IsoDate {
  return addBusinessDays(determinedOn, NOTICE_BUSINESS_DAYS)
}

/** It says in writing that a deleted item came back.  @law 15 USC 1681i(a)(5)(B)(ii) */
export function reinsertionNoticeBy(reinsertedOn: IsoDate): IsoDate {
  return addBusinessDays(reinsertedOn, NOTICE_BUSINESS_DAYS)
}

/** It describes how it looked into the dispute.  @law 15 USC 1681i(a)(7) */
export function descriptionBy(requestReceived: IsoDate): IsoDate {
  return addDays(requestReceived, DESCRIPTION_DAYS)
}

/** It blocks what came from identity theft, once it has all four papers.  @law 15 USC 1681c-2(a) */
export function blockBy(received: IsoDate): IsoDate {
  return addBusinessDays(received, BLOCK_BUSINESS_DAYS)
}
