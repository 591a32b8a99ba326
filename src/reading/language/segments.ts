import type { Atom } from './atoms.ts'
import {
  AUXILIARIES,
  CONDITIONS,
  CONNECTORS,
  DETERMINERS,
  MODALS,
  NEGATORS,
  PRONOUNS,
  TAKES_A_CLAUSE,
  TIMES,
} from './function-words.ts'

/** A stretch of a sentence that is asserted, denied or made a condition as one. */
export interface Segment {
  readonly from: number
  /** After its last atom. */
  readonly to: number
  readonly conditional: boolean
  /** Has no verb of its own, so that a "not" or "may" before it still holds: "will not sue, garnish or arrest". */
  readonly inherits: boolean
}

const MARKS: ReadonlySet<string> = new Set([',', ';', ':', '(', ')', '—', '.', '!', '?', '•', '|'])
const FULL_STOPS: ReadonlySet<string> = new Set([';', ':', '.', '!', '?', '—', '•', '|'])

interface Opening {
  readonly at: number
  readonly conditional: boolean
  /** Whether a segment without its own verb may inherit here. */
  readonly afterComma: boolean
}

/** The segments of a sentence, in order, without gaps. Linear. */
export function segmentsOf(atoms: readonly Atom[]): readonly Segment[] {
  const openings = openingsOf(atoms)
  let previousConditional = false
  return openings.map((opening, k) => {
    const to = openings[k + 1]?.at ?? atoms.length
    const bare = opening.afterComma && !hasOwnVerb(atoms, opening.at, to)
    const listGoesOn = bare && previousConditional && !opening.conditional && goesOn(atoms, openings, k)
    const conditional = opening.conditional || listGoesOn
    const inherits = k > 0 && bare && !(previousConditional && !conditional)
    previousConditional = conditional
    return { from: opening.at, to, conditional, inherits }
  })
}

/** One for each atom inside a condition, else nought. */
export function conditionsIn(segments: readonly Segment[], length: number): Uint8Array {
  const result = new Uint8Array(length)
  for (const { from, to, conditional } of segments) if (conditional) result.fill(1, from, to)
  return result
}

// "If you are sued, garnished or arrested, call us": a bare piece after a condition belongs to it when a main clause follows
function goesOn(atoms: readonly Atom[], openings: readonly Opening[], k: number): boolean {
  const next = openings[k + 1]
  if (!next || next.conditional || FULL_STOPS.has(atoms[next.at - 1]?.norm ?? '')) return false
  const after = openings[k + 2]?.at ?? atoms.length
  return next.at - openings[k]!.at <= 6 && hasOwnVerb(atoms, next.at, after)
}

function openingsOf(atoms: readonly Atom[]): Opening[] {
  const openings: Opening[] = [{ at: 0, conditional: isConditionAt(atoms, 0), afterComma: false }]
  for (let i = 1; i < atoms.length; i += 1) {
    const current = openings.at(-1)!
    const opening = openingAt(atoms, i, current)
    if (opening && opening.at > current.at) openings.push(opening)
  }
  return openings
}

function openingAt(atoms: readonly Atom[], i: number, current: Opening): Opening | undefined {
  const { norm } = atoms[i]!
  if (isConditionAt(atoms, i)) return { at: i, conditional: true, afterComma: false }
  const before = atoms[i - 1]!
  if (isMark(atoms, i - 1)) return { at: i, conditional: false, afterComma: !FULL_STOPS.has(before.norm) }
  if (CONNECTORS.has(norm)) return { at: i, conditional: false, afterComma: false }
  if (
    (norm === 'and' || norm === 'or' || norm === 'then' || norm === 'nor') &&
    ownVerbSoon(atoms, i) &&
    !isSubjectList(atoms, i, current)
  ) {
    return { at: i, conditional: false, afterComma: false }
  }
  return current.conditional || TIMES.has(atoms[current.at]!.norm) ? mainClauseAt(atoms, i, current) : undefined
}

// a hyphen inside a printed word joins; a dash between words parts
function isMark(atoms: readonly Atom[], i: number): boolean {
  const { norm, firstWord } = atoms[i]!
  if (MARKS.has(norm)) return true
  return norm === '-' && atoms[i - 1]?.lastWord !== firstWord && atoms[i + 1]?.firstWord !== firstWord
}

function isConditionAt(atoms: readonly Atom[], i: number): boolean {
  const norm = normAt(atoms, i)
  if (CONDITIONS.has(norm)) return true
  if (TIMES.has(norm)) return !isOurAct(atoms, i + 1) && !isAdverb(atoms, i)
  const next = normAt(atoms, i + 1)
  const head = i === 0 || isMark(atoms, i - 1) || /^(?:or|and)$/.test(normAt(atoms, i - 1))
  switch (norm) {
    case 'should':
    case 'had':
      return head && (PRONOUNS.has(next) || DETERMINERS.has(next))
    case 'in':
      return /^(?:event|case)$/.test(next === 'the' ? normAt(atoms, i + 2) : next)
    case 'as':
      return /^(?:long|soon)$/.test(next) && normAt(atoms, i + 2) === 'as' && !isOurAct(atoms, i + 3)
    case 'to':
      return next === 'the' && normAt(atoms, i + 2) === 'extent'
    case 'provided':
      return next === 'that' || (head && i > 0)
    case 'where':
      return head && next !== ''
    default:
      return false
  }
}

// "when we sue" presupposes the suit; "when you are sued" does not
function isOurAct(atoms: readonly Atom[], i: number): boolean {
  return /^(?:we|our|i|they)$/.test(normAt(atoms, i))
}

// "after that we will", "until then you may", "there(after)": a time, and the clause after it is the main one
function isAdverb(atoms: readonly Atom[], i: number): boolean {
  const after = normAt(atoms, i + 2)
  const goesOn =
    after === ',' || after === 'there' || [PRONOUNS, DETERMINERS, NEGATORS, MODALS].some(set => set.has(after))
  return (
    (/^(?:that|this|which|then)$/.test(normAt(atoms, i + 1)) && goesOn) ||
    /^(?:there|here|where)$/.test(normAt(atoms, i - 1))
  )
}

function normAt(atoms: readonly Atom[], i: number): string {
  return atoms[i]?.norm ?? ''
}

function hasOwnVerb(atoms: readonly Atom[], from: number, to: number): boolean {
  for (let i = from; i < Math.min(to, from + 10); i += 1) {
    const { norm } = atoms[i]!
    if (MODALS.has(norm) || AUXILIARIES.has(norm)) return true
    if (i === from && SUBJECTS.has(norm)) return true
    if (i === from + 1 && SUBJECTS.has(norm) && (SUBJECT_ONLY.has(norm) || leadsClause(atoms[from]!.norm))) return true
    if (i - from <= 1 && IMPERATIVES.has(norm)) return true
  }
  return false
}

const SUBJECTS: ReadonlySet<string> = new Set(['we', 'they', 'he', 'she', 'it', 'i', 'you', 'this', 'that'])
const SUBJECT_ONLY: ReadonlySet<string> = new Set(['we', 'they', 'he', 'she', 'i'])
const LEADS: ReadonlySet<string> = new Set(
  'and or but nor yet so then now today tomorrow otherwise once also instead because while as when if since though although still soon here there'.split(
    ' ',
  ),
)

// "so you" begins a clause; in "sue you" the person is the object
function leadsClause(norm: string): boolean {
  return LEADS.has(norm) || norm.endsWith('ly')
}

const IMPERATIVES: ReadonlySet<string> = new Set(
  'please call pay contact send tell write do let keep speak ask see act expect kiss get go come just simply remember mail'.split(
    ' ',
  ),
)

// "No costs or fees are included": what came before has no verb yet, so the list is the subject
function isSubjectList(atoms: readonly Atom[], i: number, current: Opening): boolean {
  return NEGATORS.has(atoms[current.at]!.norm) && !hasOwnVerb(atoms, current.at, i)
}

// "and we will", "or your wages will", "and will": a clause with its own verb begins
function ownVerbSoon(atoms: readonly Atom[], i: number): boolean {
  for (let k = i + 1; k <= i + 4; k += 1) {
    const norm = atoms[k]?.norm
    if (norm === undefined || MARKS.has(norm)) return false
    if (MODALS.has(norm) || AUXILIARIES.has(norm)) return true
    if (k === i + 1 && (norm === 'we' || norm === 'they' || norm === 'you' || norm === 'i')) return true
  }
  return false
}

// "If you do not pay your wages will be garnished": a new subject and its modal open the main clause without a comma
function mainClauseAt(atoms: readonly Atom[], i: number, current: Opening): Opening | undefined {
  const { norm } = atoms[i]!
  if (MODALS.has(norm)) {
    const subject = subjectBefore(atoms, i)
    return subject > current.at + 1 ? { at: subject, conditional: false, afterComma: false } : undefined
  }
  if (AUXILIARIES.has(norm) && isSecondVerb(atoms, i, current)) {
    const subject = subjectBefore(atoms, i)
    const relative = /^(?:who|which|that|what)$/.test(atoms[subject]!.norm)
    return subject > current.at + 1 && !relative ? { at: subject, conditional: false, afterComma: false } : undefined
  }
  if (DETERMINERS.has(norm) && i >= current.at + 2 && saysWhen(atoms[i - 1]!)) {
    return { at: i, conditional: false, afterComma: false }
  }
  const opener = atoms[current.at]!.norm
  if (opener === 'absent' && DETERMINERS.has(norm) && i >= current.at + 2 && !NOT_AN_END.has(atoms[i - 1]!.norm))
    return { at: i, conditional: false, afterComma: false }
  const afterPassive =
    norm === 'you' &&
    (AUXILIARIES.has(normAt(atoms, i - 2)) || normAt(atoms, current.at + 1) === 'you' || PLAIN_TIMES.has(opener))
  const isSubject =
    afterPassive || norm === 'we' || norm === 'they' || norm === 'it' || norm === 'he' || norm === 'she' || norm === 'i'
  const before = atoms[i - 1]!
  const free = before.kind !== 'word' || !(TAKES_A_CLAUSE.has(before.lemma) || NOT_AN_END.has(before.norm))
  return isSubject && i >= current.at + (saysWhen(before) ? 2 : 3) && free
    ? { at: i, conditional: false, afterComma: false }
    : undefined
}

/** May stand before a noun alone: "upon assignment your defenses were lost". */
const PLAIN_TIMES: ReadonlySet<string> = new Set(['upon', 'after'])

// "Once it was sold your rights were lost": the condition had its verb already
function isSecondVerb(atoms: readonly Atom[], i: number, current: Opening): boolean {
  const isFinite = (k: number): boolean => MODALS.has(normAt(atoms, k)) || AUXILIARIES.has(normAt(atoms, k))
  if (isFinite(i - 1)) return false
  if (PLAIN_TIMES.has(normAt(atoms, current.at))) return true
  for (let k = current.at + 1; k < i - 1; k += 1) if (isFinite(k)) return true
  return false
}

// "unless you pay today your wages …": after a time or an amount a new subject begins
function saysWhen({ kind, norm }: Atom): boolean {
  return kind === 'date' || kind === 'duration' || kind === 'money' || WHEN.has(norm)
}

const WHEN: ReadonlySet<string> = new Set(
  'today now tomorrow tonight immediately promptly soon monday tuesday wednesday thursday friday saturday sunday noon full once'.split(
    ' ',
  ),
)
const NOT_AN_END: ReadonlySet<string> = new Set(
  'that which who as and or whether because how what why where when amount information letter time date address money than like before after until of to with for from by about if unless'.split(
    ' ',
  ),
)

// the word that begins the subject of the modal at `i`
function subjectBefore(atoms: readonly Atom[], i: number): number {
  for (let k = i - 1; k >= i - 4 && k > 0; k -= 1) {
    const { norm, kind } = atoms[k]!
    if (DETERMINERS.has(norm) || PRONOUNS.has(norm)) return k
    if (kind !== 'word') return k + 1
  }
  return i - 1
}
