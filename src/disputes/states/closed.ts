import { defineState, within } from '#disputes/next-step.ts'

/** They say that they are done. Whether it is a victory, the person says. */
export const closed = defineState({
  id: 'closed',
  title: 'They closed the account',
  restsIn: 'active',
  nextStep: standing => ({
    title: 'Confirm how it ended',
    why: 'They wrote that they closed it. Keep that letter: the debt may go back to the lender or to another collector.',
    on: within(7, standing),
    actor: 'you',
    action: 'confirm-outcome',
    checklist: 'confirm',
    ifNotDone: 'Your record stays open, and we cannot tell you what to watch for next.',
  }),
})
