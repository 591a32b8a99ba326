import type { Box, Evidence } from '#law/fact.ts'
import type { PlacedWord, Sentence, Text } from './language/sentences.ts'

/** The printed words behind some atoms of a sentence, exactly as printed, with a box a printed line, or more where the
 *  line climbs or has a wide gap. */
export function evidenceOf(
  text: Text,
  sentence: Sentence,
  range: { from: number; to: number } = whole(sentence),
): Evidence {
  const first = sentence.atoms[range.from]!
  const last = sentence.atoms[range.to]!
  return evidenceOfWords(text, sentence.page, first.firstWord, last.lastWord)
}

/** Words `from` to `to` of a page's flat list, both included. */
export function evidenceOfWords(text: Text, page: number, from: number, to: number): Evidence {
  const words = (text.words.get(page) ?? []).slice(from, to + 1)
  let quote = ''
  let confidence = 1
  words.forEach((word, i) => {
    quote += i === 0 ? word.text : ` ${word.text}`
    confidence = Math.min(confidence, word.confidence)
  })
  const boxes = boxesByLine(words)
  firstWords.set(boxes, from)
  return { page, quote, boxes, confidence }
}

/** By a quote's own list of boxes, which goes with it when it is copied. */
const firstWords = new WeakMap<Evidence['boxes'], number>()

/** Where on its page a quote begins, counted in words; undefined where it was not taken from this reading's words. */
export function firstWordOf({ boxes }: Evidence): number | undefined {
  return firstWords.get(boxes)
}

/** A line that climbs across a photo is marked in pieces: none is taller than its tallest word by more than this share. */
const MOST_TALLER = 1.25
/** A label and its sum at the other end of the line are marked, and not the empty paper between: times the taller word. */
const WIDEST_SPACE = 3

function boxesByLine(words: readonly PlacedWord[]): Box[] {
  const boxes: Box[] = []
  let on: number | undefined
  let tallest = 0
  for (const { line, box } of words) {
    if (!box) continue
    const last = boxes.at(-1)
    const both = last && union(last, box)
    const tall = Math.max(tallest, heightOf(box))
    const isNear = last && box[0] - last[2] <= tall * WIDEST_SPACE
    if (isNear && both && on === line && heightOf(both) <= tall * MOST_TALLER) {
      boxes[boxes.length - 1] = both
      tallest = tall
    } else {
      boxes.push(box)
      tallest = heightOf(box)
    }
    on = line
  }
  return boxes
}

function heightOf([, top, , bottom]: Box): number {
  return bottom - top
}

function union(a: Box, b: Box): Box {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])]
}

function whole(sentence: Sentence): { from: number; to: number } {
  return { from: 0, to: sentence.atoms.length - 1 }
}
