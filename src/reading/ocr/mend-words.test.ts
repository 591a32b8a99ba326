import { expect, test } from 'vitest'
import { mendWords } from './mend-words.ts'
import type { CheckedWord } from './second-reading.ts'

const LINE_IN_HEIGHTS = 40
const PITCH = 0.5 / LINE_IN_HEIGHTS

/** Words set one after the other, half a height a letter, a third of a height between words. */
function line(text: string): CheckedWord[] {
  let at = 0
  return text.split(' ').map(word => {
    const start = at
    at += word.length * PITCH + 0.3 / LINE_IN_HEIGHTS
    return { text: word, confidence: 0.9, start, end: start + word.length * PITCH, top: 0, bottom: 1 }
  })
}

function mended(text: string): string {
  return mendWords(line(text), LINE_IN_HEIGHTS)
    .map(word => word.text)
    .join(' ')
}

test.each([
  ['Account: KR KK KOK *6018', 'Account: **********6018'],
  ['Account *6018', 'Account *6018'],
  ['OK 6018', 'OK 6018'],
  ['You owe $6, 033.18 now', 'You owe $6,033.18 now'],
  ['| understand', 'I understand'],
  ['[x] This is not my debt', '☒ This is not my debt'],
])('%s becomes %s', (read, right) => {
  expect(mended(read)).toBe(right)
})
