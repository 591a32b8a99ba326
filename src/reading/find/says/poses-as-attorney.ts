import { proof, type StatementFinder } from '#reading/find/statement.ts'
import { compilePhrase, findPhrase, quickMatch } from '#reading/language/find-phrases.ts'
import { pattern } from '#reading/language/pattern.ts'

const SAYS = compilePhrase({
  any: [
    '(pre-litigation|prelitigation|litigation|legal|attorney|lawyer|legal affairs|law) ~1 (department|dept|division|unit|administrator|office|bureau|section|staff|assistant|group|desk|team)',
    '(attorney|lawyer|counsel|attorneys|lawyers) ~1 (review|unit|department|office|team|desk) ~1 (department|unit)?',
    '(general|staff|corporate|in-house|senior|legal|associate|chief) (counsel|attorney|lawyer|attorneys|lawyers)',
    '(esq|esquire|j . d|j.d|jd)',
    '(our|in-house|staff) ~2 (attorney|lawyer|counsel|attorneys|lawyers) ~4 (review|reviewed|have|has|determine|examined|decide|believe|conclude|advise|prepared|studied|found)',
    '(i|we) (am|are|be) ~2 (the|your|an|a)? ~2 (attorney|lawyer|counsel|attorneys|lawyers)',
    '(as|acting as) ~1 (counsel|attorney|attorneys|lawyer|legal counsel|lawyers) ~2 (for|to|of)',
    '(attorneys|attorney) at law',
    'legal opinion',
    '(refer|referred|sent|assigned|forwarded) ~3 to ~1 me ~3 legal',
    'legal review',
    '(my|our) ~1 (law|legal) (practice|colleagues|partners)',
    'call ~2 our (attorney|lawyer)',
  ],
  unless: [
    '(refer|forward|place|hire|retain|send|hand|turn|transfer) ~8 (attorney|lawyer|counsel|legal)',
    '(your|you|a|an|own|any|consult|hire|have) ~2 (attorney|lawyer|counsel)',
    '(legal aid|legal services|legal advice)',
    'not ~4 (attorney|lawyer|law firm|attorneys)',
    'no attorney',
    'power of attorney',
    'district attorney',
    'attorney general',
    '(attorney|lawyer|legal) ~1 fee',
    'legal process for',
    'pre-legal',
    'prelegal',
    '(civil|legal) (action|proceeding)',
  ],
  framings: ['law', 'right'],
})

/** A real law firm, or a lawyer with a bar number, does not pose. */
const REAL = [
  'law (office|offices|firm|group)',
  'bar ~1 (no|number|#|card|roll)',
  'state bar',
  '(p . c|p.c|pllc|l.l.p|llp|p.a|plc|p.l.l.c)',
].map(pattern)
/** "Attorneys at Law" over the name of a collection agency does. */
const AGENCY = [
  '(collection|recovery) (agency|company|bureau)',
  '(collections|recovery|recoveries|receivables|adjusters|adjustment) (inc|llc|corp|co|company|services)',
  'be ~2 debt collector',
].map(pattern)

export const posesAsAttorney: StatementFinder = text => {
  const isFirm = text.sentences.some(sentence => REAL.some(one => quickMatch(one, sentence) !== undefined))
  const isAgency = text.sentences.some(sentence => AGENCY.some(one => quickMatch(one, sentence) !== undefined))
  if (isFirm && !isAgency) return []
  return findPhrase(SAYS, text.sentences).map(found => ({ says: 'poses-as-attorney', evidence: [proof(text, found)] }))
}
