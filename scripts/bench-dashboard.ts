// npm run --silent bench:dashboard
// The product in a process of its own on the embedded database, with a person of 500 analyses and 2,000 events in 100
// disputes. Prints the median of each call of the dashboard, and what 20 people polling cost of one core (Linux only).
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { runProduct } from '#e2e/running-product.ts'
import { analyzedLetter, signedIn } from '#e2e/signed-in.ts'
import { analyses } from '#server/database/tables.ts'
import { openDatabase } from '#server/database/database.ts'
import { disputeEvents, disputes } from '#server/database/dispute-tables.ts'

const ANALYSES = 500
const DISPUTES = 100
const EVENTS_EACH = 20
const RUNS = 15
const PEOPLE = 20
const POLLED_SECONDS = 50 // within the calls a minute that one address may make
const CLOCK_TICKS = 100 // a second, of /proc
const DAY_MS = 86_400_000
const NOTICE = 'examples/model-notices/cfpb_debt-collection_model-validation-notice_en.pdf'
const CALLS = ['/api/user/due', '/api/user/stats', '/api/user/analyses?limit=5'] as const
const TRACKER = '/api/disputes/unified'

const env = { LOG_LEVEL: 'error', BILLING: 'off' }
const first = await runProduct({ env })
const token = await signedIn(first.address, 'bench@example.com')
const letter = await analyzedLetter(first.address, token, NOTICE, 'MD')
await first.stop()
await seed(first.dataDir, letter)
const product = await runProduct({ env, dataDir: first.dataDir })
try {
  say(`first answer, with ${ANALYSES} summaries to make: ${(await timed(CALLS[0])).toFixed(0)} ms`)
  for (const path of [...CALLS, TRACKER]) {
    const times: number[] = []
    for (let run = 0; run < RUNS; run++) times.push(await timed(path))
    times.sort((a, b) => a - b)
    say(`${path}: median ${times[Math.floor(RUNS / 2)]!.toFixed(1)} ms, slowest ${times.at(-1)!.toFixed(1)} ms`)
  }
  await pause(60_000) // the calls counted so far are forgotten
  const before = cpuSeconds()
  const started = performance.now()
  const tags = new Map<string, string>()
  let unchanged = 0
  let asked = 0
  await Promise.all(
    Array.from({ length: PEOPLE }, async (_, person) => {
      await pause((person * 10_000) / PEOPLE)
      for (let round = 0; performance.now() - started < POLLED_SECONDS * 1000; round++) {
        for (const path of round % 3 === 0 ? [...CALLS, TRACKER] : [TRACKER]) {
          const tag = tags.get(path)
          const reply = await ask(path, tag ? { 'if-none-match': tag } : {})
          await reply.arrayBuffer()
          asked += 1
          if (reply.status === 304) unchanged += 1
          else if (!reply.ok) throw new Error(`The server answered ${reply.status}.`)
          tags.set(path, reply.headers.get('etag') ?? '')
        }
        await pause(10_000)
      }
    }),
  )
  const share = (cpuSeconds() - before) / ((performance.now() - started) / 1000)
  say(`${PEOPLE} people polling: ${(share * 100).toFixed(1)} % of one core, ${asked} calls, ${unchanged} unchanged`)
} finally {
  await product.remove()
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

async function seed(dataDir: string, id: string): Promise<void> {
  const database = await openDatabase({ dataDir, databaseUrl: undefined })
  const [row] = await database.db.select().from(analyses).where(eq(analyses.id, id))
  const ids = Array.from({ length: ANALYSES - 1 }, () => randomUUID())
  const dayOf = (index: number) => new Date(Date.now() - index * DAY_MS)
  for (const [index, copy] of ids.entries())
    await database.db.insert(analyses).values({ ...row!, id: copy, createdAt: dayOf(index) })
  for (const analysisId of ids.slice(0, DISPUTES)) {
    const disputeId = randomUUID()
    const index = ids.indexOf(analysisId)
    const openedOn = dayOf(index + 60)
      .toISOString()
      .slice(0, 10)
    await database.db.insert(disputes).values({
      id: disputeId,
      ownerId: row!.ownerId,
      type: 'debt_collection',
      analysisId,
      openedOn,
      createdAt: dayOf(index + 60),
    })
    for (let event = 0; event < EVENTS_EACH; event++)
      await database.db.insert(disputeEvents).values({
        id: randomUUID(),
        disputeId,
        kind: 'contact-logged',
        happenedOn: openedOn,
        recordedAt: dayOf(index),
        by: 'you',
        about: { contact: 'call', askedForMoney: true },
      })
  }
  await database.close()
}

function ask(path: string, more: Record<string, string> = {}): Promise<Response> {
  return fetch(product.address + path, { headers: { authorization: `Bearer ${token}`, ...more } })
}

async function timed(path: string): Promise<number> {
  const start = performance.now()
  const response = await ask(path)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`The server answered ${response.status} to ${path}.`)
  return performance.now() - start
}

/** What the product's process used of the processor, all its threads. */
function cpuSeconds(): number {
  const fields = readFileSync(`/proc/${product.process.pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS
}
