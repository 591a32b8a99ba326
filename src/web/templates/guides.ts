import type { PlainPhrase } from '#language/phrase.ts'
import type { LetterChoice } from '#billing/aliases.ts'
import type { Citation } from '#law/citations.ts'
import type { TemplateId } from '#letters/templates/define-letter.ts'

/** What a person must know about a letter before choosing it. None of the letter's own words stand here. */
export interface Guide {
  readonly template: TemplateId
  /** How it is bought by itself; absent when only a plan opens it. */
  readonly choice?: LetterChoice
  readonly name: PlainPhrase
  readonly does: PlainPhrase
  readonly useWhen: readonly PlainPhrase[]
  readonly notWhen: readonly PlainPhrase[]
  readonly risks: readonly PlainPhrase[]
  readonly cites: readonly [Citation, ...Citation[]]
}

const NOT_FOR_COURT = 'You got court papers. No letter to a collector stops a court date: answer the court first.'

const GUIDES = {
  validation: {
    template: 'validation-request',
    choice: 'validation',
    name: 'Debt validation request',
    does: 'You dispute the debt in writing and ask for proof. Sent within the 30 days, it stops collection until they mail you the proof.',
    useWhen: [
      'A collector wrote or called for the first time, and the 30 days may still run.',
      'You do not know the debt, the amount or the company.',
      'You want to keep every other choice open. This letter closes none.',
    ],
    notWhen: [
      NOT_FOR_COURT,
      'You have reasons and papers of your own. The dispute letter says them.',
      'Your bank or store writes in its own name. These duties bind collectors, so use a dispute letter.',
    ],
    risks: [
      'After the 30 days they need not stop. The letter still puts your dispute on record.',
      'No law sets a day by which they must answer. They may not collect while a dispute sent in time is open.',
      'It does not stop the time to sue, for them or for you.',
    ],
    cites: ['15 USC 1692g(b)', '12 CFR 1006.38(d)(2)'],
  },
  cease: {
    template: 'cease-contact',
    choice: 'cease',
    name: 'Cease and desist letter',
    does: 'You tell the collector to stop contacting you about this debt. Once they have it, they may only say that they stop, or that they may use or will use a remedy such as a lawsuit.',
    useWhen: [
      'The contact itself is what hurts you, and asking did not help.',
      'You decided not to deal with this collector.',
      'You know that they can still sue, and you would answer the court.',
    ],
    notWhen: [
      NOT_FOR_COURT,
      'You may want to settle. They can no longer send you an offer.',
      'You only want the calls to stop. Tell them “by mail only” instead: they must follow that too.',
    ],
    risks: [
      'The debt stays. A lawsuit becomes more likely, as letters no longer work for them.',
      'It may still be sold or reported to a credit bureau.',
      'It binds this collector. A new one may write until you tell it, too.',
    ],
    cites: ['15 USC 1692c(c)', '12 CFR 1006.6(c)', '12 CFR 1006.14(h)'],
  },
  settlement: {
    template: 'settlement-offer',
    name: 'Settlement letter',
    does: 'You offer one payment to end a disputed claim. You admit nothing, and you pay only after a signed agreement has come.',
    useWhen: [
      'You checked that the time to sue still runs.',
      'The debt is yours, the amount is right, and you can pay the sum at once.',
      'You would rather pay a part than wait for a lawsuit.',
    ],
    notWhen: [
      NOT_FOR_COURT,
      'The debt is or may be too old to sue on. An offer or a payment can start the time again.',
      'You would pay with money for rent, food or medicine, or with income the law protects.',
    ],
    risks: [
      'An offer can be read as saying that you owe. The letter says you do not admit it, but no wording is sure.',
      'Money paid before the signed agreement buys nothing. The rest can be collected or sold.',
      'If $600 or more is forgiven, it may be reported as income on Form 1099-C.',
    ],
    cites: ['12 CFR 1006.26(b)'],
  },
  fdcpa: {
    template: 'violation-demand',
    name: 'FDCPA violation letter',
    does: 'You say what the collector did, which law it breaks, and what you want: stop, correct, and keep the records.',
    useWhen: [
      'You know what happened and when, and you kept a letter, a message or a log of calls.',
      'The 30 days are over, or a dispute you sent was ignored.',
      'You want it on record before you talk to a lawyer or complain.',
    ],
    notWhen: [
      NOT_FOR_COURT,
      'You are not sure that it happened. A false statement hurts you more than them.',
      'You still have the 30 days and have not disputed. Dispute first.',
    ],
    risks: [
      'The law pays up to $1,000 for each lawsuit, not for each violation, and only if a court says so.',
      'You must sue within one year of the violation. Do not let talks run past it.',
      'Collectors have defenses. Show it to a consumer lawyer before you rely on it.',
    ],
    cites: ['15 USC 1692k(a)', '15 USC 1692k(d)'],
  },
  dispute: {
    template: 'dispute',
    choice: 'dispute',
    name: 'Dispute letter',
    does: 'You say that the debt is wrong and why: not yours, paid, settled, or the wrong amount. You ask them to correct it or close it.',
    useWhen: [
      'You have a reason, and best a paper that shows it.',
      'The 30 days may still run: it stops collection like the validation letter.',
      'They report the debt. They must then say that it is disputed.',
    ],
    notWhen: [
      NOT_FOR_COURT,
      'You are not sure that the debt is wrong. Ask for proof first, with the validation letter.',
      'You said the same before. A second letter should bring something new.',
    ],
    risks: [
      'Say only what is true. A false reason hurts you, and about identity theft it can be a crime.',
      'Send copies, never your originals.',
      'After the 30 days they need not stop, but they must still report the dispute.',
    ],
    cites: ['15 USC 1692g(b)', '15 USC 1692e(8)', '12 CFR 1006.38(a)'],
  },
  statute: {
    template: 'time-limit-defense',
    choice: 'statute',
    name: 'Statute of limitations letter',
    does: 'You ask how old the debt is and name the rule: a collector may not sue, or threaten to sue, on a debt whose time has run out. You admit nothing.',
    useWhen: [
      'The debt is old: the last payment or first missed one was years ago.',
      'They threaten a lawsuit about an old debt.',
      'You want the dates they rely on, in writing.',
    ],
    notWhen: [
      'You were sued. You must say in court, in time, that the debt is too old. A letter is not enough.',
      'The time to sue clearly still runs. Ask for proof or dispute instead.',
      'You are about to pay something. Check the dates before you do.',
    ],
    risks: [
      'Never add when you paid last, and never promise anything. In many states that starts the time again.',
      'The debt may stay on a credit report: that is another clock, of seven years.',
      'Only in some states is the debt itself gone. In the others they may still ask.',
    ],
    cites: ['12 CFR 1006.26(a)', '12 CFR 1006.26(b)'],
  },
} as const satisfies Readonly<Record<string, Guide>>

export type GuideName = keyof typeof GUIDES

export const GUIDE_NAMES = Object.keys(GUIDES) as readonly GuideName[]

/** The guide an address names; undefined for a name that is none. */
export function guideNamed(name: string): Guide | undefined {
  return Object.hasOwn(GUIDES, name) ? GUIDES[name as GuideName] : undefined
}
