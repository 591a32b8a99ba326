import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { blobStoreIn, openBlobStore, type BlobStore } from './blob-store.ts'
import { isDiskFull } from './disk-full.ts'
import { startTestS3, type TestS3 } from './s3.testing.ts'

const SECRET = 'You owe Bank of Rockville $2,284.56'
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'writeback-blobs-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function everyByteIn(place: string): string {
  return readdirSync(place, { recursive: true })
    .map(name => join(place, String(name)))
    .filter(path => statSync(path).isFile())
    .map(path => readFileSync(path, 'latin1'))
    .join('')
}

describe.each(['the data folder', 'S3'])('in %s', place => {
  let store: BlobStore
  let s3: TestS3 | undefined

  beforeEach(async () => {
    s3 = place === 'S3' ? await startTestS3() : undefined
    const read = readConfig({ DATA_DIR: folder, ...s3?.env })
    if (read.kind === 'invalid') throw new Error(read.faults.join())
    store = await openBlobStore(read.config)
  })
  afterEach(() => s3?.stop())

  test('what is stored comes back, and cannot be read on the disk', async () => {
    const id = randomUUID()
    await store.put(id, Buffer.from(SECRET))
    expect((await store.get(id))?.toString()).toBe(SECRET)
    const bytes = everyByteIn(s3?.folder ?? folder)
    expect(bytes.length).toBeGreaterThan(SECRET.length)
    expect(bytes).not.toContain('Rockville')
  })

  test('what is removed is gone, and removing it again is no fault', async () => {
    const id = randomUUID()
    await store.put(id, Buffer.from(SECRET))
    const [listed] = await store.list()
    expect(listed).toMatchObject({ id, changedAt: expect.any(Date) })
    await store.remove([id])
    await store.remove([id])
    expect(await store.get(id)).toBeUndefined()
    expect(await store.list()).toEqual([])
  })
})

test('a store that does not answer is a fault, never "there is none"', async () => {
  const s3 = await startTestS3()
  const read = readConfig({ DATA_DIR: folder, ...s3.env })
  if (read.kind === 'invalid') throw new Error(read.faults.join())
  const store = await openBlobStore(read.config)
  const id = randomUUID()
  await store.put(id, Buffer.from(SECRET))
  await s3.stop()
  await expect(store.get(id)).rejects.toThrow()
  await expect(store.put(randomUUID(), Buffer.from(SECRET))).rejects.toThrow()
  await expect(store.list()).rejects.toThrow()
})

test('bytes that were changed are refused', async () => {
  const store = blobStoreIn(folder)
  const id = randomUUID()
  await store.put(id, Buffer.from(SECRET))
  const path = join(folder, 'blobs', id.slice(0, 2), id)
  const bytes = readFileSync(path)
  bytes[bytes.length - 1]! ^= 1
  writeFileSync(path, bytes)
  await expect(store.get(id)).rejects.toThrow()
})

test('the key is made once and only its owner can read it', async () => {
  const first = blobStoreIn(folder)
  const id = randomUUID()
  await first.put(id, Buffer.from(SECRET))
  expect((await blobStoreIn(folder).get(id))?.toString()).toBe(SECRET)
  expect(statSync(join(folder, 'keys', 'blob-key-1')).mode & 0o077).toBe(0)
})

test('an id that is not one of ours is refused', async () => {
  await expect(blobStoreIn(folder).get('../../etc/passwd')).rejects.toThrow()
})

test('a full disk is told from every other fault, also when the store wraps it', () => {
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  expect(isDiskFull(new Error('cannot write', { cause: full }))).toBe(true)
  expect(isDiskFull(Object.assign(new Error('read-only'), { code: 'EROFS' }))).toBe(false)
  expect(isDiskFull('ENOSPC')).toBe(false)
})
