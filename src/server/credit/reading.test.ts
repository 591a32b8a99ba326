import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { CreditAnalysis } from '#contract/credit-reports.ts'
import { clockFrom } from '#server/clock.ts'
import { readConfig } from '#server/config.ts'
import { testPlace } from '#server/database/testing.ts'
import { DELETE_EXPIRED_UPLOADS } from '#server/jobs/delete-expired-uploads.ts'
import { createLog } from '#server/log.ts'
import { startReader, type Reader } from '#server/reading/read-upload.ts'
import { startServer } from '#server/start.ts'
import { expectRefusal, Person, testServer, type TestServer } from '#server/testing.ts'

const REPORT = readFileSync(
  new URL('../../../examples/corpus/credit-reports/pdf/01-equifax-reaged-collection.pdf', import.meta.url),
)

/** A condition is waited for as long as a busy machine needs. */
const PATIENT = { timeout: 50_000, interval: 500 } // not so often that the calls a minute run out

interface Readings {
  readonly reports: { readonly report_id: string }[]
  readonly readings: { readonly reading_id: string; readonly failure: { readonly error: string } | null }[]
}

/** The real reader, behind a gate: what is read waits until it is let go, or dies there. */
function gated() {
  let [letGo, die]: [() => void, () => void] = [() => undefined, () => undefined]
  const close = (): Promise<void> =>
    new Promise<void>((resolve, reject) => {
      letGo = resolve
      die = () => reject(new Error('the process died'))
    })
  let gate = close()
  gate.catch(() => undefined)
  const gates = {
    reads: 0,
    letGo: () => letGo(),
    die: () => die(),
    close: () => {
      gates.reads = 0
      gate = close()
      gate.catch(() => undefined)
    },
    readWith: (options: Parameters<typeof startReader>[0]): Reader => {
      const reader = startReader(options)
      return {
        ...reader,
        read: async request => {
          gates.reads += 1
          await gate
          return reader.read(request)
        },
      }
    },
  }
  return gates
}

const gate = gated()
let server: TestServer

beforeAll(async () => {
  server = await testServer('postgres', {}, { readWith: gate.readWith })
})
afterAll(() => server.remove())
beforeEach(() => gate.close())
afterEach(() => gate.letGo())

async function signedIn(at: { readonly address: string } = server): Promise<Person> {
  const person = new Person(at)
  server.clock.move(1)
  await person.signIn(`${randomUUID()}@example.com`)
  return person
}

const send = (person: Person, id: string = randomUUID(), bytes: Buffer = REPORT) =>
  person.sendForm('/api/credit-repair/analyze', [{ name: 'report.pdf', bytes }], {}, { 'x-analysis-id': id })
const listed = async (person: Person): Promise<Readings> =>
  (await person.get('/api/credit-repair/reports')).json as Readings
const beingRead = (person: Person) => expect.poll(async () => (await listed(person)).readings.length, PATIENT).toBe(1)
const blobs = (dataDir: string): string[] =>
  readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.parentPath.includes('blobs'))
    .map(({ name }) => name)

it('is read once however often it is sent meanwhile, is listed until then, and leaves no bytes behind', async () => {
  const person = await signedIn()
  const id = randomUUID()
  const first = send(person, id)
  await beingRead(person)
  const second = send(person)
  expectRefusal(await person.get(`/api/credit-repair/report/${id}`), 503, 'busy')
  expect(await listed(person)).toMatchObject({ reports: [], readings: [{ reading_id: id, failure: null }] })
  const other = await signedIn()
  expect((await listed(other)).readings).toEqual([])
  expectRefusal(await other.delete(`/api/credit-repair/report/${id}`), 404)
  gate.letGo()
  const answers = (await Promise.all([first, second])).map(
    ({ json }) => (json as { analysis: CreditAnalysis }).analysis,
  )
  expect(answers.map(({ report_id }) => report_id)).toEqual([id, id])
  expect(gate.reads).toBe(1)
  expect(await listed(person)).toMatchObject({ reports: [{ report_id: id }], readings: [] })
  await expect.poll(() => blobs(server.dataDir), PATIENT).toEqual([])
})

it('that is stopped meanwhile is forgotten, and nothing is kept of it', async () => {
  const person = await signedIn()
  const id = randomUUID()
  const sent = send(person, id)
  await beingRead(person)
  expect((await person.delete(`/api/credit-repair/report/${id}`)).status).toBe(200)
  expectRefusal(await sent, 404)
  gate.letGo()
  expect(await listed(person)).toMatchObject({ reports: [], readings: [] })
  expect(blobs(server.dataDir)).toEqual([])
})

it('that cannot be read says why until it is taken off, and can be sent again', async () => {
  const person = await signedIn()
  gate.letGo()
  const id = randomUUID()
  expectRefusal(await send(person, id, Buffer.from('%PDF-1.7 broken')), 422)
  const { readings } = await listed(person)
  expect(readings).toMatchObject([{ reading_id: id }])
  expect(readings[0]!.failure!.error).not.toBe('')
  expectRefusal(await send(person, randomUUID(), Buffer.from('%PDF-1.7 broken')), 422)
  expect((await listed(person)).readings).toHaveLength(1)
  const [again] = (await listed(person)).readings
  expect((await person.delete(`/api/credit-repair/report/${again!.reading_id}`)).status).toBe(200)
  expect((await listed(person)).readings).toEqual([])
})

it('that was not read within the hour is given up, and the person told', async () => {
  const person = await signedIn()
  const id = randomUUID()
  const sent = send(person, id)
  await beingRead(person)
  server.clock.move(61)
  await server.runJob(DELETE_EXPIRED_UPLOADS)
  expectRefusal(await sent, 422, 'not-read-in-time')
  expect((await listed(person)).readings).toMatchObject([{ reading_id: id, failure: {} }])
  gate.letGo()
  expect((await listed(person)).reports).toEqual([])
})

it('that was being read when the server died is read when it starts again', async () => {
  const place = await testPlace('postgres')
  const dying = gated()
  const env = {
    PORT: '0',
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl,
    BILLING: 'off',
    LOG_LEVEL: 'fatal',
  }
  const read = readConfig({ ...env, READERS: '1', NODE_ENV: 'test' })
  if (read.kind === 'invalid') throw new Error(read.faults.join('\n'))
  const parts = { config: read.config, clock: clockFrom(undefined), log: createLog(read.config.logLevel) }
  const first = await startServer({ ...parts, readWith: dying.readWith })
  const person = await signedIn(first)
  const id = randomUUID()
  const sent = send(person, id).catch(() => undefined)
  await expect.poll(() => dying.reads, PATIENT).toBeGreaterThan(0)
  dying.die()
  await first.stop()
  await sent
  const second = await startServer(parts)
  try {
    const back = new Person(second, person.cookie)
    back.token = person.token
    await expect.poll(async () => (await listed(back)).reports, PATIENT).toMatchObject([{ report_id: id }])
  } finally {
    await second.stop()
    await place.remove()
  }
})
