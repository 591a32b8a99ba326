import { parseArgs } from 'node:util'
import { enhanceOwnLetter } from '#letters/own-letter/enhance.ts'
import { lintOwnLetter } from '#letters/own-letter/lint.ts'
import { readCorpus, type LabelledLetter } from './own-letter-corpus.ts'

/** Scores the linter and the enhancer of own letters over a corpus: `npm run bench:own-letters -- --corpus DIR [--letters]`. */

const { values } = parseArgs({ options: { corpus: { type: 'string' }, letters: { type: 'boolean' } } })
if (values.corpus === undefined) {
  console.error('Say which corpus: npm run bench:own-letters -- --corpus DIR')
  process.exit(2)
}

const LEAST_OVERLAP = 0.5
const SMALL = new Set(
  'a an and at be by for from has have how i in is it its my of on or or put that the they this to was with your'.split(
    ' ',
  ),
)

interface Count {
  found: number
  of: number
}

const totals = {
  flags: count(),
  missing: count(),
  keep: count(),
  forbiddenAbsent: count(),
  overall: count(),
  enhancedClean: count(),
  quietOnGood: count(),
  quietOnMustNot: count(),
}

for (const letter of readCorpus(values.corpus)) report(letter)

console.log(`labelled flags found          ${share(totals.flags)}`)
console.log(`missing items found           ${share(totals.missing)}`)
console.log(`good letters without a flag   ${share(totals.quietOnGood)}`)
console.log(`"must not flag" left alone    ${share(totals.quietOnMustNot)}`)
console.log(`overall as labelled           ${share(totals.overall)}`)
console.log(`sentences to keep, kept       ${share(totals.keep)}`)
console.log(`forbidden words absent        ${share(totals.forbiddenAbsent)}`)
console.log(`enhanced letters lint clean   ${share(totals.enhancedClean)}`)

function report(letter: LabelledLetter): void {
  const { text, context, strategy } = letter
  const review = lintOwnLetter(text, context, { strategy })
  const enhanced = enhanceOwnLetter(text, context, { strategy })
  const after = lintOwnLetter(enhanced.letter, context, { strategy })
  console.log(
    `${letter.id}: ${review.overall}${review.overall === letter.overall ? '' : ` (labelled ${letter.overall})`}`,
  )

  tally(totals.flags, letter.flags, label => {
    const found = review.flags.some(({ flag, quote }) => flag === label.flag && overlap(text, quote, label.quote))
    if (!found) console.log(`  not found: ${label.flag} “${label.quote}”`)
    return found
  })
  const unlabelled = review.flags.filter(
    ({ flag, quote }) => !letter.flags.some(label => label.flag === flag && overlap(text, quote, label.quote)),
  )
  for (const { flag, quote } of unlabelled) console.log(`  besides: ${flag} “${quote}”`)
  tally(totals.missing, letter.missing, label => {
    const found = review.missing.some(item => says(item.text, label))
    if (!found) console.log(`  not named as missing: ${label}`)
    return found
  })
  if (letter.overall === 'good')
    tally(totals.quietOnGood, [letter], () => review.flags.length + review.missing.length === 0)
  tally(totals.quietOnMustNot, letter.mustNotFlag, quote => {
    const flagged = review.flags.find(flag => overlap(text, flag.quote, quote))
    if (flagged) console.log(`  must not be flagged: ${flagged.flag} “${flagged.quote}”`)
    return !flagged
  })
  tally(totals.overall, [letter], () => review.overall === letter.overall)
  tally(totals.keep, letter.keep, sentence => {
    const kept = says(enhanced.letter, sentence, 0.99)
    if (!kept) console.log(`  not kept: ${sentence}`)
    return kept
  })
  tally(totals.forbiddenAbsent, letter.forbidden, words => {
    const absent = !enhanced.letter.toLowerCase().includes(words.toLowerCase())
    if (!absent) console.log(`  still there: ${words}`)
    return absent
  })
  tally(totals.enhancedClean, [letter], () => {
    for (const { flag, quote } of after.flags) console.log(`  enhanced letter flagged: ${flag} “${quote}”`)
    for (const item of after.missing) console.log(`  enhanced letter lacks: ${item.text}`)
    return after.flags.length + after.missing.length === 0
  })
  if (values.letters) console.log(`${enhanced.letter.replace(/^/gm, '    | ')}\n`)
}

function count(): Count {
  return { found: 0, of: 0 }
}

function tally<T>(counted: Count, items: readonly T[], holds: (item: T) => boolean): void {
  for (const item of items) {
    counted.of += 1
    if (holds(item)) counted.found += 1
  }
}

function share({ found, of }: Count): string {
  return `${found} of ${of}${of === 0 ? '' : ` (${((100 * found) / of).toFixed(0)} %)`}`
}

/** Whether two quotations of one text share half of the shorter one. */
function overlap(text: string, a: string, b: string): boolean {
  const from = text.indexOf(a)
  const other = text.indexOf(b)
  if (from === -1 || other === -1) return false
  const shared = Math.min(from + a.length, other + b.length) - Math.max(from, other)
  return shared >= LEAST_OVERLAP * Math.min(a.length, b.length)
}

/** Whether a text holds the content words of another, in any order. */
function says(text: string, words: string, least = 0.6): boolean {
  const tokens = (source: string) =>
    source
      .toLowerCase()
      .replace(/§/g, '')
      .match(/[a-z]*\d[\w().-]*\w|[a-z']+/g)
      ?.filter(token => !SMALL.has(token))
      .map(token => token.replace(/\(.*$/, '').replace(/(?:ed|ing|es|s|e)$/, '')) ?? []
  const held = new Set(tokens(text))
  const wanted = tokens(words)
  return wanted.filter(token => held.has(token)).length >= least * wanted.length
}
