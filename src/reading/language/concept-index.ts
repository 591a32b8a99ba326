import type { Atom } from './atoms.ts'
import { CONCEPTS } from './concepts.ts'
import { lemma } from './lemma.ts'
import { isLight } from './pattern.ts'

/** Where each concept stands in a sentence: concept, first atom, last atoms (longest first). One walk a sentence. */
export type ConceptSpans = Map<string, Map<number, number[]>>

interface Node {
  /** By lemma. */
  readonly next: Map<string, Node>
  /** By the exact form, where a phrase names it so. */
  readonly exact: Map<string, Node>
  readonly concepts: string[]
}

const ROOT = build()

/** @throws when a concept holds an empty phrase, so that a mistake fails at start */
function build(): Node {
  const root = newNode()
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
    const [children, key] = word.startsWith('=') ? [node.exact, word.slice(1)] : [node.next, lemma(word)]
    const child = children.get(key) ?? newNode()
    children.set(key, child)
    node = child
  }
  if (!node.concepts.includes(concept)) node.concepts.push(concept)
}

function newNode(): Node {
  return { next: new Map(), exact: new Map(), concepts: [] }
}

export function conceptsIn(atoms: readonly Atom[]): ConceptSpans {
  const spans: ConceptSpans = new Map()
  atoms.forEach((_, start) => {
    walk(ROOT, atoms, start, start, 0, spans)
  })
  for (const starts of spans.values())
    for (const ends of starts.values()) if (ends.length > 1) ends.sort((a, b) => b - a)
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
  enter(node.next.get(atom.lemma), atoms, start, at, spans)
  if (node.exact.size > 0) enter(node.exact.get(atom.norm), atoms, start, at, spans)
  if (at > start && passed < MOST_PASSED && isLight(atom)) walk(node, atoms, start, at + 1, passed + 1, spans)
}

function enter(node: Node | undefined, atoms: readonly Atom[], start: number, at: number, spans: ConceptSpans): void {
  if (!node) return
  for (const concept of node.concepts) mark(spans, concept, start, at)
  if (node.next.size > 0 || node.exact.size > 0) walk(node, atoms, start, at + 1, 0, spans)
}

function mark(spans: ConceptSpans, concept: string, start: number, end: number): void {
  const starts = spans.get(concept) ?? new Map<number, number[]>()
  spans.set(concept, starts)
  const ends = starts.get(start) ?? []
  starts.set(start, ends)
  if (!ends.includes(end)) ends.push(end)
}
