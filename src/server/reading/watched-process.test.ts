import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProcess } from './watched-process.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'writeback-watched-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['fills its own memory', 'const all = []; for (;;) all.push(Array(1000).fill(all.length))', 'memory'],
  ['ends by itself', 'process.exit(3)', 'gone'],
  ['says nothing', 'setInterval(() => {}, 1000)', 'time'],
])('a process that %s is told apart', async (name, work, why) => {
  const script = join(folder, `${name.replaceAll(' ', '-')}.mjs`)
  writeFileSync(script, `process.send({ kind: 'ready' }); process.on('message', () => { ${work} })`)
  const process = startProcess({
    script: pathToFileURL(script),
    limits: { memoryBytes: 2e9, idleBytes: 2e9, silenceMs: 8000 },
    nodeFlags: ['--max-old-space-size=32'],
    env: {},
    niceness: 0,
  })
  await expect(process.run({}, async () => undefined, new AbortController().signal)).rejects.toMatchObject({ why })
  expect(process.isAlive()).toBe(false)
})
