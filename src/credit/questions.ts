import { isoDate, type IsoDate } from '#units/iso-date.ts'
import { isoMonth } from '#units/iso-month.ts'
import type { CreditCase } from './credit-case.ts'
import type { CreditErrorKind } from './error-kinds.ts'
import { ERROR_FINDERS } from './errors/index.ts'
import { QUESTION_KINDS, type QuestionKind, type Subject } from './kinds-of-questions.ts'
import type { CreditTold } from './told.ts'

/** Yes or no, a day, a month, or `never`. */
export type CreditAnswer = boolean | string

/** What the person answered, by the id of the question. */
export type CreditAnswers = Readonly<Record<string, CreditAnswer>>

/** Something only the person knows that would change what is found. */
export interface CreditQuestion {
  /** Stable for the same report: `paid:equifax-5`. */
  readonly id: string
  /** The entry it is about; absent when it is about the person. */
  readonly entry?: string
  readonly ask: string
  readonly why: string
  readonly control: QuestionKind['control']
  /** Of a month: those to choose from. */
  readonly months: readonly string[]
  readonly given?: CreditAnswer
}

type Unasked = Omit<CreditCase, 'told'>

/** The questions whose answer would change what is found, and those answered already, so that an answer can be changed.
 *  @param answers what was answered; an answer that fits no question of this report says nothing */
export function creditQuestions(about: Unasked, answers: CreditAnswers): readonly CreditQuestion[] {
  const told = toldBy(about, answers)
  return QUESTION_KINDS.flatMap(kind => {
    const before = found({ ...about, told }, kind.changes)
    return kind.subjects({ ...about, told: [] }).flatMap(subject => {
      const id = idOf(kind, subject)
      const given = answers[id]
      const isChanging = (): boolean => {
        const supposed = kind.suppose(subject, { ...about, told }).flatMap(answer => [...kind.tell(subject, answer)])
        return found({ ...about, told: [...told, ...supposed] }, kind.changes) !== before
      }
      if (given === undefined && !isChanging()) return []
      return [
        {
          id,
          ...(subject.name !== undefined && { entry: subject.name }),
          ask: kind.ask(subject),
          why: kind.why,
          control: kind.control,
          months: subject.months ?? [],
          ...(given !== undefined && { given }),
        },
      ]
    })
  })
}

/** What the answers tell, for the finders. */
export function toldBy(about: Unasked, answers: CreditAnswers): readonly CreditTold[] {
  return QUESTION_KINDS.flatMap(kind =>
    kind.subjects({ ...about, told: [] }).flatMap(subject => {
      const answer = answers[idOf(kind, subject)]
      return answer === undefined || !fits(kind, subject, answer, about.on) ? [] : kind.tell(subject, answer)
    }),
  )
}

/** Whether an answer has the form its question asks for: no day to come, no month that is not offered. */
export function isAnswerTo(question: CreditQuestion, answer: CreditAnswer, on: IsoDate): boolean {
  return hasForm(question.control, question.months, answer, on)
}

function fits(kind: QuestionKind, subject: Subject, answer: CreditAnswer, on: IsoDate): boolean {
  return hasForm(kind.control, subject.months ?? [], answer, on)
}

function hasForm(
  control: QuestionKind['control'],
  months: readonly string[],
  answer: CreditAnswer,
  on: IsoDate,
): boolean {
  if (control === 'yes-no') return typeof answer === 'boolean'
  if (answer === false) return true
  if (typeof answer !== 'string') return false
  if (control === 'month') return isoMonth(answer) !== undefined && months.includes(answer)
  if (answer === 'never') return control === 'day-or-never'
  const day = isoDate(answer)
  return day !== undefined && day <= on
}

function idOf({ id }: QuestionKind, { refs }: Subject): string {
  return refs[0] === undefined ? id : `${id}:${refs[0]}`
}

/** What the finders of these kinds say, as one text to compare. */
function found(about: CreditCase, kinds: readonly CreditErrorKind[]): string {
  const finders = ERROR_FINDERS.filter(({ kind }) => kinds.includes(kind))
  return JSON.stringify(finders.flatMap(finder => finder.find(about).map(({ id, reason }) => [id, reason])))
}
