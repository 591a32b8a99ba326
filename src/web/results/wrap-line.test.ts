import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wrapLine } from './wrap-line.ts'

const columns = (drawing: string) => Array.from(drawing, mark => mark === '#')

test('a line is broken between words', () => {
  const line = columns('###  ####  ##')
  expect(wrapLine(line, 9, 2).map(({ from, to }) => [from, to])).toEqual([
    [0, 3],
    [5, 13],
  ])
})

test('a gap inside a word is no place to break', () => {
  expect(wrapLine(columns('## #  ####'), 7, 2)[0]).toEqual({ from: 0, to: 4 })
})

test('an empty line has no pieces', () => {
  expect(wrapLine(columns('     '), 4, 2)).toEqual([])
})

test('every column of ink is in exactly one piece, and no piece is wider than the room there is', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 200 }), fc.integer({ min: -3, max: 60 }), (ink, most) => {
      const pieces = wrapLine(ink, most, 2)
      const inPieces = pieces.flatMap(({ from, to }) => ink.slice(from, to)).filter(Boolean).length
      expect(inPieces).toBe(ink.filter(Boolean).length)
      pieces.forEach(({ from, to }, index) => {
        expect(to - from).toBeLessThanOrEqual(Math.max(1, most))
        expect(from).toBeGreaterThanOrEqual(pieces[index - 1]?.to ?? 0)
      })
    }),
  )
})
