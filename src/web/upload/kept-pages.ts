import { millisecondsNow } from '#web/clock.ts'

/** A chosen page as kept on this device, so that a phone that drops the page while the camera is open loses nothing. */
export interface KeptPage {
  readonly id: string
  readonly file: File
  readonly turns: number
}

interface Kept {
  readonly pages: readonly KeptPage[]
  readonly at: number
}

const ONE_HOUR = 3_600_000
const STORE = 'chosen-pages'

/** Keeps the chosen pages of one visit; an empty list forgets them. Quietly does nothing where the browser keeps nothing. */
export async function keepPages(visit: string, pages: readonly KeptPage[]): Promise<void> {
  await withStore('readwrite', store => {
    if (pages.length === 0) store.delete(visit)
    else store.put({ pages, at: millisecondsNow() } satisfies Kept, visit)
  })
}

/** The pages kept for this visit; those of visits over an hour old are deleted on the way. */
export async function keptPages(visit: string): Promise<readonly KeptPage[]> {
  let found: readonly KeptPage[] = []
  await withStore('readwrite', store => {
    const all = store.openCursor()
    all.onsuccess = () => {
      const cursor = all.result
      if (!cursor) return
      const kept = cursor.value as Kept
      if (millisecondsNow() - kept.at > ONE_HOUR) cursor.delete()
      else if (cursor.key === visit) found = kept.pages
      cursor.continue()
    }
  })
  return found
}

async function withStore(mode: IDBTransactionMode, work: (store: IDBObjectStore) => void): Promise<void> {
  const database = await open()
  if (!database) return
  await new Promise<void>(resolve => {
    const transaction = database.transaction(STORE, mode)
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => resolve() // storage full: the pages still stand on the page itself
    work(transaction.objectStore(STORE))
  })
  database.close()
}

function open(): Promise<IDBDatabase | undefined> {
  return new Promise(resolve => {
    try {
      const request = indexedDB.open('writeback', 1)
      request.onupgradeneeded = () => request.result.createObjectStore(STORE)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => resolve(undefined)
    } catch {
      resolve(undefined)
    }
  })
}
