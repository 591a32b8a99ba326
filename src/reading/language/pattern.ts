import type { Atom } from './atoms.ts'
import { parsePattern, type Part, type Pattern, type Sequence, type Step, type Words } from './pattern-syntax.ts'

export type { Pattern } from './pattern-syntax.ts'

/** A sentence as patterns see it: its atoms, and where each concept stands (first atom to last atoms, longest first). */
export interface Marked {
  readonly atoms: readonly Atom[]
  readonly concepts: ReadonlyMap<string, ReadonlyMap<number, readonly number[]>>
}

/** Indexes of the first and last atom matched, and of every atom a word of the pattern took. */
export interface Match {
  readonly from: number
  readonly to: number
  readonly atoms: readonly number[]
}

/** @throws on a pattern that cannot be read, so that a mistake fails at start and in tests */
export function pattern(source: string): Pattern {
  return parsePattern(source)
}

/** The first place the pattern matches, or undefined. */
export function matchPattern(compiled: Pattern, sentence: Marked): Match | undefined {
  return firstMatch(compiled, sentence)
}

/** The first place the pattern matches that is acceptable. Linear in the sentence for a given pattern. */
export function firstMatch(
  { parts }: Pattern,
  sentence: Marked,
  accept: (match: Match) => boolean = anywhere,
): Match | undefined {
  if (parts.length === 1) return matchOf(parts[0]!, sentence, accept)
  const rest: Match[] = []
  for (const part of parts.slice(1)) {
    const match = matchOf(part, sentence, anywhere)
    if (!match) return undefined
    rest.push(match)
  }
  return matchOf(parts[0]!, sentence, match => accept(union([match, ...rest])))
}

function anywhere(): boolean {
  return true
}

function union(all: readonly Match[]): Match {
  return {
    from: Math.min(...all.map(({ from }) => from)),
    to: Math.max(...all.map(({ to }) => to)),
    atoms: all.flatMap(({ atoms }) => atoms),
  }
}

function matchOf(part: Part, sentence: Marked, accept: (match: Match) => boolean): Match | undefined {
  const { steps } = part
  const first = steps[0]!
  const starts = startsOf(part, sentence)
  let search: Search | undefined
  for (let start = 0; start < sentence.atoms.length; start += 1) {
    if (starts?.[start] === 0 || (!first.optional && !beginsAt(first, sentence, start))) continue
    search ??= { sentence, taken: [], count: 0, failures: 0, failed: undefined }
    search.count = 0
    if (!takeHere(search, steps, 0, start) || search.count === 0) continue
    const atoms = search.taken.slice(0, search.count)
    const match = { from: atoms[0]!, to: atoms.at(-1)!, atoms }
    if (accept(match)) return match
  }
  return undefined
}

/** In a long sentence a match is looked for only around the pattern's rarest word. */
const LONG = 50

function startsOf({ steps, anchor, reach }: Part, sentence: Marked): Uint8Array | undefined {
  const step = steps[anchor]!
  const { atoms } = sentence
  if (atoms.length < LONG) return undefined
  const starts = new Uint8Array(atoms.length)
  for (let i = 0; i < atoms.length; i += 1) {
    if (!beginsAt(step, sentence, i)) continue
    let passed = 0
    for (let k = i; k >= 0 && passed <= reach && !(starts[k] === 1 && k < i); k -= 1) {
      starts[k] = 1
      if (k < i && !isLight(atoms[k]!)) passed += 1
    }
  }
  return starts
}

function beginsAt(step: Step, sentence: Marked, i: number): boolean {
  return standAt(step, sentence, i) || (step.sequences.length > 0 && standAt(step.openings, sentence, i))
}

function standAt(words: Words, { atoms, concepts }: Marked, i: number): boolean {
  if (testAtom(words, atoms[i]!)) return true
  if (concepts.size > 0) for (const name of words.concepts) if (concepts.get(name)?.has(i)) return true
  return false
}

/** One part looked for in one sentence. What is taken is written in one list and taken back where it leads nowhere. */
interface Search {
  readonly sentence: Marked
  /** The atoms taken so far, `count` of them. */
  readonly taken: number[]
  count: number
  failures: number
  /** Where a step is already known to lead nowhere: each is tried once a sentence, so time stays linear. */
  failed: Set<number> | undefined
}

/** So many failures cost less than remembering them. */
const FEW_FAILURES = 24

// Whether steps[k..] match when step k begins at `at`; their atoms are taken.
function takeHere(search: Search, steps: Sequence, k: number, at: number): boolean {
  const step = steps[k]
  if (!step) return true
  if (at >= search.sentence.atoms.length) return step.optional
  return takeStep(search, steps, k, at) || (step.optional && takeHere(search, steps, k + 1, at))
}

// The same when step k may begin later, within its gap.
function takeSoon(search: Search, steps: Sequence, k: number, at: number): boolean {
  const step = steps[k]
  if (!step) return true
  const { atoms } = search.sentence
  const key = step.id * (atoms.length + 1) + at
  if (search.failed?.has(key) === true) return false
  let passed = 0
  for (let i = at; i < atoms.length && passed <= step.gap; i += 1) {
    if (takeStep(search, steps, k, i)) return true
    if (!isLight(atoms[i]!)) passed += 1
  }
  if (step.optional && takeSoon(search, steps, k + 1, at)) return true
  search.failures += 1
  if (search.failures > FEW_FAILURES) (search.failed ??= new Set()).add(key)
  return false
}

function takeStep(search: Search, steps: Sequence, k: number, i: number): boolean {
  const step = steps[k]!
  const { atoms, concepts } = search.sentence
  const { count } = search
  if (testAtom(step, atoms[i]!) && takeOn(search, steps, k, i, i)) return true
  if (concepts.size > 0) {
    for (const concept of step.concepts) {
      for (const end of concepts.get(concept)?.get(i) ?? NOWHERE) if (takeOn(search, steps, k, i, end)) return true
    }
  }
  if (step.sequences.length === 0 || !standAt(step.openings, search.sentence, i)) return false
  for (const sequence of step.sequences) {
    const isTaken = takeHere(search, sequence, 0, i) && search.count > count
    if (isTaken && takeSoon(search, steps, k + 1, search.taken[search.count - 1]! + 1)) return true
    search.count = count
  }
  return false
}

const NOWHERE: readonly number[] = []

// atoms `from` to `to` for step k, and on from there
function takeOn(search: Search, steps: Sequence, k: number, from: number, to: number): boolean {
  const { taken, count } = search
  for (let i = from; i <= to; i += 1) taken[search.count++] = i
  if (takeSoon(search, steps, k + 1, to + 1)) return true
  search.count = count
  return false
}

function testAtom({ lemmas, exact, kinds, prefixes }: Words, { lemma, norm, kind }: Atom): boolean {
  if (lemmas.size > 0 && lemmas.has(lemma)) return true
  if (exact.size > 0 && exact.has(norm)) return true
  if (kinds.size > 0 && kinds.has(kind)) return true
  for (const prefix of prefixes) if (norm.startsWith(prefix)) return true
  return false
}

const LIGHT_WORDS: ReadonlySet<string> = new Set(
  'the a an immediately promptly now also hereby forthwith shortly simply just even still again therefore thus please kindly soon automatically personally actually certainly definitely likely probably then be am is are was were been being'.split(
    ' ',
  ),
)
const LIGHT_MARKS: ReadonlySet<string> = new Set([',', '"', "'", '(', ')', '[', ']', '*', '-', '—', '/', '…'])

/** Passed over between two words of a pattern: articles, forms of *be*, adverbs that add nothing, commas, quotes and
 *  brackets. */
export function isLight(atom: Atom): boolean {
  return atom.kind === 'punct' ? LIGHT_MARKS.has(atom.norm) : LIGHT_WORDS.has(atom.norm)
}
