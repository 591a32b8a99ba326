import { addDays, day, shortDate } from '#units/iso-date.ts'
import type { IsoMonth } from '#units/iso-month.ts'
import { acrossBureaus, isChargedOff, tradelinesOf, type CreditCase } from './credit-case.ts'
import { firstDay } from './dates.ts'
import type { CreditErrorKind } from './error-kinds.ts'
import { medicalSign } from './medical.ts'
import { inquiryLimit } from './obsolete.ts'
import type { Inquiry, PersonalItem, Tradeline } from './report.ts'
import type { CreditAnswer } from './questions.ts'
import type { CreditTold } from './told.ts'

/** What a question is about: entries of one account, an inquiry, a personal item; nothing when it is about the person. */
export interface Subject {
  readonly refs: readonly string[]
  readonly name?: string
  readonly months?: readonly IsoMonth[]
}

export interface QuestionKind {
  readonly id: string
  readonly control: 'yes-no' | 'day' | 'day-or-never' | 'month'
  readonly subjects: (about: CreditCase) => readonly Subject[]
  readonly ask: (subject: Subject) => string
  readonly why: string
  /** Answers that could change something: tried before the question is asked. */
  readonly suppose: (subject: Subject, about: CreditCase) => readonly CreditAnswer[]
  readonly tell: (subject: Subject, answer: CreditAnswer) => readonly CreditTold[]
  /** The kinds of errors it can bring or take away. */
  readonly changes: readonly CreditErrorKind[]
}

/** In the order they are asked: about the person first, then each entry. */
export const QUESTION_KINDS: readonly QuestionKind[] = [
  {
    id: 'bankruptcy',
    control: 'day',
    subjects: about => (tradelinesOf(about).some(isBad) ? [{ refs: [] }] : []),
    ask: () => 'Did a court wipe out your debts in a Chapter 7 bankruptcy? On which day?',
    why: 'A debt that was wiped out must not be shown as still owed.',
    suppose: (_, about) => dayBeforeReported(about),
    tell: (_, answer) =>
      typeof answer === 'string' ? [{ kind: 'bankruptcy-discharge', chapter: '7', date: day(answer) }] : [],
    changes: ['acct_bankruptcy_not_updated'],
  },
  {
    id: 'identity-theft-report',
    control: 'day',
    subjects: () => [{ refs: [] }],
    ask: () => 'Do you have an identity theft report, from IdentityTheft.gov or the police? Of which day?',
    why: 'With it, a bureau must block what comes from the theft within 4 business days.',
    suppose: () => ['2000-01-01'],
    tell: (_, answer) => (typeof answer === 'string' ? [{ kind: 'identity-theft-report', date: day(answer) }] : []),
    changes: ['fraud_account_not_mine', 'fraud_mixed_file'],
  },
  {
    id: 'veteran',
    control: 'yes-no',
    subjects: about => (tradelinesOf(about, 'collection').some(line => medicalSign(line)) ? [{ refs: [] }] : []),
    ask: () => 'Are you a veteran?',
    why: 'Medical debt that the VA should have paid has rules of its own.',
    suppose: () => [true],
    tell: (_, answer) => (answer === true ? [{ kind: 'veteran' }] : []),
    changes: ['acct_medical_state_or_va'],
  },
  personal('name', 'Have you ever used the name {value}?', 'fraud_name_wrong', ({ names }) => names.slice(1)),
  personal(
    'address',
    'Have you ever lived at {value}, or used it?',
    'fraud_address_wrong',
    ({ addresses }) => addresses,
  ),
  personal('employer', 'Have you ever worked for {value}?', 'fraud_employer_wrong', ({ employers }) => employers),
  personal('birth', 'Were you born on {value}?', 'fraud_ssn_dob_wrong', ({ births }) =>
    births.length > 1 ? births : [],
  ),
  ofEntries('mine', {
    among: line => line.kind === 'collection' && isBad(line),
    ask: 'Is this debt yours?',
    why: 'If you never had it, you can dispute it. It can also be a sign of identity theft.',
    when: false,
    tell: ref => ({ kind: 'collection-denied', ref }),
    changes: ['fraud_collection_not_mine'],
  }),
  ofEntries('opened', {
    among: line => line.kind === 'account' && isBad(line),
    ask: 'Did you open this account, or agree to it?',
    why: 'An account you never opened may be fraud, or data of another person in your file.',
    when: false,
    tell: ref => ({ kind: 'account-denied', ref }),
    changes: ['fraud_account_not_mine', 'fraud_mixed_file'],
  }),
  ofEntries('liable', {
    among: isBad,
    ask: 'Did you agree to pay for this account yourself?',
    why: 'An authorized user does not owe the debt. Someone who signed for it does.',
    when: false,
    tell: ref => ({ kind: 'liability-denied', ref }),
    changes: ['acct_not_liable'],
  }),
  ofEntries('paid', {
    among: isBad,
    ask: 'Did you pay it off, or settle it?',
    why: 'A debt that was paid must not be shown as still owed.',
    when: true,
    tell: ref => ({ kind: 'paid', ref }),
    changes: ['acct_paid_shows_owing', 'old_paid_collection'],
  }),
  ofEntries('closed', {
    among: line => line.kind === 'account',
    ask: 'Did you close this account yourself?',
    why: 'The report says that the company closed it.',
    when: true,
    tell: ref => ({ kind: 'closed-by-me', ref }),
    changes: ['acct_status_wrong'],
  }),
  ofEntries('open', {
    among: line => line.closed.known && line.status.known && line.status.value === 'current',
    ask: 'Is this account still open?',
    why: 'The report shows it as closed.',
    when: true,
    tell: ref => ({ kind: 'still-open', ref }),
    changes: ['acct_status_wrong'],
  }),
  ofEntries('rehabilitated', {
    among: line => line.type.known && line.type.value === 'student' && isBad(line),
    ask: 'Was this student loan rehabilitated or discharged?',
    why: 'The default must then be taken off the report.',
    when: true,
    tell: ref => ({ kind: 'loan-rehabilitated', ref }),
    changes: ['old_student_loan_default'],
  }),
  {
    id: 'late',
    control: 'month',
    subjects: about =>
      subjectsAmong(about, line => line.kind === 'account' && lateMonths(line).length > 0).map(({ lines, ...one }) => ({
        ...one,
        months: [...new Set(lines.flatMap(lateMonths))].sort(),
      })),
    ask: () => 'Is there a month marked late that you paid on time?',
    why: 'If you can show it, for example with a bank statement, the mark must go.',
    suppose: ({ months }) => months ?? [],
    tell: ({ refs }, answer) =>
      typeof answer === 'string' ? refs.map(ref => ({ kind: 'late-denied', ref, month: answer as IsoMonth })) : [],
    changes: ['acct_late_wrong'],
  },
  {
    id: 'first-contact',
    control: 'day-or-never',
    subjects: about => subjectsAmong(about, line => line.kind === 'collection'),
    ask: () => 'On which day did this collector first write to you or speak with you?',
    why: 'A collector must reach you, and wait about 14 days, before it reports a debt.',
    suppose: () => ['never'],
    tell: ({ refs }, answer) =>
      typeof answer === 'string'
        ? refs.map(ref => ({ kind: 'first-contact', ref, date: answer === 'never' ? 'never' : day(answer) }))
        : [],
    changes: ['old_reported_before_contact'],
  },
  {
    id: 'no-validation',
    control: 'day',
    subjects: about => subjectsAmong(about, line => line.kind === 'collection'),
    ask: () => 'Did you dispute this debt in writing and get no proof of it? On which day did you write?',
    why: 'A collector must not go on reporting a disputed debt as if nothing had happened.',
    suppose: () => ['2000-01-01'],
    tell: ({ refs }, answer) =>
      typeof answer === 'string'
        ? refs.map(ref => ({ kind: 'no-validation-received', ref, disputed: day(answer) }))
        : [],
    changes: ['old_collection_after_dispute_no_validation'],
  },
  {
    id: 'disputed',
    control: 'day',
    subjects: about => subjectsAmong(about, line => line.kind === 'account' && isBad(line)),
    ask: () => 'Did you dispute this with the company itself? On which day did it get your letter?',
    why: 'The report must then say that you dispute it.',
    suppose: () => ['2000-01-01'],
    tell: ({ refs }, answer) =>
      typeof answer === 'string'
        ? refs.map(ref => ({ kind: 'furnisher-dispute-delivered', ref, date: day(answer) }))
        : [],
    changes: ['acct_dispute_flag_missing'],
  },
  {
    id: 'asked-for',
    control: 'yes-no',
    subjects: about =>
      about.report.files
        .flatMap(({ inquiries }) => inquiries)
        .filter(one => one.kind === 'hard' && one.date.known && inquiryLimit(one.date.value) >= about.on)
        .map(one => ({ refs: [one.id], name: inquiryName(one) })),
    ask: () => 'Did you ask this company for credit?',
    why: 'A company needs a lawful reason to look at your report.',
    suppose: () => [false],
    tell: ({ refs }, answer) =>
      refs.map(ref => ({ kind: answer === false ? 'inquiry-denied' : 'inquiry-admitted', ref })),
    changes: ['fraud_inquiry', 'fraud_account_not_mine'],
  },
]

function inquiryName({ name, date }: Inquiry): string {
  return date.known ? `${name.value}, ${shortDate(date.value)}` : name.value
}

interface OfEntries {
  readonly among: (line: Tradeline) => boolean
  readonly ask: string
  readonly why: string
  /** The answer that tells. */
  readonly when: boolean
  readonly tell: (ref: string) => CreditTold
  readonly changes: readonly CreditErrorKind[]
}

/** A yes or no about an account, asked once for all bureaus that report it. */
function ofEntries(id: string, { among, ask, why, when, tell, changes }: OfEntries): QuestionKind {
  return {
    id,
    control: 'yes-no',
    subjects: about => subjectsAmong(about, among),
    ask: () => ask,
    why,
    suppose: () => [when],
    tell: ({ refs }, answer) => (answer === when ? refs.map(tell) : []),
    changes,
  }
}

/** Whether something of a file is the person's, asked once however many bureaus print it. */
function personal(
  id: string,
  ask: string,
  change: CreditErrorKind,
  itemsOf: (personal: CreditCase['report']['files'][number]['personal']) => readonly PersonalItem[],
): QuestionKind {
  return {
    id,
    control: 'yes-no',
    subjects: ({ report }) => {
      const byValue = new Map<string, PersonalItem[]>()
      for (const item of report.files.flatMap(file => itemsOf(file.personal))) {
        const key = item.value.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
        byValue.set(key, [...(byValue.get(key) ?? []), item])
      }
      return [...byValue.values()].map(items => ({ refs: items.map(({ id: ref }) => ref), name: items[0]!.value }))
    },
    ask: ({ name }) => ask.replace('{value}', name ?? ''),
    why: 'What is not yours may come from another person or from fraud.',
    suppose: () => [false],
    tell: ({ refs }, answer) => (answer === false ? refs.map(ref => ({ kind: 'personal-denied', ref })) : []),
    changes: [change, 'fraud_mixed_file'],
  }
}

function subjectsAmong(
  about: CreditCase,
  among: (line: Tradeline) => boolean,
): (Subject & { readonly lines: readonly Tradeline[] })[] {
  const groups = acrossBureaus(about)
  const grouped = new Set(groups.flat())
  const all = [...groups, ...tradelinesOf(about).flatMap(line => (grouped.has(line) ? [] : [[line]]))]
  return all
    .map(lines => lines.filter(among))
    .filter(lines => lines.length > 0)
    .map(lines => ({ lines, refs: lines.map(({ id }) => id), name: lines[0]!.creditor.value }))
}

/** What is worth a question: in collection, charged off, past due or once late. */
function isBad(line: Tradeline): boolean {
  return isChargedOff(line) || (line.pastDue.known && line.pastDue.value > 0) || lateMonths(line).length > 0
}

function lateMonths({ history }: Tradeline): IsoMonth[] {
  return history.filter(({ code }) => /^\d+$/.test(code)).map(({ month }) => month)
}

/** The day before the earliest of what is reported: a discharge then would come before all of it. */
function dayBeforeReported(about: CreditCase): CreditAnswer[] {
  const reported = tradelinesOf(about).flatMap(({ reported: on }) => (on.known ? [firstDay(on.value)] : []))
  const [first] = reported.sort()
  return first === undefined ? [] : [addDays(first, -1)]
}
