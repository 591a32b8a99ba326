import { join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { sealerFrom } from './encryption.ts'

/** Bytes by id, sealed before they are stored. Ids are made by us, never by a person. */
export interface BlobStore {
  readonly put: (id: string, bytes: Uint8Array) => Promise<void>
  /** Undefined when there is none (any more). */
  readonly get: (id: string) => Promise<Buffer | undefined>
  readonly remove: (ids: readonly string[]) => Promise<void>
  /** Every stored id with the time of its last change. */
  readonly list: () => Promise<readonly { readonly id: string; readonly changedAt: Date }[]>
}

const ID = /^[0-9a-f-]{36}$/

/** In the data folder. */
export function blobStoreIn(dataDir: string): BlobStore {
  const disk = new Disk(new FSDriver({ location: join(dataDir, 'blobs'), visibility: 'private' }))
  const sealer = sealerFrom(dataDir)
  return {
    put: (id, bytes) => disk.put(keyOf(id), sealer.seal(bytes)),
    get: async id => ((await disk.exists(keyOf(id))) ? sealer.open(await disk.getBytes(keyOf(id))) : undefined),
    remove: async ids => {
      for (const id of ids) await disk.delete(keyOf(id))
    },
    list: () => listAll(disk),
  }
}

function keyOf(id: string): string {
  if (!ID.test(id)) throw new Error('Not a blob id.')
  return `${id.slice(0, 2)}/${id}`
}

async function listAll(disk: Disk): Promise<{ id: string; changedAt: Date }[]> {
  const found: { id: string; changedAt: Date }[] = []
  let page: string | undefined
  do {
    const { objects, paginationToken } = await disk.listAll('', {
      recursive: true,
      ...(page ? { paginationToken: page } : {}),
    })
    for (const object of objects) {
      if (!object.isFile || !ID.test(object.name)) continue
      found.push({ id: object.name, changedAt: (await disk.getMetaData(object.key)).lastModified })
    }
    page = paginationToken
  } while (page)
  return found
}
