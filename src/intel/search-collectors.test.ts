import { describe, expect, test } from 'vitest'
import { day } from '#units/iso-date.ts'
import { joinCollectors } from './join-collectors.ts'
import { nameKey, namesIn } from './name-key.ts'
import type { ComplaintRecord, DirectoryRecord } from './records.ts'
import { searchOf } from './search-collectors.ts'

function complaints(company: string, count: number, more: Partial<ComplaintRecord> = {}): ComplaintRecord {
  return {
    company,
    aliases: [],
    kind: 'mainly_debt_collection',
    complaints: count,
    through: day('2023-03-28'),
    byYear: {},
    directoryIds: [],
    ...more,
  }
}

function listed(id: string, name: string, more: Partial<DirectoryRecord> = {}): DirectoryRecord {
  return { id, name, aliases: [], kind: 'agency', enforcement: [], source: 'registry', confidence: 'high', ...more }
}

const COLLECTORS = joinCollectors(
  [
    complaints('NORTHERN LANTERN HOLDINGS', 900, { aliases: ['Lantern Credit Services'], directoryIds: ['r1', 'r2'] }),
    complaints('Harbor Recovery, Inc.', 40),
    complaints('Harbour Light Bank', 12),
    complaints('Twin Peaks Inc', 5),
  ],
  [
    listed('r1', 'Lantern Credit Services, LLC'),
    listed('r2', 'Lantern Funding, LLC'),
    listed('r3', 'Twin Peaks, LLC'),
    listed('r4', 'Quill & Stone, P.C.', { kind: 'law_firm' }),
  ],
)
const { search, named } = searchOf(COLLECTORS)
const names = (typed: string) => search(typed, 5).map(({ name }) => name)

describe('search', () => {
  test.each([
    ['another name', 'lantern funding', 'NORTHERN LANTERN HOLDINGS'],
    ['a typing error', 'lantren credit', 'NORTHERN LANTERN HOLDINGS'],
    ['the head of a word', 'harb rec', 'Harbor Recovery, Inc.'],
    ['signs for words', 'Quill and Stone', 'Quill & Stone, P.C.'],
    ['another legal form', 'HARBOR RECOVERY LLC', 'Harbor Recovery, Inc.'],
  ])('finds by %s', (_, typed, name) => {
    expect(names(typed)[0]).toBe(name)
  })

  test.each(['', '   ', '!!!', 'zzzzzz', 'LLC'])('finds nothing for %j', typed => {
    expect(names(typed)).toEqual([])
  })
})

describe('named', () => {
  test('is the one that bears the name', () => {
    expect(named('lantern credit services inc')?.name).toBe('NORTHERN LANTERN HOLDINGS')
    expect(named('harbor-recovery')?.name).toBe('Harbor Recovery, Inc.')
  })
  test('is nobody when two bear it, and nobody for half a name', () => {
    expect(named('Twin Peaks')).toBeUndefined()
    expect(named('Lantern')).toBeUndefined()
    expect(named('')).toBeUndefined()
  })
})

test('records are joined by the links of the sources alone', () => {
  expect(COLLECTORS.find(({ id }) => id === 'northern-lantern-holdings')?.directory.map(({ id }) => id)).toEqual([
    'r1',
    'r2',
  ])
  expect(COLLECTORS.filter(({ name }) => name.startsWith('Twin')).map(({ id }) => id)).toEqual([
    'twin-peaks',
    'twin-peaks-2',
  ])
})

test('a name and what it does business as', () => {
  expect(namesIn('CL Holdings LLC, d/b/a Jefferson Capital')).toEqual(['CL Holdings LLC', 'Jefferson Capital'])
  expect(nameKey('Créditos & Cía., S.A.')).toBe('creditos and cia sa')
})
