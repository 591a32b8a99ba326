import { refuse } from '#contract/refuse.ts'

/** Deeper than any form of ours. */
const DEEPEST = 60

/** The same value without what no database keeps: zero bytes are dropped, halves of surrogate pairs replaced. They come
 *  with text copied out of broken files, and whoever pasted it could never find them.
 *  Refuses: a value nested too deeply to be anything of ours.
 *  @example keepable({ name: 'Da\0na' }) // { name: 'Dana' } */
export function keepable(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return keepableText(value)
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value
  if (depth > DEEPEST) throw refuse.invalidRequest('it is nested too deeply.')
  if (Array.isArray(value)) return value.map(item => keepable(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [keepableText(key), keepable(item, depth + 1)] as const),
  )
}

/** @example keepableText('a\0b\ud800') // 'ab\ufffd' */
export function keepableText(text: string): string {
  return text.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '\ufffd')
}
