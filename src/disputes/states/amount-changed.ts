import { defineState, within } from '#disputes/next-step.ts'

/** They answered with another amount. */
export const amountChanged = defineState({
  id: 'amount-changed',
  title: 'The amount changed',
  restsIn: 'active',
  nextStep: standing => ({
    title: 'Check the new amount, and dispute what is not explained',
    why: 'They may add only what the contract or the law allows. A lower amount is worth checking too.',
    on: within(14, standing),
    actor: 'you',
    action: 'write-letter',
    letter: 'counter-letter',
    checklist: 'compare-records',
    ifNotDone: 'They may go on with the new amount as if you agreed to it.',
  }),
})
