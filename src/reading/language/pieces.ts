import type { Word } from '#reading/paper.ts'
import { beginsFigure, type Letters, type Piece } from './numbers.ts'
import { remembered } from './remembered.ts'
import { isKnownWord, maybeNegation, repaired } from './repair.ts'

/** Letters folded for comparison: typographic quotes and dashes, ligatures, full-width forms. */
export const fold = remembered((text): string => {
  if (PLAIN.test(text)) return figure(text)
  const folded = text
    .normalize('NFKC')
    .replace(/[\u2018\u2019\u201b\u0060\u00b4]/g, "'")
    .replace(/[\u201c\u201d\u201e]/g, '"')
    .replace(/[\u2010-\u2013\u2212]/g, '-')
    .replace(/\u2015/g, '\u2014')
    .replace(/\u00ad/g, '')
  return figure(folded)
})

/** A figure in which letters were read for digits: "2O26", "4l701", "3O.00". */
const FIGURE = /^[("'#+$§-]*[\dOolI|](?:[\dOolI|SB.,:/-]*[\dOolI|])?[)"'.,;:%]*$/
const LETTER_FOR_DIGIT: Readonly<Record<string, string>> = { O: '0', o: '0', l: '1', I: '1', '|': '1', S: '5', B: '8' }

function figure(text: string): string {
  if (!/[OolI|SB]/.test(text) || !/\d/.test(text) || !FIGURE.test(text)) return text
  const digits = text.replace(/\D/g, '').length
  const letters = text.replace(/[^OolI|SB]/g, '').length
  return digits < letters ? text : text.replace(/[OolI|SB]/g, letter => LETTER_FOR_DIGIT[letter]!)
}

const PLAIN = /^[\x20-\x5f\x61-\x7e]*$/

export const URLISH =
  /^(?:https?:\/\/)?(?:[a-z0-9-]+[.,])+(?:com|org|net|gov|us|info|example|biz|co|edu|io)(?:\/\S*)?$/i
export const EMAILISH = /^[^\s@]+@[^\s@]+\.[a-z]+$/i
const PIECES = /[\p{L}]+(?:'[\p{L}]+)*|\d(?:[\d,./:-]*\d)?|[$§%]|\S/gu

/** Figures that stand for a word in hasty writing. */
export const READ_AS_WORD: Readonly<Record<string, string>> = {
  '2': 'to',
  '4': 'for',
  '2day': 'today',
  '2morrow': 'tomorrow',
  '2nite': 'tonight',
  l8r: 'later',
  b4: 'before',
}

/** How sure a figure is that had letters for digits. */
const MENDED = 0.8

/** A printed word as runs of letters, digits or single marks; addresses, initials and misread words stay whole. */
export function addPieces(pieces: Piece[], word: Word, index: number): void {
  const { parts, isMended } = cut(word.meant ?? word.text)
  const confidence = isMended ? Math.min(MENDED, word.confidence) : word.confidence
  for (const { text, glued, beginsFigure: begins, letters } of parts)
    pieces.push({ text, word: index, lastWord: index, confidence, glued, beginsFigure: begins, letters })
}

type Part = Pick<Piece, 'text' | 'glued' | 'beginsFigure' | 'letters'>

function partOf(text: string, glued: boolean): Part {
  return { text, glued, beginsFigure: beginsFigure(text), letters: lettersOf(text) }
}

interface Cut {
  readonly parts: readonly Part[]
  /** A figure that had letters for digits. */
  readonly isMended: boolean
}

const cut = remembered((printed): Cut => {
  const text = fold(printed)
  const trimmed = text.replace(/^[("'[]+|[)"'\].,;:!?]{1,20}$/g, '')
  const initials = INITIALS.test(text) ? trimmed : undefined
  const whole = initials ?? wholeWord(trimmed)
  if (whole === undefined) {
    const parts = (text.match(PIECES) ?? []).map((piece, k) => partOf(piece, k > 0))
    return { parts, isMended: /\d/.test(text) && figure(printed) !== printed }
  }
  const [head, rest] = text.split(trimmed) as [string, string]
  const tail = initials === undefined ? rest : rest.slice(1) // the last full stop is the abbreviation's
  const mark = (one: string): Part => partOf(one, true)
  return {
    parts: [...Array.from(head, mark), partOf(whole, head !== ''), ...Array.from(tail, mark)],
    isMended: false,
  }
})

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

/** "gar nish", "P erson" and "garnish- ment" were one word each. */
export function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = []
  for (let i = 0; i < pieces.length; i += 1) {
    const first = pieces[i]!
    const second = pieces[i + 1]
    const third = pieces[i + 2]
    const hyphenated = second?.text === '-' && second.glued && third !== undefined && !third.glued
    const other = hyphenated ? third : second
    if (other && !other.glued && isFragment(first, other, hyphenated)) {
      result.push({
        ...partOf(first.text + other.text, first.glued),
        word: first.word,
        lastWord: other.word,
        confidence: Math.min(first.confidence, other.confidence),
      })
      i += hyphenated ? 2 : 1
    } else result.push(first)
  }
  return result
}

function isFragment(first: Piece, second: Piece, hyphenated: boolean): boolean {
  const left = first.letters
  const right = second.letters
  if (!left || !right?.isLower || first.text.length + second.text.length < 5) return false
  if (right.isKnown && (left.isKnown || left.lower.length === 1) && !hyphenated) return false
  return isKnownWord(left.lower + right.lower)
}

function lettersOf(text: string): Letters | undefined {
  if (!LETTERS.test(text)) return undefined
  const lower = text.toLowerCase()
  return { lower, isLower: LOWER.test(text), isKnown: isKnownWord(lower) }
}

export const LETTERS = /^\p{L}+$/u
export const LOWER = /^\p{Ll}+$/u
