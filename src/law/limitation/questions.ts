import type { ConsumerFactName } from '#law/consumer-facts.ts'
import type { TimeLimit } from '#law/assessment.ts'
import { day, type IsoDate } from '#units/iso-date.ts'
import { withAnswer, type Debt } from './debt.ts'
import { isPaidInInstalments } from './period-classes.ts'

type Question = TimeLimit['questions'][number]

/** The questions the time limit turns on, in plain words. */
const TIME_LIMIT_QUESTIONS = {
  stateOfResidence: 'Which state do you live in now?',
  debtKind: 'What kind of debt is it: a bank card, a store card, a loan, a medical bill, rent, a phone bill?',
  defaultDate: 'When did you miss the first payment that you never caught up on?',
  lastPaymentDate: 'When was your last payment of any size, by anyone, to anyone?',
  judgmentExists: 'Is there already a judgment from a court about this debt?',
  judgmentDate: 'On what day did the court give the judgment?',
  suitFiled: 'Has a suit about this debt been filed against you?',
  suitFiledDate: 'If you were sued: on what day was the suit filed?',
  serviceDate: 'If you were sued: on what day did you get the papers?',
  stateWhenSigned: 'Which state did you live in when you opened the account?',
  signedAgreement: 'Did you sign anything for this debt, on paper or on a screen?',
  underSeal: 'Does the paper you signed say SEAL near the signature, or did a witness sign it too?',
  accountOpenedDate: 'When did you open the account or sign the contract?',
  acceleratedDate: 'Did the lender ever ask for the whole loan at once? When?',
  lastInstalmentDate: 'When was the last payment of the loan due under the first plan?',
  treatmentDate: 'On what day were you treated?',
  hospitalBill: 'Is the bill from a hospital or surgery center?',
  referredToCollectionsDate: 'When did the hospital send the bill to a collector?',
  invoiceDueDate: 'What due date does the bill show?',
  paymentDates: 'Have you paid anything at all since you fell behind? When?',
  acknowledgments: 'Since then, did you write, text or sign anything that says you owe it? When?',
  limitWaived: 'Does your agreement, or a later paper, give the lender more time to sue?',
  bankruptcyFiledDate: 'Did you file for bankruptcy? When?',
  bankruptcyDischargeDate: 'When did your bankruptcy end?',
  militaryService: 'Were you on active military duty since you fell behind? From when to when?',
  daysAwayFromState: 'Did you live outside the state for a while since you fell behind? For how long?',
  lastChargeDate: 'When did you last use the card or account?',
} as const satisfies Partial<Record<ConsumerFactName, string>>

type Asked = keyof typeof TIME_LIMIT_QUESTIONS

export function question(fact: Asked): Question {
  return { fact, ask: TIME_LIMIT_QUESTIONS[fact] }
}

/** More would be a form, not a question. */
const MOST_QUESTIONS = 6

interface Unanswered {
  /** Nothing says when the clock began. */
  readonly startUnknown: boolean
  /** What the doubts turn on. */
  readonly first: readonly ConsumerFactName[]
  readonly range: RangeOf
  /** An answer that makes the time longer could matter. */
  readonly mayLengthen: boolean
}

/** What is still unanswered and could change the answer, the most telling first: what a doubt turns on, then the dates
 *  the clock starts at, then what chooses between readings, then what only lengthens the time. */
export function openQuestions(debt: Debt, { startUnknown, first, range, mayLengthen }: Unanswered): Question[] {
  const choosing = CHOOSING.filter(([fact, answers]) => answers.some(answer => differs(debt, { fact, answer, range })))
  const order: readonly Asked[] = [
    ...(startUnknown ? (['debtKind', 'defaultDate'] as const) : []),
    ...first.filter(isAsked),
    ...STARTS.filter(([, matters]) => matters(debt)).map(([fact]) => fact),
    ...choosing.map(([fact]) => fact),
    ...(mayLengthen ? LENGTHENING : []),
  ]
  const open = [...new Set(order)].filter(fact => debt.told(fact) === undefined)
  return open.slice(0, MOST_QUESTIONS).map(question)
}

function isAsked(fact: ConsumerFactName): fact is Asked {
  return fact in TIME_LIMIT_QUESTIONS
}

type RangeOf = (debt: Debt) => readonly (IsoDate | undefined)[]

function differs(debt: Debt, { fact, answer, range }: { fact: Asked; answer: unknown; range: RangeOf }): boolean {
  if (debt.told(fact) !== undefined) return false
  return range(withAnswer(debt, fact, answer)).join() !== range(debt).join()
}

type Matters = (debt: Debt) => boolean

const STARTS: readonly (readonly [Asked, Matters])[] = [
  ['treatmentDate', debt => hasMedicalClock(debt, 'treatment')],
  ['defaultDate', () => true],
  ['lastPaymentDate', () => true],
  ['lastChargeDate', ({ laws }) => laws.some(law => law.clockStart.from === 'last-charge-or-payment')],
  ['invoiceDueDate', debt => hasMedicalClock(debt, 'invoice')],
  ['lastInstalmentDate', ({ kind, told }) => isPaidInInstalments(kind) && told('acceleratedDate') === undefined],
]

function hasMedicalClock({ kind, laws }: Debt, from: string): boolean {
  return kind === 'medical' && laws.some(({ clockStart }) => clockStart.medicalFrom?.startsWith(from))
}

const CHOOSING: readonly (readonly [Asked, readonly unknown[]])[] = [
  ['signedAgreement', [true, false]],
  ['underSeal', [true, false]],
  ['accountOpenedDate', [day('2000-01-01'), day('2026-01-01')]],
  ['hospitalBill', [true, false]],
]

const LENGTHENING: readonly Asked[] = [
  'stateWhenSigned',
  'paymentDates',
  'acknowledgments',
  'judgmentExists',
  'bankruptcyFiledDate',
  'militaryService',
  'daysAwayFromState',
]
