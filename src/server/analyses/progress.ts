import { EventEmitter } from 'node:events'
import { z } from 'zod'
import { progressEvent, type ProgressEvent } from '#contract/analyses.ts'
import type { Relay } from '#server/database/relay.ts'

/** What is really happening to an analysis, step by step, for whoever watches it. */
export interface Progress {
  readonly report: (analysisId: string, event: ProgressEvent) => void
  /** Calls back with what happened so far, then with each step. Returns the way to stop. */
  readonly watch: (analysisId: string, onEvent: (event: ProgressEvent) => void) => () => void
}

const KEPT_MS = 10 * 60_000
const KEPT_ANALYSES = 1000

const told = z.object({ analysisId: z.string(), event: progressEvent })

/** @param relay to the other processes: a letter is read in one and watched in another */
export function createProgress(relay?: Relay): Progress {
  const emitter = new EventEmitter()
  emitter.setMaxListeners(0)
  const past = new Map<string, { events: ProgressEvent[]; at: number }>()

  const forgetOld = (): void => {
    for (const [id, { at }] of past) {
      if (past.size <= KEPT_ANALYSES && performance.now() - at < KEPT_MS) return
      past.delete(id)
    }
  }
  const happened = (id: string, event: ProgressEvent): void => {
    const entry = past.get(id) ?? { events: [], at: performance.now() }
    entry.events.push(event)
    past.set(id, entry)
    forgetOld()
    emitter.emit(id, event)
  }
  relay?.listen(message => {
    const heard = told.safeParse(message)
    if (heard.success) happened(heard.data.analysisId, heard.data.event)
  })
  return {
    report: (id, event) => {
      happened(id, event)
      relay?.tell({ analysisId: id, event })
    },
    watch: (id, onEvent) => {
      past.get(id)?.events.forEach(onEvent)
      emitter.on(id, onEvent)
      return () => emitter.off(id, onEvent)
    },
  }
}
