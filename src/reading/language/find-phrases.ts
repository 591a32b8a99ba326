import type { Modality } from '#law/statements.ts'
import type { Atom } from './atoms.ts'
import { matchPattern, pattern, type Match, type Pattern } from './pattern.ts'
import type { Sentence } from './sentences.ts'
import { stancesOf, type Stance } from './stance.ts'

/** A way of saying something, as patterns of words. One sentence is looked at; `unlessNearby` also looks at the sentences
 *  before and after it. */
export interface Phrase {
  readonly any: readonly string[]
  readonly unless?: readonly string[]
  readonly unlessNearby?: readonly string[]
  /** `asserted` (default): not denied and not merely a condition. `any`: however it stands. */
  readonly stance?: 'asserted' | 'any'
  /** Only these modalities count; default all. */
  readonly modality?: readonly Modality[]
}

export interface CompiledPhrase {
  readonly any: readonly Pattern[]
  readonly unless: readonly Pattern[]
  readonly unlessNearby: readonly Pattern[]
  readonly stance: 'asserted' | 'any'
  readonly modality: readonly Modality[] | undefined
}

export function compilePhrase(phrase: Phrase): CompiledPhrase {
  return {
    any: phrase.any.map(pattern),
    unless: (phrase.unless ?? []).map(pattern),
    unlessNearby: (phrase.unlessNearby ?? []).map(pattern),
    stance: phrase.stance ?? 'asserted',
    modality: phrase.modality,
  }
}

/** A sentence with everything the finders ask of it, worked out once. */
export interface ReadSentence extends Sentence {
  readonly stances: readonly Stance[]
  /** Every lemma, exact form (`=form`) and kind (`<kind>`) in it: patterns are skipped by it. */
  readonly index: ReadonlySet<string>
  /** Text some law or regulator prescribes, or the model form's own words: face rules pass it over. */
  readonly boilerplate?: BoilerplateKind
}

export type BoilerplateKind = 'model-form' | 'state-disclosure' | 'statutory-notice'

export interface PhraseMatch {
  readonly sentence: ReadSentence
  readonly match: Match
  readonly modality: Modality
}

export function readSentence(sentence: Sentence, boilerplate?: BoilerplateKind): ReadSentence {
  const index = new Set<string>()
  for (const atom of sentence.atoms) {
    index.add(atom.lemma)
    index.add(`=${atom.norm}`)
    index.add(`<${atom.kind}>`)
  }
  return { ...sentence, stances: stancesOf(sentence.atoms), index, ...(boilerplate ? { boilerplate } : {}) }
}

/** Every sentence that says it, with the words that say it. Prescribed texts are passed over. */
export function findPhrase(phrase: CompiledPhrase, sentences: readonly ReadSentence[]): PhraseMatch[] {
  return sentences.flatMap((sentence, i) => {
    if (sentence.boilerplate) return []
    const found = matchInSentence(phrase, sentence)
    if (!found) return []
    const near = [sentences[i - 1], sentence, sentences[i + 1]].filter(other => other !== undefined)
    const excused = phrase.unlessNearby.some(one => near.some(other => quickMatch(one, other) !== undefined))
    return excused ? [] : [found]
  })
}

function matchInSentence(phrase: CompiledPhrase, sentence: ReadSentence): PhraseMatch | undefined {
  for (const one of phrase.any) {
    const match = quickMatch(one, sentence)
    if (!match || !standsAs(phrase, one, match, sentence)) continue
    if (phrase.unless.some(other => quickMatch(other, sentence) !== undefined)) return undefined
    return { sentence, match, modality: modalityAt(match, sentence) }
  }
  return undefined
}

export function quickMatch(compiled: Pattern, sentence: ReadSentence): Match | undefined {
  if (compiled.anchors && ![...compiled.anchors].some(anchor => sentence.index.has(anchor))) return undefined
  return matchPattern(compiled, sentence.atoms)
}

function standsAs(phrase: CompiledPhrase, one: Pattern, match: Match, sentence: ReadSentence): boolean {
  const stances = match.atoms.map(i => sentence.stances[i]!)
  if (phrase.stance === 'asserted') {
    if (!one.namesNegation && stances.some(stance => stance.negated)) return false
    if (!one.namesCondition && stances.every(stance => stance.inCondition)) return false
  }
  return phrase.modality === undefined || phrase.modality.includes(modalityAt(match, sentence))
}

function modalityAt(match: Match, sentence: ReadSentence): Modality {
  return sentence.stances[match.atoms.at(-1)!]!.modality
}

/** The atoms as text again, spaced as printed. */
export function printed(atoms: readonly Atom[]): string {
  return atoms
    .map((atom, i) => {
      const previous = atoms[i - 1]
      return (previous && atom.firstWord !== previous.lastWord ? ' ' : '') + atom.text
    })
    .join('')
}
