import { windowIsClosed } from '#letters/letter-context.ts'
import { furtherAsks } from '#letters/parts/asks.ts'
import { contactWish } from '#letters/parts/contact.ts'
import { collectionStops, disputeInTime, reportAsDisputed, requests } from '#letters/parts/dispute.ts'
import { posted } from '#letters/parts/frame.ts'
import { opening, reservation } from '#letters/parts/opening.ts'
import { pointsMentioned } from '#letters/parts/points.ts'
import { paragraph } from '#letters/sentence.ts'
import { defineLetter, onlyWithinTheAct } from './define-letter.ts'

/** Disputes the debt and asks for verification and the original creditor. After the validation period the same letter
 *  claims no duty to stop.  @law 15 USC 1692g(b); 12 CFR 1006.38 */
export const validationRequest = defineLetter({
  id: 'validation-request',
  title: context =>
    windowIsClosed(context) ? 'Dispute and request for verification (late form)' : 'Debt validation request',
  refuses: onlyWithinTheAct,
  body: posted(
    'Alleged debt',
    paragraph(...opening, ...disputeInTime),
    requests,
    paragraph(...collectionStops),
    furtherAsks,
    pointsMentioned,
    paragraph(reportAsDisputed, ...contactWish),
    paragraph(reservation),
  ),
})
