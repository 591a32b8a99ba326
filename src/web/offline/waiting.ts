import { useSyncExternalStore } from 'react'
import { CallFailed } from '#web/api.ts'
import { millisecondsNow } from '#web/clock.ts'
import { savedToken, savedUser } from '#web/saved.ts'
import { type HistoryEntry, saveToHistory } from '#web/results/save-to-history.ts'
import { sendLetter } from '#web/upload/send-letter.ts'
import { onDevice, type Waiting } from './device.ts'

/** What became of something that waited, until the person has read it. */
export interface Ended {
  readonly id: string
  readonly name: string
  readonly kind: 'read' | 'dropped'
  /** Why the server did not take it. */
  readonly words?: string
}

interface Shown {
  readonly waiting: readonly Waiting[]
  readonly ended: readonly Ended[]
  readonly isSending: boolean
}

const NOBODY = 'visitor'
// Not the fault of what was sent: it is sent again.
const PASSING = [401, 408, 409, 425, 429]

let shown: Shown = { waiting: [], ended: [], isSending: false }
const listeners = new Set<() => void>()
let others: BroadcastChannel | undefined

export function useWaiting(): Shown {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown,
    () => shown,
  )
}

/** Keeps a letter until there is a connection. The id is the one the server will know it by: sent twice, it is read once.
 *  False where this browser keeps nothing. */
export async function keepLetterWaiting(id: string, form: FormData, name: string): Promise<boolean> {
  return keep({ kind: 'letter', id, name, fields: [...form], owner: whose(), at: millisecondsNow() })
}

/** The same for a result that goes into the history. */
export async function keepSaveWaiting(entry: HistoryEntry, name: string): Promise<boolean> {
  return keep({ kind: 'save', id: `save ${entry.analysis_id}`, name, entry, owner: whose(), at: millisecondsNow() })
}

export async function removeWaiting(id: string): Promise<void> {
  await onDevice(kept => kept.delete('waiting', id))
  await look()
  tellOthers()
}

/** What waited before the login belongs to whoever says so. */
export async function takeAsMine(item: Waiting): Promise<void> {
  await keep({ ...item, owner: whose() })
  await sendWaiting()
}

export function isMine({ owner }: Waiting): boolean {
  return owner === whose()
}

export function forgetEnded(id: string): void {
  change({ ended: shown.ended.filter(one => one.id !== id) })
}

/** Sends what waits, one after the other, from one tab alone. What the server cannot take is dropped and told
 *  (specification part 1, 4); everything else waits on. */
export async function sendWaiting(): Promise<void> {
  listenToOthers()
  await look()
  if (!navigator.onLine || !shown.waiting.some(isMine)) return
  await navigator.locks.request('writeback.waiting', { ifAvailable: true }, async lock => {
    if (!lock) return
    change({ isSending: true })
    try {
      for (const item of shown.waiting.filter(isMine)) {
        const end = await sendOne(item)
        if (end === 'waits') return
        await onDevice(kept => kept.delete('waiting', item.id))
        if (end) change({ ended: [...shown.ended, end] })
        await look()
        tellOthers(end)
      }
    } finally {
      change({ isSending: false })
    }
  })
}

async function sendOne(item: Waiting): Promise<Ended | 'waits' | undefined> {
  const { id, name } = item
  try {
    if (item.kind === 'save') {
      await saveToHistory(item.entry as HistoryEntry)
      return undefined
    }
    const form = new FormData()
    for (const [field, value] of item.fields) form.append(field, value)
    await sendLetter({ id, form, signal: new AbortController().signal, onSent: () => {} })
    return { id, name, kind: 'read' }
  } catch (error) {
    const isFinal =
      error instanceof CallFailed && error.status >= 400 && error.status < 500 && !PASSING.includes(error.status)
    return isFinal ? { id, name, kind: 'dropped', words: error.message } : 'waits'
  }
}

async function keep(item: Waiting): Promise<boolean> {
  const key = await onDevice(kept => kept.put('waiting', item, item.id))
  await look()
  tellOthers()
  return key !== undefined
}

// One tab sends; every tab shows.
function listenToOthers(): void {
  if (others) return
  others = new BroadcastChannel('writeback.waiting')
  others.onmessage = ({ data }: MessageEvent<Ended | undefined>) => {
    if (data) change({ ended: [...shown.ended, data] })
    void look()
  }
}

function tellOthers(end?: Ended): void {
  others?.postMessage(end)
}

/** Reads what waits anew. What another account left is deleted unread. */
async function look(): Promise<void> {
  const all = (await onDevice(kept => kept.getAll('waiting'))) ?? []
  const leftBehind = all.filter(({ owner }) => owner !== NOBODY && owner !== whose() && savedToken() !== undefined)
  for (const { id } of leftBehind) await onDevice(kept => kept.delete('waiting', id))
  const waiting = all.filter(item => item.owner === NOBODY || isMine(item)).toSorted((a, b) => a.at - b.at)
  change({ waiting })
}

function whose(): string {
  return (savedToken() && savedUser()?.email) ?? NOBODY
}

function change(part: Partial<Shown>): void {
  shown = { ...shown, ...part }
  for (const listener of listeners) listener()
}
