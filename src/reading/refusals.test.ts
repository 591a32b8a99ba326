import { expect, test } from 'vitest'
import { MOST_UPLOAD_BYTES } from './accepted-files.ts'
import { refusal, refuseSizes } from './refusals.ts'

test.each([
  ['nothing at all', [], 'empty'],
  ['an empty page among others', [10, 0], 'empty'],
  ['one byte more than 10 MB', [MOST_UPLOAD_BYTES, 1], 'too-large'],
])('%s is refused', (_, sizes, code) => {
  expect(refuseSizes(sizes)).toMatchObject({ kind: 'refused', code })
})

test('10 MB over all pages are taken', () => {
  expect(refuseSizes([MOST_UPLOAD_BYTES - 1, 1])).toBeUndefined()
})

test('the words of the specification', () => {
  expect(refusal('wrong-type').message).toBe('Please upload an image (JPG, PNG) or PDF file')
  expect(refusal('too-large').message).toBe('File size must be less than 10MB')
})
