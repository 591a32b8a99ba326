// npm run bench:law                                  the whole benchmark from text, and docs/benchmark.md anew
// npm run bench:law -- --photos 300 --pdf 60         the same, and held-out letters printed, photographed and read by the reader
// npm run bench:law -- --split development [--rule ID] [--details]   one half's figures; which letters miss (development only)
// npm run bench:law -- --corpus DIR                  the score of labelled letters
// npm run bench:law -- --check DIR                   whether wordings keep to the format
import process, { stdout } from 'node:process'
import { parseArgs } from 'node:util'
import { measureBenchmark } from './bench-law/benchmark.ts'
import { readCorpus, type CorpusLetter } from './bench-law/corpus.ts'
import { checkWordings } from './bench-law/check-wordings.ts'
import { judgeLetter, type Milliseconds } from './bench-law/judge.ts'
import { shortfalls } from './bench-law/targets.ts'
import { report } from './bench-law/report.ts'
import { score } from './bench-law/score.ts'
import { reportSplit } from './bench-law/split.ts'

const { values } = parseArgs({
  options: {
    corpus: { type: 'string' },
    papers: { type: 'string' },
    json: { type: 'boolean', default: false },
    split: { type: 'string' },
    rule: { type: 'string' },
    details: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    photos: { type: 'string', default: '0' },
    pdf: { type: 'string', default: '0' },
    python: { type: 'string', default: '/usr/bin/python3' },
    check: { type: 'string' },
  },
})

/** Rounds a letter's time is taken from: the quickest, as the machine has other work too and the engine must be warm. */
const ROUNDS = 8

const seed = Number(values.seed)
if (values.check !== undefined) stdout.write(checkWordings(values.check))
else if (values.corpus !== undefined) scoreCorpus(values.corpus)
else if (values.split !== undefined)
  stdout.write(reportSplit(values.split, { seed, rule: values.rule, details: values.details }))
else await measureBenchmark(seed, { photos: Number(values.photos), pdfs: Number(values.pdf), python: values.python })

function scoreCorpus(folder: string): void {
  const letters = readCorpus(folder, values.papers)
  const judged = letters.map(letter => ({ letter, judged: judgeLetter(letter) }))
  const results = score(judged, letters.map(quickest))
  stdout.write(values.json ? `${JSON.stringify(results, null, 2)}\n` : report(results))
  if (shortfalls(results).length > 0) process.exitCode = 1
}

function quickest(letter: CorpusLetter): Milliseconds {
  const rounds = Array.from({ length: ROUNDS }, () => judgeLetter(letter).milliseconds)
  const total = ({ reading, judging }: Milliseconds): number => reading + judging
  return rounds.reduce((so, one) => (total(one) < total(so) ? one : so))
}
