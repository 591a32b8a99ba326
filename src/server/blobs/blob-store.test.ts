import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { blobStoreIn } from './blob-store.ts'

const SECRET = 'You owe Bank of Rockville $2,284.56'
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'writeback-blobs-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function everyByte(): string {
  return readdirSync(folder, { recursive: true })
    .map(name => join(folder, String(name)))
    .filter(path => statSync(path).isFile())
    .map(path => readFileSync(path, 'latin1'))
    .join('')
}

test('what is stored comes back, and cannot be read on the disk', async () => {
  const store = blobStoreIn(folder)
  const id = randomUUID()
  await store.put(id, Buffer.from(SECRET))
  expect((await store.get(id))?.toString()).toBe(SECRET)
  expect(everyByte()).not.toContain('Rockville')
})

test('what is removed is gone, and removing it again is no fault', async () => {
  const store = blobStoreIn(folder)
  const id = randomUUID()
  await store.put(id, Buffer.from(SECRET))
  expect(await store.list()).toMatchObject([{ id }])
  await store.remove([id])
  await store.remove([id])
  expect(await store.get(id)).toBeUndefined()
  expect(await store.list()).toEqual([])
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
