import type { Word } from '#reading/paper.ts'
import type { IsoDate } from '#units/iso-date.ts'
import { lemma } from './lemma.ts'
import { readBareMoney, readDate, readDuration, readMoney, readPercent, readPhone, type Piece } from './numbers.ts'
import { addPieces, EMAILISH, joined, LETTERS, LOWER, READ_AS_WORD, URLISH } from './pieces.ts'
import { remembered } from './remembered.ts'
import { maybeNegation, parted, repaired } from './repair.ts'

export { fold } from './pieces.ts'

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
  readonly value: number | undefined
  /** For a date with a year. */
  readonly date: IsoDate | undefined
  /** Index of the first and last printed word in the page's flat list. */
  readonly firstWord: number
  readonly lastWord: number
  readonly confidence: number
  /** A damaged word that may have been a "not". */
  readonly maybeNegation: boolean
}

const CHECKBOX = /^[\u2610-\u2612\u25a1\u25a0\u25fb\uf0a8\uf06f\u2751\u274f]$/
/** Short forms written out, so that a pattern needs to know only the long one; also those that lost their apostrophe. */
const WRITTEN_OUT: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    "can't": 'can not', cannot: 'can not', "won't": 'will not', "shan't": 'shall not', cant: 'can not', wont: 'will not',
    dont: 'do not', doesnt: 'does not', didnt: 'did not', isnt: 'is not', arent: 'are not', wasnt: 'was not', werent: 'were not',
    hasnt: 'has not', havent: 'have not', hadnt: 'had not', wouldnt: 'would not', couldnt: 'could not', shouldnt: 'should not',
    mustnt: 'must not', aint: 'is not', "ain't": 'is not', youre: 'you are', youll: 'you will', youve: 'you have', theyll: 'they will', itll: 'it will', thatll: 'that will',
    theyre: 'they are', im: 'i am', ive: 'i have', "let's": 'let us', gonna: 'going to', gotta: 'got to', wanna: 'want to',
    u: 'you', ur: 'your', r: 'are', cuz: 'because', tmrw: 'tomorrow', tonite: 'tonight', nite: 'night', acct: 'account',
    accts: 'accounts', pymt: 'payment', pmt: 'payment', pls: 'please', plz: 'please', atty: 'attorney', attys: 'attorneys', kno: 'know', bal: 'balance', thru: 'through',
    hrs: 'hours', mins: 'minutes', dept: 'department', govt: 'government', msg: 'message', thx: 'thanks', info: 'information',
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

/** The printed words of one block as atoms, in order. Amounts, dates and the like are read whole.
 *  @param firstIndex index of the first of these words in the page's flat list */
export function atomsOf(words: readonly Word[], firstIndex: number): Atom[] {
  const cut: Piece[] = []
  words.forEach((word, index) => {
    addPieces(cut, word, firstIndex + index)
  })
  const pieces = joined(cut)
  const atoms: Atom[] = []
  for (let i = 0; i < pieces.length;) {
    const read = readWhole(pieces, i)
    if (read) atoms.push(read.atom)
    else addPlain(atoms, pieces, i)
    i += read?.length ?? 1
  }
  return atoms
}

function readWhole(pieces: readonly Piece[], i: number): { atom: Atom; length: number } | undefined {
  if (!pieces[i]!.beginsFigure) return undefined
  const money = readMoney(pieces, i)
  if (money) return whole('money', pieces, i, money.length, { value: money.cents })
  const date = readDate(pieces, i)
  if (date) return whole('date', pieces, i, date.length, { date: date.date })
  const percent = readPercent(pieces, i)
  if (percent) return whole('percent', pieces, i, percent.length, { value: percent.percent })
  const duration = readDuration(pieces, i)
  if (duration) return whole('duration', pieces, i, duration.length, { value: duration.days })
  const phone = readPhone(pieces, i)
  if (phone) return whole('phone', pieces, i, phone.length, {})
  const bare = readBareMoney(pieces, i)
  if (bare) return whole('money', pieces, i, bare.length, { value: bare.cents })
  return undefined
}

function whole(
  kind: AtomKind,
  pieces: readonly Piece[],
  i: number,
  length: number,
  { value, date }: { value?: number; date?: IsoDate | undefined },
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
      value,
      date,
      firstWord: used[0]!.word,
      lastWord: used.at(-1)!.lastWord,
      confidence: Math.min(...used.map(piece => piece.confidence)),
      maybeNegation: false,
    },
  }
}

// every atom is written out in full: objects of one shape are read several times as fast
function addPlain(atoms: Atom[], pieces: readonly Piece[], i: number): void {
  const { text, word, lastWord, confidence } = pieces[i]!
  for (const form of spokenFigure(text, pieces[i - 1], pieces[i + 1]) ?? formsOf(text)) {
    const { kind, norm, lemma: base, value, maybeNegation: doubtful = false } = form
    atoms.push({
      kind,
      text,
      norm,
      lemma: base,
      value,
      date: undefined,
      firstWord: word,
      lastWord,
      confidence,
      maybeNegation: doubtful,
    })
  }
}

/** What an atom is by its text alone, wherever it is printed. */
interface Form extends Pick<Atom, 'kind' | 'norm' | 'lemma'> {
  readonly value?: number
  readonly maybeNegation?: boolean
}

// "pay 2 the court"
function spokenFigure(text: string, before?: Piece, after?: Piece): readonly Form[] | undefined {
  const norm = FIGURE_FIRST.test(text) ? READ_AS_WORD[text.toLowerCase()] : undefined
  if (norm === undefined || !LETTERS.test(before?.text ?? '') || !LOWER.test(after?.text ?? '')) return undefined
  return [{ kind: 'word', norm, lemma: lemma(norm) }]
}

const FIGURE_FIRST = /^\d/

const formsOf = remembered((text): readonly Form[] => {
  const norm = text.toLowerCase()
  if (norm.length > 3 && EMAILISH.test(norm)) return [{ kind: 'email', norm, lemma: norm }]
  if (norm.length > 3 && URLISH.test(norm)) return [{ kind: 'url', norm, lemma: norm }]
  if (CHECKBOX.test(text)) return [{ kind: 'box', norm, lemma: '☐' }]
  if (FIGURE_FIRST.test(norm)) return [{ kind: 'number', norm, lemma: norm, value: Number(norm.replaceAll(',', '')) }]
  if (!/\p{L}/u.test(norm)) return [{ kind: 'punct', norm, lemma: norm }]
  return writtenOut(norm, text).map(part => ({
    kind: 'word',
    norm: part,
    lemma: lemma(part),
    maybeNegation: isDoubtful(part, text),
  }))
})

// a name is not taken for a damaged "not"
function isDoubtful(norm: string, text: string): boolean {
  return !/^\p{Lu}\p{Ll}/u.test(text) && maybeNegation(norm)
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
