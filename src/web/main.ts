import { frontPageAt } from './front/pages.ts'
import { isPrivate } from './private/flag.ts'
import { holdTaps } from './held-taps.ts'
import { later } from './later.ts'
import { painted } from './painted.ts'
import { setUpShapes } from './shapes.ts'
import './ui/styles.css'

// No code made from text: our own policy refuses it, and merely asking whether it may is told as a fault. Stands before the
// first shape of the contract is made.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const ASKED_AT_ONCE = 4
const box = document.getElementById('root') ?? document.body

// Every page stands there already, rendered at build: those before the login whole, those of the tool as they begin. What
// makes them work comes once that is seen. This part itself is as small as can be: all others are known to it.
try {
  const page = frontPageAt(window.location.pathname)
  if (page) {
    await painted(box)
    const [{ showFrontPage }, Page] = await Promise.all([import('./front/show.tsx'), page.load()])
    await showFrontPage(box, Page)
  } else {
    const pressHeld = holdTaps(box)
    await painted(box)
    await askForParts()
    if (isPrivate()) (await import('./private/network.ts')).shutNetwork()
    await setUpShapes()
    await import('react-dom/client')
    await later()
    const { showApp } = await import('./app.tsx')
    await later()
    await showApp(box, pressHeld)
  }
} catch {
  sayItDidNotLoad()
}

// All files of the page at once, whatever is made of them first: the build wrote down which. To ask for a file takes the
// browser a moment, so a few are asked for at a time.
async function askForParts(): Promise<void> {
  const parts = document.getElementById('parts')
  if (!(parts instanceof HTMLTemplateElement)) return
  const files = [...parts.content.children]
  for (let next = 0; next < files.length; next += ASKED_AT_ONCE) {
    document.head.append(...files.slice(next, next + ASKED_AT_ONCE))
    await later()
  }
}

// The line dropped, or a new version is out. A page before the login can be read as it was rendered; others say so.
function sayItDidNotLoad(): void {
  const words = document.getElementById('did-not-load')
  if (!(words instanceof HTMLTemplateElement)) return
  box.replaceChildren(words.content.cloneNode(true))
  box.querySelector('button')?.addEventListener('click', () => window.location.reload())
}
