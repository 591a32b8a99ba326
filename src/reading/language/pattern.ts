import type { Atom, AtomKind } from './atoms.ts'
import { CONCEPTS, type ConceptName } from './concepts.ts'
import { lemma } from './lemma.ts'

/** A phrase pattern, compiled. Written as text:
 *
 *  | written            | matches |
 *  |--------------------|---------|
 *  | `garnish`          | any form of the word |
 *  | `'dues'`           | exactly this form |
 *  | `arrest*`          | words that begin so |
 *  | `(wage\|bank account)` | one of several words or phrases |
 *  | `@threat-verb`     | a set of `concepts.ts` |
 *  | `<money>`          | an amount; likewise date, duration, percent, phone, number, url, email, box |
 *  | `pay?`             | may be there or not |
 *  | `~` `~7` `...`     | up to 4, up to 7, up to 40 other atoms between |
 *  | `a && b`           | both in the sentence, in any order |
 *
 *  Between two neighbours commas, quotes, brackets and articles are passed over. */
export interface Pattern {
  readonly source: string
  readonly parts: readonly Sequence[]
  /** Lemmas one of which must be in a sentence for the pattern to match; undefined: cannot be told. */
  readonly anchors: ReadonlySet<string> | undefined
  readonly namesNegation: boolean
  readonly namesCondition: boolean
}

/** Indexes of the first and last atom matched, and of every atom a word of the pattern took. */
export interface Match {
  readonly from: number
  readonly to: number
  readonly atoms: readonly number[]
}

type Sequence = readonly Step[]

interface Step {
  /** How many other atoms may stand before it. */
  readonly gap: number
  readonly optional: boolean
  readonly alternatives: readonly Alternative[]
}

type Alternative = AtomTest | { readonly sequence: Sequence }

type AtomTest =
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
const NEGATION_WORDS = /(?:^|[\s(|'])(?:not|no|never|nor|neither|without|nobody|none|nothing|cannot)(?:$|[\s)|'*?])/
const CONDITION_WORDS = /(?:^|[\s(|'])(?:if|unless|when|until|once|after|upon|should|before)(?:$|[\s)|'*?])/
const FURTHEST_GAP = 40

/** @throws on a pattern that cannot be read, so that a mistake fails at start and in tests */
export function pattern(source: string): Pattern {
  const parts = source.split('&&').map(part => parseSequence(tokens(part), { at: 0 }, source))
  if (parts.some(part => part.length === 0)) throw new Error(`Empty pattern: ${source}`)
  return {
    source,
    parts,
    anchors: bestAnchors(parts),
    namesNegation: NEGATION_WORDS.test(source),
    namesCondition: CONDITION_WORDS.test(source),
  }
}

/** The first place the pattern matches, or undefined. Linear in the sentence for a given pattern. */
export function matchPattern(compiled: Pattern, atoms: readonly Atom[]): Match | undefined {
  const matches: Match[] = []
  for (const part of compiled.parts) {
    const match = matchSequence(part, atoms)
    if (!match) return undefined
    matches.push(match)
  }
  return {
    from: Math.min(...matches.map(match => match.from)),
    to: Math.max(...matches.map(match => match.to)),
    atoms: matches.flatMap(match => match.atoms),
  }
}

function matchSequence(sequence: Sequence, atoms: readonly Atom[]): Match | undefined {
  const memo: Memo = new Map()
  for (let start = 0; start < atoms.length; start += 1) {
    const taken = takenFrom(sequence, 0, atoms, start, memo, true)
    if (taken && taken.length > 0) return { from: taken[0]!, to: taken.at(-1)!, atoms: taken }
  }
  return undefined
}

/** What each step of each sequence can take from each atom on: worked out once a sentence, so time stays linear. */
type Memo = Map<Sequence, Map<number, readonly number[] | null>>

// The atoms taken by steps[k..]. `here`: step k must begin at `at`; else it may begin later, within its gap.
function takenFrom(
  steps: Sequence,
  k: number,
  atoms: readonly Atom[],
  at: number,
  memo: Memo,
  here: boolean,
): readonly number[] | null {
  const step = steps[k]
  if (!step) return []
  const known = memo.get(steps) ?? new Map<number, readonly number[] | null>()
  memo.set(steps, known)
  const key = (k * atoms.length + at) * 2 + (here ? 1 : 0)
  const seen = known.get(key)
  if (seen !== undefined) return seen
  const taken = takeStep(steps, k, atoms, at, memo, here)
  known.set(key, taken)
  return taken
}

function takeStep(
  steps: Sequence,
  k: number,
  atoms: readonly Atom[],
  at: number,
  memo: Memo,
  here: boolean,
): readonly number[] | null {
  const step = steps[k]!
  let passed = 0
  for (let i = at; i < atoms.length; i += 1) {
    for (const alternative of step.alternatives) {
      const taken = takeAlternative(alternative, atoms, i, memo)
      const rest = taken && takenFrom(steps, k + 1, atoms, taken.at(-1)! + 1, memo, false)
      if (rest) return [...taken, ...rest]
    }
    if (here) break
    if (!isLight(atoms[i]!)) passed += 1
    if (passed > step.gap) break
  }
  return step.optional ? takenFrom(steps, k + 1, atoms, at, memo, here) : null
}

function takeAlternative(
  alternative: Alternative,
  atoms: readonly Atom[],
  i: number,
  memo: Memo,
): readonly number[] | null {
  if ('sequence' in alternative) {
    const taken = takenFrom(alternative.sequence, 0, atoms, i, memo, true)
    return taken && taken.length > 0 ? taken : null
  }
  return testAtom(alternative, atoms[i]!) ? [i] : null
}

function testAtom(test: AtomTest, atom: Atom): boolean {
  if ('kind' in test) return atom.kind === test.kind
  if ('lemma' in test) return atom.lemma === test.lemma
  if ('exact' in test) return atom.norm === test.exact
  return atom.norm.startsWith(test.prefix)
}

const ARTICLES: ReadonlySet<string> = new Set(['the', 'a', 'an'])
const LIGHT_MARKS: ReadonlySet<string> = new Set([',', '"', "'", '(', ')', '[', ']', '*', '-'])

function isLight(atom: Atom): boolean {
  return atom.kind === 'punct' ? LIGHT_MARKS.has(atom.norm) : atom.kind === 'word' && ARTICLES.has(atom.norm)
}

function tokens(source: string): string[] {
  return source.match(/\.\.\.|~\d*|<[a-z]+>|'[^']+'|@[a-z-]+|[()|?]|[^\s()|?'<>~]+/g) ?? []
}

function parseSequence(list: readonly string[], cursor: { at: number }, source: string): Sequence {
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
  cursor: { at: number },
  source: string,
): readonly Alternative[] {
  if (token === '(') return parseGroup(list, cursor, source)
  if (token.startsWith('@')) return conceptOf(token.slice(1), source)
  if (token.startsWith('<')) return [{ kind: kindOf(token.slice(1, -1), source) }]
  if (token.startsWith("'")) return [{ exact: token.slice(1, -1).toLowerCase() }]
  if (token.endsWith('*')) return [{ prefix: token.slice(0, -1).toLowerCase() }]
  return [{ lemma: lemma(token.toLowerCase()) }]
}

function parseGroup(list: readonly string[], cursor: { at: number }, source: string): readonly Alternative[] {
  const alternatives: Alternative[] = []
  for (;;) {
    alternatives.push(simplify(parseSequence(list, cursor, source)))
    const closing = list[cursor.at]
    cursor.at += 1
    if (closing === ')') return alternatives
    if (closing !== '|') throw new Error(`Bracket not closed in: ${source}`)
  }
}

function simplify(sequence: Sequence): Alternative {
  const only = sequence[0]
  const test = only?.alternatives[0]
  return sequence.length === 1 && only?.alternatives.length === 1 && test ? test : { sequence }
}

const COMPILED_CONCEPTS = new Map<string, readonly Alternative[]>()

function conceptOf(name: string, source: string): readonly Alternative[] {
  const done = COMPILED_CONCEPTS.get(name)
  if (done) return done
  if (!(name in CONCEPTS)) throw new Error(`No concept "${name}" in: ${source}`)
  const words = CONCEPTS[name as ConceptName]
  const alternatives = words.map(phrase => simplify(parseSequence(tokens(phrase), { at: 0 }, source)))
  COMPILED_CONCEPTS.set(name, alternatives)
  return alternatives
}

function kindOf(name: string, source: string): AtomKind {
  if (!KINDS.has(name)) throw new Error(`No kind <${name}> in: ${source}`)
  return name as AtomKind
}

// The step whose words are fewest is the cheapest thing to look for first.
function bestAnchors(parts: readonly Sequence[]): ReadonlySet<string> | undefined {
  const sets = parts.flatMap(part => part.flatMap(step => (step.optional ? [] : [anchorsOf(step)])))
  return sets
    .filter(set => set !== undefined)
    .sort((a, b) => rarity(a) - rarity(b))
    .at(0)
}

function anchorsOf(step: Step): ReadonlySet<string> | undefined {
  const found = new Set<string>()
  for (const alternative of step.alternatives) {
    const one = anchorOf(alternative)
    if (!one) return undefined
    one.forEach(anchor => found.add(anchor))
  }
  return found
}

function anchorOf(alternative: Alternative): ReadonlySet<string> | undefined {
  if ('sequence' in alternative) return bestAnchors([alternative.sequence])
  if ('lemma' in alternative) return new Set([alternative.lemma])
  if ('exact' in alternative) return new Set([`=${alternative.exact}`])
  if ('kind' in alternative) return new Set([`<${alternative.kind}>`])
  return undefined
}

const COMMON: ReadonlySet<string> = new Set(
  [
    'be',
    'we',
    'you',
    'will',
    'your',
    'our',
    'to',
    'of',
    'in',
    'by',
    'for',
    'this',
    'not',
    'or',
    'and',
    'pay',
    'debt',
  ].map(lemma),
)

function rarity(anchors: ReadonlySet<string>): number {
  return anchors.size + [...anchors].filter(anchor => COMMON.has(anchor)).length * 20
}
