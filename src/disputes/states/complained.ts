import { defineState } from '#disputes/next-step.ts'
import { addDays, latest } from '#units/iso-date.ts'

const FIRST_LOOK_DAYS = 15
const LAST_LOOK_DAYS = 60

/** A complaint is filed; the company is asked by the agency. */
export const complained = defineState({
  id: 'complained',
  title: 'Complaint filed',
  restsIn: 'active',
  nextStep: ({ since, today }) => {
    const first = addDays(since, FIRST_LOOK_DAYS)
    const end = addDays(since, LAST_LOOK_DAYS)
    const isOver = today >= end
    return {
      title: isOver ? 'Decide: a lawyer, or an end' : 'Look for the company’s answer',
      why: isOver
        ? 'Companies mostly answer a complaint within 60 days. A consumer lawyer can tell you if a claim is worth it.'
        : 'Companies mostly answer within 15 days, and in some cases within 60.',
      on: isOver ? today : today >= first ? end : latest(first, today),
      actor: isOver ? 'you' : 'wait',
      action: isOver ? 'confirm-outcome' : 'wait',
      checklist: isOver ? 'confirm' : 'complaint',
      ifNotDone: 'A complaint does not stop the clock: a claim against them ends one year after what they did.',
    }
  },
})
