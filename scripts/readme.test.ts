import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { RULES } from '#law/rules/index.ts'
import { TEMPLATES } from '#letters/templates/index.ts'
import { VARIABLES } from '#server/config.ts'
import { STATE_CODES } from '#units/state-code.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const README = read('README.md')

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}

test('every variable of the environment stands in the table of settings, and no other', () => {
  const named = [...README.matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map(([, name]) => name)
  expect(named).toEqual(VARIABLES)
})

test('every command it names is there, and every command for people is named', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = new Set([...README.matchAll(/npm (?:run )?(?:--silent )?([a-z][\w:-]*)/g)].map(([, name]) => name!))
  expect([...named].filter(name => !(name in scripts))).toEqual([])
  const forPeople = Object.keys(scripts).filter(name => !['serve', 'check'].includes(name))
  expect(forPeople.filter(name => !named.has(name))).toEqual([])
})

test('code it shows is the code that runs', () => {
  const blocks = [...README.matchAll(/```ts\n\/\/ (\S+)\n(.*?)```/gs)]
  expect(blocks.length).toBeGreaterThan(0)
  for (const [, path, code] of blocks) expect(read(path!), path).toContain(code!)
})

test('every folder and every page it points to exists', () => {
  const folders = [...README.matchAll(/`((?:src|scripts|e2e|examples|docs)\/[\w./-]*)`/g)].map(([, path]) => path!)
  const links = [...README.matchAll(/\]\(((?!https?:)[^)]+)\)/g)].map(([, path]) => path!)
  expect([...folders, ...links].filter(path => !existsSync(join(ROOT, path)))).toEqual([])
})

test('what it counts is what there is', () => {
  expect(README).toContain(`${RULES.length} federal rules`)
  expect(README).toContain(`time limits of ${STATE_CODES.length} jurisdictions`)
  expect(README).toContain(`${Object.keys(TEMPLATES).length} kinds of letter`)
})
