import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const LINES = readFileSync(join(ROOT, 'docs', 'spec-coverage.md'), 'utf8').split('\n')

/** Shorter parts of a test's name could stand in any file. */
const LEAST_NAME = 12

const PROOF = /^`(?<file>[\w./-]+\.test\.ts)` › (?<name>.+)$/
const ISSUE = /^issue (?<number>\d+)$/
const SECTION = /^\d(?:-\d(?:\.\d+)?)$/

interface Row {
  readonly id: string
  readonly what: string
  readonly proof: string
}

const tables = LINES.filter(line => line.startsWith('| ')).map(cellsOf)
const issues = tables.filter(([first]) => /^issue \d+$/.test(first!)).map(([first]) => first!)
const sections = tables.filter(([first]) => SECTION.test(first!)).map(([first]) => first!)
const decisions = tables.filter(([first]) => /^\d+$/.test(first!)).map(([first]) => first!)
const rows: readonly Row[] = tables
  .filter(([first]) => /^\d-.*-\d+$/.test(first!))
  .map(([id, what, proof]) => ({ id: id!, what: what!, proof: proof! }))

function cellsOf(line: string): readonly string[] {
  return line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map(cell => cell.trim())
}

function sectionOf(id: string): string {
  return id.replace(/-\d+$/, '')
}

describe('the list', () => {
  test('every line of a table is a head, an issue, a decision, a section or a row of three cells', () => {
    const heads = tables.filter(([first]) => ['id', 'section', 'issue', 'decision'].includes(first!)).length
    expect(issues.length + decisions.length + sections.length + rows.length + heads).toBe(tables.length)
    for (const { id, what, proof } of rows)
      expect(
        [what, proof].every(cell => cell !== ''),
        id,
      ).toBe(true)
    expect(rows.length).toBeGreaterThan(300)
  })

  test('no id is given twice, and ids count up without a gap', () => {
    expect(rows.map(row => row.id).filter((id, at, ids) => ids.indexOf(id) !== at)).toEqual([])
    for (const section of new Set(rows.map(row => sectionOf(row.id)))) {
      const numbers = rows.filter(row => sectionOf(row.id) === section).map(row => Number(row.id.split('-').at(-1)))
      expect(numbers, section).toEqual(numbers.map((_, at) => at + 1))
    }
  })

  test('every section of both parts is named, numbered without a gap, and has rows', () => {
    for (const part of ['1', '2']) {
      const tops = sections.filter(section => new RegExp(`^${part}-\\d$`).test(section))
      expect(tops).toEqual(Array.from({ length: 9 }, (_, at) => `${part}-${at + 1}`))
    }
    const screens = sections.filter(section => section.includes('.'))
    expect(screens).toEqual([...screensOf('1-2', 6), ...screensOf('2-2', 11)])
    for (const section of sections) {
      const own = rows.filter(row => sectionOf(row.id) === section || sectionOf(row.id).startsWith(`${section}.`))
      expect(own.length, section).toBeGreaterThan(0)
    }
    expect(rows.filter(row => !sections.includes(sectionOf(row.id)))).toEqual([])
  })

  test('the order is that of the specification', () => {
    const order = [...new Set(rows.map(row => sectionOf(row.id)))]
    expect(order).toEqual(sections.filter(section => order.includes(section)))
  })
})

describe('each row', () => {
  test('names one test or one issue, and nothing else', () => {
    expect(rows.filter(({ proof }) => !PROOF.test(proof) && !ISSUE.test(proof))).toEqual([])
  })

  test('names only issues of the list, and every issue of the list has rows', () => {
    const named = new Set(rows.filter(({ proof }) => ISSUE.test(proof)).map(({ proof }) => proof))
    expect([...named].filter(issue => !issues.includes(issue))).toEqual([])
    expect(issues.filter(issue => !named.has(issue))).toEqual([])
  })

  test('cites only decisions of the list, and every decision of the list is cited', () => {
    const cited = rows.flatMap(({ what }) => [...what.matchAll(/\(decision (\d+)\)/g)].map(([, number]) => number!))
    expect([...new Set(cited)].sort()).toEqual([...decisions].sort())
  })

  test('that names a test names one that exists', () => {
    expect(rows.flatMap(faultOf)).toEqual([])
  })
})

function screensOf(section: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => `${section}.${at + 1}`)
}

function faultOf({ id, proof }: Row): string[] {
  const { file, name } = PROOF.exec(proof)?.groups ?? {}
  if (!file || !name) return []
  if (!existsSync(join(ROOT, file))) return [`${id}: there is no ${file}`]
  if (name.length < LEAST_NAME) return [`${id}: "${name}" is too short to name one test`]
  return titlesIn(file).some(title => title.includes(name)) ? [] : [`${id}: ${file} has no test "${name}"`]
}

const read = new Map<string, readonly string[]>()

/** The names of the tests in a file: the text right after `test(`, `it(`, `describe(` or the `)(` of a table. */
function titlesIn(file: string): readonly string[] {
  const known = read.get(file)
  if (known) return known
  const text = readFileSync(join(ROOT, file), 'utf8')
  const titles = [...text.matchAll(/(?:\b(?:test|it|describe)|\))\(\s*(['"`])((?:\\.|(?!\1).)+)\1/g)].map(
    ([, , title]) => title!.replace(/\\(.)/g, '$1'),
  )
  read.set(file, titles)
  return titles
}
