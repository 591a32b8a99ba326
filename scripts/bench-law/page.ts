import type { Benchmark, PictureFigures, SplitFigures } from './benchmark.ts'
import type { Proportion, RuleFigures } from './figures.ts'

/** docs/benchmark.md: what was measured, on what, and where it is weak. */
export function benchmarkPage(benchmark: Benchmark): string {
  const { splits, lawful, courtPapers, reliability, corpora, seed, pictures } = benchmark
  const held = splits['held-out']
  const known = splits.development
  const weak = held.rules.filter(({ f1 }) => f1 < 0.85).sort((a, b) => a.f1 - b.f1)
  return `# Benchmark of the findings

How often the program finds what breaks the law, and how often it stays silent where nothing does. Written by \`npm run bench:law\`; every figure repeats with seed ${seed}.

| | held-out wordings | development wordings |
|---|---|---|
| rules measured | ${held.rules.length} | ${known.rules.length} |
| wordings | ${held.wordings} | ${known.wordings} |
| letters | ${held.letters} | ${known.letters} |
| **macro-F1, text** | **${held.macroF1.toFixed(3)}** | ${known.macroF1.toFixed(3)} |
| rules under 0.85 | ${weak.length} | ${known.rules.filter(({ f1 }) => f1 < 0.85).length} |
| precision of findings asserted as likely or strong | ${interval(held.assertedPrecision)} | ${interval(known.assertedPrecision)} |
| the same, every finding without a label counted as wrong | ${interval(held.assertedPrecisionAtLeast)} | ${interval(known.assertedPrecisionAtLeast)} |
| findings that rest on the labelled words | ${interval(held.restsOnWords)} | ${interval(known.restsOnWords)} |
| absences that name what should stand there | ${interval(held.namesTheExpected)} | ${interval(known.namesTheExpected)} |

| on both halves alike | |
|---|---|
| lawful letters, English and Spanish, with a false finding | ${lawful.falseFindings} findings on ${lawful.letters} letters${lawful.rules.length > 0 ? `: ${lawful.rules.join(', ')}` : ''} |
| papers of a court known as such | ${interval(courtPapers)} |

## What is measured

- **Wordings.** For each rule, other people than those who wrote the rules wrote passages that break it and passages that nearly do. They lie in \`examples/benchmark/\`, one file a rule, in two halves. Nothing of the held-out half was looked at while the program was changed: its SHA-256 was committed before, and the command tells of it only sums.
- **Letters.** Every wording is drawn several times into whole letters of twelve kinds, with other names, amounts, days, states, layouts and other words around it: at least 30 that break the rule and 30 that nearly do. What breaks no rule is also drawn alone: those are the lawful letters.
- **Right** is a letter in which the rule is found where it is broken, and is not found where it is not. A finding that is only *worth asking about* counts like one that is asserted, for and against; one that a rule silences which says the same thing better counts as found when that rule is. False findings on lawful letters count against their rule too.
- **F1** is 2 × found / (found + broken + false). *Macro* is the plain mean over the rules. The intervals are 95 % Wilson intervals over letters; letters drawn from one wording are alike, so that with about five wordings a rule the true spread is wider.
- **Findings of another rule** than the one a wording was written for have mostly no label. They are left out of the precision, and counted as wrong in the line below it; the truth lies between.

## Repeat it

\`\`\`
npm run bench:law
npm run bench:law -- --photos 300 --pdf 60
npm run bench:law -- --split development --details
npm run bench:law -- --corpus examples/corpus
\`\`\`

Photos need Python with OpenCV (\`python3-opencv\`, \`python3-numpy\`).

| half | SHA-256 of its files |
|---|---|
| held-out | \`${held.sha256}\` |
| development | \`${known.sha256}\` |

## Pictures

A sample of the held-out letters, every rule as often as another, set in print, some photographed (tilted, creased, in bad light: \`examples/corpus/tools/make-photos.py\`), and read by the real reader. A mark is compared, on the page as it is shown, with the place where its words were printed, through the creases of the photo.

${picturesTable(pictures)}

## Confidence of fields

Whether a field read with a given confidence is right as often as it says: over the lawful letters from text${pictures.photo ? ', and over the photos' : ''}.

${reliabilityTable(reliability)}
${pictures.photo ? `\nFrom photos:\n\n${reliabilityTable(pictures.photo.reliability)}\n` : ''}
## Labelled letters

Whole letters written by hand, looked at while the program was made (see each folder's README for what was scored at first sight).

| folder of \`examples/\` | letters | precision | recall, face and absence |
|---|---|---|---|
${corpora.map(({ folder, letters, precision, recall }) => `| \`${folder}\` | ${letters} | ${precision.toFixed(3)} | ${recall.toFixed(3)} |`).join('\n')}

## Weak points

${weak.length === 0 ? 'No rule is under 0.85 on the held-out half.' : `Under 0.85 on the held-out half: ${weak.map(({ rule, f1 }) => `\`${rule}\` ${f1.toFixed(2)}`).join(', ')}.`} The letters are invented, by few hands: real mail has wordings nobody here thought of. Rules that need an answer of the person or an earlier letter are given it as the wording says; in use people may not know it.

## Rule by rule

${ruleTable(held, known)}
`
}

function picturesTable({ photo, pdf }: Benchmark['pictures']): string {
  const row = (name: string, value: (figures: PictureFigures) => string): string =>
    `| ${name} | ${photo ? value(photo) : '–'} | ${pdf ? value(pdf) : '–'} |`
  return [
    '| | photos | PDF |',
    '|---|---|---|',
    row('letters', one => `${one.letters}`),
    row('not read at all', one => `${one.notRead}`),
    row('judged as labelled', one => interval(one.right)),
    row('the same letters from text', one => interval(one.rightFromText)),
    row('macro-F1 over the rules in the sample', one =>
      one.macroF1 === undefined
        ? `– (${one.rules} rules; too few letters)`
        : `${one.macroF1.toFixed(3)} (${one.rules} rules)`,
    ),
    row('precision of findings asserted as likely or strong', one => interval(one.assertedPrecision)),
    row('marks that lie on the words they quote (IoU 0.5 or more)', one => interval(one.marks)),
    row('mean IoU of marks', one => one.meanOverlap.toFixed(2)),
  ].join('\n')
}

function reliabilityTable(rows: Benchmark['reliability']): string {
  return [
    '| confidence | fields | mean confidence | right |',
    '|---|---|---|---|',
    ...rows.map(({ from, to, meanConfidence, right }) => `| ${from === to ? from.toFixed(2) : `${from.toFixed(2)} to ${to.toFixed(2)}`} | ${right.of} | ${meanConfidence.toFixed(2)} | ${interval(right)} |`), // prettier-ignore
  ].join('\n')
}

function ruleTable(held: SplitFigures, known: SplitFigures): string {
  const before = new Map(known.rules.map(one => [one.rule, one]))
  return [
    '| rule | held-out: precision | recall | F1 | development: F1 |',
    '|---|---|---|---|---|',
    ...held.rules.map(one => `| \`${one.rule}\` | ${interval(one.precision)} | ${interval(one.recall)} | ${one.f1.toFixed(2)} | ${f1Of(before.get(one.rule))} |`), // prettier-ignore
  ].join('\n')
}

function f1Of(one: RuleFigures | undefined): string {
  return one ? one.f1.toFixed(2) : '–'
}

/** @example interval(proportion(30, 30)) // '1.00 (0.89–1.00)' */
function interval({ right, of, low, high }: Proportion): string {
  return of === 0 ? '–' : `${(right / of).toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`
}
