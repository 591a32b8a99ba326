import { expect, test } from 'vitest'
import type { HistoryViolationReply } from '#contract/violations.ts'
import { MESSAGES } from '#web/copy/messages.ts'
import { violationsCsv } from './csv-of.ts'
import { powerLetterOf } from './power-letter-query.ts'

const LETTER = '7d9f2a52-4d53-4d60-9a39-0a9d3bb0c0aa'

const found = (rule: string, part: Partial<HistoryViolationReply> = {}): HistoryViolationReply => ({
  id: `${LETTER}:${rule}`,
  type: 'threat',
  title: rule,
  description: 'why',
  value: 1000,
  collectorName: 'Acme',
  letterDate: '2026-09-14',
  analysisId: LETTER,
  severity: 8,
  law: '15 USC 1692e',
  date: '2026-09-14',
  hasEvidence: true,
  source: 'letter',
  ...part,
})

const told = found('told', { id: 'a-told-one', analysisId: null, source: 'user_added' })

test('the table of violations never runs in a spreadsheet', () => {
  const table = violationsCsv([found('x', { title: '=cmd()', collectorName: '+1', description: '@a', law: '-1' })])
  expect(table).toContain(`"'=cmd()"`)
  expect(table).toContain(`"'+1"`)
  expect(table).toContain(`"'@a"`)
  expect(table).not.toMatch(/(?:^|,)"?[=+@-]/m)
})

test('a Power Letter demands for what was chosen, and for nothing the history does not hold', () => {
  const ids = `${LETTER}:one,${told.id},${LETTER}:invented`
  const search = new URLSearchParams({ violations: ids, combo: 'Triple Threat' })
  const asked = powerLetterOf(search, [found('one'), found('two'), told])
  expect(asked.demands.map(({ analysisId, rules }) => [analysisId, rules])).toEqual([[LETTER, ['one']]])
  expect(asked.told).toEqual([told])
  expect(asked.missing).toBe(1)
})

test('adding a violation refuses and asks in the specified words', () => {
  expect(MESSAGES.fieldsMissing).toBe('Please fill in all required fields')
  expect(MESSAGES.noEvidence).toBe('Without evidence, this violation may be harder to prove. Continue anyway?')
})
