// npm run --silent bench:web [-- --runs 5] [-- --only home,faq]
// Lighthouse (a phone, simulated throttling) on the built pages as the product itself serves them, with a person who is
// logged in and whose letter was really read. Prints the median of each figure; exits 1 under a floor.
import { mkdtempSync, rmSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromium, type Page } from 'playwright-core'
import { chromiumPath } from '#e2e/chromium.ts'
import { example } from '#e2e/examples.ts'
import { runProduct } from '#e2e/running-product.ts'
import { analyzedLetter, signedIn } from '#e2e/signed-in.ts'
import { median } from './quantile.ts'

const EMAIL = 'bench@example.com'
const LETTER = example('corpus/pdf/035-overshadow-ten-days-wa.pdf')

interface Figure {
  readonly name: string
  readonly of: (report: Report) => number
  /** The worst it may be. */
  readonly floor: number
  readonly higherIsBetter?: boolean
  readonly print: (value: number) => string
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

const percent = (value: number) => (value * 100).toFixed(0)
const category = (name: string, id: string, floor: number): Figure => ({
  name,
  of: report => report.categories[id]?.score ?? 0,
  floor,
  higherIsBetter: true,
  print: percent,
})
const audit = (id: string) => (report: Report) => report.audits[id]?.numericValue ?? Number.POSITIVE_INFINITY
const SEO = category('SEO', 'seo', 1)
const FIGURES: readonly Figure[] = [
  category('performance', 'performance', 0.95),
  category('accessibility', 'accessibility', 1),
  category('best practices', 'best-practices', 1),
  SEO,
  { name: 'LCP s', of: audit('largest-contentful-paint'), floor: 1800, print: ms => (ms / 1000).toFixed(2) },
  { name: 'CLS', of: audit('cumulative-layout-shift'), floor: 0.02, print: shift => shift.toFixed(3) },
  { name: 'TBT ms', of: audit('total-blocking-time'), floor: 100, print: ms => ms.toFixed(0) },
]

/** Of a visit that Lighthouse does not record. */
const MOST_TRIES = 3

const { values: asked } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
})
const runs = Number(asked.runs)
const profile = mkdtempSync(join(tmpdir(), 'writeback-web-'))
// as Lighthouse's own command starts it
const browser = await launch({
  chromePath: chromiumPath(),
  chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu'],
  userDataDir: profile,
})
setPriority(15) // a phone runs neither the product nor Lighthouse: beside the browser, both stand back from here on
const product = await runProduct({ env: { LOG_LEVEL: 'error', BILLING: 'test' } })
let isBelow = false
const speeds: number[] = []
try {
  const token = await signedIn(product.address, EMAIL)
  const letter = await analyzedLetter(product.address, token, LETTER, 'WA')
  const pages = [
    { name: 'home', path: '/', isPrivate: false },
    { name: 'upload', path: '/upload', isPrivate: false },
    { name: 'results', path: `/results?analysis=${letter}&show=findings`, isPrivate: true },
    { name: 'faq', path: '/faq', isPrivate: false },
    { name: 'dashboard', path: '/dashboard', isPrivate: true },
  ].filter(({ name }) => !asked.only || asked.only.split(',').includes(name))
  say(['page', ...FIGURES.map(({ name }) => name)])
  for (const page of pages) {
    await hold(page.isPrivate ? token : undefined)
    const reports: Report[] = []
    for (let run = 0; run < runs; run++) reports.push(await measured(page.path))
    // Nobody searches for a page only its owner can open.
    const figures = FIGURES.map(figure => (page.isPrivate && figure === SEO ? undefined : figure))
    say([page.name, ...figures.map(figure => (figure ? told(figure, reports) : '–'))])
    for (const told of failedAudits(reports[0]!)) process.stderr.write(`  ${page.name}: ${told}\n`)
    speeds.push(...reports.map(({ environment }) => environment.benchmarkIndex))
  }
  say([
    `this machine: ${median(speeds).toFixed(0)} by Lighthouse's own measure (its benchmarkIndex); TBT falls as it rises`,
  ])
} finally {
  browser.kill()
  await product.remove()
  rmSync(profile, { recursive: true, force: true })
}
process.exit(isBelow ? 1 : 0)

/** Whoever uses this browser: the person, or nobody. */
async function hold(token: string | undefined): Promise<void> {
  await prepare(async page => {
    await page.goto(product.address)
    await page.evaluate(
      ([token, email]) => {
        localStorage.clear()
        if (token) localStorage.setItem('token', token)
        if (token) localStorage.setItem('user', JSON.stringify({ email }))
      },
      [token, EMAIL] as const,
    )
  })
}

/** Nothing of the pages is in this browser. */
async function forget(): Promise<void> {
  await prepare(async page => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.clearBrowserCache')
    await devtools.send('Storage.clearDataForOrigin', {
      origin: product.address,
      storageTypes: 'service_workers,cache_storage,indexeddb',
    })
  })
}

// it lets go of the browser again: one that is steered from two sides is slower
async function prepare(work: (page: Page) => Promise<void>): Promise<void> {
  const steered = await chromium.connectOverCDP(`http://127.0.0.1:${browser.port}`)
  const page = await steered.contexts()[0]!.newPage()
  await work(page)
  await page.close()
  await steered.close()
}

/** One visit of a page, and again when Lighthouse could not record it; what it records is kept, however slow. */
async function measured(path: string): Promise<Report> {
  for (let tries = 1; ; tries++) {
    const report = await visited(path)
    if (report && !report.runtimeError) return report
    const why = report?.runtimeError?.message ?? 'no report'
    if (tries === MOST_TRIES) throw new Error(`${path}: ${why}`)
    process.stderr.write(`  ${path}: not recorded, visited again (${why})\n`)
  }
}

/** One visit of a page nothing of which is on the phone yet, except who the person is. */
async function visited(path: string): Promise<Report | undefined> {
  await forget()
  const result = await lighthouse(product.address + path, {
    port: browser.port,
    disableStorageReset: true,
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    logLevel: 'error',
  })
  return result?.lhr
}

function told({ of, floor, higherIsBetter, print }: Figure, reports: readonly Report[]): string {
  const value = median(reports.map(of))
  const isBad = higherIsBetter ? value < floor : value > floor
  isBelow ||= isBad
  return `${print(value)}${isBad ? ' !' : ''}`
}

/** What cost points, in Lighthouse's words. */
function failedAudits({ audits, categories }: Report): readonly string[] {
  const weighed = ['accessibility', 'best-practices', 'seo'].flatMap(id => categories[id]?.auditRefs ?? [])
  return weighed
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]!.title}`)
}

function say(cells: readonly string[]): void {
  process.stdout.write(
    `${cells
      .map(cell => cell.padEnd(15))
      .join('')
      .trimEnd()}\n`,
  )
}
