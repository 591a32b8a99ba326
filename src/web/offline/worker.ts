import { useSyncExternalStore } from 'react'
import { isPrivate } from '#web/private/flag.ts'
import { forgetLeftMark } from '#web/private/turn.ts'
import { TAKE_OVER, WORKER_PATH } from './names.ts'

let next: ServiceWorker | undefined
const listeners = new Set<() => void>()

/** Lets the service worker in, which makes the product open without a connection. Where it fails everything else works:
 *  only the console is told (specification part 2, 7 and 8). */
export function startWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isPrivate()) return
  forgetLeftMark().catch(() => {}) // a browser that keeps nothing has no mark
  navigator.serviceWorker.register(WORKER_PATH).then(watchForNext, (error: unknown) => {
    console.warn('The service worker did not start:', error)
  })
}

/** A newer version that waits to be let in. */
export function useNextVersion(): ServiceWorker | undefined {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => next,
    () => undefined,
  )
}

/** Lets the newer version in and shows this page anew with it. Only ever at the person's word. */
export function takeNextVersion(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  worker.postMessage(TAKE_OVER)
}

function watchForNext(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // the very first one replaces nothing
    next = navigator.serviceWorker.controller ? (registration.waiting ?? undefined) : undefined
    for (const listener of listeners) listener()
  }
  look()
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && !isPrivate()) void registration.update().catch(() => {}) // no connection: later
  })
}
