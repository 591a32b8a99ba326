import { known } from '#law/fact.ts'
import type { StateText } from '#law/statements.ts'
import { STATES } from '#law/states/index.ts'
import { evidenceOfWords } from '#reading/evidence.ts'
import { isMisreading } from '#reading/language/misreading.ts'
import { remembered } from '#reading/language/remembered.ts'
import type { FoundFacts, ReadText } from './finder.ts'

/** Of a phrase's words this many must be there, misread ones too, for the phrase to be there. */
const WHOLE = 0.85
/** With this many it may be there in part, and cannot be said to be missing. */
const IN_PART = 0.6
/** A phrase shorter than this is there or not. */
const FEW_WORDS = 3
/** No letter holds one word so often; where one does, nothing is said to be missing. */
const MOST_PLACES = 2000

interface Phrase {
  readonly words: readonly string[]
}

/** Signs between words, capitals and the shape of quotes do not count.
 *  @example wordsOf('1-877-FTC-HELP') // ['1', '877', 'ftc', 'help'] */
const wordsOf = remembered((text): readonly string[] =>
  text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .split(/[^a-z0-9']+/)
    .filter(word => word !== '' && word !== "'"),
)

const TEXTS = Object.values(STATES).flatMap(({ collection }) =>
  collection.requiredTexts
    .filter(({ knownBy }) => knownBy.length > 0)
    .map(({ id, knownBy }) => ({
      id,
      groups: knownBy.map(group => group.map((phrase): Phrase => ({ words: wordsOf(phrase) }))),
    })),
)

const PHRASE_WORDS = [...new Set(TEXTS.flatMap(({ groups }) => groups.flat().flatMap(({ words }) => words)))]

/** Every text that some state requires and that stands on the letter, by the phrases it is known by. Which state's law
 *  holds is not the reader's to say.
 *  @law state-collection-laws.json */
export function findStateTexts(text: ReadText): FoundFacts {
  const printed = printedWords(text)
  const seen = new Map<Phrase, Found>()
  const find = (phrase: Phrase): Found => {
    const so = seen.get(phrase) ?? findPhrase(phrase.words, printed)
    seen.set(phrase, so)
    return so
  }
  const found = TEXTS.flatMap(({ id, groups }): StateText[] => {
    const tried = groups.map(group => group.map(find))
    const whole = tried.find(phrases => phrases.every(({ share }) => share >= WHOLE))
    if (whole)
      return [{ id, whole: true, evidence: whole.flatMap(({ at }) => (at ? [evidenceOf(text, printed, at)] : [])) }]
    const part = tried.flat().find(({ share, length }) => share >= IN_PART && length >= FEW_WORDS)
    return part ? [{ id, whole: false, evidence: part.at ? [evidenceOf(text, printed, part.at)] : [] }] : []
  })
  return { stateTexts: known(found) }
}

/** The words of the paper, in order, and where each was printed: its page, and its place in the page's flat list. */
interface Printed {
  readonly words: readonly string[]
  readonly pages: readonly number[]
  readonly indexes: readonly number[]
  /** Where the words of phrases stand. */
  readonly places: ReadonlyMap<string, readonly number[]>
}

interface Found {
  readonly share: number
  readonly length: number
  /** Its first and last word among those printed. */
  readonly at?: { readonly from: number; readonly to: number }
}

function printedWords(text: ReadText): Printed {
  const words: string[] = []
  const pages: number[] = []
  const indexes: number[] = []
  const places = new Map<string, number[]>(PHRASE_WORDS.map(word => [word, []]))
  for (const [page, list] of text.words) {
    list.forEach((one, index) => {
      for (const word of wordsOf(one.text)) {
        places.get(word)?.push(words.length)
        words.push(word)
        pages.push(page)
        indexes.push(index)
      }
    })
  }
  return { words, pages, indexes, places }
}

/** Where most of the phrase's words stand in their order. Places are tried where its rarest words stand. */
function findPhrase(phrase: readonly string[], { words, places }: Printed): Found {
  const anchors = phrase
    .map((word, offset) => ({ offset, at: places.get(word) ?? [] }))
    .filter(({ at }) => at.length > 0)
    .sort((a, b) => a.at.length - b.at.length)
    .slice(0, FEW_WORDS)
  const starts = new Set(anchors.flatMap(({ offset, at }) => at.map(place => place - offset)))
  if (starts.size > MOST_PLACES) return { share: IN_PART, length: phrase.length }
  let best: Found = { share: 0, length: phrase.length }
  for (const start of starts) {
    const share = shareAt(phrase, words, start)
    const from = Math.max(0, start)
    const to = start + phrase.length - 1
    if (share > best.share && from < words.length && to >= 0 && to < words.length)
      best = { share, length: phrase.length, at: { from, to } }
  }
  return best
}

// Given up as soon as too few can be right, so that a long paper costs time in proportion to its length.
function shareAt(phrase: readonly string[], words: readonly string[], start: number): number {
  const mostWrong = phrase.length * (1 - IN_PART)
  let wrong = 0
  for (let offset = 0; offset < phrase.length && wrong <= mostWrong; offset += 1) {
    const printed = words[start + offset]
    const wanted = phrase[offset]!
    if (printed === undefined || (printed !== wanted && !isMisreading(printed, wanted))) wrong += 1
  }
  return wrong <= mostWrong ? 1 - wrong / phrase.length : 0
}

function evidenceOf(text: ReadText, { pages, indexes }: Printed, { from, to }: NonNullable<Found['at']>) {
  const last = pages[to] === pages[from] ? to : from
  return evidenceOfWords(text, pages[from]!, indexes[from]!, indexes[last]!)
}
