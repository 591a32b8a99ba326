import { stdout } from 'node:process'
import { parseArgs } from 'node:util'
import { readCorpus } from './bench-law/corpus.ts'
import { judgeLetter } from './bench-law/judge.ts'
import { report } from './bench-law/report.ts'
import { score } from './bench-law/score.ts'

const { values } = parseArgs({
  options: { corpus: { type: 'string' }, papers: { type: 'string' }, json: { type: 'boolean', default: false } },
})
if (values.corpus === undefined) throw new Error('Say which letters: npm run bench:law -- --corpus DIR')

const letters = readCorpus(values.corpus, values.papers)
for (const letter of letters) judgeLetter(letter) // once for nothing: the times are those of a warm engine
const results = score(letters.map(letter => ({ letter, judged: judgeLetter(letter) })))
stdout.write(values.json ? `${JSON.stringify(results, null, 2)}\n` : report(results))
