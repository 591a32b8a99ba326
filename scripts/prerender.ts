import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin, type Rolldown } from 'vite'

/** What `src/web/front/prerender.tsx` gives. */
interface Prerendered {
  readonly component: string
  readonly paths: readonly string[]
  readonly head: string
  readonly body: string
}

const FONTS = ['public-sans-latin-wght-normal', 'source-serif-4-latin-opsz-normal']

/** Renders the pages before the login at build, into `dist/front`: each with its own head, its script and styles named
 *  ahead, and a list by address for the server. */
export function prerender(): Plugin {
  return {
    name: 'writeback-prerender',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const folder = join(dir!, 'front')
      mkdirSync(folder, { recursive: true })
      const template = String((bundle['index.html'] as Rolldown.OutputAsset).source)
      const list: { paths: readonly string[]; file: string }[] = []
      for (const { component, paths, head, body } of await renderedPages()) {
        const file = `${component}.html`
        const { early, styles } = linksFor(component, bundle)
        writeFileSync(join(folder, file), pageFrom(template, { head: head + early, styles, body }))
        list.push({ paths, file })
      }
      writeFileSync(join(folder, 'pages.json'), JSON.stringify(list))
    },
  }
}

async function renderedPages(): Promise<readonly Prerendered[]> {
  const server = await createServer({
    configFile: false,
    plugins: [react()],
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'error',
  })
  try {
    const { PRERENDERED } = await server.ssrLoadModule('/src/web/front/prerender.tsx')
    return PRERENDERED as readonly Prerendered[]
  } finally {
    await server.close()
  }
}

function pageFrom(template: string, parts: { head: string; styles: string; body: string }): string {
  return [
    [/<title>.*?<\/title>/, parts.head],
    [/<meta\s+name="description"[^>]*>/, ''],
    ['</head>', `${parts.styles}</head>`], // after the shared ones: the order of layers is theirs
    ['<div id="root"></div>', `<div id="root">${parts.body}</div>`],
  ].reduce((page: string, [what, by]) => {
    const next = page.replace(what!, () => by as string)
    if (next === page) throw new Error(`index.html holds no ${String(what)}`)
    return next
  }, template)
}

/** What the page needs at once, so that nothing is found out late: its part of the script, its styles, the two fonts. */
function linksFor(component: string, bundle: Rolldown.OutputBundle): { early: string; styles: string } {
  const outputs = Object.values(bundle)
  const chunk = outputs.find(
    (one): one is Rolldown.OutputChunk => one.type === 'chunk' && !!one.facadeModuleId?.endsWith(`/${component}.tsx`),
  )
  if (!chunk) throw new Error(`No part of the script is ${component}.tsx`)
  const chunks = withImports(chunk, bundle)
  const styles = new Set(chunks.flatMap(one => [...(one.viteMetadata?.importedCss ?? [])]))
  const fonts = outputs.filter(one => one.type === 'asset' && FONTS.some(font => one.fileName.includes(font)))
  const early = [
    ...fonts.map(({ fileName }) => `<link rel="preload" href="/${fileName}" as="font" type="font/woff2" crossorigin>`),
    ...chunks.map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`),
  ]
  return { early: early.join(''), styles: [...styles].map(name => `<link rel="stylesheet" href="/${name}">`).join('') }
}

function withImports(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): readonly Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>()
  const add = (one: Rolldown.OutputChunk) => {
    if (found.has(one)) return
    found.add(one)
    for (const name of one.imports) {
      const next = bundle[name]
      if (next?.type === 'chunk') add(next)
    }
  }
  add(chunk)
  return [...found]
}
