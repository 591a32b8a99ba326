import { valueOf } from '#law/fact.ts'
import type { LetterFacts } from '#law/facts.ts'
import { toDollars, type Cents } from '#units/cents.ts'
import type { CorpusLetter } from './corpus.ts'

/** One field of one letter: what was read, what is printed, and whether they are the same. */
export interface FieldResult {
  readonly field: string
  readonly read: unknown
  readonly expected: unknown
  readonly same: boolean
}

const NAMES: ReadonlySet<string> = new Set(['collector_name', 'original_creditor', 'current_creditor'])
const NUMBERS: ReadonlySet<string> = new Set(['account_number', 'reference_number'])

/** Compares the printed fields; fields the label leaves out are not asked about. */
export function compareFields({ expected }: CorpusLetter, facts: LetterFacts): FieldResult[] {
  const { fields } = expected
  if (!fields) return []
  const read = fieldsOf(facts)
  return Object.entries(read).flatMap(([field, value]) => {
    if (!(field in fields)) return []
    const wanted = fields[field] ?? null
    return [{ field, read: value, expected: wanted, same: keyOf(field, value) === keyOf(field, wanted) }]
  })
}

function fieldsOf(facts: LetterFacts): Record<string, unknown> {
  const offers = valueOf(facts.settlementOffers) ?? []
  return {
    collector_name: valueOf(facts.collectorName) ?? null,
    original_creditor: valueOf(facts.originalCreditor) ?? null,
    current_creditor: valueOf(facts.currentCreditor) ?? null,
    account_number: valueOf(facts.accountNumber) ?? null,
    reference_number: valueOf(facts.referenceNumber) ?? null,
    amount_total: dollars(valueOf(facts.currentAmount)),
    itemization: itemizationOf(facts),
    letter_date: valueOf(facts.letterDate) ?? null,
    dispute_deadline: valueOf(facts.validationEndDate) ?? null,
    phone: valueOf(facts.collectorPhone) ?? null,
    settlement_offers: offers.map(offer => ({ amount: dollars(offer.amount), deadline: offer.by ?? null })),
  }
}

// A breakdown has a start and at least one row; a lone balance on a charge-off date is none.
function itemizationOf(facts: LetterFacts): Record<string, unknown> | null {
  const rows = {
    interest: dollars(valueOf(facts.itemizedInterest)),
    fees: dollars(valueOf(facts.itemizedFees)),
    credits: dollars(valueOf(facts.itemizedPaymentsAndCredits)),
  }
  const start = {
    date: valueOf(facts.itemizationDate) ?? null,
    amount_then: dollars(valueOf(facts.itemizationDateAmount)),
  }
  const hasStart = start.date !== null || start.amount_then !== null
  return hasStart && Object.values(rows).some(row => row !== null) ? { ...start, ...rows } : null
}

function dollars(amount: Cents | undefined): number | null {
  return amount === undefined ? null : toDollars(amount)
}

// Spelling that carries no meaning is set aside: case and marks in names, the mask and "ending in" of an account number.
function keyOf(field: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(one => keyOf('offer', one)).join('; ')
  if (typeof value === 'object') return keyOfParts(value)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (field === 'phone') return text.replace(/\D/g, '')
  // a number that lost its zeros to YAML is the same number
  if (NUMBERS.has(field)) return plain(text.replace(/\bending(?: in)?\b/gi, '')).replace(/^0+/, '')
  return NAMES.has(field) ? plain(text) : text
}

const OFFER_PARTS = ['amount', 'deadline'] as const

function keyOfParts(value: object): string {
  const parts = Object.entries(value)
  const isOffer = parts.some(([name]) => name === 'deadline')
  const kept = isOffer ? parts.filter(([name]) => OFFER_PARTS.some(part => part === name)) : parts
  return kept
    .map(([name, part]) => `${name} ${JSON.stringify(part)}`)
    .sort((a, b) => a.localeCompare(b))
    .join(', ')
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\d]/gu, '')
}
