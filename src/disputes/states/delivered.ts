import { CHECK_IN_DAYS } from '#disputes/standing.ts'
import { defineState, within } from '#disputes/next-step.ts'

/** They have the letter. While they send no proof, they may not collect what was disputed in time. */
export const delivered = defineState({
  id: 'delivered',
  title: 'They have your letter',
  restsIn: 'waiting',
  nextStep: standing => ({
    title: 'Check in after 30 days',
    why: 'The law sets no day for their answer. If you disputed in time, they must stop collecting until they send proof.',
    on: within(CHECK_IN_DAYS, standing),
    actor: 'wait',
    action: 'wait',
    checklist: 'pause',
    ifNotDone: 'A call or a bill in this time may break the law. If you do not write it down, it is hard to prove.',
  }),
})
