import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { RECORD, rightOfOneEach, type Benchmark } from './benchmark.ts'
import { SPLITS } from './split.ts'

const RECORDED = JSON.parse(readFileSync(RECORD, 'utf8')) as Benchmark

test.each(SPLITS)('the %s half is judged no worse than recorded, by more than the interval of the record', split => {
  const now = rightOfOneEach(split, RECORDED.seed)
  expect(now.of).toBeGreaterThan(0)
  expect(now.right / now.of).toBeGreaterThanOrEqual(RECORDED.guard[split].low)
})
