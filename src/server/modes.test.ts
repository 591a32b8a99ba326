import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { progressEvent, type AnalysisReply } from '#contract/analyses.ts'
import { startTestS3, type TestS3 } from './blobs/s3.testing.ts'
import { testPlace, type TestPlace } from './database/testing.ts'
import { Person, readTypedText, testServerIn, type TestServer } from './testing.ts'

const LETTER = Buffer.from('Zebra Holdings LLC\nThis is an attempt to collect a debt. You owe $77.31.')

describe('separate processes on PostgreSQL and S3', () => {
  let place: TestPlace
  let s3: TestS3
  let running: TestServer[] = []
  let started = 0

  const env = (role: string, more: Record<string, string> = {}): Record<string, string> => ({
    ...s3.env,
    ROLE: role,
    KEYS_DIR: join(place.dataDir, 'keys'),
    ...more,
  })
  const start = async (role: string, more?: Record<string, string>): Promise<TestServer> => {
    const own = { ...place, dataDir: join(place.dataDir, `${role}-${(started += 1)}`) } // nothing is shared but what is said
    const server = await testServerIn(own, env(role, more), { readWith: readTypedText })
    running.push(server)
    return server
  }

  const stopAll = async (): Promise<void> => {
    const stopped = running
    running = []
    await Promise.all(stopped.map(server => server.stop()))
  }

  beforeAll(async () => {
    place = await testPlace('postgres')
    s3 = await startTestS3()
  })
  afterAll(async () => {
    await stopAll()
    await s3.stop()
    await place.remove()
  })

  test('a process that comes with other keys is refused', async () => {
    await start('web')
    await expect(start('worker', { KEYS_DIR: join(place.dataDir, 'other-keys') })).rejects.toThrow(/KEYS_DIR/)
    cpSync(join(place.dataDir, 'keys'), join(place.dataDir, 'copied-keys'), { recursive: true })
    const other = await start('web', { KEYS_DIR: join(place.dataDir, 'copied-keys') })
    expect((await fetch(`${other.address}/health/ready`)).status).toBe(200)
    await stopAll()
  })

  test('a letter taken in by one is read by another, watched and shown through a third', async () => {
    const [first, second, worker] = [await start('web'), await start('web'), await start('worker')]
    const id = randomUUID()
    const steps = stepsSeen(second, id)
    const person = new Person(first)
    const answer = await person.upload([{ bytes: LETTER }], { state: 'CA' }, id)
    expect(answer.status).toBe(200)
    expect((await steps).map(({ step }) => step)).toEqual(
      expect.arrayContaining(['received', 'facts_found', 'rules_checked', 'done']),
    )
    const there = person.at(second.address)
    expect(((await there.get(`/api/analyses/${id}`)).json as AnalysisReply).analysis_id).toBe(id)
    const page = await there.get(`/api/analyses/${id}/pages/1`)
    expect([page.status, page.bytes.toString()]).toEqual([200, 'a picture'])
    for (const { dataDir } of [first, second, worker]) expect(existsSync(join(dataDir, 'blobs'))).toBe(false)
    expect(readdirSync(s3.folder, { recursive: true }).length).toBeGreaterThan(2)
    await stopAll()
  })

  test('what waits while no worker runs is read when one comes, once', async () => {
    const web = await start('web')
    const person = new Person(web)
    await person.post('/api/generate-letter', {}) // now known by a cookie
    const id = randomUUID()
    const answered = person.upload([{ bytes: LETTER }], { state: 'CA' }, id)
    await vi.waitFor(async () => expect((await person.get(`/api/analyses/${id}`)).status).toBe(503), {
      timeout: 30_000,
    })
    await Promise.all([start('worker'), start('worker')])
    expect((await answered).status).toBe(200)
  })

  test('a worker answers how it stands, and nothing else', async () => {
    const worker = running.at(-1)!
    expect((await fetch(`${worker.address}/health/live`)).status).toBe(200)
    expect((await fetch(`${worker.address}/health/ready`)).status).toBe(200)
    for (const path of ['/', '/api/health', '/api/admin/health'])
      expect((await fetch(worker.address + path)).status).toBe(404)
  })
})

async function stepsSeen({ address }: TestServer, id: string) {
  const answer = await fetch(`${address}/api/analyses/${id}/progress`)
  const text = await answer.text() // the stream ends with the last step
  return [...text.matchAll(/^data: (.*)$/gm)].map(([, json]) => progressEvent.parse(JSON.parse(json!)))
}
