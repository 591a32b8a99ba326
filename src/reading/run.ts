import type { Evidence } from '#law/fact.ts'
import { evidenceOfWords } from './evidence.ts'
import type { PlacedWord, Text } from './language/sentences.ts'

/** Printed words side by side as one folded string, each character traceable to the word it came from. */
export interface Run {
  readonly page: number
  /** Index of the first word in the page's flat list. */
  readonly first: number
  readonly text: string
  /** Where each word begins in `text`. */
  readonly starts: readonly number[]
}

/** Words `from` to `to` of a page's flat list, both included. A number parted at the end of a line is put together. */
export function runOf(words: readonly PlacedWord[], page: number, from: number, to: number): Run {
  const starts: number[] = []
  let text = ''
  for (let i = from; i <= to; i += 1) {
    if (text !== '' && !isParted(words, i)) text += ' '
    starts.push(text.length)
    text += words[i]!.folded
  }
  return { page, first: from, text, starts }
}

function isParted(words: readonly PlacedWord[], i: number): boolean {
  const before = words[i - 1]!
  const word = words[i]!
  return before.line !== word.line && /[\dA-Zx*]-$/.test(before.text) && /^[\dXx*]/.test(word.text)
}

/** Index, in the page's flat list, of the word that holds a character of the run. */
function wordAt(run: Run, character: number): number {
  let low = 0
  let high = run.starts.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (run.starts[middle]! <= character) low = middle
    else high = middle - 1
  }
  return run.first + low
}

/** The printed words behind characters `start` (included) to `end` (not included) of a run. */
export function evidenceIn(text: Text, run: Run, start = 0, end = run.text.length): Evidence {
  return evidenceOfWords(text, run.page, wordAt(run, start), wordAt(run, Math.max(start, end - 1)))
}
