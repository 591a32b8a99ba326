import { furtherAsks } from '#letters/parts/asks.ts'
import { contactWish } from '#letters/parts/contact.ts'
import { collectionStops, disputeInTime, reportAsDisputed, requests } from '#letters/parts/dispute.ts'
import { posted } from '#letters/parts/frame.ts'
import { earlierDispute, grounds, proofEnclosed } from '#letters/parts/grounds.ts'
import { opening, reservation } from '#letters/parts/opening.ts'
import { pointsMentioned } from '#letters/parts/points.ts'
import { numbered, paragraph, sentence } from '#letters/sentence.ts'
import { defineLetter, onlyWithinTheAct } from './define-letter.ts'

const lead = sentence({
  id: 'outcome-lead',
  says: () => 'When you have looked into this, please:',
  because: 'A dispute should say how it can end.',
})

const correct = sentence({
  id: 'outcome-correct',
  says: () => 'Correct your records, or close the account and return it to the creditor as disputed.',
  because: 'Returned as disputed, the next collector cannot say it did not know.',
})

const tellBureaus = sentence({
  id: 'outcome-tell-bureaus',
  says: () => 'Tell every consumer reporting agency to which you reported it to correct or delete the entry.',
  because: 'A false entry goes on hurting you after the letters stop.',
  cites: ['15 USC 1692e(8)'],
})

const confirm = sentence({
  id: 'outcome-confirm',
  says: () => 'Confirm in writing what you have done.',
  because: 'The confirmation is your proof if another collector writes.',
})

/** Disputes the debt on the grounds the consumer named.  @law 15 USC 1692g(b); 12 CFR 1006.38; 15 USC 1692e(8) */
export const dispute = defineLetter({
  id: 'dispute',
  title: 'Dispute of a debt',
  refuses: onlyWithinTheAct,
  body: posted(
    'Disputed debt',
    paragraph(...opening, ...disputeInTime),
    paragraph(...grounds, proofEnclosed, earlierDispute),
    requests,
    paragraph(...collectionStops),
    furtherAsks,
    pointsMentioned,
    numbered([lead], correct, tellBureaus, confirm),
    paragraph(reportAsDisputed, ...contactWish),
    paragraph(reservation),
  ),
})
