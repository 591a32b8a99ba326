import { BUREAU_NAMES } from '#credit/bureau-names.ts'
import { nextCreditStep } from '#credit/next-step.ts'
import type { FollowedCredit } from '#server/credit/follow.ts'
import type { MailData } from '#server/mail/templates/index.ts'
import { addDays, daysBetween } from '#units/iso-date.ts'

/** One reminder as it goes out. The same key is one reminder, however often it is asked for. */
export interface DueBureauStep {
  readonly key: string
  readonly data: MailData['bureau-reminder']
}

/** As the follow-up check counts it. */
const FOLLOWED_UP_AFTER_DAYS = 31
const STILL_TOLD_DAYS = 45

/** What the person can do now with a bureau they wrote to: its time is over, or it answered. Each is told once; a letter
 *  that was never mailed is not urged, and what is long past is left alone. */
export function dueBureauSteps(all: readonly FollowedCredit[]): readonly DueBureauStep[] {
  return all.flatMap(({ row, bureaus, toFollowUp, today }) =>
    bureaus.flatMap(({ standing, kept }) => {
      if (standing.sentOn === undefined) return []
      const isDirect = kept.items.some(item => item.isDirect)
      const { title, why, actor, action, on } = nextCreditStep(standing, today, { isDirect })
      const isSilent = standing.isOverdue || toFollowUp.includes(standing.bureau)
      const since = standing.answeredOn ?? (isSilent ? addDays(standing.sentOn, FOLLOWED_UP_AFTER_DAYS) : undefined)
      if (actor !== 'you' || since === undefined || action === 'mail-letter') return []
      if (daysBetween(since, today) > STILL_TOLD_DAYS) return []
      return [
        {
          key: `bureau:${row.id}:${standing.bureau}:${action}:${since}`,
          data: { dispute_id: row.id, bureau: BUREAU_NAMES[standing.bureau], title, why, on: on > today ? today : on },
        },
      ]
    }),
  )
}
