import { deleteDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb'
import { type Keys, type Lock, newLock, openLock } from './keys.ts'
import { VaultError } from './vault-error.ts'
import { openVaultFile, type Sealed, vaultFile } from './vault-file.ts'

/** Things of one person on this phone, sealed by their passphrase. What is in it can be read only while it is open, in
 *  this tab. Every change is whole or not at all. */
export interface Vault {
  /** Everything in it, by its name. */
  readonly all: () => Promise<ReadonlyMap<string, Uint8Array<ArrayBuffer>>>
  /** Puts all of these in, or none; undefined takes the name out.  @throws VaultError full, gone, unavailable */
  readonly write: (things: ReadonlyMap<string, Uint8Array<ArrayBuffer> | undefined>) => Promise<void>
  readonly file: () => Promise<Blob>
  /** Takes in what a file of a vault holds and this one does not. Gives how many that were.
   *  @throws VaultError no-vault-file, damaged-file, wrong-passphrase, full, gone, unavailable */
  readonly takeIn: (file: string, itsPassphrase: string) => Promise<number>
}

interface Stored extends DBSchema {
  lock: { key: 'lock'; value: Lock }
  /** By hidden name; the name itself is sealed together with its content. */
  things: { key: string; value: Sealed }
}

const DATABASE = 'writeback-vault'
const CHANNEL = 'writeback.vault'

/** Whether a vault lies on this phone. False as well where the browser keeps nothing. */
export async function hasVault(): Promise<boolean> {
  try {
    return (await stored(kept => kept.get('lock', 'lock'))) !== undefined
  } catch {
    return false
  }
}

/** @throws (rejects) VaultError exists, full, unavailable */
export async function makeVault(passphrase: string, rounds?: number): Promise<Vault> {
  const { lock, keys } = await newLock(passphrase, rounds)
  await stored(kept =>
    changed(kept, async stores => {
      if (await stores('lock').get('lock')) throw new VaultError('exists')
      await stores('lock').put(lock, 'lock')
    }),
  )
  void navigator.storage?.persist?.() // so that the browser does not clear it away when it is short of room
  tellOthers()
  return vaultOf(lock, keys)
}

/** @throws (rejects) VaultError wrong-passphrase, gone, unavailable */
export async function openVault(passphrase: string): Promise<Vault> {
  const lock = await stored(kept => kept.get('lock', 'lock'))
  if (!lock) throw new VaultError('gone')
  return vaultOf(lock, await openLock(lock, passphrase))
}

/** Deletes the vault, at once and without the passphrase. */
export async function wipeVault(): Promise<void> {
  await deleteDB(DATABASE)
  tellOthers()
}

/** Tells when another tab made, changed or deleted the vault. Gives the way to stop. */
export function onOtherTab(told: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = told
  return () => channel.close()
}

function vaultOf(lock: Lock, keys: Keys): Vault {
  const opened = async (
    { id, content }: Sealed,
    by = keys,
  ): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> => {
    const both = await by.open(content, id)
    const end = both.indexOf(0)
    return { name: new TextDecoder().decode(both.subarray(0, end)), bytes: both.slice(end + 1) }
  }
  const sealed = () => stored(kept => kept.getAll('things'))
  const write: Vault['write'] = async things => {
    const hidden = await Promise.all(
      [...things].map(async ([name, bytes]) => [await keys.hide(name), name, bytes] as const),
    )
    const entries = await Promise.all(
      hidden.map(
        async ([id, name, bytes]) => [id, bytes && { id, content: await keys.seal(named(name, bytes), id) }] as const,
      ),
    )
    await stored(kept =>
      changed(kept, async stores => {
        if ((await stores('lock').get('lock'))?.id !== lock.id) throw new VaultError('gone')
        const things = stores('things')
        for (const [id, entry] of entries) await (entry ? things.put(entry, id) : things.delete(id))
      }),
    )
    tellOthers()
  }
  return {
    all: async () =>
      new Map((await Promise.all((await sealed()).map(one => opened(one)))).map(({ name, bytes }) => [name, bytes])),
    write,
    file: async () => vaultFile(lock, keys, await sealed()),
    takeIn: async (file, itsPassphrase) => {
      const theirs = await openVaultFile(file, itsPassphrase)
      const found = await Promise.all(theirs.entries.map(one => opened(one, theirs.keys)))
      const ours = new Set(await stored(kept => kept.getAllKeys('things')))
      const ids = await Promise.all(found.map(({ name }) => keys.hide(name)))
      const fresh = found.filter((_, index) => !ours.has(ids[index]!))
      await write(new Map(fresh.map(({ name, bytes }) => [name, bytes])))
      return fresh.length
    },
  }
}

function named(name: string, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const told = new TextEncoder().encode(name)
  const both = new Uint8Array(told.length + 1 + bytes.length)
  both.set(told)
  both.set(bytes, told.length + 1)
  return both
}

/** Opened for each piece of work, so that no tab stands in the way of another that deletes it. */
async function stored<T>(work: (kept: IDBPDatabase<Stored>) => Promise<T>): Promise<T> {
  let kept: IDBPDatabase<Stored>
  try {
    kept = await openDB<Stored>(DATABASE, 1, {
      upgrade: database => {
        database.createObjectStore('lock')
        database.createObjectStore('things')
      },
    })
  } catch {
    throw new VaultError('unavailable')
  }
  try {
    return await work(kept)
  } catch (error) {
    if (error instanceof VaultError) throw error
    throw new VaultError(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unavailable')
  } finally {
    kept.close()
  }
}

/** All of the work, or none of it. */
async function changed(
  kept: IDBPDatabase<Stored>,
  work: (
    stores: <S extends 'lock' | 'things'>(name: S) => IDBPObjectStore<Stored, ('lock' | 'things')[], S, 'readwrite'>,
  ) => Promise<void>,
): Promise<void> {
  const changing = kept.transaction(['lock', 'things'], 'readwrite')
  const done = changing.done.catch((error: unknown) => error)
  try {
    await work(name => changing.objectStore(name))
  } catch (error) {
    if (!changing.error) changing.abort()
    throw error
  }
  const failed = await done
  if (failed) throw failed
}

function tellOthers(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage('changed')
  channel.close()
}
