import { defineState, within } from '#disputes/next-step.ts'

/** Something came, something is missing. */
export const repliedInPart = defineState({
  id: 'replied-in-part',
  title: 'Answered in part',
  restsIn: 'active',
  nextStep: standing => ({
    title: 'Ask for what is missing',
    why: 'Your dispute of the part they did not answer goes on. Name each point that is still open.',
    on: within(14, standing),
    actor: 'you',
    action: 'write-letter',
    letter: 'counter-letter',
    checklist: 'compare-records',
    ifNotDone: 'They may treat all of it as answered and collect all of it.',
  }),
})
