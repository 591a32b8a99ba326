import { known } from '#law/fact.ts'
import type { AmountRole } from '#law/statements.ts'
import { readAmounts } from './amounts.ts'
import type { FoundFacts, ReadText } from './finder.ts'

const SINGLE: readonly (readonly [
  AmountRole,
  'itemizationDateAmount' | 'itemizedInterest' | 'itemizedFees' | 'itemizedPaymentsAndCredits',
])[] = [
  ['on-itemization-date', 'itemizationDateAmount'],
  ['interest', 'itemizedInterest'],
  ['fees', 'itemizedFees'],
  ['payments-and-credits', 'itemizedPaymentsAndCredits'],
]

/** The rows that lead from the itemization date to today. Rows of several accounts are not added up here. */
export function findItemization(text: ReadText): FoundFacts {
  const facts: FoundFacts = {}
  const rows = readAmounts(text).filter(one => one.account === undefined)
  for (const [role, name] of SINGLE) {
    const ofRole = rows.filter(one => one.role === role)
    const row = ofRole.find(one => one.inRow) ?? ofRole[0]
    if (row) facts[name] = known(row.amount, { confidence: row.confidence, evidence: row.evidence })
  }
  return { ...facts, ...concepts(text) }
}

const ROW_VALUE = String.raw`\s*(?:[^$.;|]{0,60}?)(?::|since[^:]{0,40}|[-+(]|\.{3,})\s*(?:none|n\/a|\$?0|zero|not applicable|-|$)`
const CONCEPTS: readonly (readonly ['interest' | 'fees' | 'payments' | 'credits', RegExp])[] = [
  ['interest', new RegExp(String.raw`\binterest\b${ROW_VALUE}|charged this amount in interest|cantidad en inter`, 'i')],
  ['fees', new RegExp(String.raw`\b(?:fees?|costs)\b${ROW_VALUE}|charged this amount in fees|cantidad en cargos`, 'i')],
  [
    'payments',
    new RegExp(String.raw`\bpayments?\b${ROW_VALUE}|paid or were credited this amount|pag[óo] (?:y|o) se le`, 'i'),
  ],
  [
    'credits',
    new RegExp(String.raw`\bcredits?\b${ROW_VALUE}|paid or were credited this amount|pag[óo] (?:y|o) se le`, 'i'),
  ],
]

/** Which of interest, fees, payments and credits the letter sets out, with a figure or with "none". */
function concepts(text: ReadText): FoundFacts {
  const amounts = readAmounts(text)
  const found = CONCEPTS.filter(([concept, expression]) => {
    const role: AmountRole = concept === 'interest' || concept === 'fees' ? concept : 'payments-and-credits'
    return (
      amounts.some(one => one.role === role) ||
      text.lines.some(line => line.text.length < 200 && expression.test(line.text))
    )
  })
  return { itemizedConcepts: known(found.map(([concept]) => concept)) }
}
