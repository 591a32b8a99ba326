import { defineState } from '#disputes/next-step.ts'
import { addDays, daysBetween, type IsoDate } from '#units/iso-date.ts'

const DAYS_BETWEEN_LOOKS = 14

/** Papers from a court came. No letter to a collector stops a court. */
export const sued = defineState({
  id: 'sued',
  title: 'Sued',
  restsIn: 'active',
  nextStep: ({ today, answerBy, courtAnsweredOn }) =>
    courtAnsweredOn === undefined
      ? {
          title: answerBy ? 'Answer the court' : 'Find the court’s deadline today',
          why: 'A dispute letter does not stop a court. Only an answer to the court does.',
          // a day that is not known is not made up: it is looked for today
          on: answerBy ?? today,
          actor: 'you',
          action: 'answer-court',
          checklist: 'court',
          ifNotDone: 'The court can decide without you. They could then take wages or money from a bank account.',
        }
      : {
          title: 'Watch for the court’s next date',
          why: 'You answered. The court will send a date. Go, even if the collector says you need not.',
          on: nextLook(courtAnsweredOn, today),
          actor: 'wait',
          action: 'answer-court',
          checklist: 'court',
          ifNotDone: 'A hearing you miss can be decided against you.',
        },
})

function nextLook(answeredOn: IsoDate, today: IsoDate): IsoDate {
  const looks = Math.max(1, Math.ceil(daysBetween(answeredOn, today) / DAYS_BETWEEN_LOOKS))
  return addDays(answeredOn, looks * DAYS_BETWEEN_LOOKS)
}
