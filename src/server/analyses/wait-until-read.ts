import type { Owner } from '#server/accounts/owner.ts'
import { refuse } from '#contract/refuse.ts'
import type { Room } from '#server/room.ts'
import * as table from './table.ts'

const LONGEST_WAIT_MS = 120_000
const LOOK_AGAIN_MS = 1_000

/** Waits until the letter was read. */
export async function waitUntilRead(room: Room, owner: Owner, id: string): Promise<void> {
  await waitUntil(room, id, async () => {
    const row = await table.findAnalysis(room.db, owner, id)
    if (!row) throw refuse.notFound()
    return row.status === 'done' || row.status === 'failed'
  })
}

/** Waits for a reading, woken by its progress; looks at the row too, in case another process read it.
 *  Refuses after two minutes: the same id can be asked for later, nothing is lost. */
export async function waitUntil(room: Room, id: string, isOver: () => Promise<boolean>): Promise<void> {
  const started = performance.now()
  while (performance.now() - started < LONGEST_WAIT_MS && !room.stopping.aborted) {
    if (await isOver()) return
    await endOrPause(room, id)
  }
  throw refuse.busy(30)
}

function endOrPause({ progress, stopping }: Room, id: string): Promise<void> {
  return new Promise(done => {
    const pause = setTimeout(finish, LOOK_AGAIN_MS)
    let stop: (() => void) | undefined
    function finish(): void {
      clearTimeout(pause)
      stop?.()
      stopping.removeEventListener('abort', finish)
      done()
    }
    stopping.addEventListener('abort', finish, { once: true })
    stop = progress.watch(id, event => {
      if (event.step === 'done' || event.step === 'failed') queueMicrotask(finish)
    })
  })
}
