import process, { stdout } from 'node:process'
import { parseArgs } from 'node:util'
import { readCorpus, type CorpusLetter } from './bench-law/corpus.ts'
import { judgeLetter, type Milliseconds } from './bench-law/judge.ts'
import { shortfalls } from './bench-law/targets.ts'
import { report } from './bench-law/report.ts'
import { score } from './bench-law/score.ts'

const { values } = parseArgs({
  options: { corpus: { type: 'string' }, papers: { type: 'string' }, json: { type: 'boolean', default: false } },
})
if (values.corpus === undefined) throw new Error('Say which letters: npm run bench:law -- --corpus DIR')

/** Rounds a letter's time is taken from: the quickest, as the machine has other work too and the engine must be warm. */
const ROUNDS = 8

const letters = readCorpus(values.corpus, values.papers)
const judged = letters.map(letter => ({ letter, judged: judgeLetter(letter) }))
const results = score(judged, letters.map(quickest))
stdout.write(values.json ? `${JSON.stringify(results, null, 2)}\n` : report(results))
if (shortfalls(results).length > 0) process.exitCode = 1

function quickest(letter: CorpusLetter): Milliseconds {
  const rounds = Array.from({ length: ROUNDS }, () => judgeLetter(letter).milliseconds)
  const total = ({ reading, judging }: Milliseconds): number => reading + judging
  return rounds.reduce((so, one) => (total(one) < total(so) ? one : so))
}
