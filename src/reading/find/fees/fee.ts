import type { ChargedFee } from '#law/statements.ts'
import type { ReadText } from '#reading/find/finder.ts'
import { proof } from '#reading/find/statement.ts'
import type { Atom } from '#reading/language/atoms.ts'
import { compilePhrase, findPhrase, printed, type Phrase, type PhraseMatch } from '#reading/language/find-phrases.ts'
import { cents } from '#units/cents.ts'

export type FeeFinder = (text: ReadText) => readonly ChargedFee[]

/** How far from its label a fee's figure may stand, in words. */
const REACH = 12

/** Fees with a figure: a label alone, or a fee of nothing, charges no one. */
export function feeFinder(phrase: Phrase): FeeFinder {
  const compiled = compilePhrase(phrase)
  return text =>
    findPhrase(compiled, text.sentences).flatMap(found => {
      const fee = figuresOf(found)
      return fee ? [{ label: labelOf(found), ...fee, evidence: [proof(text, found)] }] : []
    })
}

function labelOf({ sentence, match }: PhraseMatch): string {
  return printed(sentence.atoms.slice(match.from, match.to + 1).filter(atom => atom.kind === 'word'))
}

function figuresOf({ sentence, match }: PhraseMatch): Pick<ChargedFee, 'amount' | 'percent'> | undefined {
  const amount = nearest(sentence.atoms, match, 'money')?.value
  const percent = nearest(sentence.atoms, match, 'percent')?.value
  if (!amount && !percent) return undefined
  return { ...(amount ? { amount: cents(amount) } : {}), ...(percent ? { percent } : {}) }
}

// after its label first, as in a table row; else before it
function nearest(atoms: readonly Atom[], { from, to }: PhraseMatch['match'], kind: Atom['kind']): Atom | undefined {
  const within = atoms.slice(from, to + 1 + REACH).find(atom => atom.kind === kind)
  return within ?? atoms.slice(Math.max(0, from - REACH), from).findLast(atom => atom.kind === kind)
}
