import { toldDate } from '#letters/letter-context.ts'
import { contactWish } from '#letters/parts/contact.ts'
import { disputeWhileItMayCount, reportAsDisputed } from '#letters/parts/dispute.ts'
import { factBlank, posted } from '#letters/parts/frame.ts'
import { grounds } from '#letters/parts/grounds.ts'
import { reservation } from '#letters/parts/opening.ts'
import { cite } from '#letters/print-citation.ts'
import { numbered, paragraph, sentence } from '#letters/sentence.ts'
import { longDate } from '#units/iso-date.ts'
import { defineLetter, onlyWithinTheAct } from './define-letter.ts'

const replied = sentence({
  id: 'their-reply',
  given: context => ({
    disputedOn: toldDate(context, 'writtenDisputeReceivedDate'),
    repliedOn: toldDate(context, 'verificationReceivedDate'),
  }),
  says: ({ disputedOn, repliedOn }) =>
    `You received my written dispute of this debt on ${longDate(disputedOn)}, and on ${longDate(repliedOn)} I received your reply.`,
  because: 'Puts the order of events on record, with the dates you gave us.',
  cites: ['15 USC 1692g(b)'],
})

const repliedOnly = sentence({
  id: 'their-reply-only',
  when: context => toldDate(context, 'writtenDisputeReceivedDate') === undefined,
  given: context => ({ repliedOn: toldDate(context, 'verificationReceivedDate') }),
  says: ({ repliedOn }) => `On ${longDate(repliedOn)} I received your reply to my dispute of this debt.`,
  because: 'Puts their reply on record, with the date you gave us.',
  cites: ['15 USC 1692g(b)'],
})

const whatCame = sentence({
  id: 'what-came',
  says: () => ['It contained: ', factBlank('what they sent, for example one account statement'), '.'],
  because: 'Only you have seen it. Say plainly what came; do not argue.',
})

const continues = sentence({
  id: 'dispute-continues',
  says: () => 'My dispute continues.',
  because: 'Their reply may end the pause in collection; it does not end your dispute.',
  cites: ['15 USC 1692e(8)'],
})

const newReason = sentence({
  id: 'new-reason',
  says: () => ['I add this: ', factBlank('one new fact or reason'), '.'],
  because: 'A dispute that only repeats the first may be set aside as a duplicate.',
  cites: ['12 CFR 1006.38(a)'],
})

const lead = sentence({
  id: 'missing-lead',
  says: () =>
    `So that I can understand the claim, please send me whichever of these your reply does not show (${cite('15 USC 1692g(b)')}):`,
  because: 'Courts ask little of a verification, so the letter asks and does not accuse.',
  cites: ['15 USC 1692g(b)'],
})

const MISSING = [
  { item: 'The name of the creditor to whom the debt is owed now.', shownBy: 'creditor' },
  { item: 'The account the debt comes from, and whose name is on it.', shownBy: 'records' },
  { item: 'The amount, and how it was reached.', shownBy: 'amount' },
  { item: 'What connects the account to me.', shownBy: undefined },
] as const

const missing = MISSING.map(({ item, shownBy }, index) =>
  sentence({
    id: `missing-from-reply-${index + 1}`,
    when: ({ replyShows }) => shownBy === undefined || !replyShows?.includes(shownBy),
    says: () => item,
    because: 'One of the things a reply should show. Take it out if it was there.',
    cites: ['15 USC 1692g(b)'],
  }),
)

/** Answers a thin verification: asks for what is missing, and does not accuse.  @law 15 USC 1692g(b); strategy.md 5.8 */
export const counterLetter = defineLetter({
  id: 'counter-letter',
  title: 'Answer to an incomplete verification',
  refuses: context =>
    onlyWithinTheAct(context) ??
    (toldDate(context, 'verificationReceivedDate') === undefined
      ? {
          id: 'no-reply-yet',
          why: 'This letter answers a reply to your dispute, and we do not know of one.',
          instead: 'validation-request',
        }
      : undefined),
  cautions: () => [
    'The law asks little of a verification: written confirmation of the amount can be enough. It does not make a debt void.',
  ],
  body: posted(
    'Disputed debt',
    paragraph(replied, repliedOnly, whatCame, continues),
    paragraph(...grounds, newReason),
    numbered([lead], ...missing),
    disputeWhileItMayCount,
    paragraph(reportAsDisputed, ...contactWish),
    paragraph(reservation),
  ),
})
