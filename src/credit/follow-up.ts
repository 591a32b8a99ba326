import { daysBetween, type IsoDate } from '#units/iso-date.ts'
import type { BureauStanding } from './bureau-standing.ts'
import type { Bureau } from './report.ts'

const FOLLOW_UP_DAYS = 30

/** The bureaus that want a look: more than 30 days since the letter went out, no answer recorded, nothing sent since.
 *  A reason to look, not a violation: the bureau's own time runs from receipt.
 *  @example bureausToFollowUp(standings, day('2026-12-22')) // ['equifax'] when its letter went out on Nov 21 */
export function bureausToFollowUp(standings: readonly BureauStanding[], today: IsoDate): readonly Bureau[] {
  return standings
    .filter(
      ({ sentOn, answer, followUp }) =>
        sentOn !== undefined &&
        daysBetween(sentOn, today) > FOLLOW_UP_DAYS &&
        answer === undefined &&
        followUp === undefined,
    )
    .map(({ bureau }) => bureau)
}

/** The specification's words for the check. */
export function followUpWords(disputes: number): string {
  return disputes > 0
    ? `You have ${disputes} disputes that need follow-up!`
    : 'All disputes are on track! No follow-ups needed.'
}
