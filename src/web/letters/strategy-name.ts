import type { PlainPhrase } from '#language/phrase.ts'
import type { StrategyName } from './write-letter.ts'

/** A strategy in plain type, and what it does in a sentence. */
export const STRATEGIES: Readonly<Record<StrategyName, { readonly name: PlainPhrase; readonly text: PlainPhrase }>> = {
  'ATTORNEY NOW': {
    name: 'Call a lawyer or legal aid now',
    text: 'A court or a lawyer is involved. A letter to the collector does not stop that clock.',
  },
  'DEBT VALIDATION REQUEST': {
    name: 'Debt validation request',
    text: 'You dispute the debt and ask for proof. It keeps every other choice open.',
  },
  DISPUTE: { name: 'Dispute', text: 'You say what is wrong, with your proof, and ask them to correct or close it.' },
  'CEASE AND DESIST': {
    name: 'Stop contact',
    text: 'They must stop writing and calling. The debt stays, and a lawsuit becomes more likely.',
  },
  'STATUTE OF LIMITATIONS DEFENSE': {
    name: 'Time-limit defense',
    text: 'You say that the time to sue seems to be over. You admit nothing and promise nothing.',
  },
  'SETTLEMENT NEGOTIATION': {
    name: 'Settlement offer',
    text: 'You offer part of the amount to end it. Not for old debts: an offer can restart the clock.',
  },
  'ATTORNEY REPRESENTATION NOTICE': {
    name: 'Send them to your lawyer',
    text: 'Only if a lawyer acts for you in this debt. They must then write to the lawyer.',
  },
  'FDCPA VIOLATION DEMAND': {
    name: 'Violation demand',
    text: 'You quote what they wrote, name the law, and ask them to stop and correct it.',
  },
}
