import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const OXLINT = join(ROOT, 'node_modules', 'oxlint', 'bin', 'oxlint')
const planted: string[] = []

afterAll(() => planted.forEach(file => rmSync(file, { force: true })))

function plant(room: string, code: string): string {
  const folder = join(ROOT, 'src', room)
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `planted-fault-${planted.length}.ts`)
  writeFileSync(file, code)
  planted.push(file)
  return file
}

function lint(...paths: string[]): { status: number | null; output: string } {
  const { status, stdout } = spawnSync(process.execPath, [OXLINT, ...paths], { cwd: ROOT, encoding: 'utf8' })
  return { status, output: stdout }
}

// The check is proven to see the code: in each room a forbidden arrow is planted, and it must be caught.
test.each([
  ['units', `import { RULES } from '#law/rules/index.ts'\nexport const x = RULES\n`],
  ['law', `import { readFacts } from '#reading/read-facts.ts'\nexport const x = readFacts\n`],
  ['law', `import { readFileSync } from 'node:fs'\nexport const x = readFileSync\n`],
  ['law', `export const x = Date.now()\n`],
  ['law', `export const x = Math.random()\n`],
  ['reading', `import type { Letter } from '#letters/letter.ts'\nexport type X = Letter\n`],
  ['letters', `import { readFacts } from '#reading/read-facts.ts'\nexport const x = readFacts\n`],
  ['contract', `import { refuse } from '#server/errors.ts'\nexport const x = refuse\n`],
  ['server', `import x from '#web/api.ts'\nexport const y = x\n`],
  ['web', `import { refuse } from '#server/errors.ts'\nexport const x = refuse\n`],
  ['law', `import { day } from '../units/iso-date.ts'\nexport const x = day\n`],
])('a forbidden arrow in %s is caught: %s', (room, code) => {
  const { status, output } = lint(plant(room, code))
  expect(status).toBe(1)
  expect(output).toContain('no-restricted-')
})

test('the linter looks at every source file', () => {
  const { output } = lint('src', 'scripts', 'e2e')
  const linted = Number(/on (\d+) files/.exec(output)?.[1] ?? 0)
  const sources = ['src', 'scripts', 'e2e'].flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true }).filter(name => /\.(?:tsx?|m?js)$/.test(String(name))),
  )
  expect(sources.length).toBeGreaterThan(100)
  expect(linted).toBe(sources.length)
})
