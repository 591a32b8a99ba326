import type { ChargedFee } from '#law/statements.ts'
import type { ReadText } from '#reading/find/finder.ts'
import { proof } from '#reading/find/statement.ts'
import type { Atom } from '#reading/language/atoms.ts'
import { compilePhrase, findPhrase, printed, type Phrase, type PhraseMatch } from '#reading/language/find-phrases.ts'
import { cents } from '#units/cents.ts'

/** A charge there was and is no more. */
export const TAKEN_OFF = [
  '(we|i|has|have|been|was|were|are|is) ~2 (=taken off|=took off|=struck|=removed|=dropped|=refunded|=reversed|=deleted|=withdrawn|=cancelled|=canceled|=backed out|=written off|=credited back) ~6 (<money>|<percent>|fee|charge|cost|line)',
  '(fee|charge|surcharge|cost|commission) (=has|=have|=was|=were|=is) ~1 (=removed|taken off|=struck|=reversed|=waived|=refunded|=credited|=dropped|=deleted|=cancelled|=canceled|=abolished|=gone)',
  '(never should|should never|should not) have been ~1 (there|added|charged|put|billed|on)',
  '(put|added|charged|billed|applied|posted) ~2 (on|to|there)? ~3 (by mistake|in error|wrongly|mistakenly|by accident)',
  '(done away with|do away with|did away with|abolish|abolished|scrapped|discontinued|got rid of|given up) ~6 (fee|charge|<money>|<percent>|surcharge)',
]

export type FeeFinder = (text: ReadText) => readonly ChargedFee[]

/** How far from its label a fee's figure may stand, in words. */
const REACH = 12

/** Beyond this no way of paying costs, and no letter: in cents, and in percent. */
const MOST_HINTED = { amount: 5_000, percent: 50 }
const NONE: Phrase = { any: [] }

/** Fees with a figure: a label alone, or a fee of nothing, charges no one. `surely` says in words that one is charged;
 *  `hints` counts for small figures only, and is marked as a hint. */
export function feeFinder(phrase: Phrase, { surely = NONE, hints = NONE }: Partial<Ways> = {}): FeeFinder {
  const compiled = compilePhrase(phrase)
  const charged = compilePhrase(surely)
  const hinting = compilePhrase(hints)
  return text => {
    const told = new Set(findPhrase(charged, text.sentences).map(({ sentence }) => sentence))
    const sure = findPhrase(compiled, text.sentences).flatMap(found => {
      const fee = figuresOf(found) ?? (told.has(found.sentence) ? {} : undefined)
      return fee ? [{ label: labelOf(found), ...fee, evidence: [proof(text, found)] }] : []
    })
    if (sure.length > 0) return sure
    return findPhrase(hinting, text.sentences).flatMap(found => {
      const fee = figuresOf(found)
      if (!fee || (fee.amount ?? 0) > MOST_HINTED.amount || (fee.percent ?? 0) > MOST_HINTED.percent) return []
      return [{ label: labelOf(found), ...fee, isHinted: true as const, evidence: [proof(text, found)] }]
    })
  }
}

interface Ways {
  readonly surely: Phrase
  readonly hints: Phrase
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
