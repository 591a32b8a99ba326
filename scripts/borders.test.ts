import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const OXLINT = join(ROOT, 'node_modules', 'oxlint', 'bin', 'oxlint')

interface Linted {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[]
  readonly number_of_files: number
}

// The check is proven to see the code: in each room a forbidden arrow is planted, and it must be caught.
const FORBIDDEN = [
  ['units', `import { RULES } from '#law/rules/index.ts'\nexport const x = RULES\n`],
  ['law', `import { readFacts } from '#reading/read-facts.ts'\nexport const x = readFacts\n`],
  ['law', `import { readFileSync } from 'node:fs'\nexport const x = readFileSync\n`],
  ['law', `export const x = Date.now()\n`],
  ['law', `export const x = Math.random()\n`],
  ['reading', `import type { Letter } from '#letters/letter.ts'\nexport type X = Letter\n`],
  ['letters', `import { readFacts } from '#reading/read-facts.ts'\nexport const x = readFacts\n`],
  ['analyses', `import { faultOf } from '#server/fault.ts'\nexport const x = faultOf\n`],
  ['print', `import { faultOf } from '#server/fault.ts'\nexport const x = faultOf\n`],
  ['contract', `import { faultOf } from '#server/fault.ts'\nexport const x = faultOf\n`],
  ['server', `import x from '#web/api.ts'\nexport const y = x\n`],
  ['web', `import { faultOf } from '#server/fault.ts'\nexport const x = faultOf\n`],
  ['paypal-stand-in', `import { day } from '#units/iso-date.ts'\nexport const x = day\n`],
  ['server', `import { startStandIn } from '#paypal-stand-in/server.ts'\nexport const x = startStandIn\n`],
  ['law', `import { day } from '../units/iso-date.ts'\nexport const x = day\n`],
] as const

const LINTED = ['src', 'scripts', 'e2e'] as const
const planted = FORBIDDEN.map(([room], index) => join('src', room, `planted-fault-${index}.ts`))
let linted: Linted

// in a copy: other tests read the sources meanwhile
const copy = mkdtempSync(join(tmpdir(), 'writeback-borders-'))

beforeAll(() => {
  for (const folder of LINTED) cpSync(join(ROOT, folder), join(copy, folder), { recursive: true })
  for (const name of readdirSync(ROOT).filter(one => one.endsWith('.json'))) cpSync(join(ROOT, name), join(copy, name))
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  for (const [index, file] of planted.entries()) writeFileSync(join(copy, file), FORBIDDEN[index]![1])
  const { stdout } = spawnSync(process.execPath, [OXLINT, '--format', 'json', ...LINTED], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  linted = JSON.parse(stdout) as Linted
}, 300_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test.each(FORBIDDEN.map(([room, code], index) => [room, code, planted[index]!] as const))(
  'a forbidden arrow in %s is caught: %s',
  (_room, _code, file) => {
    const codes = linted.diagnostics.filter(({ filename }) => filename === file).map(({ code }) => code)
    expect(codes.join(' ')).toContain('no-restricted-')
  },
)

test('the linter looks at every source file', () => {
  const sources = LINTED.flatMap(folder =>
    readdirSync(join(copy, folder), { recursive: true }).filter(name => /\.(?:tsx?|m?js)$/.test(String(name))),
  )
  expect(sources.length).toBeGreaterThan(100)
  expect(linted.number_of_files).toBe(sources.length)
})
