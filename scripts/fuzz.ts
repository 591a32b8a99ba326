// npm run --silent fuzz [-- --files 20000 --calls 50000 --seed 1 --minutes 60]
// Spoilt files of every kind through the readers, then calls made from their schemas, right and wrong, against the
// running product. What ended as nothing may end is kept in .cache/fuzz; exits 1 when there is any.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process, { stdout } from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { counts } from './counts.ts'
import { fuzzCalls, type BadCall } from './fuzz/calls.ts'
import { fuzzFiles, type Spoilt } from './fuzz/files.ts'

const { values: asked } = parseArgs({
  options: {
    files: { type: 'string', default: '20000' },
    calls: { type: 'string', default: '50000' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '60' },
  },
})
const KEPT = fileURLToPath(new URL('../.cache/fuzz/', import.meta.url))
const seed = Number(asked.seed)
const wanted = { files: Number(asked.files), calls: Number(asked.calls) }
const end = performance.now() + Number(asked.minutes) * 60_000

const files = await fuzzFiles(wanted.files, seed, end)
const width = Math.max(...Object.keys(files.ends).map(name => name.length))
for (const [name, ends] of Object.entries(files.ends).sort(([a], [b]) => a.localeCompare(b)))
  say(`  ${name.padEnd(width)}  ${counts(ends)}`)
const crashed = files.found.filter(({ end }) => end === 'gone').length
say(
  `${files.opened} files (seed ${seed}), ${files.looked} of them with recognition: ${crashed} processes fell over, ` +
    `${files.found.length - crashed} left waiting over 10 s; the longest took ${seconds(files.longestMs)}`,
)
files.found.forEach(keepFile)

const calls = await fuzzCalls(wanted.calls, seed, end)
say(`  answers: ${counts(calls.answers)}`)
say(
  `${calls.made} calls: ${Object.keys(calls.accepted).length} of ${calls.kinds} kinds answered as asked; ` +
    `${calls.found.length} answered as none may; the longest took ${seconds(calls.longestMs)}`,
)
calls.found.forEach(tellCall)

const isShort = files.opened < wanted.files || calls.made < wanted.calls
if (isShort) say('The time ran out before all were done.')
if (files.found.length > 0 || calls.found.length > 0 || isShort) process.exitCode = 1

function keepFile({ seed: from, number, end: how, message, bytes }: Spoilt): void {
  mkdirSync(KEPT, { recursive: true })
  const name = `${seed}-${number}-${from.replace(/\W+/g, '-')}`
  writeFileSync(join(KEPT, name), bytes)
  say(`  ${how}: ${from}, kept as .cache/fuzz/${name}: ${message}`)
}

function tellCall({ call, why, request }: BadCall): void {
  say(`  ${call}: ${why}\n    ${request.slice(0, 500)}`)
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

function say(line: string): void {
  stdout.write(`${line}\n`)
}
