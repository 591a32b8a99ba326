import { randomUUID } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { AnalysisReply } from '#contract/analyses.ts'
import { readConfig, type Config } from '#server/config.ts'
import { openDatabase, type Db } from '#server/database/database.ts'
import { mails, storedFiles } from '#server/database/tables.ts'
import { testPlace, type TestPlace } from '#server/database/testing.ts'
import { Person, readTypedText, testServerIn, type TestServer } from '#server/testing.ts'
import { openBlobStore, type BlobStore } from './blob-store.ts'
import { keyNumberOf, makeBlobKey, sealerFrom } from './encryption.ts'
import { olderSealers, resealAll } from './reseal.ts'
import { startTestS3, type TestS3 } from './s3.testing.ts'
import { forgetKey, sameKeys } from './same-keys.ts'

const LETTER = Buffer.from(
  'Zebra Holdings LLC\nThis is an attempt to collect a debt. You owe $77.31. You will be arrested.',
)

describe.each(['embedded', 'postgres'] as const)('keys of an installation on %s', kind => {
  let place: TestPlace
  let s3: TestS3 | undefined
  let keysDir: string
  let config: Config
  let person: Person
  let pages: string[]

  const serve = (): Promise<TestServer> =>
    testServerIn(place, { ...s3?.env, KEYS_DIR: keysDir, LOG_LEVEL: 'silent' }, { readWith: readTypedText })
  const seeEveryPage = async (server: TestServer): Promise<void> => {
    const there = Object.assign(new Person(server), { token: person.token })
    for (const page of pages) expect((await there.get(page)).bytes.toString()).toBe('a picture')
  }
  /** With the server stopped, as the command works. */
  const inside = async <T>(work: (db: Db, blobs: BlobStore) => Promise<T>): Promise<T> => {
    const database = await openDatabase(config)
    try {
      return await work(database.db, await openBlobStore(config))
    } finally {
      await database.close()
    }
  }
  const reseal = () => inside((db, blobs) => resealAll({ db, blobs, sealer: sealerFrom(keysDir) }))

  beforeEach(async () => {
    place = await testPlace(kind)
    s3 = kind === 'postgres' ? await startTestS3() : undefined
    keysDir = join(place.dataDir, 'keys')
    const read = readConfig({ ...s3?.env, DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl, KEYS_DIR: keysDir })
    if (read.kind === 'invalid') throw new Error(read.faults.join())
    config = read.config
    const server = await serve()
    person = new Person(server)
    await person.signIn('dana@example.com')
    pages = []
    for (let letter = 0; letter < 2; letter += 1) {
      const { analysis_id: id } = (await person.upload([{ bytes: LETTER }], { state: 'TX' })).json as AnalysisReply
      expect((await person.post(`/api/analyses/${id}/keep-pages`, { keep: true })).status).toBe(200)
      pages.push(`/api/analyses/${id}/pages/1`)
    }
    await server.stop()
    await inside(db => db.insert(mails).values(waitingMail(sealerFrom(keysDir).seal(MAIL))))
  })
  afterEach(async () => {
    await s3?.stop()
    await place.remove()
  })

  test('a new key seals what comes, the old one opens what is there, and nothing is lost on the way over', async () => {
    expect(makeBlobKey(keysDir)).toBe(2)
    const cut = await inside((db, blobs) => {
      let left = 1
      const reseal = (id: string) => (left-- > 0 ? blobs.reseal(id) : Promise.reject(new Error('The machine is gone.')))
      return resealAll({ db, blobs: { ...blobs, reseal }, sealer: sealerFrom(keysDir) }).catch(
        (error: unknown) => error,
      )
    })
    expect(String(cut)).toContain('gone')
    let server = await serve() // half of them this way, half that
    await seeEveryPage(server)
    await server.stop()

    await inside(db => db.update(storedFiles).set({ deleteAfter: null })) // an hour later: what goes has gone
    const kept = (await inside((_, blobs) => blobs.list())).length
    const { moved, passing, damaged, needed } = await reseal()
    expect({ moved, passing, damaged, needed: [...needed] }).toEqual({
      moved: kept - 1,
      passing: 0,
      damaged: [],
      needed: [],
    })
    expect(await reseal()).toMatchObject({ moved: 0 })

    if (kind === 'postgres') await inside(db => forgetKey(db, 'blob-key-1'))
    rmSync(join(keysDir, 'blob-key-1'))
    server = await serve()
    await seeEveryPage(server)
    const [mail] = await server.db.select().from(mails).where(eq(mails.key, 'waiting'))
    expect(sealerFrom(keysDir).open(Buffer.from(mail!.sealed!, 'base64'))).toEqual(MAIL)
    expect(readdirSync(keysDir)).not.toContain('blob-key-1')
    await server.stop()
  })

  test.skipIf(kind === 'embedded')(
    'what goes within the hour stays as it is and keeps its key needed; what no key opens is told',
    async () => {
      makeBlobKey(keysDir)
      const passing = await inside(async (db, blobs) => {
        const all = await db.select().from(storedFiles)
        const [broken] = all.filter(file => file.deleteAfter === null)
        await blobs.putSealed(broken!.id, Buffer.concat([Buffer.of(1), Buffer.alloc(60)]))
        return { due: all.filter(file => file.deleteAfter !== null), broken }
      })
      expect(passing.due.length).toBeGreaterThan(0)
      const result = await reseal()
      expect(result).toMatchObject({ passing: passing.due.length, damaged: [passing.broken!.id] })
      expect([...result.needed]).toEqual([1])
      const number = await inside((_, blobs) => blobs.keyNumber(passing.due[0]!.id))
      expect(number).toBe(1)
    },
  )

  test.skipIf(kind === 'embedded')('what is deleted while it is sealed again does not come back', async () => {
    makeBlobKey(keysDir)
    const left = await inside(async (db, blobs) => {
      const reseal: BlobStore['reseal'] = async id => {
        const outcome = await blobs.reseal(id)
        await db.delete(storedFiles).where(eq(storedFiles.id, id))
        return outcome
      }
      await db.update(storedFiles).set({ deleteAfter: null })
      await resealAll({ db, blobs: { ...blobs, reseal }, sealer: sealerFrom(keysDir) })
      return blobs.list()
    })
    expect(left).toEqual([])
  })

  test.skipIf(kind === 'embedded')(
    'a process that seals with an old key is seen; one without the new is refused',
    async () => {
      const server = await serve()
      const before = join(place.dataDir, 'keys-of-before')
      cpSync(keysDir, before, { recursive: true })
      makeBlobKey(keysDir)
      expect(await inside(db => olderSealers(db, sealerFrom(keysDir)))).toEqual(['blob-key-1'])
      await server.stop()
      expect(await inside(db => olderSealers(db, sealerFrom(keysDir)))).toEqual([])
      await inside(db => sameKeys(db, keysDir))
      await expect(inside(db => sameKeys(db, before))).rejects.toThrow('lacks blob-key-2')
    },
  )
})

test('bytes name their key, and whoever opens them needs it', async () => {
  const place = await testPlace('embedded')
  const keysDir = join(place.dataDir, 'keys')
  const first = sealerFrom(keysDir)
  const old = first.seal(MAIL)
  makeBlobKey(keysDir)
  const second = sealerFrom(keysDir)
  expect([keyNumberOf(old), keyNumberOf(second.seal(MAIL))]).toEqual([1, 2])
  expect(first.open(second.seal(MAIL))).toEqual(MAIL) // a process that started before the key was made
  expect(second.open(old)).toEqual(MAIL)
  expect(() => second.open(Buffer.concat([Buffer.of(2), old.subarray(1)]))).toThrow()
  expect(() => second.open(Buffer.concat([Buffer.of(0), old.subarray(1)]))).toThrow('unknown form')
  expect(statSync(join(keysDir, 'blob-key-2')).mode & 0o077).toBe(0)
  expect(readFileSync(join(keysDir, 'blob-key-2'), 'utf8')).not.toBe(readFileSync(join(keysDir, 'blob-key-1'), 'utf8'))
  rmSync(join(keysDir, 'blob-key-1'))
  expect(() => sealerFrom(keysDir).open(old)).toThrow('blob-key-1')
  await place.remove()
})

const MAIL = Buffer.from(JSON.stringify({ to: 'dana@example.com', data: {}, language: 'en' }))

function waitingMail(sealed: Buffer): typeof mails.$inferInsert {
  const inADay = new Date(Date.now() + 86_400_000)
  const rest = { template: 'sign-in-code', status: 'waiting', createdAt: new Date(), giveUpAt: inADay } as const
  return { id: randomUUID(), key: 'waiting', ownerId: null, sealed: sealed.toString('base64'), ...rest }
}
