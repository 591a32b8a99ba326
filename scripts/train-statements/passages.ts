import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { RULES } from '#law/rules/index.ts'
import { examplesIn } from '#reading/find/examples.ts'
import { LABELS, type Label } from '#reading/language/classifier/labels.ts'
import { LABELS_OF_RULE, MISSES_MAY_SAY_IT } from './rule-labels.ts'

/** Who wrote a text: what one hand wrote is never both learned from and tested on. */
export type Hand = 'finders' | 'paraphrases' | 'catalogue' | 'development' | 'letters' | Author

/** Folders of `examples/wordings`. */
// prettier-ignore
export const AUTHORS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p', 'q', 'r', 's', 't', 'u', 'v', 'w', 'x', 'y', 'z', 'aa', 'ab'] as const
export type Author = `author-${(typeof AUTHORS)[number]}`

/** A text with what is known of it. */
export interface Passage {
  readonly hand: Hand
  readonly text: string
  readonly says: readonly Label[]
  readonly saysNot: readonly Label[]
  /** At least one of these is said; which, is told by the patterns. */
  readonly saysOneOf?: readonly Label[]
  /** An ordinary, lawful text: it says nothing of all this, but what the patterns find. */
  readonly isLawful?: true
  /** Nor that. */
  readonly saysNothing?: true
}

const FINDERS = 'src/reading/find'
const WORDINGS_OF_AUTHORS = 'examples/wordings'

/** Every labelled text, in an order that does not change. The held-out half of the benchmark is not among them, nor the
 *  letters of `examples/first-sight`. */
export function passages(): Passage[] {
  return [
    ...examplesBeside(FINDERS, '.examples.txt', 'finders'),
    ...lawfulLines(`${FINDERS}/lawful-letters.txt`, 'finders'),
    ...lawfulLines(`${FINDERS}/ordinary-sentences.txt`, 'finders'),
    ...unlabelled(`${FINDERS}/notices/notices.examples.txt`),
    ...unlabelled(`${FINDERS}/court-paper.examples.txt`),
    ...unlabelled(`${FINDERS}/scam-signs.examples.txt`),
    ...paraphrases('src/reading/rule-paraphrases.txt'),
    ...catalogue(),
    ...wordings('examples/benchmark/development'),
    ...letters('examples/corpus/letters'),
    ...letters('examples/more-letters/letters'),
    ...AUTHORS.flatMap(author => [
      ...examplesBeside(`${WORDINGS_OF_AUTHORS}/${author}`, '.txt', `author-${author}`),
      ...lawfulLines(`${WORDINGS_OF_AUTHORS}/${author}/lawful.txt`, `author-${author}`),
      ...lawfulLetters(`${WORDINGS_OF_AUTHORS}/${author}/letters.txt`, `author-${author}`),
    ]),
  ]
}

/** SHA-256 of everything the authors wrote. */
export function sumOfAuthors(): string {
  const sum = createHash('sha256')
  for (const author of AUTHORS) {
    const folder = `${WORDINGS_OF_AUTHORS}/${author}`
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.txt'))
    for (const name of files.sort()) sum.update(`${name}\n`).update(readFileSync(`${folder}/${name}`))
  }
  return sum.digest('hex')
}

function examplesBeside(folder: string, ending: string, hand: Hand): Passage[] {
  return LABELS.flatMap(label => {
    const file = `${folder}/${label}${ending}`
    if (!existsSync(file)) return []
    return examplesIn(readFileSync(file, 'utf8')).map(({ mark, text }) => ofLabels(hand, [label], text, mark !== '-'))
  })
}

function ofLabels(hand: Hand, labels: readonly Label[], text: string, says: boolean): Passage {
  if (!says) return { hand, text, says: [], saysNot: labels }
  return labels.length === 1
    ? { hand, text, says: labels, saysNot: [] }
    : { hand, text, says: [], saysNot: [], saysOneOf: labels }
}

function ofRule(hand: Hand, rule: string, text: string, breaks: boolean): Passage {
  const labels = LABELS_OF_RULE[rule]
  const tellsNothing = labels === undefined || (!breaks && MISSES_MAY_SAY_IT.has(rule))
  return tellsNothing ? { hand, text, says: [], saysNot: [] } : ofLabels(hand, labels, text, breaks)
}

function lawfulLines(file: string, hand: Hand): Passage[] {
  if (!existsSync(file)) return []
  return linesOf(file)
    .filter(line => line.trim() !== '' && !line.startsWith('#'))
    .map(line => ({ hand, text: unmarked(line), says: [], saysNot: [], isLawful: true }))
}

/** Whole letters, a blank line between them. */
function lawfulLetters(file: string, hand: Hand): Passage[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split(/\n{2,}/)
    .filter(text => text.trim() !== '')
    .map(text => ({ hand, text, says: [], saysNot: [], isLawful: true, saysNothing: true }))
}

function unlabelled(file: string): Passage[] {
  return examplesIn(readFileSync(file, 'utf8')).map(({ text }) => ({ hand: 'finders', text, says: [], saysNot: [] }))
}

function paraphrases(file: string): Passage[] {
  let rule = ''
  return linesOf(file).flatMap(line => {
    if (line.startsWith('# ')) rule = line.slice(2).split(' | ')[0]!.trim()
    return /^[+!-] /.test(line) ? [ofRule('paraphrases', rule, unmarked(line), !line.startsWith('-'))] : []
  })
}

function catalogue(): Passage[] {
  const textOf = (example: string | { readonly text: string }) => (typeof example === 'string' ? example : example.text)
  return RULES.flatMap(({ id, firesOn, silentOn }) => [
    ...firesOn.map(example => ofRule('catalogue', id, textOf(example), true)),
    ...silentOn.map(example => ofRule('catalogue', id, textOf(example), false)),
  ])
}

const WORDING = z.object({ say: z.union([z.string(), z.array(z.string())]).default([]) })
const WORDINGS = z.object({
  rule: z.string(),
  positives: z.array(WORDING).default([]),
  near_misses: z.array(WORDING).default([]),
})

function wordings(folder: string): Passage[] {
  return yamlIn(folder).flatMap(file => {
    const { rule, positives, near_misses: misses } = WORDINGS.parse(file)
    return [
      ...positives.map(({ say }) => ofRule('development', rule, filled([say].flat().join('\n')), true)),
      ...misses.map(({ say }) => ofRule('development', rule, filled([say].flat().join('\n')), false)),
    ].filter(({ text }) => text !== '')
  })
}

const LETTER = z.object({
  text: z.string(),
  expected: z.object({ findings: z.array(z.unknown()), is_court_paper: z.boolean() }),
})

/** Whole letters: negatives only, for their labels name rules and not what each sentence says. */
function letters(folder: string): Passage[] {
  return yamlIn(folder).map(file => {
    const { text, expected } = LETTER.parse(file)
    const isLawful = expected.findings.length === 0 && !expected.is_court_paper
    return { hand: 'letters', text, says: [], saysNot: [], ...(isLawful ? { isLawful } : {}) }
  })
}

function yamlIn(folder: string): unknown[] {
  return readdirSync(folder)
    .filter(name => name.endsWith('.yaml') || name.endsWith('.yml'))
    .sort()
    .map(name => parse(readFileSync(`${folder}/${name}`, 'utf8')) as unknown)
}

function linesOf(file: string): string[] {
  return readFileSync(file, 'utf8').split('\n')
}

function unmarked(line: string): string {
  return line.replace(/^[+!?-] /, '').replaceAll(' ¶ ', '\n')
}

const SLOTS: Readonly<Record<string, string>> = {
  amount: '$1,284.56',
  less: '$770.00',
  more: '$1,721.00',
  fee: '$35.00',
  interest: '$120.56',
  fees: '$64.00',
  payments: '$0.00',
  amount_then: '$1,100.00',
  collector: 'Harbor Ridge Recovery LLC',
  creditor: 'First Valley Bank',
  original: 'Lakeside Credit Union',
  consumer: 'Dana Miller',
  first: 'Dana',
  phone: '(555) 555-0142',
  email: 'help@harborridge.example',
  website: 'www.harborridge.example',
  state: 'Ohio',
  county: 'Franklin County',
  city: 'Columbus',
  employer: 'Miller Foods',
  account: 'xxxx-1234',
  other_account: 'xxxx-9876',
  reference: 'HR-20881',
  signer: 'Karen Lowell',
  court: 'Franklin County Municipal Court',
}

// every other slot is a day
function filled(text: string): string {
  return text.replaceAll(/\{([\w+-]+)\}/g, (_, slot: string) => SLOTS[slot] ?? 'March 13, 2026')
}
