import type { Modality } from '#law/statements.ts'
import type { Atom } from './atoms.ts'
import { conceptsIn } from './concept-index.ts'
import { isDenied } from './denial.ts'
import { framedIn, type Framing } from './framing.ts'
import { CONDITIONS, TIMES } from './function-words.ts'
import type { Pattern } from './pattern-syntax.ts'
import { firstMatch, matchPattern, pattern, type Marked, type Match } from './pattern.ts'
import type { Sentence } from './sentences.ts'
import { stancesOf, type Stance } from './stance.ts'
import { candidatesIn, classesOfSentence, mayMatch, type Indexed } from './text-index.ts'

/** A way of saying something, as patterns of words. One sentence is looked at; `unlessNearby` also looks at the sentences
 *  before and after it, `unlessBefore` at the one before. */
export interface Phrase {
  readonly any: readonly string[]
  /** Count even when denied or put as a condition: "to avoid being sued", "if you do not want to be arrested". */
  readonly implied?: readonly string[]
  readonly unless?: readonly string[]
  readonly unlessNearby?: readonly string[]
  readonly unlessBefore?: readonly string[]
  /** `asserted` (default): not denied and not merely a condition. `undenied`: a condition counts too. `any`: however it
   *  stands. */
  readonly stance?: Standing
  /** Only these modalities count; default all. */
  readonly modality?: readonly Modality[]
  /** With one of these in the sentence, or in the one before, the thing hangs on a court: its modality is `conditional`. */
  readonly conditionalIf?: readonly string[]
  /** Sentences about the law, rights, others' words and questions are passed over, but for these. */
  readonly framings?: readonly Framing[]
  /** "You will not be arrested if you pay": denied on condition of payment is as good as said. */
  readonly deniedIfPaid?: boolean
}

export type Standing = 'asserted' | 'undenied' | 'any'

export interface CompiledPhrase {
  readonly any: readonly Pattern[]
  readonly implied: readonly Pattern[]
  readonly unless: readonly Pattern[]
  readonly unlessNearby: readonly Pattern[]
  readonly unlessBefore: readonly Pattern[]
  readonly stance: Standing
  readonly modality: readonly Modality[] | undefined
  readonly conditionalIf: readonly Pattern[]
  readonly framings: readonly Framing[]
  readonly deniedIfPaid: boolean
}

export function compilePhrase(phrase: Phrase): CompiledPhrase {
  return {
    any: phrase.any.map(pattern),
    implied: (phrase.implied ?? []).map(pattern),
    unless: (phrase.unless ?? []).map(pattern),
    unlessNearby: (phrase.unlessNearby ?? []).map(pattern),
    unlessBefore: (phrase.unlessBefore ?? []).map(pattern),
    stance: phrase.stance ?? 'asserted',
    modality: phrase.modality,
    conditionalIf: (phrase.conditionalIf ?? []).map(pattern),
    framings: phrase.framings ?? [],
    deniedIfPaid: phrase.deniedIfPaid ?? false,
  }
}

/** A sentence with everything the finders ask of it, worked out once. */
export interface ReadSentence extends Sentence, Marked, Indexed {
  readonly stances: readonly Stance[]
  readonly framing: Framing | undefined
  /** Where the framing ends and the writer speaks for himself; without it the framing holds for the whole sentence. */
  readonly framedUntil: number | undefined
  /** Text some law or regulator prescribes, or the model form's own words: face rules pass it over. */
  readonly boilerplate: BoilerplateKind | undefined
}

export type BoilerplateKind = 'model-form' | 'state-disclosure' | 'statutory-notice'

export interface PhraseMatch {
  readonly sentence: ReadSentence
  /** Its place among the sentences searched. */
  readonly index: number
  readonly match: Match
  readonly modality: Modality
}

export function readSentence({ atoms, page, block }: Sentence, boilerplate?: BoilerplateKind): ReadSentence {
  const concepts = conceptsIn(atoms)
  const stances = stancesOf(atoms)
  const classes = classesOfSentence(atoms, concepts)
  const marked = { atoms, page, block, concepts, stances, classes }
  const framed = framedIn(marked, match => isDenied(marked, match))
  return {
    atoms,
    page,
    block,
    concepts,
    stances,
    classes,
    framing: framed?.framing,
    framedUntil: framed?.until,
    boilerplate,
  }
}

/** Every sentence that says it, with the words that say it. Prescribed texts are passed over. */
export function findPhrase(phrase: CompiledPhrase, sentences: readonly ReadSentence[]): PhraseMatch[] {
  const implied = candidatesIn(sentences, phrase.implied)
  const plain = candidatesIn(sentences, phrase.any)
  const at = [...new Set([...plain.keys(), ...implied.keys()])].sort((a, b) => a - b)
  return at.flatMap(i => {
    const sentence = sentences[i]!
    const from = ownWordsFrom(phrase, sentence)
    if (sentence.boilerplate || from === undefined) return []
    const context = { phrase, sentence, index: i, from, hangsOnCourt: hangsOnCourt(phrase, sentences, i) }
    const found = matchIn(context, plain.get(i) ?? [], implied.get(i) ?? [])
    return found && !isExcused(phrase, sentences, i) ? [found] : []
  })
}

// from which atom on the sentence counts for the phrase; undefined: nowhere
function ownWordsFrom({ framings }: CompiledPhrase, { framing, framedUntil }: ReadSentence): number | undefined {
  return framing === undefined || framings.includes(framing) ? 0 : framedUntil
}

// "avoid arrest": the arrest is brought up, not announced
function matchIn(context: Context, plain: readonly Pattern[], implied: readonly Pattern[]): PhraseMatch | undefined {
  const asserted = matchAsserted(context, plain)
  const hinted = matchImplied(context, implied)
  if (!asserted || !hinted) return asserted ?? hinted
  return asserted.match.atoms.every(i => i >= hinted.match.from && i <= hinted.match.to) ? hinted : asserted
}

interface Context {
  readonly phrase: CompiledPhrase
  readonly sentence: ReadSentence
  readonly index: number
  /** Matches that begin before this atom are not the writer's own words. */
  readonly from: number
  readonly hangsOnCourt: boolean
}

// "If the court grants a judgment … . Your wages could then be garnished."
function hangsOnCourt(phrase: CompiledPhrase, sentences: readonly ReadSentence[], i: number): boolean {
  if (phrase.conditionalIf.length === 0) return false
  const sentence = sentences[i]!
  const before = sentences[i - 1]
  const goesOn =
    sentence.atoms.some(({ norm }) => norm === 'then') ||
    sentence.atoms.slice(0, 3).some(atom => GOES_ON.has(atom.norm))
  return isConditionedBy(phrase, sentence) || (goesOn && before !== undefined && isConditionedBy(phrase, before))
}

const GOES_ON: ReadonlySet<string> = new Set(['then', 'that', 'this', 'it', 'such', 'the', 'at'])

function isConditionedBy(phrase: CompiledPhrase, sentence: ReadSentence): boolean {
  const undenied = (match: Match): boolean => !isDenied(sentence, match)
  return (
    sentence.stances.some(stance => stance.modality === 'conditional') ||
    phrase.conditionalIf.some(one => mayMatch(one, sentence) && firstMatch(one, sentence, undenied) !== undefined)
  )
}

function isExcused(phrase: CompiledPhrase, sentences: readonly ReadSentence[], i: number): boolean {
  const says = (patterns: readonly Pattern[], other: ReadSentence | undefined): boolean =>
    other !== undefined && patterns.some(one => quickMatch(one, other) !== undefined)
  return (
    says(phrase.unless, sentences[i]) ||
    says(phrase.unlessBefore, sentences[i - 1]) ||
    [i - 1, i, i + 1].some(near => says(phrase.unlessNearby, sentences[near]))
  )
}

function matchAsserted(context: Context, patterns: readonly Pattern[]): PhraseMatch | undefined {
  const { sentence, index } = context
  for (const one of patterns) {
    const match = firstMatch(one, sentence, place => standsAs(context, place))
    if (match) return { sentence, index, match, modality: modalityAt(context, match) }
  }
  return undefined
}

function matchImplied(
  { phrase, sentence, index, from, hangsOnCourt }: Context,
  patterns: readonly Pattern[],
): PhraseMatch | undefined {
  const modality = hangsOnCourt ? 'conditional' : 'may'
  if (!isModality(phrase, modality)) return undefined
  for (const one of patterns) {
    const match = firstMatch(one, sentence, place => place.from >= from)
    if (match) return { sentence, index, match, modality }
  }
  return undefined
}

export function quickMatch(compiled: Pattern, sentence: ReadSentence): Match | undefined {
  return mayMatch(compiled, sentence) ? matchPattern(compiled, sentence) : undefined
}

function standsAs(context: Context, match: Match): boolean {
  const { phrase, sentence } = context
  if (match.from < context.from) return false
  if (phrase.stance !== 'any' && isDenied(sentence, match) && !(phrase.deniedIfPaid && hangsOnPayment(sentence)))
    return false
  if (phrase.stance === 'asserted') {
    const ownCondition = match.atoms.some(
      i => CONDITIONS.has(sentence.atoms[i]!.norm) || TIMES.has(sentence.atoms[i]!.norm),
    )
    if (!ownCondition && match.atoms.every(i => sentence.stances[i]!.inCondition)) return false
  }
  return isModality(phrase, modalityAt(context, match))
}

function isModality(phrase: CompiledPhrase, modality: Modality): boolean {
  return phrase.modality === undefined || phrase.modality.includes(modality)
}

const PAYMENT = ['@pays', '@answers'].map(pattern)

const PAY_AND = pattern('(pay|send|settle|remit|clear) ~12 (and|then) ~2 (we|our|i|you|nobody|no|none|nothing|your)')

// the condition itself must not be denied: "you will not be arrested if you do not pay" is comfort; "Pay us and you will not
// be arrested" is none
function hangsOnPayment(sentence: ReadSentence): boolean {
  if (firstMatch(PAY_AND, sentence, ({ from }) => from === 0)) return true
  return PAYMENT.some(one =>
    firstMatch(one, sentence, match =>
      match.atoms.every(i => sentence.stances[i]!.inCondition && !sentence.stances[i]!.negated),
    ),
  )
}

function modalityAt({ phrase, sentence, hangsOnCourt }: Context, match: Match): Modality {
  const stance = sentence.stances[match.atoms.at(-1)!]!
  if (hangsOnCourt || stance.modality === 'conditional') return 'conditional'
  return isDenied(sentence, match) && phrase.deniedIfPaid ? 'may' : stance.modality
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
