import { useSyncExternalStore } from 'react'
import type { AnalysisReply, ProgressEvent } from '#contract/analyses.ts'
import { followProgress } from '#web/progress.ts'
import type { ChosenPage } from './chosen-pages.ts'
import { sendLetter } from './send-letter.ts'

/** One letter being sent and read: what is known of it, and nothing guessed. */
export interface ReadingJob {
  readonly id: string
  readonly pages: readonly ChosenPage[]
  readonly bytes: number
  readonly sent: number
  /** More letters wait than can be read: it is kept here and sent again. */
  readonly isHeld: boolean
  readonly events: readonly ProgressEvent[]
  readonly outcome: Outcome | undefined
  /** Where the person came from, with its query. */
  readonly cameFrom: string
}

export type Outcome =
  | { readonly kind: 'done'; readonly analysis: AnalysisReply }
  | { readonly kind: 'failed'; readonly error: unknown }

export const READING_PATH = '/upload/reading'

let job: ReadingJob | undefined
let stop = new AbortController()
const listeners = new Set<() => void>()

export function useReadingJob(): ReadingJob | undefined {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => job,
    () => job,
  )
}

export function startReading({
  pages,
  form,
  bytes,
  cameFrom,
}: {
  readonly pages: readonly ChosenPage[]
  readonly form: FormData
  readonly bytes: number
  readonly cameFrom: string
}): void {
  cancelReading()
  const controller = new AbortController()
  stop = controller
  const id = crypto.randomUUID()
  change({ id, pages, bytes, sent: 0, isHeld: false, events: [], outcome: undefined, cameFrom })
  const update = (part: (now: ReadingJob) => Partial<ReadingJob>) => {
    if (job?.id === id) change({ ...job, ...part(job) })
  }
  const steps = new AbortController()
  controller.signal.addEventListener('abort', () => steps.abort())
  void followProgress(id, event => update(now => ({ events: [...now.events, event] })), steps.signal)
  sendLetter({
    id,
    form,
    signal: controller.signal,
    onSent: sent => update(() => ({ sent, isHeld: false })),
    onHeld: () => update(() => ({ sent: 0, isHeld: true })),
  })
    .then(
      analysis => update(() => ({ outcome: { kind: 'done', analysis } })),
      (error: unknown) => update(() => ({ outcome: { kind: 'failed', error } })),
    )
    .finally(() => steps.abort())
}

/** Stops the reading; what was chosen stays. */
export function cancelReading(): void {
  stop.abort()
  change(undefined)
}

export function stopUnfinishedReading(): void {
  if (job && !job.outcome) cancelReading()
}

function change(next: ReadingJob | undefined): void {
  job = next
  for (const listener of listeners) listener()
}
