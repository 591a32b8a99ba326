import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnalysisReply } from '#contract/analyses.ts'
import { Buyer, openShop, type Shop } from '#server/billing/testing.ts'
import { blobStoreIn } from '#server/blobs/blob-store.ts'
import { DATABASES } from '#server/database/testing.ts'
import { DELETE_EXPIRED_UPLOADS } from '#server/jobs/delete-expired-uploads.ts'
import { startReader } from '#server/reading/read-upload.ts'
import { expectRefusal, Person, readTypedText, testServer, type Answer, type TestServer } from '#server/testing.ts'

const LETTER = readFileSync(new URL('../../../examples/corpus/pdf/038-time-barred-suit-threat-ca.pdf', import.meta.url))
const NOTICE = readFileSync(
  new URL('../../../examples/model-notices/cfpb_debt-collection_model-validation-notice_en.pdf', import.meta.url),
)
const TYPED = Buffer.from(`Coastal Recovery LLC
You owe $812.40 to Bank of Palo Duro. You will be arrested if you do not pay within ten days.`)

describe.each(DATABASES)('after an hour, on the %s database,', kind => {
  let server: TestServer
  let person: Person

  beforeAll(async () => {
    server = await testServer(kind)
    person = new Person(server)
  })
  afterAll(() => server.remove())

  const uploaded = async (): Promise<AnalysisReply> => {
    const answer = await person.upload([{ bytes: LETTER }], { state: 'CA' })
    expect(answer.status).toBe(200)
    return answer.json as AnalysisReply
  }
  const shown = async (id: string): Promise<AnalysisReply> =>
    (await person.get(`/api/analyses/${id}`)).json as AnalysisReply
  const anHourPasses = async (): Promise<void> => {
    server.clock.move(56)
    expect(await server.runJob(DELETE_EXPIRED_UPLOADS)).toEqual({ kind: 'done' })
  }

  test('the pages are nowhere, and every finding with words on a page keeps its piece', async () => {
    const before = await uploaded()
    expect([before.pages_state, before.pages_deleted_after]).toEqual(['held', expect.any(String)])
    const page = await picture(person, before)
    expect(await holds(server, [LETTER, page])).toEqual([true, true])
    const pieces = new Map<string, Buffer>()
    for (const { url, shows, pageNumber } of piecesOf(before)) {
      expect(pageNumber).toBe(1)
      const answer = await person.get(url)
      expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
        200,
        'image/jpeg',
        'no-store',
      ])
      await expectSamePrint(answer.bytes, page, shows)
      pieces.set(url, answer.bytes)
    }
    expect(pieces.size).toBeGreaterThan(0)

    await anHourPasses()
    expect(await holds(server, [LETTER, page, ...pieces.values()])).toEqual([
      false,
      false,
      ...[...pieces.values()].map(() => true),
    ])
    const after = await shown(before.analysis_id)
    expect([after.pages_state, after.pages_deleted_after, after.pages[0]!.image_url]).toEqual(['deleted', null, null])
    expect(after.violations).toEqual(before.violations)
    for (const [url, bytes] of pieces) expect((await person.get(url)).bytes.equals(bytes)).toBe(true)
  })

  test('pieces are sealed on the disk', async () => {
    const reply = await uploaded()
    const piece = (await person.get(piecesOf(reply)[0]!.url)).bytes
    const raw = filesIn(server.dataDir).map(path => readFileSync(path))
    expect(raw.some(bytes => bytes.includes(piece.subarray(piece.length >> 1)))).toBe(false)
  })

  test('a finding that an answer brings has its piece as well, also when the answer comes late', async () => {
    const before = await uploaded()
    await anHourPasses()
    const facts = { debt_type: 'credit-card', date_of_last_payment: '2012-03-01', first_missed_payment: '2012-04-01' }
    const after = (await person.post(`/api/analyses/${before.analysis_id}/facts`, { consumer_facts: facts }))
      .json as AnalysisReply
    const known = new Set(before.violations.violations.map(({ rule_id }) => rule_id))
    const added = after.violations.violations.filter(({ rule_id }) => !known.has(rule_id))
    const places = added.flatMap(({ evidence }) => evidence).filter(({ boxes }) => boxes.length > 0)
    expect(places.length).toBeGreaterThan(0)
    for (const { quote, piece } of places) {
      expect(piece, quote).toBeDefined()
      expect((await person.get(piece!.url)).status).toBe(200)
    }
  })

  test('pages the person keeps are there; the upload itself is not; and stopping deletes them at once', async () => {
    const { analysis_id: id, ...before } = await uploaded()
    const page = await picture(person, { ...before, analysis_id: id })
    const keep = (choice: boolean): Promise<Answer> => person.post(`/api/analyses/${id}/keep-pages`, { keep: choice })
    expect((await keep(true)).json).toMatchObject({ pages_state: 'kept', pages_deleted_after: null })
    expect((await keep(true)).status).toBe(200) // twice is once

    await anHourPasses()
    expect(await holds(server, [LETTER, page])).toEqual([false, true])
    expect((await picture(person, await shown(id))).equals(page)).toBe(true)
    const held = (await person.get('/api/user/data')).json as { analyses: { id: string }[] }
    expect(held.analyses.find(one => one.id === id)).toMatchObject({
      pages_state: 'kept',
      pages_deleted_after: null,
      pieces: expect.any(Number) as number,
    })
    expect((await person.get('/api/user/data/export')).bytes.includes(page)).toBe(true)

    expect((await keep(false)).json).toMatchObject({ pages_state: 'deleted' })
    expect(await holds(server, [page])).toEqual([false])
    for (const { url } of piecesOf(before)) expect((await person.get(url)).status).toBe(200)
    expect((await keep(false)).status).toBe(200)
    expectRefusal(await keep(true), 409, 'pages-gone')
    const { rows } = await server.db.execute<{ action: string }>(
      sql`select action from audit_log where subject = ${id} order by id`,
    )
    expect(rows.map(({ action }) => action)).toEqual(['pages-kept', 'pages-no-longer-kept'])
  })

  test('pages that are gone cannot be kept', async () => {
    const { analysis_id: id } = await uploaded()
    server.clock.move(51) // due, and not yet removed
    expectRefusal(await person.post(`/api/analyses/${id}/keep-pages`, { keep: true }), 409, 'pages-gone')
    await anHourPasses()
    expectRefusal(await person.post(`/api/analyses/${id}/keep-pages`, { keep: true }), 409, 'pages-gone')
    expectRefusal(await person.post(`/api/analyses/${id}/keep-pages`, { keep: 'yes' }), 400, 'invalid-request')
  })

  test('kept or not, all of it goes with the letter', async () => {
    const reply = await uploaded()
    const page = await picture(person, reply)
    await person.post(`/api/analyses/${reply.analysis_id}/keep-pages`, { keep: true })
    const pieces = await Promise.all(piecesOf(reply).map(async ({ url }) => (await person.get(url)).bytes))
    const exported = (await person.get('/api/user/data/export')).bytes
    for (const piece of pieces) expect(exported.includes(piece)).toBe(true)
    for (const other of [new Person(server), await known(server)])
      for (const { url } of piecesOf(reply)) expectRefusal(await other.get(url), 404, 'not-found')
    expectRefusal(await person.get(`/api/analyses/${reply.analysis_id}/pieces/${randomUUID()}`), 404)

    await person.delete('/api/user/data', { confirm: 'DELETE' })
    expect(await holds(server, [page, ...pieces])).toEqual([false, ...pieces.map(() => false)])
    person = new Person(server)
  })
})

describe.each(DATABASES)('an upload that waits, on the %s database,', kind => {
  test('is deleted within the hour, and the person is told, also when it is read too late', async () => {
    let letRead: () => void = () => undefined
    const readable = new Promise<void>(resolve => (letRead = resolve))
    let ended: () => void = () => undefined
    const read = new Promise<void>(resolve => (ended = resolve))
    const server = await testServer(kind, {}, { readWith: lateReader(readable, () => ended()) })
    try {
      const person = new Person(server)
      await person.get('/api/settings')
      const id = randomUUID()
      const answer = person.upload([{ bytes: TYPED }], {}, id)
      await expect.poll(() => holds(server, [TYPED]), { timeout: 30_000 }).toEqual([true])
      server.clock.move(56)
      await server.runJob(DELETE_EXPIRED_UPLOADS)
      expect(await holds(server, [TYPED])).toEqual([false])
      expectRefusal(await answer, 422, 'not-read-in-time')
      expectRefusal(await person.get(`/api/analyses/${id}`), 422, 'not-read-in-time')

      letRead()
      await read
      await expect
        .poll(() => server.db.execute(sql`select 1 from stored_files`).then(({ rows }) => rows.length), {
          timeout: 30_000,
        })
        .toBe(0)
      expectRefusal(await person.get(`/api/analyses/${id}`), 422, 'not-read-in-time')
    } finally {
      letRead()
      await server.remove()
    }
  })
})

test('a piece that cannot be cut holds up neither the result nor the deletion, and is written down', async () => {
  const server = await testServer(
    'postgres',
    {},
    {
      readWith: options => ({
        ...readTypedText(options),
        cut: () => Promise.reject(new RangeError('You owe $812.40')),
      }),
    },
  )
  try {
    const person = new Person(server)
    const answer = await person.upload([{ bytes: TYPED }], { state: 'TX' })
    const { analysis_id: id, violations } = answer.json as AnalysisReply
    expect(violations.violation_count).toBeGreaterThan(0)
    server.clock.move(56)
    await server.runJob(DELETE_EXPIRED_UPLOADS)
    expect((await server.db.execute(sql`select 1 from stored_files`)).rows).toEqual([])
    expect(await blobStoreIn(server.dataDir).list()).toEqual([])
    const { rows } = await server.db.execute(
      sql`select details from audit_log where action = 'evidence-not-cut' and subject = ${id}`,
    )
    expect(rows).toEqual([{ details: { name: 'RangeError' } }, { details: { name: 'RangeError' } }])
  } finally {
    await server.remove()
  }
})

describe.each(DATABASES)('a piece under a locked finding, on the %s database,', kind => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(kind)
  })
  afterAll(() => shop.close())

  test('leaves the server for nobody who did not open it: not by its id, not in the export', async () => {
    const person = new Buyer(shop)
    const facts = JSON.stringify({ date_of_last_payment: '2015-01-10', debt_type: 'credit-card' })
    const free = (await person.upload(LETTER, { state: 'CA', consumer_facts: facts })).json as AnalysisReply
    expect(free.locked.hidden_violations).toBeGreaterThan(0)
    const { rows } = await shop.server.db.execute<{ id: string }>(
      sql`select id from stored_files where role = 'piece' and analysis_id = ${free.analysis_id}`,
    )
    const open = piecesOf(free).map(({ url }) => url.split('/').at(-1))
    const locked = rows.map(({ id }) => id).filter(id => !open.includes(id))
    expect(locked.length).toBeGreaterThan(0)

    const blobs = blobStoreIn(shop.server.dataDir)
    const exported = (await person.get('/api/user/data/export')).bytes
    for (const id of locked) {
      const bytes = (await blobs.get(id))!
      const answer = await person.get(`/api/analyses/${free.analysis_id}/pieces/${id}`)
      expectRefusal(answer, 404, 'not-found')
      expect(answer.bytes.includes(bytes)).toBe(false)
      expect(exported.includes(bytes)).toBe(false)
      expect(JSON.stringify(free)).not.toContain(id)
    }
    for (const { url } of piecesOf(free)) expect((await person.get(url)).status).toBe(200)

    await person.buy('lifetime')
    const full = (await person.get(`/api/analyses/${free.analysis_id}`)).json as AnalysisReply
    const opened = piecesOf(full).map(({ url }) => url)
    expect(opened.length).toBeGreaterThan(open.length)
    for (const url of opened) expect((await person.get(url)).status).toBe(200)
    const all = (await person.get('/api/user/data/export')).bytes
    for (const id of locked) expect(all.includes((await blobs.get(id))!)).toBe(true)
  })
})

function piecesOf({ violations }: Pick<AnalysisReply, 'violations'>) {
  return [...violations.violations, ...violations.worth_asking]
    .flatMap(({ evidence }) => evidence)
    .filter(({ boxes }) => boxes.length > 0)
    .map(({ page, piece }) => ({ ...piece!, pageNumber: page }))
}

async function picture(person: Person, reply: AnalysisReply): Promise<Buffer> {
  const { status, bytes } = await person.get(reply.pages[0]!.image_url!)
  expect(status).toBe(200)
  return bytes
}

/** Whether each of these is held in any form: on the disk as it is or under the seal, in any row of any table. */
async function holds(server: TestServer, wanted: readonly Buffer[]): Promise<boolean[]> {
  const paths = filesIn(server.dataDir)
  const blobs = blobStoreIn(server.dataDir)
  const opened = await Promise.all((await blobs.list()).map(({ id }) => blobs.get(id)))
  const onDisk = [...paths.map(path => readFileSync(path)), ...opened.flatMap(bytes => bytes ?? [])]
  const { rows: tables } = await server.db.execute<{ schema: string; name: string }>(
    sql`select schemaname as schema, tablename as name from pg_tables where schemaname in ('public', 'jobs')`,
  )
  const rows: string[] = []
  for (const { schema, name } of tables) {
    const dump = await server.db.execute<{ text: string }>(
      sql`select t::text as text from ${sql.identifier(schema)}.${sql.identifier(name)} t`,
    )
    rows.push(...dump.rows.map(({ text }) => text))
  }
  return wanted.map(bytes => {
    const part = bytes.subarray(bytes.length >> 1, (bytes.length >> 1) + 48)
    const written = [part.toString('hex'), part.toString('base64').slice(0, 60), part.toString('latin1')]
    return onDisk.some(held => held.includes(part)) || rows.some(row => written.some(text => row.includes(text)))
  })
}

function filesIn(dataDir: string): string[] {
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
}

/** The piece is that part of the page: the same print, but for what two JPEGs make of it. */
async function expectSamePrint(piece: Buffer, page: Buffer, shows: readonly number[]): Promise<void> {
  const { width, height } = await sharp(page).metadata()
  const [left, top] = [Math.floor(shows[0]! * width), Math.floor(shows[1]! * height)]
  const { data, info } = await sharp(piece).greyscale().raw().toBuffer({ resolveWithObject: true })
  expect(info.width).toBeLessThanOrEqual(width)
  expect(info.height).toBeLessThan(height / 4)
  const there = await sharp(page)
    .extract({
      left,
      top,
      width: Math.min(info.width, width - left),
      height: Math.min(info.height, height - top),
    })
    .greyscale()
    .raw()
    .toBuffer()
  const apart = data.reduce((sum, value, at) => sum + Math.abs(value - (there[at] ?? value)), 0) / data.length
  expect(apart).toBeLessThan(8)
}

async function known(server: TestServer): Promise<Person> {
  const person = new Person(server)
  await person.upload([{ bytes: NOTICE }], { state: 'CA' })
  return person
}

function lateReader(readable: Promise<void>, ended: () => void): typeof startReader {
  return options => {
    const reader = readTypedText(options)
    return {
      ...reader,
      read: async request => {
        await readable
        try {
          return await reader.read({ ...request, files: [{ name: 'letter', bytes: TYPED }] })
        } finally {
          ended()
        }
      },
    }
  }
}
