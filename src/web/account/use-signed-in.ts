import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { profile } from '#contract/accounts.ts'
import { send } from '#web/api.ts'
import { read, savedToken, saveSession } from '#web/saved.ts'

/** Whether this browser holds a token. Asks the server once whether it still holds; a token that does not is dropped. */
export function useSignedIn(): boolean {
  const token = useSyncExternalStore(onSignedOut, savedToken, () => undefined)
  const { data } = useQuery({
    queryKey: ['profile', token],
    queryFn: ({ signal }) => send(profile, { signal }),
    enabled: token !== undefined,
    retry: false,
    staleTime: 60_000,
  })
  useEffect(() => {
    // written only when it changed: each write reloads the other tabs
    if (data && token && read('local', 'user') !== JSON.stringify(data.user)) saveSession(token, data.user)
  }, [data, token])
  return token !== undefined
}

function onSignedOut(listener: () => void): () => void {
  window.addEventListener('writeback.signed-out', listener)
  return () => window.removeEventListener('writeback.signed-out', listener)
}
