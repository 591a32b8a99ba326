import { defineState, within } from '#disputes/next-step.ts'

/** A reply came that answers nothing that was asked. */
export const ignoredTheQuestion = defineState({
  id: 'ignored-the-question',
  title: 'They did not answer',
  restsIn: 'active',
  nextStep: standing => ({
    title: 'Send a second letter with your open questions',
    why: 'Their reply shows no proof. If you disputed in time, they must not collect until they send it.',
    on: within(14, standing),
    actor: 'you',
    action: 'write-letter',
    letter: 'counter-letter',
    checklist: 'complaint',
    ifNotDone: 'They may say that you were content with their reply.',
  }),
})
