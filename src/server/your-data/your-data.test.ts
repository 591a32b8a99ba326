import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnalysisReply } from '#contract/analyses.ts'
import type { LetterReply } from '#contract/letters.ts'
import { DELETE_EXPIRED_UPLOADS } from '#server/jobs/delete-expired-uploads.ts'
import { expectRefusal, Person, readTypedText, testServer, type TestServer } from '#server/testing.ts'
import { csv } from '#units/csv.ts'

const NAME = 'Philippa Quillfeather'
const LETTER = Buffer.from(`Coastal Recovery LLC
September 14, 2026
Dear ${NAME},
You owe $812.40 to Bank of Palo Duro. You will be arrested if you do not pay within ten days.`)
const FILE_NAME = '../../=cmd|calc<script>.pdf'

let server: TestServer
let database: Client

beforeAll(async () => {
  server = await testServer('postgres', {}, { readWith: readTypedText })
  database = new Client({ connectionString: server.databaseUrl })
  await database.connect()
})
afterAll(async () => {
  await database.end()
  await server.remove()
})

async function uploaded(person: Person): Promise<{ analysisId: string; letterId: string }> {
  const upload = await person.upload([{ bytes: LETTER, name: FILE_NAME }], { state: 'TX' })
  const { analysis_id } = upload.json as AnalysisReply
  const letter = await person.post('/api/generate-letter', { analysis_id })
  return { analysisId: analysis_id, letterId: (letter.json as LetterReply).letter_id }
}

/** Every row of every table as text, the queue's too. */
async function everyRow(): Promise<string> {
  const { rows: tables } = await database.query<{ schema: string; name: string }>(
    "select schemaname as schema, tablename as name from pg_tables where schemaname in ('public', 'jobs')",
  )
  const dumps = await Promise.all(
    tables.map(({ schema, name }) =>
      database.query<{ text: string }>(`select t::text as text from "${schema}"."${name}" t`),
    ),
  )
  return dumps.flatMap(({ rows }) => rows.map(row => row.text)).join('\n')
}

const filesOnDisk = (): string[] =>
  readdirSync(server.dataDir, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !entry.parentPath.includes('keys'))
    .map(entry => join(entry.parentPath, entry.name))

describe('an upload', () => {
  test('lies sealed on the disk, and is gone within the hour: bytes and rows, with a receipt', async () => {
    const person = new Person(server)
    const { analysisId } = await uploaded(person)
    const held = await database.query<{ id: string }>(
      "select id from stored_files where analysis_id = $1 and role <> 'piece'", // those stay: evidence.test.ts
      [analysisId],
    )
    expect(held.rows.length).toBeGreaterThanOrEqual(2) // the file and the picture of its page
    const paths = filesOnDisk().filter(path => held.rows.some(row => path.includes(row.id)))
    expect(paths).toHaveLength(held.rows.length)
    for (const path of paths) expect(readFileSync(path).includes(NAME)).toBe(false)

    server.clock.move(49)
    await runDeletion()
    expect(filesOnDisk().filter(path => paths.includes(path))).toEqual(paths) // not before its time
    server.clock.move(6) // 55 minutes after: the job runs every five, so this is the latest
    await runDeletion()
    expect(filesOnDisk().filter(path => paths.includes(path))).toEqual([])
    const ids = held.rows.map(row => row.id)
    expect((await database.query('select 1 from stored_files where id = any($1)', [ids])).rowCount).toBe(0)
    const receipts = await database.query(
      "select 1 from audit_log where action = 'upload-deleted' and subject = any($1)",
      [ids],
    )
    expect(receipts.rowCount).toBe(ids.length)
    expectRefusal(await person.get(`/api/analyses/${analysisId}/pages/1`), 404)
    expect((await person.get(`/api/analyses/${analysisId}`)).status).toBe(200) // the findings stay
  })
})

describe('one’s data', () => {
  test('is nothing, and not another’s, to whoever owns nothing', async () => {
    const owner = new Person(server)
    const { analysisId } = await uploaded(owner)
    for (const stranger of [new Person(server), await signedIn('stranger@example.com')]) {
      const isKnown = stranger.token !== undefined
      const { status, json } = await stranger.get('/api/user/data')
      if (isKnown) expect(json).toMatchObject({ analyses: [], letters: [] })
      else expect(status).toBe(404)
      expectRefusal(await stranger.delete(`/api/analyses/${analysisId}`), 404)
    }
    expect((await owner.get(`/api/analyses/${analysisId}`)).status).toBe(200)
  })

  test('is listed', async () => {
    const person = await signedIn('lister@example.com')
    const { analysisId, letterId } = await uploaded(person)
    const { json } = await person.get('/api/user/data')
    expect(json).toMatchObject({
      account: { email: 'lister@example.com' },
      analyses: [{ id: analysisId, pages_deleted_after: expect.any(String) as string }],
      letters: [{ id: letterId, download_url: `/api/download/${letterId}.pdf` }],
      sessions: [{ current: true }],
    })
  })

  test('comes as a ZIP of everything, under names of ours', async () => {
    const person = await signedIn('exporter@example.com')
    const { analysisId } = await uploaded(person)
    const { status, headers, bytes } = await person.get('/api/user/data/export')
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'application/zip',
      'no-store',
    ])
    const files = unzipped(bytes)
    expect([...files.keys()].sort()).toEqual([
      'README.txt',
      'deadlines.ics',
      'letters-received.csv',
      'letters-written.csv',
      expect.stringMatching(/^letters\/1-[\w-]+\.pdf$/),
      'originals/1/letter-0',
      'originals/1/page-1',
      expect.stringMatching(/^pieces\/1\/page-1-[\da-f-]{36}\.jpg$/),
      'your-data.json',
    ])
    expect(files.get('originals/1/letter-0')!.toString()).toBe(LETTER.toString())
    const written = [...files.entries()].find(([name]) => name.endsWith('.pdf'))!
    expect(written[1].subarray(0, 5).toString()).toBe('%PDF-')
    const data = JSON.parse(files.get('your-data.json')!.toString()) as Record<string, unknown>
    expect(data).toMatchObject({ account: { email: 'exporter@example.com' }, analyses: [{ id: analysisId }] })
    expect(JSON.stringify(data)).toContain('You will be arrested')
    expect(files.get('letters-received.csv')!.toString()).toContain(`"'=cmd|calc<script>.pdf"`) // no formula
    expect(files.get('deadlines.ics')!.toString()).toContain('BEGIN:VCALENDAR')
  })

  test('is deleted only on the word, and then nothing is left in the database or on the disk', async () => {
    const email = 'leaver@example.com'
    const person = await signedIn(email)
    const others = new Person(server)
    const kept = await uploaded(others)
    await person.post('/api/save-lead', { email, consent: true })
    const { analysisId, letterId } = await uploaded(person)
    const held = await database.query<{ id: string }>('select id from stored_files where analysis_id = $1', [
      analysisId,
    ])
    expectRefusal(await person.delete('/api/user/data', { confirm: 'yes' }), 400)
    const before = await everyRow()
    for (const mark of [email, analysisId, letterId]) expect(before).toContain(mark)

    expect((await person.delete('/api/user/data', { confirm: 'DELETE' })).status).toBe(200)
    expectRefusal(await person.get('/api/user/profile'), 401, 'session-ended')
    await expect
      .poll(async () => (await database.query('select 1 from mails where sealed is not null')).rowCount)
      .toBe(0)
    const tables = await database.query<{ text: string }>(`
      select people::text as text from people union all select sessions::text from sessions union all select owners::text from owners
      union all select analyses::text from analyses union all select letters::text from letters union all select leads::text from leads
      union all select mails::text from mails union all select stored_files::text from stored_files
      union all select disputes::text from disputes union all select dispute_events::text from dispute_events`)
    const rows = tables.rows.map(row => row.text).join('\n')
    for (const mark of [email, analysisId, letterId]) expect(rows).not.toContain(mark)
    expect(await everyRow()).not.toContain(email)
    for (const { id } of held.rows) expect(filesOnDisk().some(path => path.includes(id))).toBe(false)
    expect((await others.get(`/api/analyses/${kept.analysisId}`)).status).toBe(200) // nobody else's was touched
  })

  test('can be deleted letter by letter', async () => {
    const person = new Person(server)
    const { analysisId, letterId } = await uploaded(person)
    expect((await person.delete(`/api/analyses/${analysisId}`)).status).toBe(200)
    expectRefusal(await person.get(`/api/analyses/${analysisId}`), 404)
    expectRefusal(await person.get(`/api/download/${letterId}.pdf`), 404)
    expectRefusal(await person.delete(`/api/analyses/${analysisId}`), 404)
  })

  test('leaves nothing of a visitor’s either', async () => {
    const person = new Person(server)
    const { analysisId } = await uploaded(person)
    expect((await person.delete('/api/user/data', { confirm: 'DELETE' })).status).toBe(200)
    expect((await database.query('select 1 from analyses where id = $1', [analysisId])).rowCount).toBe(0)
    expectRefusal(await person.get('/api/user/data'), 404)
  })
})

test('a cell a spreadsheet would run stays text', () => {
  expect(
    csv(
      ['a', 'b'],
      [
        ['=1+1', 2],
        ['say "hi"', null],
        ['-x', undefined],
      ],
    ),
  ).toBe(`"a","b"\r\n"'=1+1",2\r\n"say ""hi""",""\r\n"'-x",""\r\n`)
})

async function signedIn(email: string): Promise<Person> {
  const person = new Person(server)
  await person.signIn(email)
  return person
}

async function runDeletion(): Promise<void> {
  expect(await server.runJob(DELETE_EXPIRED_UPLOADS)).toEqual({ kind: 'done' })
}

/** Entries of a ZIP that stores without compressing, read by its central directory. */
function unzipped(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  let at = zip.lastIndexOf(Buffer.from('PK\x05\x06'))
  const entries = zip.readUInt16LE(at + 10)
  at = zip.readUInt32LE(at + 16)
  for (let index = 0; index < entries; index += 1) {
    const size = zip.readUInt32LE(at + 20)
    const nameBytes = zip.readUInt16LE(at + 28)
    const name = zip.toString('utf8', at + 46, at + 46 + nameBytes)
    const start = zip.readUInt32LE(at + 42)
    const from = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28)
    files.set(name, zip.subarray(from, from + size))
    at += 46 + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return files
}
