import type { PlainPhrase } from '#language/phrase.ts'
import type { Citation } from '#law/citations.ts'
import type { GuideSlug } from '#web/guides/slugs.ts'

export interface Meaning {
  readonly word: PlainPhrase
  readonly meaning: PlainPhrase
  readonly cites?: readonly Citation[]
  /** Where more is said, to read or to print. */
  readonly guide?: GuideSlug
}

/** Every word of the law that stands on a page, explained once. */
export const GLOSSARY = {
  'time-barred': {
    word: 'Time-barred',
    meaning: 'So old that the law no longer lets a court order you to pay, if you say so in time.',
    cites: ['12 CFR 1006.26(a)', '12 CFR 1006.26(b)'],
    guide: 'old-debts',
  },
  'return receipt': {
    word: 'Return receipt',
    meaning: 'A green card the post office sends back to you, signed by whoever took the letter.',
    guide: 'certified-mail',
  },
  'certified mail': {
    word: 'Certified mail',
    meaning: 'Mail with a number that proves when you sent it. Ask for it at any post office.',
    guide: 'certified-mail',
  },
  judgment: {
    word: 'Judgment',
    meaning: 'A court’s decision that you owe. With it, wages or a bank account can be taken.',
    guide: 'court-papers',
  },
  summons: {
    word: 'Summons',
    meaning: 'A paper from a court: you are sued, and must answer the court by a day.',
    guide: 'court-papers',
  },
  'default judgment': {
    word: 'Default judgment',
    meaning: 'What a court can decide without you, if you do not answer in time.',
    guide: 'court-papers',
  },
  garnishment: {
    word: 'Garnishment',
    meaning: 'A court’s order to your employer or bank to hand over part of your wages or money.',
    cites: ['15 USC 1673(a)'],
    guide: 'court-papers',
  },
  exemption: {
    word: 'Exemption',
    meaning: 'Money or things the law lets you keep. You may have to claim them, in few days.',
    cites: ['42 USC 407', '31 CFR 212'],
    guide: 'court-papers',
  },
  collector: {
    word: 'Debt collector',
    meaning: 'Someone who regularly collects debts owed to others. A lender that collects its own debt is not one.',
    cites: ['15 USC 1692a(6)'],
  },
  'original creditor': {
    word: 'Original creditor',
    meaning: 'The company you first dealt with: the bank, the store, the hospital.',
    cites: ['15 USC 1692g(a)(5)'],
  },
  'debt buyer': {
    word: 'Debt buyer',
    meaning: 'A company that bought the debt from somebody else and now collects it for itself.',
  },
  'validation notice': {
    word: 'Validation notice',
    meaning: 'The first letter’s list of what you need: how much, for whom, and how to dispute it by when.',
    cites: ['15 USC 1692g(a)'],
    guide: 'validation-window',
  },
  'validation period': {
    word: 'The 30 days',
    meaning:
      'The time to dispute in writing, so that they must stop and prove the debt. It counts from getting the notice.',
    cites: ['15 USC 1692g(b)', '12 CFR 1006.34(b)(5)'],
    guide: 'validation-window',
  },
  dispute: {
    word: 'Dispute',
    meaning: 'You write that you do not agree with the debt or its amount. You need no reason.',
    cites: ['15 USC 1692g(b)'],
    guide: 'validation-window',
  },
  verification: {
    word: 'Verification',
    meaning: 'The proof a collector must mail you after a dispute in time, before it may go on.',
    cites: ['15 USC 1692g(b)'],
    guide: 'validation-window',
  },
  'time limit': {
    word: 'Time limit to sue',
    meaning:
      'How many years a collector has to take you to court. Each state has its own. Also called statute of limitations.',
    cites: ['12 CFR 1006.26(b)'],
    guide: 'old-debts',
  },
  revival: {
    word: 'Starting the clock again',
    meaning: 'In many states a payment, a promise or a signed admission makes the years to sue begin anew.',
    guide: 'old-debts',
  },
  'charge-off': {
    word: 'Charge-off',
    meaning: 'The lender wrote the debt off in its books. You can still be asked to pay it.',
  },
  settlement: {
    word: 'Settlement',
    meaning: 'You pay less than they ask, and the debt is over. Only with a signed paper first.',
  },
  'cease letter': {
    word: 'Letter to stop contact',
    meaning: 'You write that they must stop contacting you. They must, but they can still sue.',
    cites: ['15 USC 1692c(c)'],
    guide: 'calls-and-work',
  },
  'statutory damages': {
    word: 'Statutory damages',
    meaning: 'Up to $1,000 a court can add in a lawsuit of one person, without proof of a loss.',
    cites: ['15 USC 1692k(a)(2)(A)'],
  },
  'credit bureau': {
    word: 'Credit bureau',
    meaning: 'A company that keeps your credit report: Equifax, Experian or TransUnion.',
    guide: 'credit-report-errors',
  },
  furnisher: {
    word: 'Furnisher',
    meaning: 'The company that reports an account to a credit bureau.',
    cites: ['15 USC 1681s-2(b)'],
    guide: 'credit-report-errors',
  },
  'first delinquency': {
    word: 'Day you first fell behind',
    meaning: 'The missed payment you never made up. The seven years in a credit report count from it.',
    cites: ['15 USC 1681c(c)(1)'],
    guide: 'credit-report-errors',
  },
  violation: {
    word: 'Violation',
    meaning: 'Words or deeds of a collector that the law does not allow. We say how sure we are of each.',
  },
} as const satisfies Readonly<Record<string, Meaning>>

export type TermId = keyof typeof GLOSSARY
