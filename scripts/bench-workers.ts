// npm run --silent bench:workers [-- --letters 48]
// How many photographed letters one worker process reads, and how many two, on PostgreSQL and S3 with one web process: four
// people each send the next as soon as they see the last. Counted while the line is never empty. Where there are cores for
// two readers and all else, ends with 1 when two read less than 1.8 times as many; elsewhere when workers stand idle for more
// than 3 % of the time.
import { availableParallelism } from 'node:os'
import process, { stdout } from 'node:process'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { signedIn } from '#e2e/signed-in.ts'
import { READ_LETTER } from '#server/jobs/read-letter.ts'
import { childrenOf } from './chaos/kill.ts'
import { startSharedParts } from './chaos/shared-parts.ts'
import { askingAt } from './load/asking.ts'
import { formOf } from './load/people.ts'
import { photos } from './load/photos.ts'
import { secondsUsedBy } from './load/processes.ts'
import { quantile } from './quantile.ts'

const { values: asked } = parseArgs({ options: { letters: { type: 'string', default: '48' } } })
const LETTERS = Number(asked.letters)
const PEOPLE = 4
/** Not counted: the models load with a worker's first. */
const FIRST_LETTERS = 2 * PEOPLE
const ASKED = { ratio: 1.8, idle: 0.03 }
/** Two readers, and one for web, database, storage and this script. */
const CORES_FOR_TWO = 3

const parts = await startSharedParts({ TRUSTED_PROXIES: '127.0.0.1', BILLING: 'off', LOG_LEVEL: 'error' })
const asking = askingAt(parts.address, PEOPLE)
const database = new Client(parts.postgres.url)
try {
  const startWeb = await parts.processOf('web')
  const web = await startWeb()
  const tokens: string[] = []
  for (let person = 0; person < PEOPLE; person += 1)
    tokens.push(await signedIn(web.address, `person-${person}@example.com`))
  const workers: number[] = []
  const postgres = childrenOf(process.pid, /postgres/).map(Number)
  await database.connect()

  const one = await withOneMoreWorker()
  const two = await withOneMoreWorker()
  const ratio = two.aMinute / one.aMinute
  const idle = Math.max(one.idle, two.idle)
  say(
    `twice the workers: ${ratio.toFixed(2)} times the letters, on ${availableParallelism()} cores with all else on them`,
  )
  if (availableParallelism() >= CORES_FOR_TWO ? ratio < ASKED.ratio : idle > ASKED.idle) process.exitCode = 1

  async function withOneMoreWorker(): Promise<Measured> {
    const start = await parts.processOf('worker')
    workers.push((await start()).process.pid!)
    const used = () => [workers, [web.process.pid!], postgres].map(secondsUsedBy)
    const { took, began, ended, before, after } = await sendLetters(tokens, used)
    const minutes = (ended - began) / 60_000
    const aMinute = LETTERS / minutes
    const idle = 1 - (await secondsReading(began, ended)) / (minutes * 60 * workers.length)
    const [ofWorkers, ofWeb, ofPostgres] = after.map((seconds, part) =>
      ((seconds - before[part]!) / LETTERS).toFixed(2),
    )
    say(`${workers.length} worker${workers.length > 1 ? 's' : ''}: ${LETTERS} letters, ${aMinute.toFixed(1)} a minute`)
    say(`  from upload to result: p50 ${seconds(quantile(took, 0.5))}, p95 ${seconds(quantile(took, 0.95))}`)
    say(`  seconds of the processor a letter: worker ${ofWorkers}, web ${ofWeb}, PostgreSQL ${ofPostgres}`)
    say(`  without a letter in hand: ${(idle * 100).toFixed(1)} % of the workers’ time`)
    return { aMinute, idle }
  }
} finally {
  await asking.close()
  await database.end()
  await parts.remove()
}

interface Measured {
  readonly aMinute: number
  /** Share of the time in which a worker had nothing to read, though letters waited. */
  readonly idle: number
}

interface Sent<T> {
  /** Milliseconds from upload to result of each letter that was counted. */
  readonly took: readonly number[]
  /** Between these the letters that count came back. */
  readonly began: number
  readonly ended: number
  readonly before: T
  readonly after: T
}

/** @param look what is noted when the time that counts begins, and when it ends */
async function sendLetters<T>(tokens: readonly string[], look: () => T): Promise<Sent<T>> {
  const letters = photos()
  const took: number[] = []
  let [sent, back, began, ended] = [0, 0, 0, 0]
  let before = look()
  let after = before
  await Promise.all(
    tokens.map(async token => {
      while (back < FIRST_LETTERS + LETTERS) {
        const { bytes, name } = letters[(sent += 1) % letters.length]!
        const started = performance.now()
        const { status } = await asking.ask('/api/analyze-strategic', { token, form: formOf(bytes, name) })
        if (status !== 200) throw new Error(`A letter was answered ${status}.`)
        back += 1
        if (back > FIRST_LETTERS && took.length < LETTERS) took.push(performance.now() - started)
        if (back === FIRST_LETTERS) [began, before] = [Date.now(), look()]
        if (back === FIRST_LETTERS + LETTERS) [ended, after] = [Date.now(), look()]
      }
    }),
  )
  return { took, began, ended, before, after }
}

async function secondsReading(began: number, ended: number): Promise<number> {
  const { rows } = await database.query<{ seconds: number }>(
    `select sum(extract(epoch from least(completed_on, $3) - greatest(started_on, $2)))::float8 as seconds
      from jobs.job where name = $1 and completed_on > $2 and started_on < $3`,
    [READ_LETTER, new Date(began), new Date(ended)],
  )
  return rows[0]!.seconds
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

function say(line: string): void {
  stdout.write(`${line}\n`)
}
