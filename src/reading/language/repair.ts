import { NEGATORS } from './function-words.ts'
import { lemma } from './lemma.ts'
import { VOCABULARY } from './vocabulary.ts'

/** What a reader of photos confuses: seen, and what may have been printed. Digits and bars inside words first. */
const CONFUSIONS: readonly (readonly [string, string])[] = [
  ['0', 'o'], ['1', 'l'], ['1', 'i'], ['|', 'l'], ['|', 'i'], ['!', 'l'], ['5', 's'], ['8', 'b'], ['6', 'b'], ['9', 'g'], ['4', 'a'], ['3', 'e'],
  ['$', 's'], ['l', 'i'], ['i', 'l'], ['rn', 'm'], ['m', 'rn'], ['cl', 'd'], ['d', 'cl'], ['vv', 'w'], ['ii', 'u'], ['li', 'h'], ['lc', 'k'],
] // prettier-ignore
/** Likelier in long words only, where one letter does not make another word. */
const LOOSE_CONFUSIONS: readonly (readonly [string, string])[] = [
  ['c', 'e'], ['e', 'c'], ['o', 'a'], ['a', 'o'], ['o', 'e'], ['e', 'o'], ['u', 'n'], ['n', 'u'], ['h', 'b'], ['b', 'h'], ['f', 't'], ['t', 'f'],
  ['t', 'l'], ['l', 't'], ['i', 't'], ['j', 'i'], ['y', 'v'], ['v', 'y'], ['q', 'g'], ['g', 'q'], ['n', 'ri'], ['ri', 'n'], ['nn', 'm'], ['in', 'm'],
] // prettier-ignore

const LEAST_LENGTH = 3
/** In shorter words only a digit betrays the damage. */
const LETTERS_LENGTH = 4
const LOOSE_LENGTH = 6
const EDIT_LENGTH = 8

const WORDS: ReadonlySet<string> = new Set(VOCABULARY.split(' '))
const LEMMAS: ReadonlySet<string> = new Set([...WORDS].map(lemma))

/** In the vocabulary, in any form. */
export function isKnownWord(norm: string): boolean {
  return WORDS.has(norm) || LEMMAS.has(lemma(norm))
}

const CACHE = new Map<string, string | undefined>()

/** The word of the vocabulary that a damaged word was, when the usual confusions of letters lead to one; else undefined.
 *  Known words are left alone, and nothing is ever repaired into a "not".
 *  @example repaired('garnlshed') // 'garnished' */
export function repaired(norm: string): string | undefined {
  if (norm.length < LEAST_LENGTH || norm.length > 24 || isKnownWord(norm)) return undefined
  if (CACHE.has(norm)) return CACHE.get(norm)
  const found = search(norm)
  if (CACHE.size < 20_000) CACHE.set(norm, found)
  return found
}

function search(norm: string): string | undefined {
  const isWord = (candidate: string): boolean =>
    candidate.length >= LEAST_LENGTH && WORDS.has(candidate) && !NEGATORS.has(candidate) && !/\d/.test(candidate)
  const allAtOnce = undigited(norm)
  if (allAtOnce !== norm && isWord(allAtOnce)) return allAtOnce
  if (norm.length < LETTERS_LENGTH) return undefined
  const once = [...variants(norm, CONFUSIONS)]
  const first = once.find(isWord)
  if (first) return first
  if (norm.length < LOOSE_LENGTH) return undefined
  const loose = [...variants(norm, LOOSE_CONFUSIONS)].find(isWord)
  if (loose) return loose
  const twice = once.flatMap(one => [...variants(one, CONFUSIONS)]).find(isWord)
  return twice ?? (norm.length >= EDIT_LENGTH ? oneEditAway(norm) : undefined)
}

// every digit inside the word read as the letter it looks like
function undigited(norm: string): string {
  return norm.replace(/[0-9|$!]/g, mark => CONFUSIONS.find(([seen]) => seen === mark)?.[1] ?? mark)
}

function* variants(norm: string, confusions: readonly (readonly [string, string])[]): Generator<string> {
  for (const [seen, meant] of confusions) {
    for (let at = norm.indexOf(seen); at >= 0; at = norm.indexOf(seen, at + 1)) {
      yield norm.slice(0, at) + meant + norm.slice(at + seen.length)
    }
  }
}

let deletions: Map<string, string> | undefined

// words that become the same when one letter is left out of each, or out of one
function oneEditAway(norm: string): string | undefined {
  deletions ??= new Map(
    [...WORDS]
      .filter(word => word.length >= EDIT_LENGTH - 1)
      .flatMap(word => [word, ...without(word)].map(key => [key, word])),
  )
  const found = [norm, ...without(norm)].map(key => deletions?.get(key)).find(word => word !== undefined)
  return found !== undefined && Math.abs(found.length - norm.length) <= 1 ? found : undefined
}

function without(word: string): string[] {
  return Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1))
}

/** Two words of the vocabulary printed or read without the space between them. */
export function parted(norm: string): readonly [string, string] | undefined {
  if (norm.length < 6 || norm.length > 30 || isKnownWord(norm)) return undefined
  for (let at = norm.length - 2; at >= 2; at -= 1) {
    const [left, right] = [norm.slice(0, at), norm.slice(at)]
    if (isWhole(left) && isWhole(right) && !NEGATORS.has(left) && !NEGATORS.has(right)) return [left, right]
  }
  return undefined
}

const SHORT_WORDS: ReadonlySet<string> = new Set(
  'we you us of to in on at by is it be if or an as do go no my he up me so am'.split(' '),
)

function isWhole(word: string): boolean {
  return (
    WORDS.has(word) &&
    (word.length >= 4 ||
      SHORT_WORDS.has(word) ||
      /^(?:the|and|your|our|not|may|pay|sue|you|can|has|was|are|for|any|all)$/.test(word))
  )
}

const NOT_LIKE = ['not', 'never', 'cannot', 'nobody', 'nothing', 'without', 'neither', 'none']

/** A damaged word that may have been a "not": nothing can be asserted from what stands beside it. */
export function maybeNegation(norm: string): boolean {
  if (norm.length < 3 || norm.length > 9 || isKnownWord(norm)) return false
  return NOT_LIKE.some(
    word =>
      [...variants(norm, CONFUSIONS), ...variants(norm, LOOSE_CONFUSIONS), undigited(norm)].includes(word) ||
      isOneEdit(norm, word) ||
      norm.startsWith(word) ||
      norm.endsWith(word),
  )
}

function isOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  return (
    a === b ||
    without(a).includes(b) ||
    without(b).includes(a) ||
    (a.length === b.length && Array.from(a).filter((letter, i) => letter !== b[i]).length === 1)
  )
}
