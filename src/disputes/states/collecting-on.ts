import { defineState, within } from '#disputes/next-step.ts'
import { shortDate } from '#units/iso-date.ts'

/** They asked for money while the dispute was open. */
export const collectingOn = defineState({
  id: 'collecting-on',
  title: 'They went on collecting',
  restsIn: 'active',
  nextStep: standing => ({
    title: 'Write down what they did and answer it',
    why: 'If your dispute came in time, they had to stop until they sent proof. Your letter states the days and the words.',
    on: within(7, standing),
    actor: 'you',
    action: 'write-letter',
    letter: 'violation-demand',
    checklist: 'complaint',
    ifNotDone: standing.sueBy
      ? `They go on. A claim for what was found before ends on ${shortDate(standing.sueBy)}.`
      : 'They go on. A claim against them ends one year after what they did.',
  }),
})
