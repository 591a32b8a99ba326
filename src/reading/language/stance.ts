import type { Modality } from '#law/statements.ts'
import type { Atom } from './atoms.ts'
import { conditionsIn, segmentsOf, type Segment } from './segments.ts'
import { CONSUMER_ACTS, COURT_WORDS, FIRM_MODALS, INTENT, NEGATORS, POSSIBLE } from './function-words.ts'

/** How a word stands in its sentence. */
export interface Stance {
  /** Under a "not", "never", "no one", "without". */
  readonly negated: boolean
  /** Inside an if-, unless- or when-clause: a condition, not what is said to happen. */
  readonly inCondition: boolean
  readonly modality: Modality
  /** A damaged word stands here that may have been a "not": what the sentence says cannot be asserted. */
  readonly doubtful: boolean
}

const NEGATION_REACH = 14
const ACT_REACH = 3

/** Marks every atom of a sentence, once. Linear. */
export function stancesOf(atoms: readonly Atom[]): readonly Stance[] {
  const segments = segmentsOf(atoms)
  const inCondition = conditionsIn(segments, atoms.length)
  const negated = negationsIn(atoms, segments)
  const modality = modalitiesIn(atoms, segments)
  const onCourt = hangingOnCourt(atoms, inCondition, negated)
  const doubtful = doubtsIn(atoms, segments)
  return atoms.map((_, i) =>
    stanceOf(negated[i]!, inCondition[i]!, doubtful[i]!, onCourt[i] === 1 ? 'conditional' : modality[i]!),
  )
}

/** One or nought for each atom. */
type Marks = Uint8Array

// a court in the condition makes all of its sentence conditional; a message in small letters runs several together
function hangingOnCourt(atoms: readonly Atom[], inCondition: Marks, negated: Marks): Marks {
  const onCourt = new Uint8Array(atoms.length)
  let from = 0
  let hangs = false
  for (let i = 0; i < atoms.length; i += 1) {
    hangs ||= isCourtCondition(atoms[i]!, inCondition[i]!, negated[i]!)
    if (!ENDS_SENTENCE.has(atoms[i]!.norm) && i < atoms.length - 1) continue
    if (hangs) onCourt.fill(1, from, i + 1)
    from = i + 1
    hangs = false
  }
  return onCourt
}

const ENDS_SENTENCE: ReadonlySet<string> = new Set(['.', '!', '?'])

function doubtsIn(atoms: readonly Atom[], segments: readonly Segment[]): Marks {
  const doubtful = new Uint8Array(atoms.length)
  if (!atoms.some(atom => atom.maybeNegation)) return doubtful
  for (const { from, to } of segments)
    if (atoms.slice(from, to).some(atom => atom.maybeNegation)) doubtful.fill(1, from, to)
  return doubtful
}

const STANCES: (Stance | undefined)[] = []
const MODALITIES: readonly Modality[] = ['will', 'intends', 'may', 'conditional']

// there are few different ones: they are shared
function stanceOf(negated: number, inCondition: number, doubtful: number, modality: Modality): Stance {
  const index = MODALITIES.indexOf(modality) * 8 + negated * 4 + inCondition * 2 + doubtful
  return (STANCES[index] ??= {
    negated: negated === 1,
    inCondition: inCondition === 1,
    doubtful: doubtful === 1,
    modality,
  })
}

function isCourtCondition(atom: Atom, inCondition: number, negated: number): boolean {
  return inCondition === 1 && negated === 0 && COURT_WORDS.has(atom.norm)
}

function negationsIn(atoms: readonly Atom[], segments: readonly Segment[]): Marks {
  const negated = new Uint8Array(atoms.length)
  let left = 0
  for (const segment of segments) {
    if (!segment.inherits) left = 0
    for (let i = segment.from; i < segment.to; i += 1) {
      if (isNegator(atoms, i)) left = reachOf(atoms, i)
      else if (left > 0) left -= 1
      if (ENDS_NEGATION.has(atoms[i]!.norm)) left = 0
      if (left > 0) negated[i] = 1
    }
  }
  return negated
}

const ENDS_NEGATION: ReadonlySet<string> = new Set([
  'face',
  'risk',
  'facing',
  'else',
  'otherwise',
  'until',
  'except',
  'unless',
])

// "not only", "no later than", "no." (number), "whether or not", "small or not,", "no way around" and "no choice but to" deny nothing
function isNegator(atoms: readonly Atom[], i: number): boolean {
  const { norm } = atoms[i]!
  if (!NEGATORS.has(norm)) return false
  const next = atoms[i + 1]?.norm ?? ''
  if (['only', 'later', 'just', 'merely', 'less', 'simply', 'better', 'different'].includes(next)) return false
  if (norm === 'no' && (/^[.:#]$/.test(next) || (i > 0 && atoms[i + 1]?.kind === 'number'))) return false
  if (['choice', 'option', 'alternative', 'doubt', 'matter', 'sooner', 'wonder'].includes(next)) return false
  if (
    ['other', 'further'].includes(next) &&
    ['choice', 'option', 'alternative', 'way', 'course', 'remedy'].includes(atoms[i + 2]?.norm ?? '')
  )
    return false
  if (next === 'way' && ['around', 'round', 'past', 'out', 'but'].includes(atoms[i + 2]?.norm ?? '')) return false
  const isEither = norm === 'not' && atoms[i - 1]?.norm === 'or'
  return !(isEither && (atoms[i - 2]?.norm === 'whether' || next === ',' || next === ''))
}

// "if you do not pay", "not responding", "no payment", "without further notice" deny the consumer's own act and no more
function reachOf(atoms: readonly Atom[], i: number): number {
  const { norm } = atoms[i]!
  const next = atoms[i + 1]
  if (!next) return 1
  if (norm === 'without') return CONSUMER_ACTS.has(next.lemma) ? 2 : ACT_REACH + 1
  const verb = next.norm === 'to' ? (atoms[i + 2] ?? next) : next
  const act = CONSUMER_ACTS.has(verb.lemma) ? verb : undefined
  if (!act) return NEGATION_REACH
  if (norm === 'no') return ACT_REACH
  const subject = atoms.slice(Math.max(0, i - 4), i).findLast(atom => SUBJECTS.has(atom.norm))
  const ownAct = subject === undefined || YOU.has(subject.norm) || ALWAYS_OWN.has(act.lemma)
  return ownAct ? ACT_REACH : NEGATION_REACH
}

const YOU: ReadonlySet<string> = new Set(['you', 'debtor', 'consumer', 'who'])
const SUBJECTS: ReadonlySet<string> = new Set(
  'you we i they he she it who debtor consumer collector client creditor office agency firm company bank hospital court lawyer attorney nobody anyone'.split(
    ' ',
  ),
)
const ALWAYS_OWN: ReadonlySet<string> = new Set(['receiv', 'hear', 'heard'])

function modalitiesIn(atoms: readonly Atom[], segments: readonly Segment[]): Modality[] {
  const words = atoms.map((atom, i) => modalityWord(atoms, i, atom))
  const result: Modality[] = []
  let now: Modality = 'will'
  for (const { from, to, inherits } of segments) {
    if (!inherits) now = firstFrom(words, from, to) ?? 'will'
    for (let i = from; i < to; i += 1) result.push((now = words[i] ?? now))
  }
  return result
}

function firstFrom(words: readonly (Modality | undefined)[], from: number, to: number): Modality | undefined {
  for (let i = from; i < to; i += 1) if (words[i]) return words[i]
  return undefined
}

function modalityWord(atoms: readonly Atom[], i: number, atom: Atom): Modality | undefined {
  if (atom.kind !== 'word') return undefined
  if (FIRM_MODALS.has(atom.norm)) return atom.norm === 'will' && atoms[i + 1]?.norm === 'consider' ? 'may' : 'will'
  if (POSSIBLE.has(atom.norm)) return 'may'
  if (INTENT.has(atom.norm)) return 'intends'
  return undefined
}
