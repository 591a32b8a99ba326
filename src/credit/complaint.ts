import { addDays, daysBetween, type IsoDate } from '#units/iso-date.ts'
import type { BureauStanding } from './bureau-standing.ts'

/** A dispute must have been with the bureau for longer than this, or be no longer pending, before its complaint form may be
 *  used. As the CFPB's own notice for credit reporting complaints says (February 2026). */
const PORTAL_DAYS = 45

export type ComplaintGate =
  | { readonly isOpen: true; readonly because: string }
  | { readonly isOpen: false; readonly because: string; readonly opensOn: IsoDate | undefined }

/** Whether the portal would take a complaint about this bureau: the person disputed with it first, and either more than 45
 *  days are over or the bureau has answered. What it deleted is no ground for one.
 *  @law 15 USC 1681i(e) */
export function complaintGate(
  { sentOn, answer }: Pick<BureauStanding, 'sentOn' | 'answer'>,
  today: IsoDate,
): ComplaintGate {
  if (sentOn === undefined)
    return { isOpen: false, because: 'You must dispute with the bureau first.', opensOn: undefined }
  if (answer === 'deleted')
    return { isOpen: false, because: 'The bureau deleted what you disputed.', opensOn: undefined }
  if (answer !== undefined && answer !== 'no_response')
    return { isOpen: true, because: 'The bureau has answered, so your dispute is no longer pending.' }
  return daysBetween(sentOn, today) > PORTAL_DAYS
    ? { isOpen: true, because: `More than ${PORTAL_DAYS} days are over since you sent your dispute.` }
    : {
        isOpen: false,
        because: `The portal takes it when more than ${PORTAL_DAYS} days are over, or the bureau has answered.`,
        opensOn: addDays(sentOn, PORTAL_DAYS + 1),
      }
}
