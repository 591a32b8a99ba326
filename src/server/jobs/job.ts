import type { z } from 'zod'

/** How a run ended. A value is final; a throw means *try again*. */
export type JobOutcome = { readonly kind: 'done' } | { readonly kind: 'skipped' | 'failed'; readonly why: string }

/** One kind of work done beside the requests. One file each; a line in the list makes it run. */
export interface JobKind<Payload> {
  readonly name: string
  readonly payload: z.ZodType<Payload>
  /** Runs at most this many at once in this process. */
  readonly sideBySide: number
  /** Tries after the first. One whose worker was lost in the middle counts too. */
  readonly retries: number
  /** Of work that somebody waits for: a fault is tried again after at most so long. Otherwise each pause is twice the one before. */
  readonly longestPauseSeconds?: number
  readonly secondsBeforeGivenUp: number
  /** The kind of job that is given its payload once it was tried as often as it may be. */
  readonly givenUpTo?: string
  /** Cron expression (UTC), for work that comes by the clock. */
  readonly schedule?: string
  readonly work: (payload: Payload, signal: AbortSignal) => Promise<JobOutcome>
}

/** A kind of job whose payload is checked before the work sees it. */
export interface Job extends Omit<JobKind<never>, 'payload' | 'work'> {
  readonly run: (data: unknown, signal: AbortSignal) => Promise<JobOutcome>
}

export function defineJob<Payload>({ payload, work, ...rest }: JobKind<Payload>): Job {
  return {
    ...rest,
    run: async (data, signal) => {
      const parsed = payload.safeParse(data ?? {})
      return parsed.success ? work(parsed.data, signal) : { kind: 'failed', why: 'The payload has an unknown form.' }
    },
  }
}
