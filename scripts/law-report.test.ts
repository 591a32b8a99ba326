import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { FLOWS } from '#law/flows/index.ts'
import { RULES } from '#law/rules/index.ts'
import { day } from '#units/iso-date.ts'
import { lawReport } from './law-report.ts'

const SCRIPT = fileURLToPath(new URL('law-report.ts', import.meta.url))

function run(...args: string[]) {
  return spawnSync(process.execPath, [SCRIPT, ...args], { encoding: 'utf8' })
}

test('nothing is due on the day it was checked, everything a year later', () => {
  expect(lawReport(day('2026-11-21')).due).toEqual([])
  expect(lawReport(day('2027-11-21')).due.length).toBeGreaterThanOrEqual(RULES.length + 51)
})

test('the situations and what to do in them are in it', () => {
  const due = lawReport(day('2027-11-21')).due.map(({ name }) => name)
  for (const { id } of FLOWS) expect(due).toContain(`situation ${id}`)
})

test('figures that are not sure are named', () => {
  const { lowConfidence } = lawReport(day('2026-11-21'))
  expect(lowConfidence.find(({ name }) => name === 'state Montana')?.low).toContain('credit-card, 8 years')
  expect(lowConfidence.some(({ name }) => name === 'rule vn-rights-hidden')).toBe(true)
})

test('no lawyer has read anything yet, so a strict run fails and an ordinary one does not', () => {
  expect(lawReport(day('2026-11-21')).notReviewed.length).toBeGreaterThanOrEqual(RULES.length + 51)
  expect(run('--on', '2026-11-21').status).toBe(0)
  expect(run('--on', '2026-11-21', '--strict').status).toBe(1)
})

test('a day that does not exist is refused', () => {
  const { status, stderr } = run('--on', '2026-02-30')
  expect(status).toBe(2)
  expect(stderr).toContain('YYYY-MM-DD')
})
