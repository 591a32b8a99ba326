import type { Deadline, DeadlineId } from '#law/assessment.ts'
import { daysBetween, type IsoDate } from '#units/iso-date.ts'

/** One thing to do by a day, as the dashboard lists it. */
export interface Due {
  readonly deadline: Deadline
  readonly title: string
  readonly text: string
  readonly daysLeft: number
  readonly isCourt: boolean
}

/** A paper from a court whose day to answer nobody told yet: the first thing to find out. */
export function courtDayUnknown(collectorName: string | undefined): { readonly title: string; readonly text: string } {
  return {
    title: `Court papers${collectorName ? ` from ${collectorName}` : ''}: find your day to answer`,
    text: 'The time can be short. Open the steps and tell us when you got the papers, or call the court clerk today.',
  }
}

interface Letter {
  readonly deadlines: readonly Deadline[]
  readonly collectorName: string | undefined
}

/** Days at which a court may decide without the person. */
export const COURT: readonly DeadlineId[] = ['answer-court-papers', 'court-hearing', 'exemption-claim']

/** A day in court that is lost stays in sight this long: often something can still be done. */
export const DAYS_AFTER_COURT = 30

/** How far ahead a claim of one's own is told. */
const DAYS_BEFORE_CLAIM = 90

/** What is due about one letter. An offer's end is pressure and not a thing to do; while the day to mail by is ahead, the
 *  end of the thirty days behind it is not told besides.
 *  @example dueOf({ deadlines: [mailBy('2026-10-08')], collectorName: 'Acme' }, day('2026-10-01')) // one, 7 days left */
export function dueOf(letter: Letter, today: IsoDate): readonly Due[] {
  const canMail = letter.deadlines.some(({ id, on }) => id === 'mail-by' && on >= today)
  return letter.deadlines.flatMap(deadline => {
    const daysLeft = daysBetween(today, deadline.on)
    if (!isToBeTold(deadline.id, daysLeft, canMail)) return []
    const isCourt = COURT.includes(deadline.id)
    return [
      {
        deadline,
        daysLeft,
        isCourt,
        title: titleOf(deadline.id, letter.collectorName ?? 'this collector', daysLeft),
        text: daysLeft < 0 ? 'It may not be too late. Call the court clerk or free legal aid today.' : deadline.what,
      },
    ]
  })
}

function isToBeTold(id: DeadlineId, daysLeft: number, canMail: boolean): boolean {
  switch (id) {
    case 'answer-court-papers':
    case 'court-hearing':
    case 'exemption-claim':
      return daysLeft >= -DAYS_AFTER_COURT
    case 'mail-by':
      return daysLeft >= 0
    case 'validation-period-ends':
      return daysLeft >= 0 && !canMail
    case 'reply-check':
      return daysLeft >= 0
    case 'sue-collector-by':
      return daysLeft >= 0 && daysLeft <= DAYS_BEFORE_CLAIM
    case 'offer-expires':
    case 'report-obsolete':
      return false
  }
}

function titleOf(id: DeadlineId, who: string, daysLeft: number): string {
  switch (id) {
    case 'answer-court-papers':
      return daysLeft < 0 ? `The day to answer the court about ${who} has passed` : `Answer the court papers: ${who}`
    case 'court-hearing':
      return daysLeft < 0 ? `The court day about ${who} has passed` : `Go to court: ${who}`
    case 'exemption-claim':
      return daysLeft < 0
        ? `The day to protect your money from ${who} has passed`
        : `Protect your wages and money: ${who}`
    case 'mail-by':
      return `Mail your dispute to ${who}`
    case 'validation-period-ends':
      return `Last day for a written dispute: ${who}`
    case 'reply-check':
      return `Check for an answer from ${who}`
    case 'sue-collector-by':
      return `Your own claim against ${who} ends soon`
    case 'offer-expires':
      return `An offer of ${who} ends`
    case 'report-obsolete':
      return `Too old for your credit report: ${who}`
  }
}
