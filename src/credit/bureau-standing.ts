import { addBusinessDays } from '#units/business-days.ts'
import { addDays, type IsoDate } from '#units/iso-date.ts'
import {
  bureauTime,
  descriptionBy,
  MAIL_BUSINESS_DAYS,
  receivedOn,
  type BureauTime,
  type Received,
} from './bureau-clocks.ts'
import { standingLines, type CreditEvent, type RecordedAnswer } from './dispute-log.ts'
import type { Bureau } from './report.ts'

/** The letters that begin a dispute with a bureau; what is sent later follows one up. */
const FIRST_LETTERS = ['bureau-dispute', 'identity-theft-block']

/** Where a dispute with one bureau stands on a day. */
export interface BureauStanding {
  readonly bureau: Bureau
  /** The first letter to it went out. */
  readonly sentOn: IsoDate | undefined
  readonly received: Received | undefined
  readonly time: BureauTime | undefined
  /** Its time, with the days for writing and mail, is surely over: counted from a recorded delivery only. */
  readonly isOverdue: boolean
  readonly answer: RecordedAnswer | undefined
  readonly answeredOn: IsoDate | undefined
  readonly reasons: readonly string[]
  readonly newInformation: string | undefined
  readonly stillDisputed: readonly string[] | undefined
  /** The last letter that followed the first one up. */
  readonly followUp: { readonly template: string; readonly sentOn: IsoDate; readonly dueOn: IsoDate } | undefined
  readonly reinserted: { readonly on: IsoDate; readonly wasNoticed: boolean } | undefined
  readonly complainedOn: IsoDate | undefined
  /** Letters written and not yet sent. */
  readonly drafted: readonly string[]
}

/** Reads a dispute's log for one bureau. Nothing that is dated after `today` counts.
 *  @param isFreeAnnual the report came free through AnnualCreditReport.com */
export function bureauStanding(
  bureau: Bureau,
  log: readonly CreditEvent[],
  { today, isFreeAnnual }: { readonly today: IsoDate; readonly isFreeAnnual: boolean },
): BureauStanding {
  const lines = standingLines(log).filter(event => event.bureau === bureau && event.on <= today)
  const sent = lines.filter(event => event.kind === 'letter-sent')
  const first = sent.find(({ about }) => FIRST_LETTERS.includes(about.template))
  const later = sent.findLast(({ about, on }) => !FIRST_LETTERS.includes(about.template) && (!first || on >= first.on))
  const delivered = lines.find(event => event.kind === 'delivered' && (!first || event.on >= first.on))
  const received = receivedOn(first?.on, first && delivered?.on)
  const more = lines.find(event => event.kind === 'more-sent')
  const time = received && bureauTime(received.on, { isFreeAnnual, moreReceivedOn: more?.on })
  const answered = lines.findLast(event => event.kind === 'answered')
  const back = lines.findLast(event => event.kind === 'reinserted')
  const written = lines.filter(event => event.kind === 'letter-written')
  return {
    bureau,
    sentOn: first?.on,
    received,
    time,
    isOverdue: received?.basis === 'delivered' && time !== undefined && today > time.resultsBy,
    answer: answered?.about.answer,
    answeredOn: answered?.on,
    reasons: answered?.about.reasons ?? [],
    newInformation: answered?.about.newInformation,
    stillDisputed: answered?.about.stillDisputed,
    followUp: later && {
      template: later.about.template,
      sentOn: later.on,
      dueOn: dueOf(later.about.template, later.on),
    },
    reinserted: back && { on: back.about.reinsertedOn, wasNoticed: back.about.wasNoticed },
    complainedOn: lines.findLast(event => event.kind === 'complaint-filed')?.on,
    drafted: written
      .filter(({ about }) => !sent.some(one => one.about.template === about.template))
      .map(({ about }) => about.template),
  }
}

// fifteen days for a description, thirty for everything else; both from receipt, which mail makes an estimate
function dueOf(template: string, sentOn: IsoDate): IsoDate {
  const received = addBusinessDays(sentOn, MAIL_BUSINESS_DAYS)
  return template === 'method-of-verification' ? descriptionBy(received) : addDays(received, 30)
}
