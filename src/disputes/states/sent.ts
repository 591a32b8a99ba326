import { defineState, within } from '#disputes/next-step.ts'

const DAYS_FOR_MAIL = 7
const DAYS_FOR_MACHINES = 1

/** A letter is on its way; nobody has told us that it arrived. */
export const sent = defineState({
  id: 'sent',
  title: 'On its way',
  restsIn: 'waiting',
  nextStep: standing => {
    const method = standing.sent?.about.method
    const on = within(method === 'email' || method === 'fax' ? DAYS_FOR_MACHINES : DAYS_FOR_MAIL, standing)
    return {
      title: 'Note the day it arrived',
      why: 'Their duty to stop starts when they have your letter. The day it arrived is your proof.',
      on,
      actor: on <= standing.today ? 'you' : 'wait',
      action: 'mark-delivered',
      checklist: 'delivery',
      ifNotDone: 'Without that day you cannot show that they went on collecting after they had your letter.',
    }
  },
})
