import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { z } from 'zod'
import { afterBuild } from './after-build.ts'

const pagesSchema = z.array(z.object({ paths: z.array(z.string()), files: z.record(z.string(), z.string()) }))

/** Builds `src/web/worker` into `dist/sw.js` once everything else is there, with the list of what it keeps on the phone:
 *  the pages before the login, the frames of all others, and every file they are made of. */
export const serviceWorker = (): Plugin => afterBuild('service-worker', buildWorker)

async function buildWorker(dist: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: {
      PRODUCT_FILES: JSON.stringify(productFiles(dist)),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      outDir: dist,
      emptyOutDir: false,
      lib: { entry: 'src/web/worker/worker.ts', formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
    },
  })
}

function productFiles(dist: string): readonly { url: string; revision: string | null }[] {
  const front = join(dist, 'front')
  const listed = (list: string, under = '') =>
    pagesSchema
      .parse(JSON.parse(readFileSync(join(front, list), 'utf8')))
      .map(({ paths: [path = ''], files }) => ({ url: under + path, revision: versionOf(front, Object.values(files)) }))
  return [
    ...listed('pages.json'),
    ...listed('tool.json', '/shell'),
    ...['theme.js', 'icon.svg', 'manifest.webmanifest'].map(file => ({
      url: `/${file}`,
      revision: versionOf(dist, [file]),
    })),
    ...readdirSync(join(dist, 'assets')).map(file => ({ url: `/assets/${file}`, revision: null })),
  ]
}

/** What tells one version from the next; of a page in every language at once. */
function versionOf(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(join(folder, file)))
  return hash.digest('base64url').slice(0, 16)
}
