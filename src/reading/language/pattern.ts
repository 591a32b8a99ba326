import type { Atom } from './atoms.ts'
import { parsePattern, type Part, type Pattern, type Sequence, type Step } from './pattern-syntax.ts'

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
  return firstMatch(compiled, sentence, () => true)
}

/** The first place the pattern matches that is acceptable. Linear in the sentence for a given pattern. */
export function firstMatch(compiled: Pattern, sentence: Marked, accept: (match: Match) => boolean): Match | undefined {
  const [first, ...others] = compiled.parts
  const rest: Match[] = []
  for (const part of others) {
    const match = matchOf(part, sentence, () => true)
    if (!match) return undefined
    rest.push(match)
  }
  return matchOf(first!, sentence, match => accept(union(match, rest)))
}

function union(match: Match, others: readonly Match[]): Match {
  if (others.length === 0) return match
  const all = [match, ...others]
  return {
    from: Math.min(...all.map(({ from }) => from)),
    to: Math.max(...all.map(({ to }) => to)),
    atoms: all.flatMap(({ atoms }) => atoms),
  }
}

function matchOf(part: Part, sentence: Marked, accept: (match: Match) => boolean): Match | undefined {
  const search: Search = { sentence, failed: undefined }
  const starts = startsOf(part, sentence)
  const first = part.steps[0]!
  const isPlain = !first.optional && first.sequences.length === 0
  for (let start = 0; start < sentence.atoms.length; start += 1) {
    if (starts?.[start] === 0 || (isPlain && !beginsAt(first, sentence, start))) continue
    const taken = takeHere(search, part.steps, 0, start)
    if (!taken || taken.length === 0) continue
    const match = { from: taken[0]!, to: taken.at(-1)!, atoms: taken }
    if (accept(match)) return match
  }
  return undefined
}

/** In a long sentence a match is looked for only around the pattern's rarest word. */
const LONG = 50

function startsOf({ steps, anchor, reach }: Part, sentence: Marked): Uint8Array | undefined {
  const step = steps[anchor]!
  const { atoms } = sentence
  if (atoms.length < LONG || step.sequences.length > 0) return undefined
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

// a step without phrases
function beginsAt(step: Step, { atoms, concepts }: Marked, i: number): boolean {
  if (testAtom(step, atoms[i]!)) return true
  for (const name of step.concepts) if (concepts.get(name)?.has(i)) return true
  return false
}

interface Search {
  readonly sentence: Marked
  /** Where a step is already known to lead nowhere: each is tried once a sentence, so time stays linear. */
  failed: Set<number> | undefined
}

// The atoms taken by steps[k..] when step k begins at `at`.
function takeHere(search: Search, steps: Sequence, k: number, at: number): readonly number[] | undefined {
  const step = steps[k]
  if (!step || at >= search.sentence.atoms.length) return step && !step.optional ? undefined : []
  return takeStep(search, steps, k, at) ?? (step.optional ? takeHere(search, steps, k + 1, at) : undefined)
}

// The same when step k may begin later, within its gap.
function takeSoon(search: Search, steps: Sequence, k: number, at: number): readonly number[] | undefined {
  const step = steps[k]
  if (!step) return []
  const { atoms } = search.sentence
  const key = step.id * (atoms.length + 1) + at
  if (search.failed?.has(key) === true) return undefined
  let passed = 0
  for (let i = at; i < atoms.length && passed <= step.gap; i += 1) {
    const found = takeStep(search, steps, k, i)
    if (found) return found
    if (!isLight(atoms[i]!)) passed += 1
  }
  const skipped = step.optional ? takeSoon(search, steps, k + 1, at) : undefined
  if (!skipped) (search.failed ??= new Set()).add(key)
  return skipped
}

function takeStep(search: Search, steps: Sequence, k: number, i: number): readonly number[] | undefined {
  const step = steps[k]!
  const { atoms, concepts } = search.sentence
  if (testAtom(step, atoms[i]!)) {
    const rest = takeSoon(search, steps, k + 1, i + 1)
    if (rest) return [i, ...rest]
  }
  for (const concept of step.concepts) {
    const ends = concepts.get(concept)?.get(i)
    if (!ends) continue
    for (const end of ends) {
      const rest = takeSoon(search, steps, k + 1, end + 1)
      if (rest) return [...range(i, end), ...rest]
    }
  }
  for (const sequence of step.sequences) {
    const taken = takeHere(search, sequence, 0, i)
    const rest = taken && taken.length > 0 ? takeSoon(search, steps, k + 1, taken.at(-1)! + 1) : undefined
    if (taken && rest) return [...taken, ...rest]
  }
  return undefined
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, k) => from + k)
}

function testAtom(step: Step, atom: Atom): boolean {
  return (
    (step.lemmas.size > 0 && step.lemmas.has(atom.lemma)) ||
    (step.exact.size > 0 && step.exact.has(atom.norm)) ||
    (step.kinds.size > 0 && step.kinds.has(atom.kind)) ||
    (step.prefixes.length > 0 && step.prefixes.some(prefix => atom.norm.startsWith(prefix)))
  )
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
