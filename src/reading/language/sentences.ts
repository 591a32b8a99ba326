import type { Box } from '#law/fact.ts'
import type { Page, Paper, Word } from '#reading/paper.ts'
import { atomsOf, fold, type Atom } from './atoms.ts'

export interface Sentence {
  readonly atoms: readonly Atom[]
  /** Page number, from 1. */
  readonly page: number
  /** Index of its block on the page. */
  readonly block: number
}

/** A paper taken apart once, for every finder. */
export interface Text {
  readonly sentences: readonly Sentence[]
  /** The printed words of each page, in reading order; an atom's `firstWord` points in here. */
  readonly words: ReadonlyMap<number, readonly PlacedWord[]>
}

export interface PlacedWord extends Pick<Word, 'text' | 'confidence'> {
  readonly meant: string | undefined
  readonly box: Box | undefined
  readonly digitsAgree: boolean | undefined
  /** What it says, folded for comparison. */
  readonly folded: string
  /** Index of its printed line on the page. */
  readonly line: number
}

const ABBREVIATIONS: ReadonlySet<string> = new Set(
  'mr mrs ms dr inc corp co ltd no nos st ave blvd apt ste dept attn acct ref vs v jr sr esq p o u s n a d b l c j r e w jan feb mar apr jun jul aug sep sept oct nov dec art sec tit ch cal fla tex stat ann rev tel fax ph ext bal amt pmt est'.split(
    ' ',
  ),
)

/** Longer runs without a full stop are lists and tables; they are cut so that time stays linear. */
const LONGEST_SENTENCE = 100

/** Sentences by block: a sentence never crosses a block. Linear in the number of words. */
export function textOfPaper(paper: Paper): Text {
  const sentences: Sentence[] = []
  const words = new Map<number, readonly PlacedWord[]>()
  for (const page of paper.pages) {
    words.set(page.number, placedWords(page))
    let index = 0
    page.blocks.forEach((block, blockIndex) => {
      const blockWords = block.lines.length === 1 ? block.lines[0]!.words : block.lines.flatMap(line => line.words)
      for (const atoms of split(atomsOf(blockWords, index))) {
        sentences.push({ atoms, page: page.number, block: blockIndex })
      }
      index += blockWords.length
    })
  }
  return { sentences, words }
}

function placedWords(page: Page): PlacedWord[] {
  const placed: PlacedWord[] = []
  let index = 0
  for (const { lines } of page.blocks) {
    for (const { words } of lines) {
      for (const { text, meant, box, confidence, digitsAgree } of words)
        placed.push({ text, meant, box, confidence, digitsAgree, folded: fold(meant ?? text), line: index })
      index += 1
    }
  }
  return placed
}

function split(atoms: readonly Atom[]): Atom[][] {
  const sentences: Atom[][] = []
  let current: Atom[] = []
  const close = (): void => {
    if (current.some(atom => atom.kind !== 'punct')) sentences.push(current)
    current = []
  }
  atoms.forEach((atom, i) => {
    if (atom.kind === 'box' || atom.text === '•' || atom.text === '|') close()
    current.push(atom)
    if (endsSentence(atoms, i) || current.length >= LONGEST_SENTENCE) close()
  })
  close()
  return sentences
}

function endsSentence(atoms: readonly Atom[], i: number): boolean {
  const atom = atoms[i]!
  const next = atoms[i + 1]
  if (atom.kind !== 'punct') return false
  if (atom.text === '!' || atom.text === '?') return true
  if (atom.text !== '.' || isLeader(atoms, i)) return false
  const before = atoms[i - 1]
  if (!next) return true
  if (next.firstWord === atom.lastWord && next.kind !== 'punct') return false // inside a printed word: U.S.
  const abbreviated = before?.kind === 'word' && before.lastWord === atom.firstWord && ABBREVIATIONS.has(before.norm)
  return !abbreviated && startsSentence(next)
}

const LEAST_DOTS = 4

// the dots between a label and its figure
function isLeader(atoms: readonly Atom[], i: number): boolean {
  let dots = 0
  for (let k = i; k >= 0 && atoms[k]!.text === '.' && dots < LEAST_DOTS; k -= 1) dots += 1
  return dots === LEAST_DOTS || (dots > 1 && atoms[i + 1]?.kind === 'money')
}

function startsSentence(atom: Atom): boolean {
  if (atom.kind === 'punct') return /["'([-]/.test(atom.text)
  return atom.kind !== 'word' || /^[\p{Lu}\d]/u.test(atom.text)
}
