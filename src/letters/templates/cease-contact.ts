import { toldDate, windowIsClosed } from '#letters/letter-context.ts'
import { disputeWhileItMayCount, disputes, reportAsDisputed } from '#letters/parts/dispute.ts'
import { posted } from '#letters/parts/frame.ts'
import { opening, reservation } from '#letters/parts/opening.ts'
import { windowMayBeOpen } from '#letters/letter-context.ts'
import { pointsMentioned } from '#letters/parts/points.ts'
import { cite } from '#letters/print-citation.ts'
import { onlyWhen, paragraph, sentence } from '#letters/sentence.ts'
import { longDate } from '#units/iso-date.ts'
import { defineLetter, onlyWithinTheAct } from './define-letter.ts'

/** The request that ends contact. */
export const stopContact = sentence({
  id: 'stop-contact',
  says: () =>
    `I am writing to tell you to stop communicating with me about this debt (${cite('15 USC 1692c(c)', '12 CFR 1006.6(c)')}).`,
  because: 'Once they receive this in writing, the law ends nearly all contact.',
  cites: ['15 USC 1692c(c)', '12 CFR 1006.6(c)(1)'],
})

const askedBefore = sentence({
  id: 'asked-before',
  given: context => ({ receivedOn: toldDate(context, 'ceaseReceivedDate') }),
  says: ({ receivedOn }) => `I asked this before; you received that letter on ${longDate(receivedOn)}.`,
  because: 'You told us so; the return receipt proves it.',
  cites: ['15 USC 1692c(c)'],
})

const exceptions = sentence({
  id: 'what-they-still-may',
  says: () =>
    'After you receive this letter, you may contact me only to say that you are ending your efforts, or that you or the creditor may use, or intend to use, a specific remedy.',
  because: 'These are the three exceptions of the law. Naming them shows that you know what you may ask.',
  cites: ['15 USC 1692c(c)', '12 CFR 1006.6(c)(1)'],
})

const verificationOnce = sentence({
  id: 'verification-may-come-once',
  when: windowMayBeOpen,
  says: () => 'You may also mail me the verification and the name and address of the original creditor, once.',
  because: 'Otherwise the request to stop would stop their answer to your dispute as well.',
  cites: ['15 USC 1692g(b)'],
})

/** Ends contact about the debt, and disputes it while that may count.  @law 15 USC 1692c(c); 12 CFR 1006.6(c) */
export const ceaseContact = defineLetter({
  id: 'cease-contact',
  title: 'Request to stop contact',
  refuses: onlyWithinTheAct,
  cautions: () => [
    'The debt does not go away. It may be sold or reported, and a lawsuit becomes more likely because letters no longer work.',
    'Settlement offers stop. This letter binds only this collector, not the next one.',
    'A softer way: ask for mail only, or no calls at work. A validation request can say that.',
  ],
  body: posted(
    'Request to stop contact about an alleged debt',
    paragraph(...opening, stopContact, askedBefore),
    onlyWhen(windowIsClosed, paragraph(...disputes)),
    disputeWhileItMayCount,
    paragraph(exceptions, verificationOnce),
    pointsMentioned,
    paragraph(reportAsDisputed),
    paragraph(reservation),
  ),
})
