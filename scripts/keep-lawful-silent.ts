// The second step of npm run train:statements.
// Raises the least score of what the model would bring up in lawful letters drawn by the benchmark's generator, and in the
// ordinary sentences beside the finders, until it brings up nothing in them. The letters are drawn with other seeds than
// those of the tests.
import { readFileSync, writeFileSync } from 'node:fs'
import type { Label } from '#reading/language/classifier/labels.ts'
import { LEAST_SCORES } from '#reading/language/classifier/model.data.ts'
import { likenessOf } from '#reading/language/classifier/surmise.ts'
import { labelsSurmised } from '#reading/find/surmised.ts'
import { paperFromText, type Paper } from '#reading/paper.ts'
import { readFacts, readText } from '#reading/read-facts.ts'
import { drawLawful } from './bench-law/draw-set.ts'
import { passages } from './train-statements/passages.ts'

const MODEL = 'src/reading/language/classifier/model.data.ts'
const SEEDS = Array.from({ length: 16 }, (_, i) => i + 1)
const STEP = 0.001

const highest = new Map<Label, number>()
for (const paper of SEEDS.flatMap(seed => drawLawful(seed)).map(letter => letter.paper)) {
  heed(paper, () => true)
}
// what a pattern finds there too, and what is left to a court, is not asked about
for (const { text } of passages().filter(({ hand, isLawful }) => hand === 'finders' && isLawful)) {
  const paper = paperFromText(text)
  const asked = labelsSurmised(readFacts(paper))
  heed(paper, label => asked.has(label))
}
let model = readFileSync(MODEL, 'utf8')
for (const [label, margin] of highest) {
  const least = LEAST_SCORES[label]
  if (least === null) continue
  const raised = Math.ceil((least + margin + STEP) / STEP) * STEP
  model = model.replace(`'${label}': ${least},`, `'${label}': ${Number(raised.toFixed(3))},`)
  console.log(`${label}: ${least} raised to ${raised.toFixed(3)}`)
}
writeFileSync(MODEL, model)

function heed(paper: Paper, counts: (label: Label) => boolean): void {
  for (const { label, margin } of likenessOf(readText(paper).sentences).surmises) {
    if (counts(label)) highest.set(label, Math.max(highest.get(label) ?? 0, margin))
  }
}
