// npm run train:statements
// Learns what sentences say from every labelled text and writes src/reading/language/classifier/model.data.ts and the figures
// of docs/classifier.md. The same texts and the same language layer give the same bytes.
import { writeFileSync } from 'node:fs'
import { LABELS } from '#reading/language/classifier/labels.ts'
import { crossValidate } from './train-statements/cross-validate.ts'
import { encode, whole } from './train-statements/encode.ts'
import { learn } from './train-statements/learn.ts'
import { modelCard } from './train-statements/model-card.ts'
import { passages, sumOfAuthors } from './train-statements/passages.ts'
import { readPassages } from './train-statements/read-passages.ts'
import { floorOf, thresholdOf } from './train-statements/threshold.ts'

const MODEL = 'src/reading/language/classifier/model.data.ts'
const CARD = 'docs/classifier.md'

const texts = passages()
const read = readPassages(texts)
const trials = crossValidate(read)
const thresholds = new Map([...trials].map(([label, ofLabel]) => [label, thresholdOf(ofLabel)]))
const weights = LABELS.map(label => {
  const { keys } = read
  const threshold = thresholds.get(label)!
  const floor = floorOf(label, trials.get(label)!, threshold)
  return whole(label, learn(label, read.passages, keys.length), { keys, least: threshold.least, floor })
})
writeFileSync(
  MODEL,
  `// Written by scripts/train-statements.ts; do not edit.

/** SHA-256 of the authors' wordings it was learned from, among others. */
export const LEARNED_FROM = '${sumOfAuthors()}'

/** Of each label the score from which on a sentence is taken to say it; null: no score was right often enough. */
export const LEAST_SCORES = {
${weights.map(({ label, least }) => `  '${label}': ${least},`).join('\n')}
} as const

/** Of each label the score below which a pattern that finds it is doubted; null: it never is. */
export const FLOORS = {
${weights.map(({ label, floor }) => `  '${label}': ${floor},`).join('\n')}
} as const

/** Weights by trait, as scripts/train-statements/encode.ts lays them out, in base64url. */
export const WEIGHTS =
  '${encode(read.keys, weights)}'
`,
)
writeFileSync(CARD, modelCard(texts, trials, thresholds))
console.log(`${CARD} and ${MODEL} written: ${texts.length} texts, ${read.keys.length} traits`)
