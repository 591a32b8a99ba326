import { wordClassesOf } from './classifier/word-classes.ts'
import { NEGATORS } from './function-words.ts'
import { lemma } from './lemma.ts'
import { toldApartBy } from './told-apart.ts'
import { VOCABULARY } from './vocabulary.ts'

/** What a reader of photos confuses: both are read as the second, so that damaged words and sound ones meet. */
const CONFUSED: readonly (readonly [RegExp, string])[] = [
  [/[1|!i]/g, 'l'],
  [/0/g, 'o'],
  [/[5$]/g, 's'],
  [/[86]/g, 'b'],
  [/9/g, 'g'],
  [/4/g, 'a'],
  [/3/g, 'e'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/cl/g, 'd'],
]
/** In long words only, one at a time: these letters make other words of short ones. */
const LOOSE_CONFUSIONS: readonly (readonly [string, string])[] = [
  ['c', 'e'], ['e', 'c'], ['o', 'a'], ['a', 'o'], ['o', 'e'], ['e', 'o'], ['u', 'n'], ['n', 'u'], ['h', 'b'], ['b', 'h'], ['f', 't'], ['t', 'f'],
  ['t', 'l'], ['l', 't'], ['i', 't'], ['j', 'i'], ['y', 'v'], ['v', 'y'], ['q', 'g'], ['g', 'q'], ['n', 'ri'], ['ri', 'n'], ['nn', 'm'], ['in', 'm'],
  ['ii', 'u'], ['li', 'h'], ['h', 'li'], ['u', 'ii'], ['lc', 'k'], ['m', 'in'],
] // prettier-ignore

/** Too short for rules; what makes a condition or an object must not be lost. */
const SHORT: ReadonlyMap<string, string> = new Map(
  'lf/if ln/in ls/is lt/it t0/to s0/so 0r/or 0f/of 0n/on d0/do g0/go bc/be'
    .split(' ')
    .map(pair => pair.split('/') as [string, string]),
)
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

/** Words that exist, and stand in letters of collectors for damaged ones. */
const MOSTLY_DAMAGED: ReadonlySet<string> = new Set(['cali', 'clay', 'clue', 'clues', 'mali', 'sarne'])

/** A word people print, though no finder needs it: *dear* is not *clear*. */
function isSound(norm: string): boolean {
  return wordClassesOf(norm) !== undefined && !MOSTLY_DAMAGED.has(norm)
}

const CACHE = new Map<string, string | undefined>()

/** The word of the vocabulary that a damaged word was, when the usual confusions of letters lead to one; else undefined.
 *  Known words and sound ones are left alone, and nothing is ever repaired into a "not".
 *  @example repaired('garnlshed') // 'garnished' */
export function repaired(norm: string): string | undefined {
  const short = SHORT.get(norm)
  if (short) return short
  if (norm.length < LEAST_LENGTH || norm.length > 24 || isKnownWord(norm) || isSound(norm)) return undefined
  if (CACHE.has(norm)) return CACHE.get(norm)
  const found = search(norm)
  if (CACHE.size < 20_000) CACHE.set(norm, found)
  return found
}

function search(norm: string): string | undefined {
  const twin =
    /[a-z]/.test(norm) && (norm.length >= LETTERS_LENGTH || DIGIT.test(norm))
      ? SKELETONS.get(skeletonOf(norm))
      : undefined
  if (twin) return twin
  if (norm.length < LOOSE_LENGTH || DIGIT.test(norm)) return undefined
  for (const variant of variants(norm)) if (WORDS.has(variant)) return variant
  return norm.length >= EDIT_LENGTH ? oneEditAway(norm) : undefined
}

const DIGIT = /[\d|$!]/
// words that only a confusion tells apart ("modern", "modem") are not repaired into one another
const SKELETONS = toldApartBy(
  [...WORDS].filter(word => word.length >= LEAST_LENGTH && !NEGATORS.has(word)),
  skeletonOf,
)

function skeletonOf(norm: string): string {
  return CONFUSED.reduce((text, [seen, meant]) => text.replace(seen, meant), norm)
}

function* variants(norm: string): Generator<string> {
  for (const [seen, meant] of LOOSE_CONFUSIONS) {
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
  'we you us of to in on at by is it be if or an as do go my he up me so am the and your our may pay sue can has was are for any all'.split(
    ' ',
  ),
)

function isWhole(word: string): boolean {
  return WORDS.has(word) && (word.length >= 4 || SHORT_WORDS.has(word))
}

const NOT_LIKE: ReadonlySet<string> = notLike([
  'not',
  'never',
  'cannot',
  'nobody',
  'nothing',
  'without',
  'neither',
  'none',
])

/** A damaged word that may have been a "not": nothing can be asserted from what stands beside it. */
export function maybeNegation(norm: string): boolean {
  if (norm === 'n0') return true
  if (norm.length < 3 || norm.length > 16 || isKnownWord(norm)) return false
  return (
    NOT_LIKE.has(norm) || NOT_LIKE.has(skeletonOf(norm)) || /^(?:not|never|cannot)|(?:not|never|cannot)$/.test(norm)
  )
}

// one letter more, less or other
function notLike(words: readonly string[]): Set<string> {
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz')
  const near = words.flatMap(word => [
    ...without(word),
    ...Array.from(word).flatMap((_, i) => letters.map(letter => word.slice(0, i) + letter + word.slice(i + 1))),
    ...Array.from(`${word} `).flatMap((_, i) => letters.map(letter => word.slice(0, i) + letter + word.slice(i))),
  ])
  const all = [...words, ...near]
  return new Set([...all, ...all.map(skeletonOf)].filter(one => one.length > 2))
}
