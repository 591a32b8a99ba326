import type { Evidence, Known, Unknown } from '#law/fact.ts'

/** A field a report shows: its value, the label it is printed under, and the printed words with their place. Letters quote
 *  `label` and `evidence[0].quote` exactly. */
export interface Shown<T> extends Known<T> {
  readonly label: string
}

/** Why a field has no value. `blank`: its label is printed and nothing (or a dash) stands beside it. `absent`: the label is
 *  not printed. `unread`: something is printed there that could not be read: the person may type it in. */
export type WhyNotShown = 'blank' | 'absent' | 'unread'

export interface NotShown extends Unknown {
  readonly why: WhyNotShown
  /** The printed label, when there is one. */
  readonly label?: string
  /** What stands there and could not be read, or where the blank is. */
  readonly evidence?: readonly Evidence[]
}

/** Never shown is never zero: nothing is concluded from a field that is not shown, save by rules about blank fields. */
export type Field<T> = Shown<T> | NotShown

const BECAUSE: Record<WhyNotShown, string> = {
  blank: 'the report prints nothing beside it',
  absent: 'this report does not print it',
  unread: 'it could not be read',
}

export function shown<T>(
  value: T,
  { label, evidence = [], confidence = 1 }: { label: string; evidence?: readonly Evidence[]; confidence?: number },
): Shown<T> {
  return { known: true, value, label, evidence, confidence }
}

export function notShown(why: WhyNotShown, more: { label?: string; evidence?: readonly Evidence[] } = {}): NotShown {
  return { known: false, because: BECAUSE[why], why, ...more }
}

/** The words as printed, or undefined when the field is not shown. */
export function printedOf(field: Field<unknown>): string | undefined {
  return field.known ? field.evidence[0]?.quote : undefined
}
