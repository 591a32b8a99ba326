import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { PRIVATE_MODE_CALLS } from '#contract/private-mode.ts'
import { send } from '#web/api.ts'
import { savedToken } from '#web/saved.ts'
import { isPrivate } from './flag.ts'
import { keepPlan } from './plan-here.ts'
import {
  newestManifest,
  prepare,
  preparedOf,
  PreparingFailed,
  type PreparingFault,
  removePrepared,
} from './prepared-files.ts'

/** Private mode on this phone: what is there, what is missing, and fetching it. */
export function usePreparing() {
  const queries = useQueryClient()
  const [done, setDone] = useState<number>()
  const [fault, setFault] = useState<PreparingFault>()
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])
  const state = useQuery({
    queryKey: ['private-files'],
    queryFn: async () => {
      const manifest = await newestManifest()
      if (!manifest) return null
      const prepared = await preparedOf(manifest)
      if (prepared.missing.length === 0) await renewPlan()
      return { manifest, ...prepared }
    },
    enabled: canBePrivate(),
    staleTime: 0,
    retry: false,
  })
  const look = () => queries.invalidateQueries({ queryKey: ['private-files'] })
  const fetchAll = async () => {
    if (!state.data) return
    const controller = new AbortController()
    stop.current = controller
    setFault(undefined)
    setDone(0)
    try {
      await prepare(state.data.manifest, { signal: controller.signal, onProgress: setDone })
    } catch (error) {
      if (!controller.signal.aborted) setFault(error instanceof PreparingFailed ? error.fault : 'unavailable')
    }
    setDone(undefined)
    await look()
  }
  return {
    state,
    /** Bytes that are there while they are fetched. */
    done,
    fault,
    fetchAll: () => void fetchAll(),
    stop: () => stop.current?.abort(),
    remove: () => void removePrepared().then(look),
  }
}

/** What the plan of who is signed in opens in private mode, for as long as there is no connection. */
async function renewPlan(): Promise<void> {
  if (isPrivate() || !savedToken()) return
  try {
    await keepPlan((await send(PRIVATE_MODE_CALLS.planForOffline)).signed)
  } catch {
    // no connection now: what is here holds for its time
  }
}

/** Whether this browser can keep the reader and answer without a network. */
export function canBePrivate(): boolean {
  return (
    'caches' in globalThis &&
    'serviceWorker' in navigator &&
    typeof WebAssembly === 'object' &&
    typeof OffscreenCanvas === 'function'
  )
}
