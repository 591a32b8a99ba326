import { bindsTheSender, type LetterContext } from '#letters/letter-context.ts'
import { asIs } from '#letters/letter.ts'
import { contactWish } from '#letters/parts/contact.ts'
import { collectionStops, inTime, reportAsDisputed, requests } from '#letters/parts/dispute.ts'
import { posted } from '#letters/parts/frame.ts'
import { opening, reservation } from '#letters/parts/opening.ts'
import { pointsMentioned } from '#letters/parts/points.ts'
import { cite } from '#letters/print-citation.ts'
import { onlyWhen, paragraph, sentence } from '#letters/sentence.ts'
import { stateName } from '#units/state-code.ts'
import { defineLetter } from './define-letter.ts'

function isLikelyBarred({ timeLimit }: LetterContext): boolean {
  return timeLimit?.verdict === 'likely_time_barred'
}

const alleged = sentence({
  id: 'alleged-debt-disputed',
  says: () => 'I dispute this alleged debt in full.',
  because:
    'Puts your dispute on record, and stops collection if the validation period still runs. Nothing here treats the debt as owed.',
  cites: (_, { withinTheAct }) => (withinTheAct ? ['15 USC 1692g(b)'] : []),
})

const limitHasEnded = sentence({
  id: 'time-limit-ended',
  when: isLikelyBarred,
  given: ({ timeLimit, state }) => ({ statute: timeLimit?.statute, state }),
  says: ({ statute, state }) => [
    'It appears that the time to sue on this alleged debt under the law of ',
    asIs(stateName(state)),
    ' (',
    asIs(statute),
    ') has ended.',
  ],
  because: 'On the longest period that can apply, counted from the dates we know, the last day to sue has passed.',
  cites: ({ statute }) => [statute],
})

const limitHasEndedUnnamed = sentence({
  id: 'time-limit-ended-unnamed',
  when: context => isLikelyBarred(context) && (context.timeLimit?.statute === undefined || context.state === undefined),
  says: () => 'It appears that the time to sue on this alleged debt has ended.',
  because: 'On the longest period that can apply, counted from the dates we know, the last day to sue has passed.',
})

const hasItEnded = sentence({
  id: 'time-limit-asked',
  when: context => !isLikelyBarred(context),
  says: () =>
    'Please state whether, in your view, the time to sue on this alleged debt is still running, and send me the dates you rely on.',
  because: 'How old the debt is cannot be said for sure, so the letter asks and claims nothing.',
})

const maySueNoMore = sentence({
  id: 'no-suit-on-time-barred-debt',
  when: bindsTheSender,
  says: () =>
    `A debt collector may not sue or threaten to sue to collect a time-barred debt (${cite('12 CFR 1006.26(b)')}).`,
  because: 'Tells them that you know the rule, without a threat.',
  cites: ['12 CFR 1006.26(b)'],
})

const theirDates = sentence({
  id: 'ask-dates-they-rely-on',
  when: isLikelyBarred,
  says: () => 'If you say otherwise, please send me the dates you rely on, and the records that show them.',
  because: 'They must prove the dates. Do not supply any yourself: a date you give can be used to count again.',
})

/** The time limit, claimed or asked about as far as it is sure. */
export const timeLimitPoint = [limitHasEnded, limitHasEndedUnnamed, hasItEnded, maySueNoMore]

/** Says that the time to sue has run out, or asks when that is not sure. Gives no date and offers nothing.
 *  @law 12 CFR 1006.26(b); strategy.md 5.4 */
export const timeLimitDefense = defineLetter({
  id: 'time-limit-defense',
  title: context => (isLikelyBarred(context) ? 'Dispute: the time to sue has ended' : 'Dispute: how old is this debt?'),
  refuses: ({ timeLimit }) =>
    timeLimit?.verdict === 'likely_not_time_barred' || timeLimit?.verdict === 'not_applicable'
      ? {
          id: 'not-time-barred',
          why: 'By the dates we know, the time to sue has not run out. A letter that says otherwise would be wrong.',
          instead: 'validation-request',
        }
      : undefined,
  cautions: context => [
    ...(isLikelyBarred(context)
      ? []
      : ['We could not tell how old this debt is. The letter asks; it does not say that the time to sue has ended.']),
    'If you are sued anyway, you must say in court that the time has run out. This letter is not enough.',
    'Do not pay, promise or sign anything: in many states that can start the time to sue again.',
  ],
  body: posted(
    'Alleged debt',
    paragraph(...opening, alleged, ...inTime),
    paragraph(...timeLimitPoint, theirDates),
    requests,
    onlyWhen(bindsTheSender, paragraph(...collectionStops)),
    pointsMentioned,
    paragraph(reportAsDisputed, ...contactWish),
    paragraph(reservation),
  ),
})
