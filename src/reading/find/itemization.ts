import { known, type Evidence, type Known } from '#law/fact.ts'
import type { AmountRole } from '#law/statements.ts'
import { evidenceIn } from '#reading/run.ts'
import { cents, type Cents } from '#units/cents.ts'
import { readAmounts, type ReadAmount } from './amounts.ts'
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
  const zeros = zerosOf(text)
  for (const [role, name] of SINGLE) {
    const ofRole = rows.filter(one => one.role === role)
    const row = ofRole.find(one => one.inRow) ?? ofRole[0]
    if (row && role === 'payments-and-credits') facts[name] = together(ofRole, row)
    else if (row) facts[name] = known(row.amount, { confidence: row.confidence, evidence: row.evidence })
  }
  if (!facts.itemizedInterest) Object.assign(facts, zero('itemizedInterest', zeros.get('interest')))
  if (!facts.itemizedFees) Object.assign(facts, zero('itemizedFees', zeros.get('fees')))
  // "no payment has been received" alone is a reproach, not a row
  if (!facts.itemizedPaymentsAndCredits && (facts.itemizedInterest ?? facts.itemizedFees))
    Object.assign(facts, zero('itemizedPaymentsAndCredits', zeros.get('payments') ?? zeros.get('credits')))
  return { ...facts, ...concepts(text, zeros) }
}

type Concept = 'interest' | 'fees' | 'payments' | 'credits'
type Zeros = ReadonlyMap<Concept, Evidence>

const NEXT_TO = 3 // lines: payments and credits of one breakdown stand together

/** Payments and credits are printed as one row or as two that stand together. */
function together(rows: readonly ReadAmount[], first: ReadAmount): Known<Cents> {
  const near = rows.filter(one => one.sentence === first.sentence || Math.abs(one.line - first.line) <= NEXT_TO)
  const isOneNoted = near.every(one => one.amount === first.amount) && near.some(one => !one.inRow)
  const added = isOneNoted ? [first] : near
  return known(cents(added.reduce((so, one) => so + one.amount, 0)), {
    confidence: Math.min(...added.map(one => one.confidence)),
    evidence: added.flatMap(one => one.evidence),
  })
}

function zero(name: 'itemizedInterest' | 'itemizedFees' | 'itemizedPaymentsAndCredits', seen?: Evidence): FoundFacts {
  return seen ? { [name]: known(cents(0), { confidence: 0.9, evidence: [seen] }) } : {}
}

const CONCEPT_WORDS: readonly (readonly [Concept, string])[] = [
  ['interest', '(?:interest|finance charges?)'],
  ['fees', '(?:fees?|(?<!finance )charges|costs?)'],
  ['payments', '(?:payments?|paid)'],
  ['credits', '(?:credits?|credited|adjustments?)'],
]
/** "Interest since June 3: none", "Fees ... 0", "Fees and court costs since   add   None". */
const ZERO_ROWS = CONCEPT_WORDS.map(
  ([concept, words]) =>
    [
      concept,
      new RegExp(
        String.raw`\b${words}\b[^$;%]{0,70}?[\s:|=-](?:none|nil|zero|n\/a|0)(?:\.00)?(?=\s*(?:$|[,;|/)]|\.(?:\s|$)))`,
        'i',
      ),
    ] as const,
)
const HAS_WORDS = CONCEPT_WORDS.map(([concept, words]) => [concept, new RegExp(String.raw`\b${words}\b`, 'i')] as const)
/** "No interest, fees, payments or credits have been assessed or applied": what was, not what will be. */
const NONE_ADDED =
  /\b(?:no|nothing|neither)\b.{0,140}\b(?:(?:have|has|had|was|were) (?:been )?(?:added|charged|assessed|applied|accrued|made|received|credited|posted|recorded|taken|come in)|(?:have|has) (?:accrued|come in|changed)|since|after)\b|\b(?:there (?:have been|has been|was|were)|you (?:received|made|were given|have made)|we (?:have )?(?:added|charged|received))\b.{0,60}\b(?:no|nothing)\b/i
/** "charged no interest", "no fees, and you have paid nothing": since the day the breakdown starts from. */
const SINCE =
  /\b(?:since|after|between|added|add|charged|charges|thereafter|until now|from then|in between|to that|later|plus|less|minus|made up|consists?|composed|then and now|to date)\b/i
const NO_CONCEPT = CONCEPT_WORDS.map(
  ([concept, words]) =>
    [
      concept,
      new RegExp(
        String.raw`\b(?:no|without|zero|neither|nor|not any|nothing (?:in|for|as))\b(?: (?:new|other|further|late|additional|added|collection|any|interest|finance|fees?|charges?|costs?|payments?|credits?|and|or|nor|no|,))*,? ?\b${words}\b`,
        'i',
      ),
    ] as const,
)
const NOTHING_PAID =
  /\b(?:paid|credited|received|taken in|come in|posted) nothing\b|\bnothing (?:was |has been |had been |you )?(?:paid|credited|received)\b|\b(?:made|received|posted|recorded) no (?:payments?|credits?)\b/i
const LONGEST_CLAUSE = 260

/** What the letter says was none, in a row or in words. Only what has been: a promise for later proves nothing. */
function zerosOf(text: ReadText): Zeros {
  const zeros = new Map<Concept, Evidence>()
  for (const line of text.lines) {
    if (line.text.length > LONGEST_ROW || !/\b(?:none|nil|zero|n\/a|0)\b/i.test(line.text)) continue
    for (const [concept, row] of ZERO_ROWS)
      if (!zeros.has(concept) && row.test(line.text)) zeros.set(concept, evidenceIn(text, line))
  }
  for (const run of text.runs) {
    if (!/\b(?:no|nothing|neither|without|zero|nor)\b/i.test(run.text)) continue
    if (run.text.length <= LONGEST_CLAUSE && SINCE.test(run.text)) {
      for (const [concept, words] of NO_CONCEPT)
        if (!zeros.has(concept) && words.test(run.text)) zeros.set(concept, evidenceIn(text, run))
      if (!zeros.has('payments') && NOTHING_PAID.test(run.text)) zeros.set('payments', evidenceIn(text, run))
    }
    for (const clause of run.text.split(/[;$]/)) {
      if (clause.length > LONGEST_CLAUSE || !NONE_ADDED.test(clause)) continue
      for (const [concept, words] of HAS_WORDS)
        if (!zeros.has(concept) && words.test(clause)) zeros.set(concept, evidenceIn(text, run))
    }
  }
  return zeros
}

const LONGEST_ROW = 200 // signs
const ROW_VALUE = String.raw`\s*(?:[^$.;|]{0,60}?)(?::|since[^:]{0,40}|[-+(]|\.{3,})\s*(?:none|n\/a|\$?0|zero|not applicable|-|$)`
const CONCEPTS: readonly (readonly [Concept, RegExp])[] = [
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
function concepts(text: ReadText, zeros: Zeros): FoundFacts {
  const amounts = readAmounts(text)
  const found = CONCEPTS.filter(([concept, expression]) => {
    const role: AmountRole = concept === 'interest' || concept === 'fees' ? concept : 'payments-and-credits'
    return (
      zeros.has(concept) ||
      amounts.some(one => one.role === role) ||
      text.lines.some(line => line.text.length < LONGEST_ROW && expression.test(line.text))
    )
  })
  return { itemizedConcepts: known(found.map(([concept]) => concept)) }
}
