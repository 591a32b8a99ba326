import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Config } from '#server/config.ts'
import { keyNumberOf, openedBy, sealerFrom, type Sealer } from './encryption.ts'

/** Bytes by id, sealed before they are stored. Ids are made by us, never by a person. */
export interface BlobStore {
  readonly put: (id: string, bytes: Uint8Array) => Promise<void>
  /** Undefined when there is none (any more). */
  readonly get: (id: string) => Promise<Buffer | undefined>
  /** The same without opening or sealing: for backups. */
  readonly getSealed: (id: string) => Promise<Uint8Array | undefined>
  readonly putSealed: (id: string, sealed: Uint8Array) => Promise<void>
  /** Which key it is sealed with; undefined when there is none (any more). */
  readonly keyNumber: (id: string) => Promise<number | undefined>
  /** Seals it with the newest key, in one step: whenever that is cut off, it is there whole, sealed one way or the other.
   *  `damaged`: no key opens it, and it stays as it was. `gone`: there is none (any more). */
  readonly reseal: (id: string) => Promise<'moved' | 'damaged' | 'gone'>
  readonly remove: (ids: readonly string[]) => Promise<void>
  /** Every stored id with the time of its last change. */
  readonly list: () => Promise<readonly StoredBlob[]>
}

export interface StoredBlob {
  readonly id: string
  readonly changedAt: Date
}

/** Where sealed bytes lie. */
export interface BlobPlace {
  readonly disk: Disk
  /** Puts other bytes in the place of those that are there: never half of them. */
  readonly replace: (key: string, bytes: Uint8Array) => Promise<void>
  /** Every stored object: what its key ends with, and when it was changed. */
  readonly objects: () => AsyncIterable<{ readonly name: string; readonly changedAt: Date }>
}

const ID = /^[0-9a-f-]{36}$/

/** In S3 when it is set up, else in the data folder. */
export async function openBlobStore(config: Pick<Config, 'dataDir' | 'keysDir' | 's3'>): Promise<BlobStore> {
  const sealer = sealerFrom(config.keysDir)
  if (!config.s3) return sealedBlobs(folderPlace(config.dataDir), sealer)
  const { s3Place } = await import('./s3.ts') // loaded where it is used: 22 MB of code
  return sealedBlobs(s3Place(config.s3), sealer)
}

/** In a data folder, with the keys that lie in it. */
export function blobStoreIn(dataDir: string): BlobStore {
  return sealedBlobs(folderPlace(dataDir), sealerFrom(join(dataDir, 'keys')))
}

function sealedBlobs({ disk, objects, replace }: BlobPlace, sealer: Sealer): BlobStore {
  const getSealed = async (id: string): Promise<Uint8Array | undefined> => {
    const key = keyOf(id)
    try {
      return await disk.getBytes(key)
    } catch (error) {
      if (await disk.exists(key)) throw error
      return undefined
    }
  }
  return {
    put: (id, bytes) => disk.put(keyOf(id), sealer.seal(bytes)),
    get: async id => {
      const sealed = await getSealed(id)
      return sealed && sealer.open(sealed)
    },
    getSealed,
    putSealed: (id, sealed) => disk.put(keyOf(id), sealed),
    keyNumber: async id => {
      const sealed = await getSealed(id)
      return sealed && keyNumberOf(sealed)
    },
    reseal: async id => {
      const sealed = await getSealed(id)
      if (!sealed) return 'gone'
      const plain = openedBy(sealer, sealed)
      if (!plain) return 'damaged'
      await replace(keyOf(id), sealer.seal(plain))
      return 'moved'
    },
    remove: async ids => {
      for (const id of ids) await disk.delete(keyOf(id))
    },
    list: async () => {
      const found: StoredBlob[] = []
      for await (const { name, changedAt } of objects()) if (ID.test(name)) found.push({ id: name, changedAt })
      return found
    },
  }
}

function keyOf(id: string): string {
  if (!ID.test(id)) throw new Error('Not a blob id.')
  return `${id.slice(0, 2)}/${id}`
}

function folderPlace(dataDir: string): BlobPlace {
  const location = join(dataDir, 'blobs')
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }))
  return {
    disk,
    objects: () => filesOf(disk),
    replace: (key, bytes) => replaceFile(join(location, key), location, bytes),
  }
}

async function replaceFile(path: string, location: string, bytes: Uint8Array): Promise<void> {
  const aside = join(location, keyOf(randomUUID())) // what stays there after a crash belongs to nobody, and goes within the hour
  await mkdir(dirname(aside), { recursive: true })
  await writeFile(aside, bytes, { flush: true })
  await rename(aside, path)
}

async function* filesOf(disk: Disk) {
  let page: string | undefined
  do {
    const { objects, paginationToken } = await disk.listAll('', {
      recursive: true,
      ...(page ? { paginationToken: page } : {}),
    })
    for (const object of objects)
      if (object.isFile) yield { name: object.name, changedAt: (await disk.getMetaData(object.key)).lastModified }
    page = paginationToken
  } while (page)
}
