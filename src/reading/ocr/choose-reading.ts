import type { ReadLetter } from './read-cuts.ts'
import { withoutSigns } from './without-signs.ts'

/** What the two readers made of one word, and what stands around it. */
export interface TwoReadings {
  readonly first: string
  readonly firstConfidence: number
  readonly second: readonly ReadLetter[]
  readonly nextWord: string | undefined
  /** Words read surely elsewhere on the page, bare of punctuation. */
  readonly sureWords: ReadonlySet<string>
}

/** Whether the second reader's word is to be believed. It sees letters well but loses marks and thin letters, so a word it
 *  only shortens is never taken; a word the page itself has elsewhere, or a well-formed figure, is. */
export function prefersSecond({ first, firstConfidence, second, nextWord, sureWords }: TwoReadings): boolean {
  const other = second.map(({ letter }) => letter).join('')
  if (other === '' || other === first) return false
  if (/\d/.test(first) && /\d/.test(other) && isFigure(other) !== isFigure(first)) return isFigure(other)
  const bareFirst = bare(first)
  const bareOther = bare(other)
  if (bareFirst === bareOther) return endsSentence(first, other, nextWord)
  if (sureWords.has(bareFirst)) return false
  if (bareOther.length > 1 && sureWords.has(bareOther)) return true
  const longer = other.length - first.length
  return first.length >= 3 && longer >= 0 && longer <= 1 && firstConfidence < 0.93 && isSure(second)
}

/** A blurred full stop is often read as a comma: before a capital or at the end of a line the stop is likelier. */
function endsSentence(first: string, second: string, nextWord: string | undefined): boolean {
  const comesAnew = nextWord === undefined || /^["'(]?\p{Lu}/u.test(nextWord)
  return first.endsWith(',') && second === `${first.slice(0, -1)}.` && comesAnew
}

function isSure(letters: readonly ReadLetter[]): boolean {
  const mean = letters.reduce((sum, { confidence }) => sum + confidence, 0) / letters.length
  return mean > 0.95 && letters.every(({ confidence }) => confidence > 0.8)
}

export function bare(word: string): string {
  return withoutSigns(word, `("'\u2018\u201c`, `)"'\u2019\u201d.,;:!?`)
}

const FIGURES = [
  /^[("+-]*\$?\d{1,3}(?:,\d{3})*(?:\.\d{1,4})?%?\)?[.,;:"]?$/,
  /^\d{1,2}([/-])\d{1,2}\1(?:\d{2}|\d{4})[.,;:]?$/,
  /^\(?\d{3}\)?-?\d{3}-\d{4}[.,;:]?$/,
  /^\d{5}(?:-\d{4})?[.,]?$/,
]

/** A well-formed amount, number, date, telephone number or ZIP code. */
export function isFigure(word: string): boolean {
  return FIGURES.some(shape => shape.test(word))
}
