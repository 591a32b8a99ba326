import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FOLDER = new URL('./migrations/', import.meta.url)

/** From here on the version before works on while a migration runs, and after it. */
const FIRST_BOUND = 29

// What the version before still reads or writes may not go, change its name or type, or ask for what it does not give.
const BREAKS: readonly RegExp[] = [
  /\bdrop\s+(?:table|column|view|schema|type)\b/i,
  /\brename\b/i,
  /\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/i,
  /\bset\s+not\s+null\b/i,
  /\badd\s+column\s+(?:if\s+not\s+exists\s+)?\w+\s+(?=[^,;]*\bnot\s+null\b)(?![^,;]*\bdefault\b)/i,
  /\btruncate\b/i,
]

const breaksOld = (sql: string): boolean => BREAKS.some(one => one.test(sql.replace(/--.*$/gm, '')))

test('a migration that breaks the version before is refused', () => {
  for (const sql of [
    'alter table people drop column language',
    'drop table leads',
    'alter table people rename column language to tongue',
    'alter table people alter column language type int using 1',
    'alter table people alter column language set not null',
    'alter table people add column age int not null',
  ])
    expect(breaksOld(sql), sql).toBe(true)
  for (const sql of [
    "alter table people add column language text not null default 'en'",
    'alter table people add column age int',
    'create table notes (id uuid primary key, text text not null) -- drop table',
    'create index on people (language)',
  ])
    expect(breaksOld(sql), sql).toBe(false)
})

test('every migration leaves the version before working', () => {
  const bound = readdirSync(FOLDER).filter(name => Number(name.slice(0, 4)) >= FIRST_BOUND)
  expect(bound.length).toBeGreaterThan(0)
  expect(bound.filter(name => breaksOld(readFileSync(new URL(name, FOLDER), 'utf8')))).toEqual([])
})
