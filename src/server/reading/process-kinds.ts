import { confinedTo } from './confine.ts'
import type { ProcessKind } from './watched-process.ts'

const MB = 1_000_000
// One thread and one memory arena a process: there are as many processes as cores. Large blocks go back to the system.
const ENV = { VIPS_CONCURRENCY: '1', MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '1000000' }

/** Takes files from outside apart. The dearest honest file, an iPhone photo of 28 megapixels, needs 500 MB for a second;
 *  a letter as PDF needs 200.
 *  @param folder the only one it may write to */
export const opener = (folder: string): ProcessKind => ({
  script: new URL('./opener-process.ts', import.meta.url),
  limits: {
    memoryBytes: 550 * MB,
    idleBytes: 300 * MB,
    silenceMs: 6500,
    system: { growthBytes: 450 * MB, cpuSeconds: 600 },
  },
  nodeFlags: ['--max-old-space-size=256', ...confinedTo({ folder })],
  env: ENV,
  niceness: 0, // short work under a narrow limit of time
})

/** Looks at pages. Its time limit is for a machine that does much else: a page takes 2 to 5 seconds, and whoever only looks at
 *  a list must not wait for it. Tesseract is a program, or threads, of its own. */
export const pageReader = (folder: string): ProcessKind => ({
  script: new URL('./page-reader-process.ts', import.meta.url),
  limits: { memoryBytes: 900 * MB, idleBytes: 600 * MB, silenceMs: 120_000 },
  nodeFlags: ['--max-old-space-size=256', ...confinedTo({ folder, helpers: true })],
  env: ENV,
  niceness: 1,
})
