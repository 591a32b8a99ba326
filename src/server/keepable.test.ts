import { expect, test } from 'vitest'
import { keepable, keepableText } from './keepable.ts'

test('a value nested too deeply is refused, in arrays and in objects', () => {
  let [list, record]: [unknown, unknown] = [0, 0]
  for (let i = 0; i < 100_000; i += 1) [list, record] = [[list], { a: record }]
  expect(() => keepable(list)).toThrow('nested too deeply')
  expect(() => keepable(record)).toThrow('nested too deeply')
})

test('zero bytes go, halves of pairs are replaced, everything else stays', () => {
  const value = { 'na\0me': ['Da\0na', 7, null, true, { note: '\ud83d\ude00 \ude00\ud83d ñ' }] }
  expect(keepable(value)).toEqual({ name: ['Dana', 7, null, true, { note: '\ud83d\ude00 \ufffd\ufffd ñ' }] })
  expect(keepableText('plain')).toBe('plain')
})

test('bytes are left alone', () => {
  const bytes = Buffer.from([0, 1])
  expect(keepable(bytes)).toBe(bytes)
})
