// npx node scripts/shared-pictures.ts: draws the pictures that stand for a page when it is shared, into src/web/public/shared.
import { mkdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { launchChromium } from '#e2e/chromium.ts'
import { PAGE_WORDS } from '#web/copy/front.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const FOLDER = `${ROOT}src/web/public/shared/`
const FONTS = {
  serif: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2',
  sans: '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
} as const
const LEADS: Readonly<Record<keyof typeof PAGE_WORDS, string>> = {
  home: 'Got a collection letter? Read it with <mark>the law beside you.</mark>',
  faq: 'Questions about a collection letter, <mark>answered plainly.</mark>',
  doneForYou: 'Your letters to collectors, <mark>prepared and mailed.</mark>',
  feedback: 'Tell us <mark>what to fix.</mark>',
  forwarding: 'An email from a collector? <mark>Have it checked too.</mark>',
  guides: 'One page each: the law, and <mark>what to do now.</mark>',
}

mkdirSync(FOLDER, { recursive: true })
const browser = await launchChromium()
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
for (const [id, lead] of Object.entries(LEADS)) {
  await page.setContent(pageFor(lead))
  await page.evaluate('document.fonts.ready')
  await page.screenshot({ path: `${FOLDER}${id}.png` })
}
await browser.close()

function pageFor(lead: string): string {
  const faces = Object.entries(FONTS).map(([name, file]) => {
    const bytes = readFileSync(`${ROOT}node_modules/${file}`).toString('base64')
    return `@font-face { font-family: ${name}-face; src: url(data:font/woff2;base64,${bytes}); font-weight: 100 900 }`
  })
  const icon = readFileSync(`${ROOT}src/web/public/icon.svg`, 'utf8')
  return `<style>${faces.join('')}
    body { margin: 0; height: 630px; box-sizing: border-box; padding: 84px 92px; display: grid; align-content: space-between; background: #fbfaf5; color: #17202b }
    div { display: flex; gap: 20px; align-items: center; font: 650 44px serif-face } svg { width: 60px; height: 60px }
    h1 { margin: 0; font: 620 82px/1.14 serif-face; letter-spacing: -0.02em; max-width: 980px }
    mark { background: none; color: #0b4f6c }
    p { margin: 0; font: 400 30px sans-face; color: #52606d }</style>
    <div>${icon}<span>Writeback</span></div><h1>${lead}</h1><p>Legal information, not legal advice.</p>`
}
