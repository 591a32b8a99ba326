import { RECORD_LABELS } from './record-labels.ts'
import { TRADELINE_LABELS } from './tradeline-labels.ts'

/** What a printed label stands for. */
export type LabelKey = keyof typeof WORDS

const WORDS = { ...TRADELINE_LABELS, ...RECORD_LABELS }

const KEY_OF = new Map<string, LabelKey>(
  (Object.entries(WORDS) as [LabelKey, readonly string[]][]).flatMap(([key, labels]) =>
    labels.map(label => [plain(label), key] as const),
  ),
)
/** Text layers sometimes lose the space between two words. */
const JOINED = new Map(
  [...KEY_OF].filter(([label]) => label.includes(' ')).map(([label, key]) => [label.replaceAll(' ', ''), key]),
)
const LONG_LABELS = [...KEY_OF.keys()].filter(label => label.length >= 8)
const MOST_WORDS = 11

/** Letters, digits and single spaces, in lower case. @example plain('>Past Due<:') // 'past due' */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/#/g, ' # ')
    .replaceAll(/[^a-z0-9# ]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** What a label stands for; undefined when the words are no label. Scans may have a wrong letter or two. */
export function keyOfLabel(text: string, isScan: boolean): LabelKey | undefined {
  const words = plain(text)
  if (words === '' || words.split(' ').length > MOST_WORDS) return undefined
  const exact = KEY_OF.get(words) ?? JOINED.get(words.replaceAll(' ', ''))
  if (exact || !isScan || words.length < 8) return exact
  const near = LONG_LABELS.find(label => isNear(label, words, label.length >= 20 ? 2 : 1))
  return near === undefined ? undefined : KEY_OF.get(near)
}

/** Whether at most so many letters differ (one put in, left out or changed each). */
export function isNear(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false
  return distance(a, b, most) <= most
}

/** How many letters differ between two words, counted up to one more than `most`. */
export function distance(a: string, b: string, most = 99): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)))
    if (Math.min(...next) > most) return most + 1
    row = next
  }
  return row[b.length]!
}
