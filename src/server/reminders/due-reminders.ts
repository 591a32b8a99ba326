import type { Deadline } from '#law/assessment.ts'
import type { Standing } from '#disputes/standing.ts'
import { daysBetween, type IsoDate } from '#units/iso-date.ts'

/** One mail before a deadline. `before` names it: each is sent once. */
export interface Reminder {
  readonly deadline: Deadline
  readonly daysLeft: number
  readonly before: 7 | 2
}

/** Deadlines whose loss cannot be undone. An offer's end is pressure, not a deadline. */
const REMINDED = ['answer-court-papers', 'court-hearing', 'exemption-claim', 'mail-by', 'validation-period-ends']

/** What to remind of today: seven days before and two days before, each a day or two later when it could not be sent
 *  then. While the day to mail by is ahead, the end of the thirty days behind it is not told besides.
 *  @example dueReminders([mailBy('2026-10-08')], day('2026-10-01')) // one, 7 days before */
export function dueReminders(deadlines: readonly Deadline[], today: IsoDate): readonly Reminder[] {
  const ahead = deadlines.filter(({ id, on }) => REMINDED.includes(id) && on >= today)
  const canMail = ahead.some(({ id }) => id === 'mail-by')
  return ahead.flatMap(deadline => {
    if (canMail && deadline.id === 'validation-period-ends') return []
    const daysLeft = daysBetween(today, deadline.on)
    const before = daysLeft <= 2 ? 2 : daysLeft === 6 || daysLeft === 7 ? 7 : undefined
    return before ? [{ deadline, daysLeft, before }] : []
  })
}

/** Deadlines of a letter that its dispute's own next step reminds of, or that are met: not told besides.
 *  @param standing where that dispute stands; undefined when the letter has none */
export function toldByDispute(
  { id, on }: Pick<Deadline, 'id' | 'on'>,
  standing: Pick<Standing, 'state' | 'mailBy' | 'answerBy' | 'courtAnsweredOn' | 'sent'> | undefined,
): boolean {
  if (!standing) return false
  switch (id) {
    case 'mail-by':
      return standing.sent !== undefined || (standing.state === 'drafted' && standing.mailBy === on)
    case 'validation-period-ends':
      return standing.sent !== undefined
    case 'answer-court-papers':
      return standing.courtAnsweredOn !== undefined || (standing.state === 'sued' && standing.answerBy === on)
    default:
      return false
  }
}
