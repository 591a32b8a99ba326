import { defineState, within } from '#disputes/next-step.ts'

/** The debt stands on a credit report. */
export const reported = defineState({
  id: 'reported',
  title: 'On your credit report',
  restsIn: 'active',
  nextStep: standing => ({
    title: 'Check the report, and write to the collector if it is not marked as disputed',
    why: 'A collector that knows of your dispute must say so when it reports the debt.',
    on: within(7, standing),
    actor: 'you',
    action: 'check-reports',
    letter: 'violation-demand',
    checklist: 'credit-reports',
    ifNotDone: 'The entry stays as it is, and lenders see it without your side.',
  }),
})
