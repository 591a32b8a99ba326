import { randomUUID } from 'node:crypto'
import { appendFileSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { blobStoreIn } from '#server/blobs/blob-store.ts'
import { openDatabase } from '#server/database/database.ts'
import { DATABASES, emptyPlace, type TestPlace } from '#server/database/testing.ts'
import { Person, readTypedText, testServerIn } from '#server/testing.ts'
import { backUp } from './back-up.ts'
import { deletionsBeside } from './deletions.ts'
import { readManifest, type Manifest } from './manifest.ts'
import { restore } from './restore.ts'

const LETTER = Buffer.from('Zebra Holdings LLC\nThis is an attempt to collect a debt. You owe $77.31.')

describe.each(DATABASES)('a backup of the %s database', kind => {
  let backups: string
  const places: TestPlace[] = []

  const newPlace = async (): Promise<TestPlace> => {
    const place = await emptyPlace(kind)
    places.push(place)
    return place
  }
  const serve = (place: TestPlace) => testServerIn(place, {}, { readWith: readTypedText })
  const backUpAs = async (place: TestPlace, name: string): Promise<Manifest> => {
    const database = await openDatabase(place)
    const room = { db: database.db, blobs: blobStoreIn(place.dataDir) }
    try {
      return await backUp(room, { folder: join(backups, name), madeAt: new Date() })
    } finally {
      await database.close()
    }
  }
  const restoreInto = async (place: TestPlace, name: string): Promise<void> => {
    const folder = join(backups, name)
    const database = await openDatabase({ ...place, migrateTo: readManifest(folder).migration })
    const room = { db: database.db, blobs: blobStoreIn(place.dataDir) }
    try {
      await restore(room, { folder, deletions: deletionsBeside(folder) })
    } finally {
      await database.close()
    }
  }

  beforeEach(() => {
    backups = mkdtempSync(join(tmpdir(), 'writeback-backups-'))
  })
  afterEach(async () => {
    for (const place of places.splice(0)) await place.remove()
    rmSync(backups, { recursive: true, force: true })
  })

  test('is refused where something is, when it was changed, and when it did not end', async () => {
    const place = await newPlace()
    const server = await serve(place)
    await new Person(server).upload([{ bytes: LETTER }], { state: 'CA' })
    await server.stop()
    await backUpAs(place, 'one')
    await expect(restoreInto(place, 'one')).rejects.toThrow(/empty/)
    appendFileSync(join(backups, 'one', 'tables', 'owners.jsonl'), `{"id":"${randomUUID()}","kind":"visitor"}\n`)
    const fresh = await newPlace()
    await expect(restoreInto(fresh, 'one')).rejects.toThrow(/not whole/)
    const database = await openDatabase(fresh)
    const { rows } = await database.db.execute(sql`select id from owners`)
    await database.close()
    expect(rows).toEqual([])
    await expect(restoreInto(fresh, 'one.unfinished')).rejects.toThrow()
  })

  test('brings everything back that people keep, and nothing of what was deleted since', async () => {
    const place = await newPlace()
    const first = await serve(place)
    const [keeps, leaves] = [new Person(first), new Person(first)]
    const [kept, left, unkept] = [randomUUID(), randomUUID(), randomUUID()]
    await keeps.upload([{ bytes: LETTER }], { state: 'CA' }, kept)
    await keeps.upload([{ bytes: LETTER }], { state: 'TX' }, unkept)
    expect((await keeps.post(`/api/analyses/${kept}/keep-pages`, { keep: true })).status).toBe(200)
    await leaves.upload([{ bytes: LETTER }], { state: 'CA' }, left)
    const before = (await keeps.get(`/api/analyses/${kept}`)).json
    await first.stop()
    await backUpAs(place, 'old')
    expect(readdirSync(join(backups, 'old', 'blobs')).length).toBeGreaterThan(0)

    const second = await serve(place)
    expect((await leaves.at(second.address).delete('/api/user/data', { confirm: 'DELETE' })).status).toBe(200)
    expect((await keeps.at(second.address).delete(`/api/analyses/${unkept}`)).status).toBe(200)
    await second.stop()
    await backUpAs(place, 'new')

    const elsewhere = await newPlace()
    cpSync(join(place.dataDir, 'keys'), join(elsewhere.dataDir, 'keys'), { recursive: true })
    await restoreInto(elsewhere, 'old')
    const third = await serve(elsewhere)
    try {
      const [again, gone] = [keeps.at(third.address), leaves.at(third.address)]
      expect((await again.get(`/api/analyses/${kept}`)).json).toEqual(before)
      expect((await again.get(`/api/analyses/${kept}/pages/1`)).bytes.toString()).toBe('a picture')
      expect((await again.get(`/api/analyses/${unkept}`)).status).toBe(404)
      expect((await gone.get(`/api/analyses/${left}`)).status).toBe(404)
      const { rows } = await third.db.execute(
        sql`select id from analyses union all select analysis_id from stored_files`,
      )
      expect(new Set(rows.map(row => row['id']))).toEqual(new Set([kept]))
      const files = await third.db.execute<{ id: string }>(sql`select id from stored_files`)
      const stored = await blobStoreIn(elsewhere.dataDir).list()
      expect(new Set(stored.map(({ id }) => id))).toEqual(new Set(files.rows.map(({ id }) => id)))
      // what is counted goes on counting: a new receipt finds a number
      await again.upload([{ bytes: LETTER }], { state: 'CA' })
      expect((await again.delete(`/api/analyses/${kept}`)).status).toBe(200)
    } finally {
      await third.stop()
    }
  })
})
