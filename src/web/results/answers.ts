import type { PlainPhrase } from '#language/phrase.ts'
import { said } from '#web/language.tsx'
import { STATE_CODES, stateName } from '#units/state-code.ts'

export type Answer = string | number | boolean | null | readonly ListEntry[]
export type ListEntry = string | Readonly<Record<string, string>>

interface Option {
  readonly value: string
  readonly label: string
}

export function sayOption({ label }: Option): string {
  return said(label)
}

/** A field of one entry in a list of things that happened. */
export interface EntryField {
  readonly name: string
  readonly label: PlainPhrase
  readonly options?: readonly Option[]
  readonly optional?: true
}

export type AnswerControl =
  | { readonly kind: 'date' }
  | { readonly kind: 'yes-no' }
  | { readonly kind: 'number'; readonly unit: PlainPhrase }
  | { readonly kind: 'text' }
  | { readonly kind: 'time' }
  | { readonly kind: 'choice'; readonly options: readonly Option[] }
  /** Each entry has these fields; an entry of one field is sent as its bare value. */
  | { readonly kind: 'list'; readonly fields: readonly [EntryField, ...EntryField[]] }

/** Facts are asked for in either spelling and always sent in snake_case.
 *  @example wireName('lastPaymentDate') // 'last_payment_date' */
export function wireName(fact: string): string {
  return fact.replace(/[A-Z]|(?<=\D)\d/g, letter => `_${letter.toLowerCase()}`)
}

/** The control a question about this fact needs. */
export function controlFor(fact: string): AnswerControl {
  const name = wireName(fact)
  return SPECIAL[name] ?? (name.endsWith('_date') ? { kind: 'date' } : { kind: 'yes-no' })
}

/** What the answer "no", "none" or "never" is for this fact; undefined where it is no answer, or has its own button. */
export function noneOf(fact: string): Answer | undefined {
  const name = wireName(fact)
  const { kind } = controlFor(fact)
  if (kind === 'list') return []
  if (kind === 'number' && name === 'days_away_from_state') return 0
  return NONE_POSSIBLE.includes(name) ? null : undefined
}

/** One entry as it is sent, from what was filled in. */
export function entryOf(fields: readonly EntryField[], filled: Readonly<Record<string, string>>): ListEntry {
  const [only] = fields
  if (fields.length === 1 && only) return filled[only.name] ?? ''
  return Object.fromEntries(fields.flatMap(({ name }) => (filled[name] ? [[name, filled[name]]] : [])))
}

const NONE_POSSIBLE = [
  'last_payment_date',
  'new_agreement_date',
  'bankruptcy_filed_date',
  'bankruptcy_discharge_date',
  'bankruptcy_dismissed_date',
  'written_dispute_received_date',
  'verification_received_date',
  'cease_received_date',
  'paid_date',
  'oc_request_received_date',
  'oc_info_received_date',
]

const options = (pairs: readonly (readonly [string, PlainPhrase])[]): readonly Option[] =>
  pairs.map(([value, label]) => ({ value, label }))

const STATE: AnswerControl = { kind: 'choice', options: STATE_CODES.map(value => ({ value, label: stateName(value) })) }

const SPECIAL: Readonly<Record<string, AnswerControl>> = {
  state_of_residence: STATE,
  state_when_signed: STATE,
  original_creditor_state: STATE,
  days_away_from_state: { kind: 'number', unit: 'days' },
  calls_7_days: { kind: 'number', unit: 'calls' },
  call_after_conversation_days: { kind: 'number', unit: 'days' },
  original_balance: { kind: 'number', unit: 'dollars' },
  debt_age_months: { kind: 'number', unit: 'months' },
  message_local_time: { kind: 'time' },
  suit_district: { kind: 'text' },
  residence_district: { kind: 'text' },
  signing_district: { kind: 'text' },
  license_status: {
    kind: 'choice',
    options: options([
      ['active', 'Listed'],
      ['not-found', 'Not found'],
    ]),
  },
  medium_optouts: {
    kind: 'list',
    fields: [
      {
        name: 'medium',
        label: 'What',
        options: options([
          ['text', 'Texts'],
          ['email', 'E-mails'],
          ['call', 'Calls'],
          ['social', 'Messages on social media'],
        ]),
      },
      { name: 'on', label: 'Since' },
    ],
  },
  payment_dates: { kind: 'list', fields: [{ name: 'on', label: 'Day of the payment' }] },
  acknowledgments: {
    kind: 'list',
    fields: [
      { name: 'on', label: 'Day' },
      {
        name: 'form',
        label: 'How',
        options: options([
          ['signed', 'Signed on paper'],
          ['electronic', 'E-mail or text'],
          ['spoken', 'Said aloud'],
        ]),
      },
    ],
  },
  military_service: {
    kind: 'list',
    fields: [
      { name: 'from', label: 'From' },
      { name: 'until', label: 'Until (leave open if it goes on)', optional: true },
    ],
  },
  debt_purpose: {
    kind: 'choice',
    options: options([
      ['personal', 'For me or my family'],
      ['business', 'For a business'],
    ]),
  },
  service_manner: {
    kind: 'choice',
    options: options([
      ['in-person', 'Handed to me'],
      ['other', 'Another way'],
    ]),
  },
  reader_relationship: {
    kind: 'choice',
    options: options([
      ['consumer', 'I am the person in the letter'],
      ['spouse', 'I am the husband or wife'],
      ['parent-of-minor', 'I am a parent of a minor'],
      ['guardian', 'I am the guardian'],
      ['executor', 'I settle the estate'],
      ['attorney', 'I am the lawyer'],
      ['third-party', 'Someone else'],
    ]),
  },
  debt_kind: {
    kind: 'choice',
    options: options([
      ['credit-card', 'Credit card'],
      ['store-card', 'Store card'],
      ['personal-loan', 'Personal loan'],
      ['family-loan', 'Loan from family or a friend'],
      ['payday', 'Payday loan'],
      ['auto', 'Car loan'],
      ['goods', 'Goods bought over time'],
      ['services', 'Work done, membership, subscription'],
      ['medical', 'Medical bill'],
      ['utility', 'Power, gas or water'],
      ['telecom', 'Phone or internet'],
      ['rent', 'Rent'],
      ['private-student', 'Private student loan'],
      ['federal-student', 'Federal student loan'],
      ['mortgage', 'Mortgage'],
      ['tax', 'Taxes'],
      ['court-fine', 'Court fine'],
      ['child-support', 'Child support'],
      ['other', 'Something else'],
    ]),
  },
}
