// npm run --silent bench:private [-- --corpus examples/corpus] [-- --photos 100] [-- --pdfs 80]
// Reads letters on a phone's browser with its network cut, and by the server's own reader: whether both find the same, how
// long each takes, and how much memory the browser comes to hold. Exits 1 on a miss.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stdout } from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { assess } from '#analyses/assess.ts'
import { presentAnalysis } from '#analyses/present.ts'
import { readingOf } from '#analyses/reading.ts'
import { EVERYTHING_OPEN } from '#billing/access.ts'
import type { AnalysisReply } from '#contract/analyses.ts'
import { runProduct } from '#e2e/running-product.ts'
import { readFacts } from '#reading/read-facts.ts'
import { startReader, type Reader } from '#server/reading/read-upload.ts'
import { day } from '#units/iso-date.ts'
import { readCorpus } from './bench-law/corpus.ts'
import { pdfsOf, photosOf, type AddedLetter } from './bench-private/papers.ts'
import { browserMemory, openPhone, preparedPhone, settled, type Phone } from './bench-private/phone.ts'
import { median } from './quantile.ts'

const TODAY = day('2026-11-21')
const LEAST_SAME_PHOTOS = 0.95
const MOST_BYTES = 700 * 1024 * 1024
const MOST_TIMES_AS_LONG = 3
const LOOK_EVERY_MS = 250

const { values: asked } = parseArgs({
  options: {
    corpus: { type: 'string', default: fileURLToPath(new URL('../examples/corpus', import.meta.url)) },
    photos: { type: 'string', default: '100' },
    pdfs: { type: 'string' },
  },
})

const scratchDir = mkdtempSync(join(tmpdir(), 'writeback-private-'))
const reader = startReader({ processes: 1, scratchDir })
const product = await runProduct({ env: { BILLING: 'off', LOG_LEVEL: 'error', READERS: '1' } })
const browser = await openPhone(join(scratchDir, 'profile'), product.address)
let isMissed = false
try {
  const idle = await settled()
  const most = { pss: 0, rss: 0 }
  const looking = setInterval(() => {
    const held = browserMemory()
    for (const kind of ['pss', 'rss'] as const) most[kind] = Math.max(most[kind], held[kind] - idle[kind])
  }, LOOK_EVERY_MS)
  const phone = await preparedPhone(browser)
  await product.stop()
  const allPdfs = await pdfsOf(asked.corpus, readCorpus(asked.corpus))
  const pdfs = allPdfs.slice(0, Number(asked.pdfs ?? allPdfs.length))
  const photos = await photosOf(allPdfs, Number(asked.photos))
  tell('PDFs with a text layer', await compared(phone, reader, pdfs), { leastSame: 1 })
  tell('photos', await compared(phone, reader, photos), { leastSame: LEAST_SAME_PHOTOS, mostTimes: MOST_TIMES_AS_LONG })
  clearInterval(looking)
  say(
    `most memory of the browser's processes above idle: ${megabytes(most.pss)} MB${miss(most.pss > MOST_BYTES)} ` +
      `(what they share counted once; ${megabytes(most.rss)} MB counted by each)`,
  )
} finally {
  await browser.close()
  await product.remove()
  await reader.close()
  rmSync(scratchDir, { recursive: true, force: true })
}
process.exit(isMissed ? 1 : 0)

interface Pair {
  readonly letter: AddedLetter
  readonly here: AnalysisReply
  readonly there: AnalysisReply
  readonly hereMs: number
  readonly thereMs: number
}

async function compared(phone: Phone, server: Reader, letters: readonly AddedLetter[]): Promise<readonly Pair[]> {
  const pairs: Pair[] = []
  for (const letter of letters) {
    const [here, hereMs] = await timed(() => phone.read(letter, TODAY))
    const [there, thereMs] = await timed(() => readByServer(server, letter))
    pairs.push({ letter, here, there, hereMs, thereMs })
  }
  return pairs
}

async function readByServer(server: Reader, { name, state, bytes }: AddedLetter): Promise<AnalysisReply> {
  const read = await server.read({ files: [{ name, bytes }], kind: 'letter' })
  if (read.kind !== 'read') throw new Error(`${name}: ${read.code}`)
  const known = { facts: readFacts(read.paper), consumerFacts: {}, state }
  return presentAnalysis(
    {
      ...known,
      id: 'there',
      createdAt: new Date(),
      fileName: name,
      flowType: 'generate',
      disputeId: null,
      reading: readingOf(read),
      ownLetter: null,
      savedAt: null,
      pages: [],
      pieces: [],
    },
    assess(known, TODAY),
    EVERYTHING_OPEN,
  )
}

async function timed<T>(work: () => Promise<T>): Promise<readonly [T, number]> {
  const start = performance.now()
  return [await work(), performance.now() - start]
}

function tell(
  what: string,
  pairs: readonly Pair[],
  { leastSame, mostTimes = Number.POSITIVE_INFINITY }: { leastSame: number; mostTimes?: number },
): void {
  if (pairs.length === 0) return
  const found = pairs.map(({ here, there }) => [rulesOf(here), rulesOf(there)] as const)
  const same = found.reduce((sum, [a, b]) => sum + a.filter(id => b.includes(id)).length, 0)
  const all = found.reduce((sum, [a, b]) => sum + new Set([...a, ...b]).size, 0)
  const alike = pairs.filter(({ here, there }) => told(here) === told(there)).length
  const times = median(pairs.map(({ hereMs, thereMs }) => hereMs / thereMs))
  say(
    `${what}: ${pairs.length}; findings the same ${same} of ${all} (${((100 * same) / Math.max(1, all)).toFixed(1)} %)${miss(same < leastSame * all)}; ` +
      `letters alike to the last quote, fact and date ${alike}; ` +
      `seconds here ${seconds(median(pairs.map(({ hereMs }) => hereMs)))}, there ${seconds(median(pairs.map(({ thereMs }) => thereMs)))}, ` +
      `${times.toFixed(1)} times as long in the median${miss(times > mostTimes)}`,
  )
  for (const [index, [a, b]] of found.entries()) {
    const only = [
      ...a.filter(id => !b.includes(id)).map(id => `+${id}`),
      ...b.filter(id => !a.includes(id)).map(id => `-${id}`),
    ]
    if (only.length > 0) say(`  ${pairs[index]!.letter.name}: ${only.join(' ')}`)
  }
}

/** What was found, asserted or worth asking. */
function rulesOf({ violations: { violations, worth_asking } }: AnalysisReply): readonly string[] {
  return [...new Set([...violations, ...worth_asking].map(({ rule_id }) => rule_id))]
}

function told({ violations, facts, deadlines, letter_kind, time_limit }: AnalysisReply): string {
  return JSON.stringify({ violations, facts, deadlines, letter_kind, time_limit })
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(0)
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(2)
}

function miss(is: boolean): string {
  isMissed ||= is
  return is ? ' !' : ''
}

function say(line: string): void {
  stdout.write(`${line}\n`)
}
