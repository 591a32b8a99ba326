import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { mayKeep } from '#web/forgetting.ts'
import { isPrivate } from '#web/private/flag.ts'

/** What this device keeps for one person, in the browser's own database. It all goes with the logout. */
interface Kept extends DBSchema {
  /** Pages chosen but not sent, by visit. */
  'chosen-pages': { key: string; value: { readonly pages: readonly KeptPage[]; readonly at: number } }
  /** Files another app shared, until the upload page takes them. */
  shared: { key: string; value: File }
  /** Letters and saves that wait for a connection, by the id the server will know them by. */
  waiting: { key: string; value: Waiting }
  /** Answers of the server, to read without a connection, by their address. */
  replies: { key: string; value: KeptReply }
}

/** A chosen page as kept, so that a phone that drops the page while the camera is open loses nothing. */
export interface KeptPage {
  readonly id: string
  readonly file: File
  readonly turns: number
}

export interface KeptReply {
  readonly owner: string
  readonly reply: unknown
  /** Milliseconds since 1970. */
  readonly at: number
}

export type Waiting = { readonly id: string; readonly owner: string; readonly at: number } & (
  | { readonly kind: 'letter'; readonly name: string; readonly fields: readonly (readonly [string, string | File])[] }
  | { readonly kind: 'save'; readonly name: string; readonly entry: unknown }
)

const DATABASE = 'writeback'
const STORES = ['chosen-pages', 'shared', 'waiting', 'replies'] as const

/** Does work on what is kept. Undefined where this browser keeps nothing, in private mode, and once everything is being forgotten. */
export async function onDevice<T>(work: (kept: IDBPDatabase<Kept>) => Promise<T>): Promise<T | undefined> {
  if (!mayKeep() || isPrivate()) return undefined
  try {
    const kept = await openDB<Kept>(DATABASE, 2, {
      upgrade: database => {
        for (const store of STORES) if (!database.objectStoreNames.contains(store)) database.createObjectStore(store)
      },
    })
    try {
      return await work(kept)
    } finally {
      kept.close()
    }
  } catch {
    return undefined // private mode, or full: the page itself still has what it shows
  }
}
