import type { Word } from '#reading/paper.ts'
import type { IsoDate } from '#units/iso-date.ts'
import { lemma } from './lemma.ts'
import { readDate, readDuration, readMoney, readPercent, readPhone, type Piece } from './numbers.ts'

export type AtomKind =
  | 'word'
  | 'number'
  | 'money'
  | 'percent'
  | 'date'
  | 'duration'
  | 'phone'
  | 'url'
  | 'email'
  | 'punct'
  | 'box'

/** The smallest thing a pattern can name: a word, an amount, a date, a mark. Knows the printed words it came from. */
export interface Atom {
  readonly kind: AtomKind
  /** As printed. */
  readonly text: string
  /** Folded and lower-cased. */
  readonly norm: string
  readonly lemma: string
  /** Cents for money, days for a duration, the figure for a number or percent. */
  readonly value?: number
  /** For a date with a year. */
  readonly date?: IsoDate
  /** Index of the first and last printed word in the page's flat list. */
  readonly firstWord: number
  readonly lastWord: number
  readonly confidence: number
}

/** Letters folded for comparison: typographic quotes and dashes, ligatures, full-width forms. */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u2018\u2019\u201b\u0060\u00b4]/g, "'")
    .replace(/[\u201c\u201d\u201e]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\u00ad/g, '')
}

const URLISH = /^(?:https?:\/\/)?(?:[a-z0-9-]+[.,])+(?:com|org|net|gov|us|info|example|biz|co|edu|io)(?:\/\S*)?$/i
const EMAILISH = /^[^\s@]+@[^\s@]+\.[a-z]+$/i
const PIECES = /[\p{L}]+(?:'[\p{L}]+)*|\d(?:[\d,./:-]*\d)?|[$§%]|\S/gu
const CHECKBOX = /^[\u2610-\u2612\u25a1\u25a0\u25fb\uf0a8\uf06f\u2751\u274f]$/
const CONTRACTIONS: Readonly<Record<string, readonly string[]>> = {
  "can't": ['can', 'not'],
  cannot: ['can', 'not'],
  "won't": ['will', 'not'],
  "shan't": ['shall', 'not'],
}
const SUFFIXES: readonly (readonly [string, string])[] = [
  ["n't", 'not'],
  ["'ll", 'will'],
  ["'re", 'are'],
  ["'ve", 'have'],
  ["'m", 'am'],
  ["'d", 'would'],
]

/** The printed words of one block as atoms, in order. Amounts, dates and the like are read whole.
 *  @param firstIndex index of the first of these words in the page's flat list */
export function atomsOf(words: readonly Word[], firstIndex: number): Atom[] {
  const pieces = words.flatMap((word, index) => piecesOf(word, firstIndex + index))
  const atoms: Atom[] = []
  for (let i = 0; i < pieces.length;) {
    const read = readWhole(pieces, i)
    if (read) {
      atoms.push(read.atom)
      i += read.length
    } else {
      atoms.push(...plain(pieces[i]!))
      i += 1
    }
  }
  return atoms
}

function piecesOf(word: Word, index: number): Piece[] {
  const text = fold(word.text)
  const trimmed = text.replace(/^[("'[]+|[)"'\].,;:!?]+$/g, '')
  if (URLISH.test(trimmed) || EMAILISH.test(trimmed)) {
    const tail = text.slice(text.indexOf(trimmed) + trimmed.length)
    return [
      { text: trimmed, word: index, confidence: word.confidence, glued: false },
      ...Array.from(tail, mark => ({ text: mark, word: index, confidence: word.confidence, glued: true })),
    ]
  }
  return (text.match(PIECES) ?? []).map((piece, k) => ({
    text: piece,
    word: index,
    confidence: word.confidence,
    glued: k > 0,
  }))
}

function readWhole(pieces: readonly Piece[], i: number): { atom: Atom; length: number } | undefined {
  const money = readMoney(pieces, i)
  if (money) return whole('money', pieces, i, money.length, { value: money.cents })
  const date = readDate(pieces, i)
  if (date) return whole('date', pieces, i, date.length, date.date ? { date: date.date } : {})
  const percent = readPercent(pieces, i)
  if (percent) return whole('percent', pieces, i, percent.length, { value: percent.percent })
  const duration = readDuration(pieces, i)
  if (duration) return whole('duration', pieces, i, duration.length, { value: duration.days })
  const phone = readPhone(pieces, i)
  if (phone) return whole('phone', pieces, i, phone.length, {})
  return undefined
}

function whole(
  kind: AtomKind,
  pieces: readonly Piece[],
  i: number,
  length: number,
  value: { value?: number; date?: IsoDate },
): { atom: Atom; length: number } {
  const used = pieces.slice(i, i + length)
  const text = used.map((piece, k) => (k > 0 && !piece.glued ? ' ' : '') + piece.text).join('')
  const norm = text.toLowerCase()
  return {
    length,
    atom: {
      kind,
      text,
      norm,
      lemma: norm,
      ...value,
      firstWord: used[0]!.word,
      lastWord: used.at(-1)!.word,
      confidence: Math.min(...used.map(piece => piece.confidence)),
    },
  }
}

function plain({ text, word, confidence }: Piece): Atom[] {
  const norm = text.toLowerCase()
  const place = { firstWord: word, lastWord: word, confidence }
  if (EMAILISH.test(norm)) return [{ kind: 'email', text, norm, lemma: norm, ...place }]
  if (URLISH.test(norm)) return [{ kind: 'url', text, norm, lemma: norm, ...place }]
  if (CHECKBOX.test(text)) return [{ kind: 'box', text, norm, lemma: '☐', ...place }]
  if (/^\d/.test(norm)) {
    return [{ kind: 'number', text, norm, lemma: norm, value: Number(norm.replaceAll(',', '')), ...place }]
  }
  if (!/\p{L}/u.test(norm)) return [{ kind: 'punct', text, norm, lemma: norm, ...place }]
  return expand(norm).map(part => ({ kind: 'word', text, norm: part, lemma: lemma(part), ...place }))
}

// "don't" -> do not, "we'll" -> we will, "Ann's" -> ann
function expand(norm: string): readonly string[] {
  const known = CONTRACTIONS[norm]
  if (known) return known
  for (const [suffix, word] of SUFFIXES) {
    if (norm.endsWith(suffix) && norm.length > suffix.length) return [norm.slice(0, -suffix.length), word]
  }
  return [norm.replace(/'s$|'$/, '')]
}
