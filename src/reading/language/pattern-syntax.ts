import type { AtomKind } from './atoms.ts'
import { CONCEPTS } from './concepts.ts'
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
  readonly parts: readonly Sequence[]
  /** For each step that must match, keys of which one must be in the sentence. The rarest first. */
  readonly needs: readonly (readonly string[])[]
}

export type Sequence = readonly Step[]

export interface Step {
  /** How many other atoms may stand before it. */
  readonly gap: number
  readonly optional: boolean
  readonly alternatives: readonly Alternative[]
}

export type Alternative = AtomTest | { readonly concept: string } | { readonly sequence: Sequence }

export type AtomTest =
  | { readonly lemma: string }
  | { readonly exact: string }
  | { readonly prefix: string }
  | { readonly kind: AtomKind }

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
  const needs = parts.flatMap(part => part.flatMap(step => (step.optional ? [] : [keysOf(step)])))
  return {
    source,
    parts,
    needs: needs.filter(keys => keys !== undefined).sort((a, b) => commonness(a) - commonness(b)),
  }
}

function parseWhole(part: string, source: string): Sequence {
  const list = tokens(part)
  if (list.join('') !== part.replaceAll(/\s/g, '')) throw new Error(`Cannot read: ${source}`)
  const cursor = { at: 0 }
  const sequence = parseSequence(list, cursor, source)
  if (cursor.at < list.length) throw new Error(`Bracket never opened in: ${source}`)
  if (sequence.length === 0) throw new Error(`Empty pattern: ${source}`)
  if (sequence.every(step => step.optional)) throw new Error(`Nothing must match in: ${source}`)
  return sequence
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
      steps.push({ gap, optional: false, alternatives: alternativesOf(token, list, cursor, source) })
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

function alternativesOf(
  token: string,
  list: readonly string[],
  cursor: Cursor,
  source: string,
): readonly Alternative[] {
  if (token === '(') return parseGroup(list, cursor, source)
  if (token.startsWith('@')) return [{ concept: conceptNamed(token.slice(1), source) }]
  if (token.startsWith('<')) return [{ kind: kindOf(token.slice(1, -1), source) }]
  if (token.startsWith("'")) return [{ exact: token.slice(1, -1).toLowerCase() }]
  if (token.startsWith('=')) return [{ exact: token.slice(1).toLowerCase() }]
  if (/^[^-]+-./.test(token)) return [hyphenated(token)]
  if (token.endsWith('*')) return [{ prefix: token.slice(0, -1).toLowerCase() }]
  return [{ lemma: lemma(token.toLowerCase()) }]
}

// "post-dated" is read as two words with a hyphen, and hyphens are passed over
function hyphenated(token: string): Alternative {
  const parts = token
    .toLowerCase()
    .split('-')
    .filter(part => part !== '')
  return { sequence: parts.map(part => ({ gap: 0, optional: false, alternatives: [{ lemma: lemma(part) }] })) }
}

function parseGroup(list: readonly string[], cursor: Cursor, source: string): readonly Alternative[] {
  const alternatives: Alternative[] = []
  for (;;) {
    const sequence = parseSequence(list, cursor, source)
    if (sequence.length === 0) throw new Error(`Empty alternative in: ${source}`)
    alternatives.push(simplify(sequence))
    const closing = list[cursor.at]
    cursor.at += 1
    if (closing === ')') return alternatives
    if (closing !== '|') throw new Error(`Bracket not closed in: ${source}`)
  }
}

function simplify(sequence: Sequence): Alternative {
  const [only] = sequence
  const [test] = only?.alternatives ?? []
  return sequence.length === 1 && only?.alternatives.length === 1 && !only.optional && test ? test : { sequence }
}

function conceptNamed(name: string, source: string): string {
  if (!Object.hasOwn(CONCEPTS, name)) throw new Error(`No concept "${name}" in: ${source}`)
  return name
}

function kindOf(name: string, source: string): AtomKind {
  if (!KINDS.has(name)) throw new Error(`No kind <${name}> in: ${source}`)
  return name as AtomKind
}

function keysOf(step: Step): readonly string[] | undefined {
  const keys = step.alternatives.map(keysOfAlternative)
  return keys.includes(undefined) ? undefined : [...new Set((keys as (readonly string[])[]).flat())]
}

function keysOfAlternative(alternative: Alternative): readonly string[] | undefined {
  if ('sequence' in alternative) {
    const keys = alternative.sequence.filter(step => !step.optional).map(keysOf)
    return keys.filter(one => one !== undefined).sort((a, b) => commonness(a) - commonness(b))[0]
  }
  if ('concept' in alternative) return [`@${alternative.concept}`]
  if ('lemma' in alternative) return [alternative.lemma]
  if ('exact' in alternative) return [`=${alternative.exact}`]
  if ('kind' in alternative) return [`<${alternative.kind}>`]
  return undefined
}

const COMMON: ReadonlySet<string> = new Set(
  [
    ...'be we you your our us to of in by for this not or and will may can have do on with it'.split(' ').map(lemma),
  ].concat('@we', '@you', '@debt', '@pay', '@modal'),
)

function commonness(keys: readonly string[]): number {
  return keys.length + keys.filter(key => COMMON.has(key)).length * 20
}
