import { bindsTheSender, windowIsClosed, windowIsOpen, windowMayBeOpen } from '#letters/letter-context.ts'
import type { LetterContext } from '#letters/letter-context.ts'
import { cite, printCitation } from '#letters/print-citation.ts'
import { numbered, onlyWhen, paragraph, sentence, type Part, type Passage } from '#letters/sentence.ts'
import { formatCents } from '#units/cents.ts'
import { longDate } from '#units/iso-date.ts'

const NO_REASON_NEEDED =
  'A written dispute is what stops collection. Asking for proof alone may not count as one. You need not give a reason.'

/** The sentence no letter is without while the validation period may run: it cannot be repaired later. */
export const disputes: readonly Part[] = [
  sentence({
    id: 'dispute-in-full',
    when: context => bindsTheSender(context) && context.wishes.disputedPart === undefined,
    says: () => 'I dispute this debt in full.',
    because: NO_REASON_NEEDED,
    cites: ['15 USC 1692g(b)', '12 CFR 1006.38(d)(2)'],
  }),
  sentence({
    id: 'dispute-in-part',
    when: bindsTheSender,
    given: ({ wishes }) => ({ part: wishes.disputedPart }),
    says: ({ part }) => `I dispute ${formatCents(part)} of this debt.`,
    because: `${NO_REASON_NEEDED} You chose to dispute only this part.`,
    cites: ['15 USC 1692g(b)', '12 CFR 1006.38(d)(2)'],
  }),
  sentence({
    id: 'dispute-outside-the-act',
    when: context => !bindsTheSender(context),
    says: () => 'I dispute this debt in full.',
    because:
      'Puts your disagreement on record. The federal rules for debt collectors do not bind this sender, so none is cited.',
  }),
]

function inTimeUnderTheAct(context: LetterContext): boolean {
  return windowIsOpen(context) && bindsTheSender(context)
}

const withinPeriodOn = sentence({
  id: 'within-validation-period-dated',
  when: context => inTimeUnderTheAct(context) && !context.window.assumed,
  given: ({ window }) => ({ endsOn: window.endsOn }),
  says: ({ endsOn }) => `I write within the validation period, which ends no earlier than ${longDate(endsOn)}.`,
  because: 'Inside this period a written dispute obliges them to stop. The date shows that you are in time.',
  cites: ['15 USC 1692g(a)', '12 CFR 1006.34(b)(5)'],
})

const withinPeriod = sentence({
  id: 'within-validation-period',
  when: context => inTimeUnderTheAct(context) && (context.window.assumed || context.window.endsOn === undefined),
  says: () => 'I write within the validation period.',
  because:
    'Inside this period a written dispute obliges them to stop. Its last day rests on an assumption, so it is not named.',
  cites: ['15 USC 1692g(a)', '12 CFR 1006.34(b)(5)'],
})

/** That the dispute comes in time, when it certainly does. */
export const inTime: readonly Part[] = [withinPeriodOn, withinPeriod]

/** The dispute and, in time, that it is in time. */
export const disputeInTime: readonly Part[] = [...disputes, ...inTime]

const verification = sentence({
  id: 'request-verification',
  says: () => 'Verification of the debt.',
  because: 'After a dispute in time they must mail you verification before they go on collecting.',
  cites: ['15 USC 1692g(b)', '12 CFR 1006.38(d)(2)'],
})

const originalCreditor = sentence({
  id: 'request-original-creditor',
  says: () => 'The name and address of the original creditor, if it is not the current creditor.',
  because: 'You may ask who the debt was first owed to. Asked in time, they must stop until they answer.',
  cites: ['15 USC 1692g(a)(5)', '15 USC 1692g(b)', '12 CFR 1006.38(c)'],
})

const leadInTime = sentence({
  id: 'request-lead-in-time',
  when: windowMayBeOpen,
  says: () => `Under ${printCitation('15 USC 1692g(b)')} and ${printCitation('12 CFR 1006.38')}, please mail me:`,
  because: 'Leads to the two things the law lets you ask for.',
  cites: ['15 USC 1692g(b)', '12 CFR 1006.38'],
})

const leadLate = sentence({
  id: 'request-lead-late',
  when: windowIsClosed,
  says: () => 'Please mail me:',
  because: 'You may ask at any time. As the validation period is over, no federal duty to stop is claimed.',
})

/** Verification and the original creditor, asked together. */
export const requests: Passage = onlyWhen(
  bindsTheSender,
  numbered([leadInTime, leadLate], verification, originalCreditor),
)

/** Either of the two alone, for a draft that already asks for the other. */
export const requestVerificationOnly = sentence({
  id: 'request-verification-alone',
  when: bindsTheSender,
  says: () => `Please send me verification of this debt (${cite('15 USC 1692g(b)')}).`,
  because: 'After a dispute in time they must mail you verification before they go on collecting.',
  cites: ['15 USC 1692g(b)'],
})

export const requestCreditorOnly = sentence({
  id: 'request-original-creditor-alone',
  when: bindsTheSender,
  says: () =>
    `Please also send me the name and address of the original creditor, if it is not the current creditor (${cite('15 USC 1692g(b)')}).`,
  because: 'You may ask who the debt was first owed to. Asked in time, they must stop until they answer.',
  cites: ['15 USC 1692g(a)(5)', '15 USC 1692g(b)'],
})

const STOP_LAW = ['15 USC 1692g(b)', '12 CFR 1006.38(c)', '12 CFR 1006.38(d)(2)'] as const

/** What follows from the dispute: a duty in time, a conditional duty when that is unknown, a request when it is late. */
export const collectionStops: readonly Part[] = [
  sentence({
    id: 'stop-until-verified',
    when: windowIsOpen,
    says: (_, context) => `Until you have mailed these to me, you must stop collecting ${whatIsDisputed(context)}.`,
    because: 'A written dispute inside the validation period stops collection until verification is mailed.',
    cites: STOP_LAW,
  }),
  sentence({
    id: 'stop-if-in-time',
    when: ({ window }) => window.state === 'unknown',
    says: (_, context) =>
      `If this letter reaches you within the validation period, you must stop collecting ${whatIsDisputed(context)} until you have mailed these to me.`,
    because: 'We do not know when the validation period ends, so the duty to stop is stated with its condition.',
    cites: STOP_LAW,
  }),
  sentence({
    id: 'hold-while-answering',
    when: windowIsClosed,
    says: () => 'Please record the debt as disputed, and hold collection while you answer.',
    because: 'The validation period is over: you can ask them to hold, but the letter claims no duty to stop.',
  }),
]

function whatIsDisputed({ wishes }: LetterContext): string {
  return wishes.disputedPart === undefined ? 'the debt' : 'the disputed amount'
}

export const reportAsDisputed = sentence({
  id: 'report-as-disputed',
  when: bindsTheSender,
  says: () =>
    `If you report this debt to a consumer reporting agency or to anyone else, you must say that it is disputed (${cite('15 USC 1692e(8)')}).`,
  because: 'This duty has no time limit: a debt they know to be disputed must be reported as disputed.',
  cites: ['15 USC 1692e(8)'],
})

/** Rule 1 for letters of another purpose: the whole dispute while the period may run, nothing of it afterwards. */
export const disputeWhileItMayCount: Passage = onlyWhen(
  context => windowMayBeOpen(context) && bindsTheSender(context),
  paragraph(...disputeInTime),
  requests,
  paragraph(...collectionStops),
)
