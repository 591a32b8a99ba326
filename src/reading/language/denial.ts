import type { Atom } from './atoms.ts'
import { AUXILIARIES, MODALS, NEGATORS } from './function-words.ts'
import { isLight, type Marked, type Match } from './pattern.ts'
import type { Stance } from './stance.ts'

/** Under a "not" that the words themselves do not hold. */
export function isDenied(sentence: Marked & { readonly stances: readonly Stance[] }, { atoms }: Match): boolean {
  const ownNegation = atoms.some(i => NEGATORS.has(sentence.atoms[i]!.norm) && !isHalfOfNoOne(sentence.atoms, i, atoms))
  if (ownNegation) return false
  return atoms.some(i => sentence.stances[i]!.negated) || isSubjectOfDenial(sentence.atoms, Math.max(...atoms))
}

// "no one loses a license" holds no "no license"
function isHalfOfNoOne(atoms: readonly Atom[], i: number, matched: readonly number[]): boolean {
  return atoms[i]!.norm === 'no' && atoms[i + 1]?.norm === 'one' && !matched.includes(i + 1)
}

const SUBJECT_REACH = 6

// "A lawsuit has not been filed", "a fee is never charged": the verb comes after the words and is denied
function isSubjectOfDenial(atoms: readonly Atom[], last: number): boolean {
  for (let i = last + 1; i <= last + SUBJECT_REACH; i += 1) {
    const atom = atoms[i]
    if (!atom || atom.norm === ',' || (atom.kind === 'punct' && !isLight(atom)) || ENDS_SUBJECT.has(atom.norm))
      return false
    if (MODALS.has(atom.norm) || AUXILIARIES.has(atom.norm)) {
      const next = atoms[i + 1]
      return next !== undefined && NEGATORS.has(next.norm) && !NO_COMFORT.has(atoms[i + 2]?.norm ?? '')
    }
  }
  return false
}

const ENDS_SUBJECT: ReadonlySet<string> = new Set(
  'that which who if unless and but or when because we you they it so until'.split(' '),
)
/** "Jail is not far off": denied only in grammar. */
const NO_COMFORT: ReadonlySet<string> = new Set(
  'far only just a an out optional negotiable pleasant fun over going the your our'.split(' '),
)
