import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page is being rendered at build, where nothing is known of whoever will see it, nor of the day. */
export function useIsAhead(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}
