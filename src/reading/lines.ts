import type { Atom } from './language/atoms.ts'
import type { Sentence, Text } from './language/sentences.ts'
import type { Paper } from './paper.ts'
import { runOf, type Run } from './run.ts'

/** A printed line: labels and their values, names and addresses are read by line, not by sentence. */
export interface ReadLine extends Run {
  /** Position among all lines of the letter. */
  readonly index: number
  /** Index of its block on the page. */
  readonly block: number
  /** Index of its last word in the page's flat list. */
  readonly last: number
  /** What begins on the line; an amount or date that runs on belongs to the line it begins on. */
  readonly atoms: readonly Atom[]
}

/** The lines of a paper, top to bottom. Linear in the number of words. */
export function linesOf(paper: Paper, text: Text): ReadLine[] {
  const lines: ReadLine[] = []
  const atoms = atomsByPage(text.sentences)
  for (const page of paper.pages) {
    const words = text.words.get(page.number) ?? []
    const pageAtoms = atoms.get(page.number) ?? []
    let first = 0
    let at = 0
    page.blocks.forEach((block, blockIndex) => {
      for (const line of block.lines) {
        if (line.words.length === 0) continue
        const last = first + line.words.length - 1
        const from = at
        while (at < pageAtoms.length && pageAtoms[at]!.firstWord <= last) at += 1
        const run = runOf(words, page.number, first, last)
        lines.push({ ...run, index: lines.length, block: blockIndex, last, atoms: pageAtoms.slice(from, at) })
        first = last + 1
      }
    })
  }
  return lines
}

/** The line that holds a word of a page, by bisection. */
export function lineAt(lines: readonly ReadLine[], page: number, word: number): ReadLine | undefined {
  let low = 0
  let high = lines.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const line = lines[middle]!
    if (line.page < page || (line.page === page && line.last < word)) low = middle + 1
    else if (line.page > page || line.first > word) high = middle - 1
    else return line
  }
  return undefined
}

function atomsByPage(sentences: readonly Sentence[]): Map<number, Atom[]> {
  const pages = new Map<number, Atom[]>()
  for (const { page, atoms } of sentences) {
    const so = pages.get(page) ?? []
    for (const atom of atoms) so.push(atom)
    pages.set(page, so)
  }
  return pages
}
