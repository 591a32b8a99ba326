import { expect, test } from 'vitest'
import { evidenceOfWords } from './evidence.ts'
import { textOfPaper } from './language/sentences.ts'
import type { Box } from '#law/fact.ts'

const HEIGHT = 0.012
const STEP = 0.1

function marked(climb: number): readonly Box[] {
  const words = ['We', 'will', 'see', 'you', 'in', 'court'].map((text, i) => ({
    text,
    confidence: 1,
    box: [i * STEP, 0.3 - i * climb, i * STEP + 0.08, 0.3 - i * climb + HEIGHT] as const,
  }))
  const blocks = [{ lines: [{ words }] }]
  const text = textOfPaper({ pages: [{ number: 1, blocks, source: 'ocr', confidence: 1, unread: [] }] })
  return evidenceOfWords(text, 1, 0, words.length - 1).boxes
}

test('a straight line of print is marked with one box', () => {
  expect(marked(0)).toEqual([[0, 0.3, 0.58, 0.3 + HEIGHT]])
})

test('a line that climbs across a photo is marked in pieces hardly taller than its words', () => {
  const boxes = marked(0.002)
  expect(boxes.length).toBeGreaterThan(1)
  for (const [, top, , bottom] of boxes) expect(bottom - top).toBeLessThanOrEqual(HEIGHT * 1.36)
  expect([boxes[0]![0], boxes.at(-1)![2]]).toEqual([0, 0.58])
})
