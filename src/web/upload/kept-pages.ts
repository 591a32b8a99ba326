import { millisecondsNow } from '#web/clock.ts'
import { type KeptPage, onDevice } from '#web/offline/device.ts'

const ONE_HOUR = 3_600_000

/** Keeps the chosen pages of one visit; an empty list forgets them. Quietly does nothing where the browser keeps nothing. */
export async function keepPages(visit: string, pages: readonly KeptPage[]): Promise<void> {
  await onDevice(async kept => {
    if (pages.length === 0) await kept.delete('chosen-pages', visit)
    else await kept.put('chosen-pages', { pages, at: millisecondsNow() }, visit)
  })
}

/** The pages kept for this visit; those of visits over an hour old are deleted on the way. */
export async function keptPages(visit: string): Promise<readonly KeptPage[]> {
  const found = await onDevice(async kept => {
    const changing = kept.transaction('chosen-pages', 'readwrite')
    for await (const cursor of changing.store) if (millisecondsNow() - cursor.value.at > ONE_HOUR) await cursor.delete()
    return changing.store.get(visit)
  })
  return found?.pages ?? []
}
