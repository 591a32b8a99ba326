import { onDevice } from '#web/offline/device.ts'

/** What another app shared with this one, once: after that it is gone from where the service worker put it. */
export async function takeSharedFiles(): Promise<readonly File[]> {
  const files = await onDevice(async kept => {
    const taking = kept.transaction('shared', 'readwrite')
    const all = await taking.store.getAll()
    await taking.store.clear()
    await taking.done
    return all
  })
  return files ?? []
}
