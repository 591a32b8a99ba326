import type { Config } from '#server/config.ts'

/** What a step may tell of itself: kinds, codes, counts and random ids. Never words, names or addresses of people. */
export type Told = Readonly<Record<string, string | number>>

/** What led to what, step by step, over requests, jobs and processes. */
export interface Traces {
  /** Does work as one step of what is being done, or of what `cause` names; an error is noted by kind and code alone.
   *  @throws (rejects) what the work throws */
  readonly step: <T>(
    name: string,
    told: Told,
    work: (tell: (more: Told) => void) => Promise<T>,
    cause?: string,
  ) => Promise<T>
  /** The step that is being done, for what follows from it later and elsewhere; undefined outside of any. */
  readonly current: () => string | undefined
  /** Sends what was not sent yet. */
  readonly close: () => Promise<void>
}

export const NO_TRACES: Traces = {
  step: (_name, _told, work) => work(() => undefined),
  current: () => undefined,
  close: async () => undefined,
}

/** Traces sent to a collector when one is set; the packages for it are loaded only then. */
export async function startTraces({ tracesTo, role }: Pick<Config, 'tracesTo' | 'role'>): Promise<Traces> {
  if (tracesTo === undefined) return NO_TRACES
  const { otlpTraces } = await import('./otlp-traces.ts')
  return otlpTraces(tracesTo, role)
}
