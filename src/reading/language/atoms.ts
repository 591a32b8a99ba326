import type { Word } from '#reading/paper.ts'
import type { IsoDate } from '#units/iso-date.ts'
import { lemma } from './lemma.ts'
import { beginsFigure, readDate, readDuration, readMoney, readPercent, readPhone, type Piece } from './numbers.ts'
import { isKnownWord, maybeNegation, parted, repaired } from './repair.ts'

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
  /** A damaged word that may have been a "not". */
  readonly maybeNegation?: true
}

/** Letters folded for comparison: typographic quotes and dashes, ligatures, full-width forms. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text
  return text
    .normalize('NFKC')
    .replace(/[\u2018\u2019\u201b\u0060\u00b4]/g, "'")
    .replace(/[\u201c\u201d\u201e]/g, '"')
    .replace(/[\u2010-\u2013\u2212]/g, '-')
    .replace(/\u2015/g, '\u2014')
    .replace(/\u00ad/g, '')
}

const PLAIN = /^[\x20-\x5f\x61-\x7e]*$/

const URLISH = /^(?:https?:\/\/)?(?:[a-z0-9-]+[.,])+(?:com|org|net|gov|us|info|example|biz|co|edu|io)(?:\/\S*)?$/i
const EMAILISH = /^[^\s@]+@[^\s@]+\.[a-z]+$/i
const PIECES = /[\p{L}]+(?:'[\p{L}]+)*|\d(?:[\d,./:-]*\d)?|[$§%]|\S/gu
const CHECKBOX = /^[\u2610-\u2612\u25a1\u25a0\u25fb\uf0a8\uf06f\u2751\u274f]$/
/** Short forms written out, so that a pattern needs to know only the long one; also those that lost their apostrophe. */
const WRITTEN_OUT: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    "can't": 'can not', cannot: 'can not', "won't": 'will not', "shan't": 'shall not', cant: 'can not', wont: 'will not',
    dont: 'do not', doesnt: 'does not', didnt: 'did not', isnt: 'is not', arent: 'are not', wasnt: 'was not', werent: 'were not',
    hasnt: 'has not', havent: 'have not', hadnt: 'had not', wouldnt: 'would not', couldnt: 'could not', shouldnt: 'should not',
    mustnt: 'must not', aint: 'is not', "ain't": 'is not', youre: 'you are', youll: 'you will', youve: 'you have', theyll: 'they will',
    theyre: 'they are', im: 'i am', ive: 'i have', "let's": 'let us', gonna: 'going to', gotta: 'got to', wanna: 'want to',
    u: 'you', ur: 'your', r: 'are', cuz: 'because', tmrw: 'tomorrow', tonite: 'tonight', nite: 'night', acct: 'account',
    accts: 'accounts', pymt: 'payment', pmt: 'payment', pls: 'please', plz: 'please', atty: 'attorney', attys: 'attorneys', kno: 'know', thru: 'through',
    hrs: 'hours', mins: 'minutes', dept: 'department', govt: 'government', msg: 'message', thx: 'thanks',
  }).map(([short, long]) => [short, long.split(' ')]),
) // prettier-ignore
const SUFFIXES: readonly (readonly [string, string])[] = [
  ["n't", 'not'],
  ["'ll", 'will'],
  ["'re", 'are'],
  ["'ve", 'have'],
  ["'m", 'am'],
  ["'d", 'would'],
]
const READ_AS_WORD: Readonly<Record<string, string>> = {
  '2': 'to',
  '4': 'for',
  '2day': 'today',
  '2morrow': 'tomorrow',
  '2nite': 'tonight',
  l8r: 'later',
  b4: 'before',
}

/** The printed words of one block as atoms, in order. Amounts, dates and the like are read whole.
 *  @param firstIndex index of the first of these words in the page's flat list */
export function atomsOf(words: readonly Word[], firstIndex: number): Atom[] {
  const pieces = joined(words.flatMap((word, index) => piecesOf(word, firstIndex + index)))
  const atoms: Atom[] = []
  for (let i = 0; i < pieces.length;) {
    const read = readWhole(pieces, i)
    if (read) {
      atoms.push(read.atom)
      i += read.length
    } else {
      atoms.push(...plain(pieces[i]!, pieces[i - 1], pieces[i + 1]))
      i += 1
    }
  }
  return atoms
}

function piecesOf(word: Word, index: number): Piece[] {
  const text = fold(word.text)
  const trimmed = text.replace(/^[("'[]+|[)"'\].,;:!?]+$/g, '')
  const initials = INITIALS.test(text) ? trimmed : undefined
  const whole = initials ?? wholeWord(trimmed)
  if (whole !== undefined) {
    const [head, rest] = text.split(trimmed) as [string, string]
    const tail = initials === undefined ? rest : rest.slice(1) // the last full stop is the abbreviation's
    const mark = (one: string): Piece => ({ text: one, word: index, confidence: word.confidence, glued: true })
    return [
      ...Array.from(head, mark),
      { text: whole, word: index, confidence: word.confidence, glued: head !== '' },
      ...Array.from(tail, mark),
    ]
  }
  return (text.match(PIECES) ?? []).map((piece, k) => ({
    text: piece,
    word: index,
    confidence: word.confidence,
    glued: k > 0,
  }))
}

// addresses stay in one piece, and so do words with a digit or bar where a letter was
function wholeWord(trimmed: string): string | undefined {
  if (trimmed.length > 3 && (URLISH.test(trimmed) || EMAILISH.test(trimmed))) return trimmed
  if (!MIXED.test(trimmed)) return undefined
  const lower = trimmed.toLowerCase()
  return READ_AS_WORD[lower] ?? repaired(lower) ?? (maybeNegation(lower) ? trimmed : undefined)
}

// U.S., I.R.S., D.A.
const INITIALS = /^(?:\p{Lu}\.){2,4}[,;:)]?$/u
const MIXED = /^(?=.*[\p{L}])(?=.*[\d|$!])[\p{L}\d|$!]{2,24}$/u

// "gar nish", "P erson" and "garnish- ment" were one word each
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = []
  for (let i = 0; i < pieces.length; i += 1) {
    const [first, second, third] = [pieces[i]!, pieces[i + 1], pieces[i + 2]]
    const hyphenated = second?.text === '-' && second.glued && third !== undefined && !third.glued
    const other = hyphenated ? third : second
    if (other && !other.glued && isFragment(first, other, hyphenated)) {
      result.push({
        ...first,
        text: first.text + other.text,
        lastWord: other.word,
        confidence: Math.min(first.confidence, other.confidence),
      })
      i += hyphenated ? 2 : 1
    } else result.push(first)
  }
  return result
}

function isFragment(first: Piece, second: Piece, hyphenated: boolean): boolean {
  if (!LETTERS.test(first.text) || !LOWER.test(second.text) || first.text.length + second.text.length < 5) return false
  const [left, right] = [first.text.toLowerCase(), second.text]
  if (isKnownWord(right) && (isKnownWord(left) || left.length === 1) && !hyphenated) return false
  return isKnownWord(left + right)
}

const LETTERS = /^\p{L}+$/u
const LOWER = /^\p{Ll}+$/u

function readWhole(pieces: readonly Piece[], i: number): { atom: Atom; length: number } | undefined {
  if (!beginsFigure(pieces[i]!.text)) return undefined
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
      lastWord: used.at(-1)!.lastWord ?? used.at(-1)!.word,
      confidence: Math.min(...used.map(piece => piece.confidence)),
    },
  }
}

function plain({ text, word, lastWord, confidence }: Piece, before?: Piece, after?: Piece): Atom[] {
  const norm = text.toLowerCase()
  const place = { firstWord: word, lastWord: lastWord ?? word, confidence }
  if (norm.length > 3 && EMAILISH.test(norm)) return [{ kind: 'email', text, norm, lemma: norm, ...place }]
  if (norm.length > 3 && URLISH.test(norm)) return [{ kind: 'url', text, norm, lemma: norm, ...place }]
  if (CHECKBOX.test(text)) return [{ kind: 'box', text, norm, lemma: '☐', ...place }]
  if (/^\d/.test(norm)) {
    const spoken = LETTERS.test(before?.text ?? '') && LOWER.test(after?.text ?? '') ? READ_AS_WORD[norm] : undefined
    if (spoken) return [{ kind: 'word', text, norm: spoken, lemma: lemma(spoken), ...place }]
    return [{ kind: 'number', text, norm, lemma: norm, value: Number(norm.replaceAll(',', '')), ...place }]
  }
  if (!/\p{L}/u.test(norm)) return [{ kind: 'punct', text, norm, lemma: norm, ...place }]
  return writtenOut(norm, text).map(part => ({
    kind: 'word',
    text,
    norm: part,
    lemma: lemma(part),
    ...place,
    ...doubt(part, text),
  }))
}

// a name is not taken for a damaged "not"
function doubt(norm: string, text: string): { maybeNegation: true } | undefined {
  const isName = /^\p{Lu}\p{Ll}/u.test(text)
  return !isName && maybeNegation(norm) ? { maybeNegation: true } : undefined
}

// "don't" -> do not, "we'll" -> we will, "Ann's" -> ann; then damage is mended
const INITIAL = /^\p{Lu}$/u

function writtenOut(norm: string, text: string): readonly string[] {
  const known = WRITTEN_OUT.get(norm)
  if (known && !INITIAL.test(text)) return known
  for (const [suffix, word] of SUFFIXES) {
    if (norm.endsWith(suffix) && norm.length > suffix.length) return [norm.slice(0, -suffix.length), word]
  }
  const bare = norm.replace(/'s$|'$/, '')
  if (maybeNegation(bare)) return [bare]
  return parted(bare) ?? [repaired(bare) ?? bare]
}
