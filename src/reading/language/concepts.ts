/** Words that mean the same thing for our purpose. Any form of each word; phrases allowed. */
export const CONCEPTS = {
  we: ['we', 'us', 'our', 'our client', 'this office', 'this agency', 'this firm', 'our office', 'our company'],
  you: ['you', 'your'],
  debt: ['debt', 'account', 'balance', 'bill', 'obligation', 'amount', 'sum', 'loan', 'delinquency', 'claim'],
  pay: ['pay', 'payment', 'remit', 'remittance', 'send', 'settle', 'resolve', 'satisfy'],
  writing: ['writing', 'written', 'write', 'letter', 'in writing'],
  assume: ['assume', 'presume', 'consider', 'deem', 'treat', 'regard'],
  valid: ['valid', 'validity', 'correct', 'accurate', 'right', 'true', 'undisputed'],
  dispute: ['dispute', 'disputed', 'contest', 'challenge', 'question', 'disagree', 'object'],
} as const satisfies Record<string, readonly string[]>

export type ConceptName = keyof typeof CONCEPTS
