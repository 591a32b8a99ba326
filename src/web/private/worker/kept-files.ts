import type { OnDeviceFile } from '#web/private/messages.ts'
import { CACHE, MANIFEST } from '#web/private/names.ts'

/** The files of private mode as they lie on this phone. Nothing is ever fetched for want of one. */
export interface KeptFiles {
  /** @throws (rejects) when it is not there */
  readonly bytes: (name: string) => Promise<Uint8Array<ArrayBuffer>>
  /** Where a script is found by a worker that is started with it. */
  readonly url: (name: string) => string
}

export function keptFiles(files: readonly OnDeviceFile[]): KeptFiles {
  const url = (name: string): string => {
    const file = files.find(one => one.name === name)
    if (!file) throw new Error(`${name} is not in ${MANIFEST}`)
    return new URL(file.url, self.location.origin).href
  }
  return {
    url,
    bytes: async name => {
      const kept = await (await caches.open(CACHE)).match(url(name))
      if (!kept) throw new Error(`${name} is not on this phone`)
      return new Uint8Array(await kept.arrayBuffer())
    },
  }
}
