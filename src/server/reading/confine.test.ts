import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { installationKey } from '#server/blobs/encryption.ts'
import { canStandApart } from './confine.ts'
import type { Deed } from './confine.testing.ts'
import { opener, pageReader } from './process-kinds.ts'
import { startProcess, type ProcessKind, type WatchedProcess } from './watched-process.ts'

const place = mkdtempSync(join(tmpdir(), 'writeback-confined-'))
const folder = mkdtempSync(join(place, 'scratch-'))
const keysDir = join(place, 'keys')
installationKey(keysDir, 'blob-key-1')
vi.stubEnv('DATABASE_URL', 'postgres://writeback:secret@db/writeback')
vi.stubEnv('SMTP_URL', 'smtp://user:secret@mail')
vi.stubEnv('S3_SECRET_ACCESS_KEY', 'secret')
const script = new URL('./confine.testing.ts', import.meta.url)

/** A listener that must never hear anything. */
const listener = createServer()
let heard = 0
let port = ''
const running: WatchedProcess[] = []

beforeAll(async () => {
  listener.on('connection', () => (heard += 1))
  await new Promise<void>(done => listener.listen(0, '127.0.0.1', done))
  port = String((listener.address() as AddressInfo).port)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await Promise.all(running.map(process => process.kill()))
  listener.close()
  rmSync(place, { recursive: true })
})

function start(kind: ProcessKind): (deed: Deed) => Promise<unknown> {
  const process = startProcess({ ...kind, script })
  running.push(process)
  return async deed => {
    let outcome: unknown
    await process.run(deed, async message => void (outcome = message), new AbortController().signal)
    return outcome
  }
}

const DENIED = { refused: 'ERR_ACCESS_DENIED' }

describe.each([
  ['an opener', opener(folder)],
  ['a page reader', pageReader(folder)],
])('%s that was taken over', (_, kind) => {
  const attempt = start(kind)

  test.each(['connect', 'fetch', 'listen', 'send'] as const)('has no network: %s', async deed => {
    expect(await attempt({ try: deed, at: port })).toHaveProperty('refused')
    expect(heard).toBe(0)
  })

  test.each(['lookUp', 'resolve'] as const)('cannot ask for a name: %s', async deed => {
    expect(await attempt({ try: deed, at: 'example.com' })).toEqual(DENIED)
  })

  test('reads neither keys, nor settings, nor the system', async () => {
    for (const at of [join(keysDir, 'blob-key-1'), '/etc/passwd', fileURLToPath(new URL('../../../docs', script))])
      expect(await attempt({ try: 'read', at })).toEqual(DENIED)
  })

  test('writes to its own folder and nowhere else', async () => {
    expect(await attempt({ try: 'write', at: join(folder, 'pixels') })).toEqual({ said: 'done' })
    for (const at of [join(place, 'x'), `${folder}-other`, fileURLToPath(script), join(keysDir, 'blob-key-1')])
      expect(await attempt({ try: 'write', at })).toEqual(DENIED)
    expect(existsSync(join(place, 'x'))).toBe(false)
    expect(readFileSync(script, 'utf8')).toContain('workAsChild')
  })

  test('was given no secret', async () => {
    const { said } = (await attempt({ try: 'environment', at: '' })) as { said: string }
    expect(said).not.toMatch(/secret|DATABASE|SMTP/)
  })

  test('still opens pictures', async () => {
    expect(await attempt({ try: 'picture', at: '' })).toEqual({ said: 'done' })
  })
})

test('an opener starts no program', async () => {
  expect(await start(opener(folder))({ try: 'run', at: '/bin/true' })).toEqual(DENIED)
})

test.skipIf(!canStandApart())('a program that a page reader starts has no network either', async () => {
  const attempt = start(pageReader(folder))
  expect(await attempt({ try: 'run', at: '/bin/true' })).toEqual({ said: 'done' })
  expect(await attempt({ try: 'connectAsProgram', at: port })).toHaveProperty('refused')
  expect(heard).toBe(0)
})

test('without that help of the system, what is written in JavaScript is refused all the same', async () => {
  const { nodeFlags } = opener(folder)
  const code = `require('node:net').connect(${port}, '127.0.0.1')`
  const ended = await new Promise<string>(done => {
    execFile(process.execPath, [...nodeFlags, '-e', code], (error, _, said) => done(`${error?.code} ${said}`))
  })
  expect(ended).toContain('have no network')
  expect(heard).toBe(0)
})
