import type { AtomKind } from './atoms.ts'
import { CONCEPTS } from './concepts.ts'
import { classOf } from './key-classes.ts'
import { lemma } from './lemma.ts'

/** A phrase pattern, compiled. Written as text:
 *
 *  | written            | matches |
 *  |--------------------|---------|
 *  | `garnish`          | any form of the word |
 *  | `'dues'` `=dues`   | exactly this form |
 *  | `arrest*`          | words that begin so |
 *  | `(wage\|bank account)` | one of several words or phrases |
 *  | `@wages`           | a set of `concepts.ts` |
 *  | `<money>`          | an amount; likewise date, duration, percent, phone, number, url, email, box |
 *  | `pay?`             | may be there or not |
 *  | `~` `~7` `...`     | up to 4, up to 7, up to 40 other atoms between |
 *  | `a && b`           | both in the sentence, in any order |
 *
 *  Between two neighbours articles, forms of *be*, empty adverbs, commas, quotes and brackets are passed over. */
export interface Pattern {
  readonly source: string
  readonly parts: readonly Part[]
  /** For each step that must match the class of keys of which one must be in the sentence. The rarest first. */
  readonly needs: readonly number[]
}

/** A sequence of steps that must all be in the sentence. */
export interface Part {
  readonly steps: Sequence
  /** Its rarest step that must match, and how many atoms of weight may stand between its start and that step. */
  readonly anchor: number
  readonly reach: number
}

export type Sequence = readonly Step[]

export interface Step extends Words {
  /** Its own number, for remembering where it failed. */
  readonly id: number
  /** How many other atoms may stand before it. */
  readonly gap: number
  readonly optional: boolean
  readonly sequences: readonly Sequence[]
  /** What one of the sequences may begin with. */
  readonly openings: Words
}

/** What an atom may be. */
export interface Words {
  readonly lemmas: ReadonlySet<string>
  readonly exact: ReadonlySet<string>
  readonly kinds: ReadonlySet<string>
  readonly prefixes: readonly string[]
  readonly concepts: readonly string[]
}

const KINDS: ReadonlySet<string> = new Set([
  'money',
  'date',
  'duration',
  'percent',
  'phone',
  'number',
  'url',
  'email',
  'box',
])
const FURTHEST_GAP = 40

/** @throws on a pattern that cannot be read */
export function parsePattern(source: string): Pattern {
  const parts = source.split('&&').map(part => parseWhole(part, source))
  const needs = parts.flatMap(({ steps }) => steps.flatMap(one => (one.optional ? [] : [keysOf(one)])))
  return {
    source,
    parts,
    needs: needs
      .filter(keys => keys !== undefined)
      .sort((a, b) => commonness(a) - commonness(b))
      .map(classOf),
  }
}

function parseWhole(part: string, source: string): Part {
  const list = tokens(part)
  if (list.join('') !== part.replaceAll(/\s/g, '')) throw new Error(`Cannot read: ${source}`)
  const cursor = { at: 0 }
  const sequence = parseSequence(list, cursor, source)
  if (cursor.at < list.length) throw new Error(`Bracket never opened in: ${source}`)
  if (sequence.length === 0) throw new Error(`Empty pattern: ${source}`)
  const anchor = rarestOf(sequence)
  if (anchor < 0) throw new Error(`Nothing must match in: ${source}`)
  const before = sequence.slice(0, anchor)
  const reach = before.length * LONGEST_STEP + sequence.slice(1, anchor + 1).reduce((sum, one) => sum + one.gap, 0)
  return { steps: sequence, anchor, reach }
}

/** Atoms of weight one step can take: the words of a phrase, with the gaps inside it. */
const LONGEST_STEP = 12

function rarestOf(steps: Sequence): number {
  const ranked = steps
    .map((one, i) => ({ i, keys: one.optional ? undefined : keysOf(one) }))
    .filter(({ keys }) => keys !== undefined)
    .sort((a, b) => commonness(a.keys!) - commonness(b.keys!))
  return ranked[0]?.i ?? steps.findIndex(one => !one.optional)
}

function tokens(source: string): string[] {
  return source.match(/\.\.\.|~\d*|<[a-z]+>|'[^'\s()|]+'|@[a-z-]+|[()|?]|[^\s()|?'<>~@]+/g) ?? []
}

interface Cursor {
  at: number
}

function parseSequence(list: readonly string[], cursor: Cursor, source: string): Sequence {
  const steps: Step[] = []
  let gap = 0
  for (; cursor.at < list.length;) {
    const token = list[cursor.at]!
    if (token === ')' || token === '|') break
    cursor.at += 1
    if (token === '...') gap = FURTHEST_GAP
    else if (token.startsWith('~')) gap = token === '~' ? 4 : Number(token.slice(1))
    else if (token === '?') makeLastOptional(steps, source)
    else {
      steps.push({ ...stepOf(token, list, cursor, source), gap })
      gap = 0
    }
  }
  return steps
}

function makeLastOptional(steps: Step[], source: string): void {
  const last = steps.pop()
  if (!last) throw new Error(`Nothing before "?" in: ${source}`)
  steps.push({ ...last, optional: true })
}

let steps = 0
const NOTHING: ReadonlySet<string> = new Set()
const NO_WORDS: Words = { lemmas: NOTHING, exact: NOTHING, kinds: NOTHING, prefixes: [], concepts: [] }

function step({ sequences = [], ...tests }: Partial<Omit<Step, 'id' | 'openings'>>): Step {
  steps += 1
  const openings = sequences.length === 0 ? NO_WORDS : anyOf(sequences.flatMap(openingsOf))
  return { id: steps, gap: 0, optional: false, ...NO_WORDS, ...tests, sequences, openings }
}

// the first step, and the next where that one may be left out
function openingsOf(sequence: Sequence): readonly Words[] {
  const sure = sequence.findIndex(({ optional }) => !optional)
  return sequence.slice(0, sure < 0 ? undefined : sure + 1).flatMap(one => [one, one.openings])
}

function anyOf(all: readonly Words[]): Words {
  return {
    lemmas: new Set(all.flatMap(one => [...one.lemmas])),
    exact: new Set(all.flatMap(one => [...one.exact])),
    kinds: new Set(all.flatMap(one => [...one.kinds])),
    prefixes: all.flatMap(one => one.prefixes),
    concepts: all.flatMap(one => one.concepts),
  }
}

function stepOf(token: string, list: readonly string[], cursor: Cursor, source: string): Step {
  if (token === '(') return parseGroup(list, cursor, source)
  if (token.startsWith('@')) return step({ concepts: [conceptNamed(token.slice(1), source)] })
  if (token.startsWith('<')) return step({ kinds: new Set([kindOf(token.slice(1, -1), source)]) })
  if (token.startsWith("'")) return step({ exact: new Set([token.slice(1, -1).toLowerCase()]) })
  if (token.startsWith('=')) return step({ exact: new Set([token.slice(1).toLowerCase()]) })
  if (/^[^-]+-./.test(token)) return step({ sequences: [hyphenated(token)] })
  if (token.endsWith('*')) return step({ prefixes: [token.slice(0, -1).toLowerCase()] })
  return step({ lemmas: new Set([lemma(token.toLowerCase())]) })
}

// "post-dated" is read as two words with a hyphen, and hyphens are passed over
function hyphenated(token: string): Sequence {
  const parts = token
    .toLowerCase()
    .split('-')
    .filter(part => part !== '')
  return parts.map(part => step({ lemmas: new Set([lemma(part)]) }))
}

function parseGroup(list: readonly string[], cursor: Cursor, source: string): Step {
  const alternatives: Sequence[] = []
  for (;;) {
    const sequence = parseSequence(list, cursor, source)
    if (sequence.length === 0) throw new Error(`Empty alternative in: ${source}`)
    alternatives.push(sequence)
    const closing = list[cursor.at]
    cursor.at += 1
    if (closing === ')') return merged(alternatives)
    if (closing !== '|') throw new Error(`Bracket not closed in: ${source}`)
  }
}

// single words of a group are looked up at once; phrases are tried one by one
function merged(alternatives: readonly Sequence[]): Step {
  const single = alternatives.filter(one => one.length === 1 && !one[0]!.optional).map(([only]) => only!)
  return step({
    ...anyOf(single),
    sequences: [
      ...single.flatMap(one => one.sequences),
      ...alternatives.filter(one => one.length > 1 || one[0]!.optional),
    ],
  })
}

function conceptNamed(name: string, source: string): string {
  if (!Object.hasOwn(CONCEPTS, name)) throw new Error(`No concept "${name}" in: ${source}`)
  return name
}

function kindOf(name: string, source: string): AtomKind {
  if (!KINDS.has(name)) throw new Error(`No kind <${name}> in: ${source}`)
  return name as AtomKind
}

// undefined: cannot be told from keys
function keysOf(one: Step): readonly string[] | undefined {
  if (one.prefixes.length > 0) return undefined
  const phrases = one.sequences.map(keysOfSequence)
  if (phrases.includes(undefined)) return undefined
  return [
    ...one.lemmas,
    ...[...one.exact].map(form => `=${form}`),
    ...[...one.kinds].map(kind => `<${kind}>`),
    ...one.concepts.map(name => `@${name}`),
    ...(phrases as (readonly string[])[]).flat(),
  ]
}

function keysOfSequence(sequence: Sequence): readonly string[] | undefined {
  const keys = sequence.filter(one => !one.optional).map(keysOf)
  return keys.filter(one => one !== undefined).sort((a, b) => commonness(a) - commonness(b))[0]
}

const COMMON: ReadonlySet<string> = new Set([
  ...'be we you your our to of in by for this not or and will may can have do on with it'
    .split(' ')
    .map(word => lemma(word)),
  '@we',
  '@you',
  '@debt',
  '@pay',
])

function commonness(keys: readonly string[]): number {
  return keys.length + keys.filter(key => COMMON.has(key)).length * 20
}
