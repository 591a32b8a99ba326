import type { Evidence } from '#law/fact.ts'
import type { Word } from '#reading/paper.ts'
import { notShown, shown, type Field } from '#credit/field.ts'
import type { LabelKey } from './labels.ts'
import type { Pair } from './pairs.ts'
import { evidenceOf } from './rows.ts'
import { isEmptyValue } from './values.ts'

/** The words of a pair's value on all its lines, without the signs that mark it as adverse. */
function wordsOfPair(pair: Pair): Word[] {
  return unmarked(pair.lines.flat())
}

/** Without the angle brackets TransUnion puts around what it calls adverse. */
export function unmarked(words: readonly Word[]): Word[] {
  return words
    .map(word => ({ ...word, text: word.text.replaceAll(/^[>‹]+|[<›]{1,20}$/g, '') }))
    .filter(word => word.text !== '')
}

export function textOfPair(pair: Pair): string {
  return wordsOfPair(pair)
    .map(word => word.text)
    .join(' ')
}

/** The first of these labels that has a readable value. Nothing beside any of them: blank; none printed: absent; words that
 *  are no such value: unread. */
export function fieldOf<T>(
  pairs: readonly Pair[],
  keys: readonly LabelKey[],
  parse: (text: string) => T | undefined,
): Field<T> {
  const found = keys.flatMap(key => pairs.filter(pair => pair.key === key))
  let unread: { label: string; evidence: Evidence[] } | undefined
  let blank: string | undefined
  for (const pair of found) {
    const text = textOfPair(pair)
    if (text === '' || isEmptyValue(text)) {
      blank ??= pair.label
      continue
    }
    const value = parse(text)
    const evidence = [evidenceOf(pair.page, wordsOfPair(pair))]
    if (value !== undefined) return shown(value, { label: pair.label, evidence, confidence: evidence[0]!.confidence })
    unread ??= { label: pair.label, evidence }
  }
  if (unread) return notShown('unread', unread)
  return blank === undefined ? notShown('absent') : notShown('blank', { label: blank })
}

export function textField(pairs: readonly Pair[], keys: readonly LabelKey[]): Field<string> {
  return fieldOf(pairs, keys, text => text)
}

/** The first field that is shown, or the first that tells most of why none is. */
export function firstShown<T>(...fields: readonly [Field<T>, ...Field<T>[]]): Field<T> {
  const order = ['unread', 'blank', 'absent'] as const
  return (
    fields.find(field => field.known) ??
    order.flatMap(why => fields.filter(field => !field.known && field.why === why))[0] ??
    fields[0]
  )
}
