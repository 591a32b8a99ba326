import type { Atom } from './atoms.ts'
import { parsePattern, type Alternative, type AtomTest, type Pattern, type Sequence } from './pattern-syntax.ts'

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
  const rest = others.map(part => matchesOf(part, sentence).next().value)
  if (rest.includes(undefined)) return undefined
  for (const match of matchesOf(first!, sentence)) {
    const whole = union([match, ...(rest as Match[])])
    if (accept(whole)) return whole
  }
  return undefined
}

function union(matches: readonly Match[]): Match {
  return {
    from: Math.min(...matches.map(match => match.from)),
    to: Math.max(...matches.map(match => match.to)),
    atoms: matches.flatMap(match => match.atoms),
  }
}

function* matchesOf(sequence: Sequence, sentence: Marked): Generator<Match, undefined> {
  const failed: Failed = new Map()
  for (let start = 0; start < sentence.atoms.length; start += 1) {
    const taken = take(sequence, 0, sentence, start, failed, true)
    if (taken && taken.length > 0) yield { from: Math.min(...taken), to: Math.max(...taken), atoms: taken }
  }
  return undefined
}

/** Where a step is already known to lead nowhere: each is tried once a sentence, so time stays linear. */
type Failed = Map<Sequence, Set<number>>

// The atoms taken by steps[k..]. `here`: step k must begin at `at`; else it may begin later, within its gap.
function take(
  steps: Sequence,
  k: number,
  sentence: Marked,
  at: number,
  failed: Failed,
  here: boolean,
): readonly number[] | undefined {
  const step = steps[k]
  if (!step) return []
  const key = (k * (sentence.atoms.length + 1) + at) * 2 + (here ? 1 : 0)
  if (failed.get(steps)?.has(key)) return undefined
  let passed = 0
  for (let i = at; i < sentence.atoms.length && passed <= step.gap; i += 1) {
    for (const alternative of step.alternatives) {
      for (const end of endsOf(alternative, sentence, i, failed)) {
        const rest = take(steps, k + 1, sentence, end.at + 1, failed, false)
        if (rest) return [...end.taken, ...rest]
      }
    }
    if (here) break
    if (!isLight(sentence.atoms[i]!)) passed += 1
  }
  const skipped = step.optional ? take(steps, k + 1, sentence, at, failed, here) : undefined
  if (!skipped) failed.set(steps, (failed.get(steps) ?? new Set()).add(key))
  return skipped
}

interface End {
  readonly at: number
  readonly taken: readonly number[]
}

function endsOf(alternative: Alternative, sentence: Marked, i: number, failed: Failed): readonly End[] {
  if ('sequence' in alternative) {
    const taken = take(alternative.sequence, 0, sentence, i, failed, true)
    return taken && taken.length > 0 ? [{ at: taken.at(-1)!, taken }] : []
  }
  if ('concept' in alternative) {
    const ends = sentence.concepts.get(alternative.concept)?.get(i) ?? []
    return ends.map(at => ({ at, taken: range(i, at) }))
  }
  return testAtom(alternative, sentence.atoms[i]!) ? [{ at: i, taken: [i] }] : []
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, k) => from + k)
}

function testAtom(test: AtomTest, atom: Atom): boolean {
  if ('kind' in test) return atom.kind === test.kind
  if ('lemma' in test) return atom.lemma === test.lemma
  if ('exact' in test) return atom.norm === test.exact
  return atom.norm.startsWith(test.prefix)
}

const LIGHT_WORDS: ReadonlySet<string> = new Set(
  'the a an immediately promptly now also hereby forthwith shortly simply just even still again therefore thus please kindly soon automatically personally actually certainly definitely likely probably then be'.split(
    ' ',
  ),
)
const LIGHT_MARKS: ReadonlySet<string> = new Set([',', '"', "'", '(', ')', '[', ']', '*', '-', '—', '/', '…'])

/** Passed over between two words of a pattern: articles, adverbs that add nothing, commas, quotes and brackets. */
export function isLight(atom: Atom): boolean {
  return atom.kind === 'punct' ? LIGHT_MARKS.has(atom.norm) : LIGHT_WORDS.has(atom.lemma) || LIGHT_WORDS.has(atom.norm)
}
