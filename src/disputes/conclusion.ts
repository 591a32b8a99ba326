/** What a collector's reply amounts to.
 *  `unclear`: it was read too poorly, or says too little, to tell. */
export type Conclusion =
  | 'validated'
  | 'partially'
  | 'ignored_the_question'
  | 'closed_account'
  | 'amount_changed'
  | 'continued_collection'
  | 'unclear'

/** @example CONCLUSION_WORDS.partially // 'They answered in part' */
export const CONCLUSION_WORDS: Readonly<Record<Conclusion, string>> = {
  validated: 'They sent proof',
  partially: 'They answered in part',
  ignored_the_question: 'They did not answer what you asked',
  closed_account: 'They closed the account',
  amount_changed: 'They changed the amount',
  continued_collection: 'They went on collecting',
  unclear: 'We could not tell what their reply means',
}
