import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkWordings } from './check-wordings.ts'
import { drawWordings } from './draw-set.ts'
import { folderOf } from './split.ts'
import { readWordings } from './wordings.ts'

const HELD_OUT = folderOf('held-out')

// The sums were committed before anything was tuned: a change of the held-out half would make its figures mean nothing.
test('the held-out wordings are those whose sums were committed', () => {
  const sums = readFileSync(join(HELD_OUT, 'SHA256'), 'utf8').trim().split('\n')
  const files = readdirSync(HELD_OUT).filter(name => name.endsWith('.yaml'))
  const found = files.sort().map(name => `${createHash('sha256').update(readFileSync(join(HELD_OUT, name))).digest('hex')}  ${name}`) // prettier-ignore
  expect(found.length).toBeGreaterThan(0)
  expect(found).toEqual(sums.toSorted((a, b) => a.slice(66).localeCompare(b.slice(66), 'en')))
})

test('both halves keep to the format, and every slot and passage of theirs is filled', () => {
  const last = (folder: string) => checkWordings(folder).trim().split('\n').at(-1)
  expect(last(folderOf('development'))).toMatch(/ 0 faults$/)
  expect(last(HELD_OUT)).toMatch(/ 0 faults$/)
})

test('no wording of a rule stands in both halves', () => {
  const said = (folder: string) =>
    readWordings(folder).flatMap(({ rule, say }) => say.map(text => `${rule}: ${text.trim().toLowerCase()}`))
  const known = new Set(said(folderOf('development')))
  expect(said(HELD_OUT).filter(text => known.has(text)).length).toBe(0)
})

test('every rule of the held-out half is measured on thirty letters that break it and thirty that nearly do', () => {
  const counts = new Map<string, number>()
  for (const { rule, breaks } of drawWordings(readWordings(HELD_OUT), { seed: 1 })) {
    const key = `${rule} ${breaks}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  expect([...counts].filter(([, count]) => count < 30)).toEqual([])
})
