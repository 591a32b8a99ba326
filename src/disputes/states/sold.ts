import { defineState, within } from '#disputes/next-step.ts'

/** Another company has the debt now. Everything starts anew with it. */
export const sold = defineState({
  id: 'sold',
  title: 'Passed to another company',
  restsIn: 'active',
  nextStep: standing => ({
    title: 'Dispute it with the new company',
    why: 'A new collector owes you its own notice, with its own 30 days. Your first letter does not bind it.',
    on: within(7, standing),
    actor: 'you',
    action: 'write-letter',
    letter: 'validation-request',
    checklist: 'new-collector',
    ifNotDone: 'The new 30 days may pass, and the new company need not stop.',
  }),
})
