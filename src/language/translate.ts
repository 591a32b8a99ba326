import { dayNamed, ENGLISH_DAY, longDateIn } from './dates.ts'
import type { Catalog, Language } from './language.ts'

/** Says finished English in the catalogue's language: whole texts, else sentence by sentence. What no phrase fits stays
 *  as it is. */
export type Translate = (text: string) => string

interface Pattern {
  readonly words: RegExp
  readonly names: readonly string[]
  readonly translation: string
  /** How many letters are fixed: of two that fit, the one that says more is meant. */
  readonly fixed: number
}

// Not after an initial nor after a short word of a citation: "N.Y. Gen. Oblig. Law", "No. 4".
const SENTENCE_END =
  /(?<=[.?!…][”"’)]?)(?<!\b(?:\p{Lu}|Civ|Gen|Code|Stat|Ann|Rev|Art|No|Inc|Co|Corp|Oblig|Proc|Com|Bus|Fin|Prac|Rem|St|Mr|Mrs|Ms|Dr|v|vs|Cir|Cal|Tex|Fla|Ga|Ala|Ark|Ariz|Colo|Conn|Del|Ill|Ind|Kan|La|Mass|Md|Mich|Minn|Miss|Mont|Neb|Nev|Okla|Or|Pa|Tenn|Va|Vt|Wash|Wis|Wyo|Ct|Dec|Reg|Sec|Lab|Prof|Jud|Cts|Sup|cc?|ch|art|sec|no|subd)\.)\s+(?=[\p{Lu}\p{Co}\d“"¿$(])/u

// A value is a day, else it stays within its sentence: no pattern swallows the next one.
const VALUE = `(${ENGLISH_DAY}|(?:(?!${SENTENCE_END.source}).)+?)`

/** The law and the letters think in English alone. What they composed is said in Spanish by the phrases it was composed
 *  of: a key with values, such as `Pay by {date}.`, also fits the sentence it became.
 *  @param composed phrases that finished texts are made of
 *  @param pages phrases of pages, which stand for whole texts alone
 *  @example translator('es', { 'Pay by {date}.': 'Pague antes del {date}.' })('Pay by Nov 21, 2026.')
 *  // 'Pague antes del 21 de noviembre de 2026.' */
export function translator(language: Language, composed: Catalog, pages: Catalog = {}): Translate {
  const value = (text: string): string => dayIn(language, text) ?? whole(text) ?? text
  const whole = fitting({ ...withoutValues(pages), ...composed }, value)
  return text =>
    whole(text) ??
    text
      .split('\n')
      .map(line => whole(line) ?? sentencesOf(line).map(value).join(' '))
      .join('\n')
}

/** The same for a text that may not be said by half: undefined unless every sentence is known and every value is a day, a
 *  phrase, or no words at all. Characters of the private use area stand for what is in no language.
 *  @example fullTranslator('es', { 'Pay by {date}.': 'Pague antes del {date}.' })('Pay by Friday.') // undefined */
export function fullTranslator(
  language: Language,
  composed: Catalog,
  pages: Catalog = {},
): (text: string) => string | undefined {
  const value = (text: string): string | undefined =>
    dayIn(language, text) ?? whole(text) ?? (hasWords(text) ? undefined : text)
  const whole = fitting({ ...withoutValues(pages), ...composed }, value)
  return text => {
    const sentences = whole(text) ?? sentencesOf(text).map(value)
    if (typeof sentences === 'string') return sentences
    return sentences.includes(undefined) ? undefined : sentences.join(' ')
  }
}

function dayIn(language: Language, text: string): string | undefined {
  const date = dayNamed(text)
  return date && longDateIn(language, date)
}

/** Whether there is more than sums, numbers and sections of law.
 *  @example hasWords('15 U.S.C. § 1692g(b)') // false */
function hasWords(text: string): boolean {
  return /\p{L}{2}/u.test(text.replace(/\([a-z]+\)/gi, ''))
}

type Value = (text: string) => string | undefined

/** Says a whole text by the phrase it is or fits; undefined when there is none, or none whose values can be said. */
function fitting(catalog: Catalog, value: Value): Value {
  const patterns = byFirstWord(catalog)
  return text => {
    if (Object.hasOwn(catalog, text)) return catalog[text]
    const candidates = [...(patterns.get(firstWord(text)) ?? []), ...(patterns.get('') ?? [])]
    for (const { words, names, translation } of candidates.toSorted((a, b) => b.fixed - a.fixed)) {
      const values = words.exec(text)?.slice(1).map(value)
      if (!values || values.includes(undefined)) continue
      return translation.replace(/\{(\w+)\}/g, (_, name: string) => values[names.indexOf(name)] ?? '')
    }
    return undefined
  }
}

/** A page's phrase with values, such as `{from} to {until}`, would fit half the sentences of the law and mangle them. */
function withoutValues(catalog: Catalog): Catalog {
  return Object.fromEntries(Object.entries(catalog).filter(([phrase]) => !phrase.includes('{')))
}

function byFirstWord(catalog: Catalog): ReadonlyMap<string, readonly Pattern[]> {
  const found = new Map<string, Pattern[]>()
  for (const [phrase, translation] of Object.entries(catalog)) {
    const parts = phrase.split(/\{(\w+)\}/)
    if (parts.length === 1) continue
    const fixed = parts.filter((_, index) => index % 2 === 0)
    const word = firstWord(fixed[0]!)
    const source = fixed.map(part => part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join(VALUE)
    const pattern = {
      words: new RegExp(`^${source}$`, 'su'),
      names: parts.filter((_, index) => index % 2 === 1),
      translation,
      fixed: fixed.join('').length,
    }
    found.set(word, [...(found.get(word) ?? []), pattern])
  }
  return found
}

/** Up to the first space; nothing when a value stands before it. */
function firstWord(text: string): string {
  return /^\S+(?=\s)/.exec(text)?.[0] ?? ''
}

/** A text's sentences, in order.  @example sentencesOf('Stop. Do not pay.') // ['Stop.', 'Do not pay.'] */
export function sentencesOf(text: string): readonly string[] {
  return text.split(SENTENCE_END)
}
