/** What a collector's reply amounts to.
 *  `acknowledged`: they have the dispute and stopped meanwhile; nothing is answered yet.
 *  `unclear`: it was read too poorly, or says too little, to tell. */
export type Conclusion =
  | 'validated'
  | 'partially'
  | 'ignored_the_question'
  | 'closed_account'
  | 'amount_changed'
  | 'continued_collection'
  | 'acknowledged'
  | 'unclear'

/** What a reply to a dispute can answer. */
export type ReplyPoint = 'records' | 'amount' | 'creditor' | 'stopped'

interface PointWords {
  readonly answered: string
  readonly open: string
}

export const POINT_WORDS: Readonly<Record<ReplyPoint, PointWords>> = {
  records: { answered: 'They sent records.', open: 'We found no records with it.' },
  amount: {
    answered: 'They say what the amount is made of.',
    open: 'We did not find what the amount is made of.',
  },
  creditor: { answered: 'They name the creditor.', open: 'We did not find the creditor’s name.' },
  stopped: { answered: 'They say that collection stopped.', open: 'We did not find that collection stopped.' },
}

/** @example CONCLUSION_WORDS.partially // 'They answered in part' */
export const CONCLUSION_WORDS: Readonly<Record<Conclusion, string>> = {
  validated: 'They sent proof',
  partially: 'They answered in part',
  ignored_the_question: 'They did not answer what you asked',
  closed_account: 'They closed the account',
  amount_changed: 'They changed the amount',
  continued_collection: 'They went on collecting',
  acknowledged: 'They have your dispute and stopped for now',
  unclear: 'We could not tell what their reply means',
}
