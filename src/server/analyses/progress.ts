import { EventEmitter } from 'node:events'
import type { ProgressEvent } from '#contract/analyses.ts'

/** What is really happening to an analysis, step by step, for whoever watches it. */
export interface Progress {
  readonly report: (analysisId: string, event: ProgressEvent) => void
  /** Calls back with what happened so far, then with each step. Returns the way to stop. */
  readonly watch: (analysisId: string, onEvent: (event: ProgressEvent) => void) => () => void
}

const KEPT_MS = 10 * 60_000
const KEPT_ANALYSES = 1000

export function createProgress(): Progress {
  const emitter = new EventEmitter()
  emitter.setMaxListeners(0)
  const past = new Map<string, { events: ProgressEvent[]; at: number }>()

  const forgetOld = (): void => {
    for (const [id, { at }] of past) {
      if (past.size <= KEPT_ANALYSES && performance.now() - at < KEPT_MS) return
      past.delete(id)
    }
  }
  return {
    report: (id, event) => {
      const entry = past.get(id) ?? { events: [], at: performance.now() }
      entry.events.push(event)
      past.set(id, entry)
      forgetOld()
      emitter.emit(id, event)
    },
    watch: (id, onEvent) => {
      past.get(id)?.events.forEach(onEvent)
      emitter.on(id, onEvent)
      return () => emitter.off(id, onEvent)
    },
  }
}
