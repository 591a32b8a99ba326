import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin, type Rolldown } from 'vite'

/** What `src/web/front/prerender.tsx` gives. */
interface Ahead {
  /** The pages before the login, and those of the tool as they begin, by language. */
  readonly renderAll: (shell: string) => Promise<readonly InLanguage[]>
}

interface InLanguage {
  readonly language: string
  readonly shell: string
  readonly pages: readonly {
    readonly paths: readonly string[]
    readonly head: string
    readonly body: string
  }[]
  readonly frames: readonly {
    readonly at: string | undefined
    readonly unless: readonly string[]
    readonly body: string
  }[]
  readonly fault: string
}

const FONTS = ['public-sans-latin-wght-normal', 'source-serif-4-latin-600-normal']

/** The parts of the script each frame waits for, beside what all do. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  '/upload': ['UploadPage'],
  '/results': ['ResultsPage'],
  '/dashboard': ['DashboardPage', 'Overview'],
}

/** The frame of every page of the tool that has none of its own. */
const COMMON = 'index'

/** Renders pages at build, into `dist/front`: those before the login, each in every language with its own head, and a list
 *  by address for the server; and the pages of the tool as they begin, with a list by address as well. */
export function prerender(): Plugin {
  return {
    name: 'writeback-prerender',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const folder = join(dir!, 'front')
      mkdirSync(folder, { recursive: true })
      const template = String((bundle['index.html'] as Rolldown.OutputAsset).source)
      const fonts = fontLinks(bundle)
      const lists = { pages: new Map<string, Listed>(), tool: new Map<string, Listed>() }
      const write = (list: keyof typeof lists, name: string, { language, page, ...at }: Written) => {
        const file = `${name}.${language}.html`
        writeFileSync(join(folder, file), page)
        lists[list].set(name, { ...at, files: { ...lists[list].get(name)?.files, [language]: file } })
      }
      for (const { language, shell, pages, frames, fault } of await renderedFrom(template)) {
        for (const { paths, head, body } of pages) {
          const name = paths[0]!.slice(1).replaceAll('/', '-') || 'home'
          const page = pageFrom(shell, { head: head + fonts, body })
          write('pages', name, { language, page, paths })
        }
        for (const { at, unless, body } of frames) {
          const name = at ? `${COMMON}-${at.slice(1)}` : COMMON
          const parts = scriptLinks(['app', ...(PARTS[at ?? ''] ?? [])], bundle)
          const page = frameFrom(shell, { fonts, body, fault, parts })
          write('tool', name, { language, page, paths: at ? [at] : [], unless })
        }
      }
      for (const [name, list] of Object.entries(lists))
        writeFileSync(join(folder, `${name}.json`), JSON.stringify([...list.values()]))
    },
  }
}

interface Addressed {
  readonly paths: readonly string[]
  readonly unless?: readonly string[]
}

interface Written extends Addressed {
  readonly language: string
  readonly page: string
}

interface Listed extends Addressed {
  readonly files: Readonly<Record<string, string>>
}

async function renderedFrom(template: string): Promise<readonly InLanguage[]> {
  const server = await createServer({
    configFile: false,
    plugins: [react()],
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'error',
  })
  try {
    const { renderAll } = (await server.ssrLoadModule('/src/web/front/prerender.tsx')) as unknown as Ahead
    return await renderAll(template)
  } finally {
    await server.close()
  }
}

const TITLE = /<title>.*?<\/title>/
const ROOT = '<div id="root"></div>'

function pageFrom(shell: string, { head, body }: { head: string; body: string }): string {
  return replaced(shell, [
    [TITLE, head],
    [/<meta\s+name="description"[^>]*>/, ''],
    [ROOT, `<div id="root">${body}</div>`],
  ])
}

function frameFrom(
  shell: string,
  { fonts, body, fault, parts }: { fonts: string; body: string; fault: string; parts: string },
): string {
  const title = TITLE.exec(body)?.[0] ?? '<title>Writeback</title>'
  const root = `<div id="root">${body.replace(TITLE, '')}</div>`
  return replaced(shell, [
    [TITLE, title + fonts],
    [
      ROOT,
      `${root}<template id="did-not-load">${fault.replace(TITLE, '')}</template><template id="parts">${parts}</template>`,
    ],
  ])
}

function replaced(shell: string, parts: readonly (readonly [what: string | RegExp, by: string])[]): string {
  return parts.reduce((page, [what, by]) => {
    const next = page.replace(what, () => by)
    if (next === page) throw new Error(`index.html holds no ${String(what)}`)
    return next
  }, shell)
}

function fontLinks(bundle: Rolldown.OutputBundle): string {
  return Object.values(bundle)
    .filter(one => one.type === 'asset' && FONTS.some(font => one.fileName.includes(font)))
    .map(({ fileName }) => `<link rel="preload" href="/${fileName}" as="font" type="font/woff2" crossorigin>`)
    .join('')
}

/** Every file of the script these parts are, to be asked for at once. */
function scriptLinks(parts: readonly string[], bundle: Rolldown.OutputBundle): string {
  const files = new Set<string>()
  const add = (chunk: Rolldown.OutputChunk) => {
    if (files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const name of chunk.imports) {
      const next = bundle[name]
      if (next?.type === 'chunk') add(next)
    }
  }
  for (const part of parts) add(chunkOf(part, bundle))
  return [...files].map(name => `<link rel="modulepreload" crossorigin href="/${name}">`).join('')
}

function chunkOf(part: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const found = Object.values(bundle).find(
    (one): one is Rolldown.OutputChunk => one.type === 'chunk' && !!one.facadeModuleId?.endsWith(`/${part}.tsx`),
  )
  if (!found) throw new Error(`No part of the script is ${part}.tsx`)
  return found
}
