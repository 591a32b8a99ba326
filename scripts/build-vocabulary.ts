// Writes src/reading/language/vocabulary.ts: the words a damaged word may be repaired into. Words come from the concepts,
// the examples beside the finders, and every text file under the folders named:
//   node scripts/build-vocabulary.ts LAW examples/corpus
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONCEPTS } from '#reading/language/concepts.ts'

const TEXT_FILE = /\.(?:txt|ya?ml|md|json)$|find\/.*\.ts$/
const OUTPUT = 'src/reading/language/vocabulary.ts'

const folders = ['src/reading/find', ...process.argv.slice(2)]
const texts = folders.flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => TEXT_FILE.test(join(folder, name)))
    .map(name =>
      readFileSync(join(folder, name), 'utf8').replaceAll(/<style>[\s\S]*?<\/style>|<[^>]*>|\S*[/@_=\\]\S*/g, ' '),
    ),
)
const counts = new Map<string, number>()
for (const text of texts) {
  for (const [word] of text.replaceAll(/[\u2018\u2019]/g, "'").matchAll(/(?<![\p{L}\d'-])\p{Ll}+(?![\p{L}\d'-])/gu)) {
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
}
const concepts = Object.values(CONCEPTS).flat().join(' ').replaceAll('=', '').toLowerCase().split(/\s+/)
const words = [
  ...new Set([
    ...[...counts]
      .filter(([word, count]) => word.length > 3 || count >= 5)
      .map(([word]) => word)
      .filter(isWord),
    ...concepts.filter(isWord),
  ]),
].sort()

function isWord(word: string): boolean {
  return /^[a-z]{2,22}$/.test(word)
}

const letters = [...new Set(words.map(word => word[0]))]
const lines = letters.map(letter => words.filter(word => word[0] === letter).join(' '))
writeFileSync(
  OUTPUT,
  `// Written by scripts/build-vocabulary.ts; do not edit.

/** ${words.length} English words of collection letters and of the law about them, in alphabetical order. */
export const VOCABULARY = [
${lines.map(line => `  '${line}',`).join('\n')}
].join(' ')
`,
)
console.log(`${words.length} words`)
