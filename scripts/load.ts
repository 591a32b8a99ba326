// npm run --silent load [-- --mode embedded|postgres|both --minutes 2]
// The product in a process of its own under mixed traffic. First how many dashboard calls it answers beside a bare Fastify
// that gives the same; then people who look around, sign in and send letters until every core is busy. Exits 1 on a miss.
// Every call comes from an address of its own (the product believes us as its proxy): limits an address are not measured.
import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import process, { stdout } from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runProduct } from '#e2e/running-product.ts'
import { startRealPostgres } from '#server/database/real-postgres.ts'
import { startMailServer } from '#server/mail/testing.ts'
import { askingAt } from './load/asking.ts'
import { startMixedTraffic } from './load/mixed-traffic.ts'
import { newPerson, type LoadPerson } from './load/people.ts'
import { photos } from './load/photos.ts'
import { coreSeconds, memoryOf, type Memory } from './load/processes.ts'
import { quantile } from './quantile.ts'
import { measureThroughput } from './load/throughput.ts'

const { values: asked } = parseArgs({
  options: { minutes: { type: 'string', default: '2' }, mode: { type: 'string', default: 'both' } },
})
const MODES = ['embedded', 'postgres'] as const
const PEOPLE = 12
const ASKED = { ratio: 0.5, p99: 250, busy: 0.9, growth: 0.1 }
/** Less says nothing about memory. */
const LEAST_MINUTES_OF_MEMORY = 10
const MB = 1_000_000

let isBad = false
for (const mode of MODES) if (asked.mode === 'both' || asked.mode === mode) await run(mode, Number(asked.minutes))
if (isBad) process.exitCode = 1

async function run(mode: (typeof MODES)[number], minutes: number): Promise<void> {
  const postgres = mode === 'postgres' ? await startRealPostgres({ isSafe: true }) : undefined
  const mails = await startMailServer()
  const dataDir = mkdtempSync(join(tmpdir(), 'writeback-load-'))
  const copy = mkdtempSync(join(tmpdir(), 'writeback-load-bare-'))
  const start = () =>
    runProduct({
      dataDir,
      env: {
        TRUSTED_PROXIES: '127.0.0.1',
        SMTP_URL: mails.url,
        LOG_LEVEL: 'error',
        BILLING: 'off',
        ...(postgres ? { DATABASE_URL: postgres.url } : {}),
      },
    })
  let product = await start()
  try {
    const people = await makePeople(product.address)
    await product.stop()
    if (!postgres) cpSync(join(dataDir, 'database'), join(copy, 'database'), { recursive: true })
    product = await start()
    await compare(people)
    await mix(people)
  } finally {
    await product.stop()
    await mails.close()
    await postgres?.remove()
    for (const folder of [dataDir, copy]) rmSync(folder, { recursive: true, force: true })
  }

  async function makePeople(address: string): Promise<readonly LoadPerson[]> {
    const asking = askingAt(address, 4)
    const people: LoadPerson[] = []
    for (let person = 0; person < PEOPLE; person += 1)
      people.push(await newPerson(asking, mails, `person-${person}@example.com`))
    await asking.close()
    return people
  }

  async function compare(people: readonly LoadPerson[]): Promise<void> {
    const bare = await startBare(copy, postgres?.url)
    try {
      const answers = await measureThroughput(product.address, bare.address, people)
      const ratio = answers.product / answers.bare
      const each = `${answers.product.toFixed(0)} answers a second, bare Fastify ${answers.bare.toFixed(0)}`
      judge(`${mode}: ${each}, ratio ${ratio.toFixed(2)}`, ratio >= ASKED.ratio)
    } finally {
      bare.process.kill()
    }
  }

  async function mix(people: readonly LoadPerson[]): Promise<void> {
    const asking = askingAt(product.address, 64)
    const senders = availableParallelism() * 2
    const traffic = startMixedTraffic({ asking, mails, people, letters: photos(), senders })
    const [before, memory] = [coreSeconds(), [] as Memory[]]
    for (const end = performance.now() + minutes * 60_000; performance.now() < end; await pause(1000))
      memory.push(memoryOf(product.process.pid!))
    const now = coreSeconds()
    await traffic.stop()
    await asking.close()
    const busy = (now.worked - before.worked) / (now.all - before.all)
    judge(`${mode}: ${minutes} min, ${traffic.uploads()} photos read, cores ${percent(busy)} busy`, busy >= ASKED.busy)
    for (const [what, times] of traffic.took) say(`  ${what}: ${times.length} calls, ${spread(times)}`)
    const times = [...traffic.took.values()].flat()
    judge(`${mode}: calls that are no upload: ${spread(times)}`, quantile(times, 0.99) < ASKED.p99)
    const errors = [...traffic.errors].map(([name, count]) => `${name} ${count} times`).join(', ') || 'no errors'
    judge(`${mode}: ${traffic.calls()} calls, ${errors}`, traffic.errors.size === 0)
    tellMemory(memory)
  }

  function tellMemory(memory: readonly Memory[]): void {
    const quarter = Math.floor(memory.length / 4)
    const isLong = minutes >= LEAST_MINUTES_OF_MEMORY
    for (const part of ['product', 'readers'] as const) {
      const [first, last] = [mean(memory.slice(0, quarter)), mean(memory.slice(-quarter))]
      const growth = last / first - 1
      const line = `${mode}: memory of ${part}, first and last quarter: ${megabytes(first)}, ${megabytes(last)}`
      if (isLong) judge(`${line}, ${percent(growth)} more`, growth <= ASKED.growth)
      else say(`  ${line} (${minutes} min is too short to judge)`)

      function mean(ones: readonly Memory[]): number {
        return ones.reduce((sum, one) => sum + one[part], 0) / ones.length
      }
    }
  }
}

async function startBare(
  dataDir: string,
  url: string | undefined,
): Promise<{ readonly address: string; readonly process: ChildProcess }> {
  const script = fileURLToPath(new URL('load/bare-fastify.ts', import.meta.url))
  const child = spawn(process.execPath, [script, '--data-dir', dataDir, ...(url ? ['--url', url] : [])], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((done, failed) => {
    child.stdout.on('data', (chunk: Buffer) => done(/http:\S+/.exec(chunk.toString())![0]))
    child.once('exit', code => failed(new Error(`The bare server ended with ${code}.`)))
  })
  return { address, process: child }
}

function judge(line: string, isGood: boolean): void {
  say(isGood ? line : `${line}  <- MISSED`)
  if (!isGood) isBad = true
}

function spread(times: readonly number[]): string {
  return `p50 ${quantile(times, 0.5).toFixed(0)} ms, p99 ${quantile(times, 0.99).toFixed(0)} ms`
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

function megabytes(bytes: number): string {
  return `${(bytes / MB).toFixed(0)} MB`
}

function say(line: string): void {
  stdout.write(`${line}\n`)
}
