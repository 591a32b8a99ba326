// npm run --silent bench:long-letter
// Seconds of the processor to find every fact in long letters and to judge them: 0.1, 0.3 and 1 MB of text, letters of the
// benchmark's development half one after another. Seconds a megabyte that stay alike show that time is linear.
import { assessLetter } from '#law/assess-letter.ts'
import { paperFromText } from '#reading/paper.ts'
import { readFacts } from '#reading/read-facts.ts'
import { day } from '#units/iso-date.ts'
import { drawWordings } from './bench-law/draw-set.ts'
import { readWordings } from './bench-law/wordings.ts'

const SIZES = [100_000, 300_000, 1_000_000] as const
/** The quickest counts: the machine has other work too, and the engine must be warm. */
const ROUNDS = 3
const MEGABYTE = 1_000_000

const letters = drawWordings(readWordings('examples/benchmark/development'), { seed: 1, each: 1 }).map(
  ({ text }) => text,
)

console.log('characters   facts, s   judging, s   s a MB')
for (const size of SIZES) {
  const paper = paperFromText(longText(size))
  const rounds = Array.from({ length: ROUNDS }, () => timed(paper))
  const { facts, judging } = rounds.reduce((so, one) => (sum(one) < sum(so) ? one : so))
  const row = [facts.toFixed(2), judging.toFixed(3), ((sum({ facts, judging }) * MEGABYTE) / size).toFixed(2)]
  console.log([String(size).padStart(10), ...row.map(one => one.padStart(11))].join(''))
}

interface Seconds {
  readonly facts: number
  readonly judging: number
}

function timed(paper: ReturnType<typeof paperFromText>): Seconds {
  const start = process.cpuUsage()
  const letter = readFacts(paper)
  const read = process.cpuUsage(start)
  assessLetter({ letter, consumer: {}, state: 'OH', on: day('2026-03-13') })
  const both = process.cpuUsage(start)
  return { facts: seconds(read), judging: seconds(both) - seconds(read) }
}

function longText(size: number): string {
  let text = ''
  for (let i = 0; text.length < size; i += 1) text += `${letters[i % letters.length]!}\n\n`
  return text.slice(0, size)
}

function seconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / MEGABYTE
}

function sum({ facts, judging }: Seconds): number {
  return facts + judging
}
