import { useSyncExternalStore } from 'react'
import { NETWORK_CHANNEL, TAB_LOCK } from './names.ts'

let left: readonly string[] = []
const listeners = new Set<() => void>()

/** How a file came: told by some browsers. */
interface Delivered {
  readonly deliveryType?: string
}

/** What left this phone, or tried to, since this private page was loaded. */
export function useNetworkLedger(): readonly string[] {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => left,
  )
}

/** Shuts the ways by which a script of this page could send something, and writes down whatever leaves all the same: what
 *  the service worker had to fetch, and what the browser loaded past it. */
export function shutNetwork(): void {
  void navigator.locks.request(TAB_LOCK, { mode: 'shared' }, () => new Promise(() => {})) // until the tab is closed
  window.fetch = request => {
    note(addressOf(request))
    return Promise.reject(new TypeError('Private mode sends nothing.'))
  }
  XMLHttpRequest.prototype.open = (_method: string, url: string | URL) => {
    note(String(url))
    throw new TypeError('Private mode sends nothing.')
  }
  navigator.sendBeacon = url => {
    note(String(url))
    return false
  }
  new BroadcastChannel(NETWORK_CHANNEL).addEventListener('message', ({ data }: MessageEvent<unknown>) =>
    note(String(data)),
  )
  new PerformanceObserver(seen => {
    for (const entry of seen.getEntries() as (PerformanceResourceTiming & Delivered)[]) {
      // a page that is loaded again takes files out of the cache without asking the service worker
      const isFromPhone =
        entry.workerStart > 0 || (entry.deliveryType ?? '').startsWith('cache') || /^(?:blob|data):/.test(entry.name)
      if (!isFromPhone) note(entry.name)
    }
  }).observe({ type: 'resource', buffered: true })
}

function addressOf(request: RequestInfo | URL): string {
  return request instanceof Request ? request.url : String(request)
}

function note(address: string): void {
  left = [...left, address]
  for (const listener of listeners) listener()
}
