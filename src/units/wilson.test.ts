import { expect, test } from 'vitest'
import { wilson } from './wilson.ts'

test('the interval of a share is Wilson’s', () => {
  expect(wilson(0, 10).map(edge => edge.toFixed(4))).toEqual(['0.0000', '0.2775'])
  expect(wilson(5, 10).map(edge => edge.toFixed(4))).toEqual(['0.2366', '0.7634'])
  expect(wilson(0, 0)).toEqual([0, 1])
})
