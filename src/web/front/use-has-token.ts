import { useSyncExternalStore } from 'react'
import { stored } from '#web/storage.ts'

/** Whether this browser holds a login. On the server, and in what was rendered ahead, nobody does. */
export function useHasToken(): boolean {
  return useSyncExternalStore(
    listener => {
      window.addEventListener('storage', listener)
      return () => window.removeEventListener('storage', listener)
    },
    () => stored('local', 'token') !== undefined,
    () => false,
  )
}
