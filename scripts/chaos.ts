// npm run --silent chaos [-- --kills 200 --minutes 60 --mode embedded|scaled|postgres], or -- --scenario NAME|all for one fault at a time.
// The product under load, killed at random moments: its processes, their readers, its database. Afterwards everything that
// was acknowledged must be there, once, and no work may hang. Exits 1 when it is not so. Without a mode: all in one with the
// embedded database, then web and worker processes on PostgreSQL and S3.
import process, { stdout } from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startMailServer } from '#server/mail/testing.ts'
import type { Expectation } from './chaos/expectation.ts'
import { allInOne, OPERATOR, scaled, type Installation } from './chaos/installations.ts'
import { SCENARIOS } from './chaos/scenarios.ts'
import { startTraffic } from './chaos/traffic.ts'
import { isBroken, linesOf, verdictOn } from './chaos/verdict.ts'
import { counts } from './counts.ts'
import { askingAt } from './load/asking.ts'
import { signIn } from './load/people.ts'

const { values: asked } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    minutes: { type: 'string', default: 'Infinity' },
    mode: { type: 'string', multiple: true, default: ['embedded', 'scaled'] },
    scenario: { type: 'string' },
  },
})
const MODES: Readonly<Record<string, (settings: Readonly<Record<string, string>>) => Promise<Installation>>> = {
  embedded: settings => allInOne('embedded', settings),
  postgres: settings => allInOne('postgres', settings),
  scaled,
}
/** Longest time between two deaths. */
const LONGEST_LIFE_MS = 4000

let isBad = false
if (asked.scenario !== undefined) {
  for (const [name, play] of Object.entries(SCENARIOS))
    if (asked.scenario === 'all' || asked.scenario === name) tell(name, await play())
} else
  for (const mode of asked.mode) {
    const start = MODES[mode]
    if (!start) throw new Error(`There is no mode "${mode}": ${Object.keys(MODES).join(', ')}.`)
    await run(mode, start, Number(asked.kills))
  }
if (isBad) process.exitCode = 1

async function run(mode: string, start: (typeof MODES)[string], kills: number): Promise<void> {
  const mails = await startMailServer()
  const product = await start({ SMTP_URL: mails.url })
  try {
    const asking = askingAt(product.address, 2)
    const operator = await signIn(asking, mails, OPERATOR)
    const token = await signIn(asking, mails, 'dana@example.com')
    await asking.close()
    const traffic = startTraffic(product.address, token, mails)
    const killed: Record<string, number> = {}
    const started = performance.now()
    const end = started + Number(asked.minutes) * 60_000
    let kill = 0
    for (; kill < kills && performance.now() < end; kill += 1) {
      await pause(Math.random() * LONGEST_LIFE_MS)
      const victim = await product.kill()
      killed[victim] = (killed[victim] ?? 0) + 1
    }
    await product.whole()
    const seconds = (performance.now() - started) / 1000
    await traffic.stop()
    const verdict = await verdictOn(product.address, traffic, operator)
    const pace = `${Math.round(seconds)} s, ${(seconds / kill).toFixed(1)} s a kill`
    say(`${mode}: ${kill} kills (${counts(killed)}) in ${pace}; answers ${counts(traffic.answers)}`)
    for (const line of linesOf(verdict)) say(`  ${line}`)
    for (const what of product.fallen) say(`  ${what}`)
    if (kill < kills) say('  The time ran out before all were killed.')
    if (isBroken(verdict) || product.fallen.length > 0 || kill < kills) isBad = true
  } finally {
    await product.remove()
    await mails.close()
  }
}

function tell(name: string, expectations: readonly Expectation[] | undefined): void {
  if (!expectations) return say(`${name}: cannot be tried on this machine`)
  say(`${name}:`)
  for (const { what, held } of expectations) say(`  ${held ? 'yes' : 'NO '}  ${what}`)
  if (expectations.some(({ held }) => !held)) isBad = true
}

function say(line: string): void {
  stdout.write(`${line}\n`)
}
