import type { Evidence } from './fact.ts'

/** What a collector's reply to a dispute may say. Found, with the words; that one is missing says only that it was not
 *  found. */
export type ReplySign =
  /** Records come with the letter. */
  | 'records-enclosed'
  /** They do not have, or have not yet got, some of what was asked. */
  | 'records-lacking'
  /** The creditor itself confirms what is owed. */
  | 'creditor-confirms'
  /** They say what the amount is made of. */
  | 'amount-explained'
  /** They say that the amount is another one now. */
  | 'amount-corrected'
  /** They will not collect while it is open. */
  | 'collection-paused'
  /** They are done with it: closed, returned, recalled, forgiven. */
  | 'closed'
  /** Another collector writes: it was passed to this one. */
  | 'taken-over'
  /** The reply speaks of the person's letter or dispute. */
  | 'speaks-of-dispute'
  /** Papers or reasons are wanted before they act. */
  | 'conditions-set'
  /** The dispute is waved aside. */
  | 'dispute-refused'
  /** They say that the dispute came too late. */
  | 'called-late'
  /** Payment is asked for, or collection goes on. */
  | 'payment-wanted'

export type ReplySigns = Readonly<Partial<Record<ReplySign, readonly Evidence[]>>>
