import { readdirSync, readFileSync } from 'node:fs'
import { analyse } from 'scslre'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/** What reads or judges what people supply. */
const ROOMS = ['reading', 'law', 'credit', 'units'] as const
const NOT_SHIPPED = /\.(?:test|testing|fixtures|data)\.ts$/

/** Where an expression came from, by its source and flags. */
type Expressions = Map<string, { readonly expression: RegExp; readonly where: string }>

const files = ROOMS.flatMap(room =>
  readdirSync(`src/${room}`, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !NOT_SHIPPED.test(name))
    .map(name => `src/${room}/${name}`),
)

// The tool (scslre) looks for texts in which one sign comes again and again. Of the expressions that repeat a phrase the
// long texts of src/reading/language/speed.test.ts are the proof.
test('no regular expression takes more than linear time', { timeout: 120_000 }, async () => {
  const found: Expressions = new Map()
  for (const file of files) collectWritten(file, found)
  const written = found.size
  await collectBuilt(found)
  expect(written).toBeGreaterThan(800)
  expect(found.size - written).toBeGreaterThan(50)
  expect(
    [...found.values()].flatMap(({ expression, where }) => reports(expression).map(one => `${where}: ${one}`)),
  ).toEqual([])
})

test.each([/(?:a+)+$/, /^a*a*$/iu, /\s+$/, /(?:[xX*]{2,}[\s-]?)+\d/i])(
  'the tool knows %s for what it is',
  expression => {
    expect(reports(expression)).not.toEqual([])
  },
)

function reports(expression: RegExp): string[] {
  return analyse(expression).reports.map(({ type }) => `${type} in ${String(expression)}`)
}

/** Those that stand in a file as such. */
function collectWritten(file: string, found: Expressions): void {
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if (Array.isArray(node)) return node.forEach(walk)
    if ('regex' in node) {
      const { pattern, flags } = node.regex as { pattern: string; flags: string }
      add(found, new RegExp(pattern, flags), file)
    }
    Object.values(node).forEach(walk)
  }
  walk(parseSync(file, readFileSync(file, 'utf8')).program)
}

/** Those that are put together from pieces while the files are loaded. */
async function collectBuilt(found: Expressions): Promise<void> {
  const plain = globalThis.RegExp
  globalThis.RegExp = new Proxy(plain, {
    construct: (target, [source, flags]: [string | RegExp, string?]) => {
      const expression = new target(source, flags)
      add(found, expression, 'built')
      return expression
    },
  })
  try {
    for (const file of files) await import(new URL(`../${file}`, import.meta.url).href)
  } finally {
    globalThis.RegExp = plain
  }
}

function add(found: Expressions, expression: RegExp, where: string): void {
  const name = String(expression)
  if (!found.has(name)) found.set(name, { expression, where })
}
