import type { Atom } from './atoms.ts'
import { CONCEPTS } from './concepts.ts'
import { lemma } from './lemma.ts'
import { isLight } from './pattern.ts'

/** Where each concept stands in a sentence: concept, first atom, last atoms (longest first). One walk a sentence. */
export type ConceptSpans = Map<string, Map<number, number[]>>

interface Node {
  readonly next: Map<string, Node>
  readonly concepts: string[]
}

const ROOT = build()

/** @throws when a concept holds an empty phrase, so that a mistake fails at start */
function build(): Node {
  const root: Node = { next: new Map(), concepts: [] }
  for (const [concept, phrases] of Object.entries(CONCEPTS)) {
    for (const phrase of phrases) add(root, concept, phrase)
  }
  return root
}

function add(root: Node, concept: string, phrase: string): void {
  const words = phrase.split(/[ -]/).filter(word => word !== '')
  if (words.length === 0) throw new Error(`Empty phrase in concept "${concept}"`)
  let node = root
  for (const word of words) {
    const key = word.startsWith('=') ? word : lemma(word)
    const child = node.next.get(key) ?? { next: new Map(), concepts: [] }
    node.next.set(key, child)
    node = child
  }
  if (!node.concepts.includes(concept)) node.concepts.push(concept)
}

export function conceptsIn(atoms: readonly Atom[]): ConceptSpans {
  const spans: ConceptSpans = new Map()
  atoms.forEach((_, start) => {
    walk(ROOT, atoms, start, start, 0, spans)
  })
  for (const starts of spans.values()) for (const ends of starts.values()) ends.sort((a, b) => b - a)
  return spans
}

const MOST_PASSED = 3

function walk(
  node: Node,
  atoms: readonly Atom[],
  start: number,
  at: number,
  passed: number,
  spans: ConceptSpans,
): void {
  const atom = atoms[at]
  if (!atom) return
  for (const child of [node.next.get(atom.lemma), node.next.get(`=${atom.norm}`)]) {
    if (!child) continue
    for (const concept of child.concepts) mark(spans, concept, start, at)
    if (child.next.size > 0) walk(child, atoms, start, at + 1, 0, spans)
  }
  if (at > start && passed < MOST_PASSED && isLight(atom)) walk(node, atoms, start, at + 1, passed + 1, spans)
}

function mark(spans: ConceptSpans, concept: string, start: number, end: number): void {
  const starts = spans.get(concept) ?? new Map<number, number[]>()
  spans.set(concept, starts)
  const ends = starts.get(start) ?? []
  starts.set(start, ends)
  if (!ends.includes(end)) ends.push(end)
}
