import type { Citation } from '#law/citations.ts'

/** Why a sentence stands in a letter: the question a person may ask of each one. */
export interface Reason {
  /** Plain words. */
  readonly because: string
  /** Federal citations from the registry, or a state statute from the state data, as printed. */
  readonly cites: readonly (Citation | (string & {}))[]
  /** The finding it rests on, when there is one. */
  readonly ruleId?: string
  /** The collector's own words it rests on. */
  readonly quote?: string
}

/** Something the person fills in or may change, inside a sentence. */
export interface Blank {
  readonly blank:
    | 'consumer-name'
    | 'consumer-address'
    | 'date'
    | 'account'
    | 'reference'
    | 'certified-mail-number'
    | 'collector-name'
    | 'collector-address'
    | 'reply-email'
    | 'amount'
    | 'attorney'
    | 'fact'
  /** What stands there now; empty when the person must fill it in. */
  readonly value: string
  readonly hint: string
}

export type Run = string | Blank

export interface LetterSentence {
  readonly id: string
  readonly runs: readonly Run[]
  readonly reason: Reason
}

export type LetterBlock =
  | {
      readonly kind:
        | 'sender'
        | 'date'
        | 'recipient'
        | 'delivery'
        | 'subject'
        | 'salutation'
        | 'closing'
        | 'signature'
        | 'enclosures'
      readonly lines: readonly (readonly Run[])[]
    }
  | { readonly kind: 'paragraph'; readonly sentences: readonly LetterSentence[] }
  | { readonly kind: 'list'; readonly items: readonly LetterSentence[] }

/** A finished letter as data. Text, HTML, PDF and Word are rendered from it and lose nothing. */
export interface Letter {
  readonly template: string
  readonly title: string
  readonly blocks: readonly LetterBlock[]
}
