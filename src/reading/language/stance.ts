import type { Modality } from '#law/statements.ts'
import type { Atom } from './atoms.ts'

/** How a word stands in its sentence. */
export interface Stance {
  /** Under a "not", "never", "no one", "without". */
  readonly negated: boolean
  /** Inside an if-, unless-, when- or after-clause: a condition, not what is said to happen. */
  readonly inCondition: boolean
  readonly modality: Modality
}

const NEGATORS: ReadonlySet<string> = new Set([
  'not',
  'no',
  'never',
  'neither',
  'nor',
  'without',
  'nobody',
  'none',
  'nothing',
])
const CONDITIONS: ReadonlySet<string> = new Set([
  'if',
  'unless',
  'when',
  'until',
  'once',
  'after',
  'upon',
  'should',
  'whenever',
  'absent',
  'before',
])
const CLAUSE_ENDS: ReadonlySet<string> = new Set([',', ';', ':', '(', ')', '-', '.'])
const NEGATION_ENDS: ReadonlySet<string> = new Set([
  'but',
  'unless',
  'if',
  'when',
  'because',
  'although',
  'until',
  'however',
  'then',
  'so',
])
const FIRM: ReadonlySet<string> = new Set(['will', 'shall', 'must', 'would'])
const SOFT: ReadonlySet<string> = new Set(['may', 'might', 'could', 'can', 'possible', 'possibly', 'eligible'])
const INTENT: ReadonlySet<string> = new Set([
  'intend',
  'intends',
  'plan',
  'plans',
  'prepared',
  'preparing',
  'prepare',
  'ready',
])
const COURT_FIRST: ReadonlySet<string> = new Set(['judgment', 'judgement', 'court', 'judge'])
const NEGATION_REACH = 12

/** Marks every atom of a sentence, once. Linear. */
export function stancesOf(atoms: readonly Atom[]): readonly Stance[] {
  const negated = negations(atoms)
  const inCondition = conditions(atoms)
  const hangsOnCourt = atoms.some((atom, i) => inCondition[i] === true && COURT_FIRST.has(atom.norm))
  let modality: Modality = 'will'
  return atoms.map((atom, i) => {
    if (atom.kind === 'word') modality = nextModality(atom.norm, modality)
    if (atom.norm === ';') modality = 'will'
    return {
      negated: negated[i]!,
      inCondition: inCondition[i]!,
      modality: hangsOnCourt ? 'conditional' : modality,
    }
  })
}

function nextModality(norm: string, now: Modality): Modality {
  if (FIRM.has(norm)) return 'will'
  if (SOFT.has(norm)) return 'may'
  if (INTENT.has(norm)) return 'intends'
  return now
}

function negations(atoms: readonly Atom[]): boolean[] {
  let left = 0
  return atoms.map((atom, i) => {
    if (isNegator(atoms, i)) {
      left = NEGATION_REACH
      return true
    }
    if (CLAUSE_ENDS.has(atom.norm) || NEGATION_ENDS.has(atom.norm)) left = 0
    if (left > 0) left -= 1
    return left > 0
  })
}

// "not only", "no later than", "no." (number) and "whether or not" deny nothing
function isNegator(atoms: readonly Atom[], i: number): boolean {
  const { norm } = atoms[i]!
  if (!NEGATORS.has(norm)) return false
  const next = atoms[i + 1]?.norm
  if (next === 'only' || next === 'later') return false
  if (norm === 'no' && (next === '.' || atoms[i + 1]?.kind === 'number')) return false
  if (norm === 'not' && atoms[i - 1]?.norm === 'or' && atoms[i - 2]?.norm === 'whether') return false
  return true
}

function conditions(atoms: readonly Atom[]): boolean[] {
  let inside = false
  return atoms.map((atom, i) => {
    if (CONDITIONS.has(atom.norm) && !isPlainAfter(atoms, i)) inside = true
    else if (CLAUSE_ENDS.has(atom.norm) || (inside && opensMainClause(atoms, i))) inside = false
    return inside
  })
}

// "should" opens a condition only at the head of a clause: "Should you fail to pay"
function isPlainAfter(atoms: readonly Atom[], i: number): boolean {
  return atoms[i]!.norm === 'should' && i > 0 && atoms[i - 1]!.kind !== 'punct'
}

// "If you do not pay we will …": a subject and a modal open the main clause without a comma
function opensMainClause(atoms: readonly Atom[], i: number): boolean {
  const subject = /^(?:we|you|it|they|our|this|i)$/.test(atoms[i]!.norm)
  const modal = atoms.slice(i + 1, i + 4).find(atom => FIRM.has(atom.norm) || SOFT.has(atom.norm))
  const openedRecently = atoms.slice(Math.max(0, i - 1), i).some(atom => CONDITIONS.has(atom.norm))
  return subject && modal !== undefined && !openedRecently
}
