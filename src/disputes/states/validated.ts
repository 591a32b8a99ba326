import { defineState, within } from '#disputes/next-step.ts'

/** They sent records. The pause is over; the dispute need not be. */
export const validated = defineState({
  id: 'validated',
  title: 'They sent proof',
  restsIn: 'active',
  nextStep: standing => ({
    title: 'Check what they sent, then choose',
    why: 'They may collect again. Compare their papers with yours before you pay, settle or dispute a point.',
    on: within(14, standing),
    actor: 'you',
    action: 'write-letter',
    letter: 'counter-letter',
    checklist: 'compare-records',
    ifNotDone: 'They may go on collecting, report the debt or sue. A mistake in their papers stays unanswered.',
  }),
})
