import type { ProcessKind } from './watched-process.ts'

const MB = 1_000_000
// One thread and one memory arena a process: there are as many processes as cores.
const ENV = { VIPS_CONCURRENCY: '1', MALLOC_ARENA_MAX: '1' }

/** Takes files from outside apart. The largest honest page, a photo of 60 megapixels, needs half of this. */
export const OPENER: ProcessKind = {
  script: new URL('./opener-process.ts', import.meta.url),
  limits: { memoryBytes: 600 * MB, silenceMs: 7000, system: { growthBytes: 700 * MB, cpuSeconds: 600 } },
  nodeFlags: ['--max-old-space-size=256'],
  env: ENV,
}

/** Looks at pages. Its time limit is for a machine that does much else: a page takes 2 to 5 seconds. */
export const PAGE_READER: ProcessKind = {
  script: new URL('./page-reader-process.ts', import.meta.url),
  limits: { memoryBytes: 900 * MB, silenceMs: 60_000 },
  nodeFlags: ['--max-old-space-size=256'],
  env: ENV,
}
