import type { LetterChoice } from './aliases.ts'

/** The letters sold one by one, as they are named to a buyer. */
export const PRE_WRITTEN_LETTERS = {
  validation: {
    name: 'Validation',
    text: 'You dispute the debt and ask for proof. It keeps every other choice open.',
  },
  cease: { name: 'Cease and desist', text: 'You tell them to stop writing and calling. The debt stays.' },
  dispute: { name: 'Dispute', text: 'You say that the debt is wrong and ask them to correct or close it.' },
  statute: {
    name: 'Statute of limitations',
    text: 'You ask how old the debt is and name the rule on debts too old to sue on. You admit nothing.',
  },
} as const satisfies Readonly<Record<LetterChoice, { readonly name: string; readonly text: string }>>
