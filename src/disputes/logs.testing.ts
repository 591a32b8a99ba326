import fc from 'fast-check'
import { cents } from '#units/cents.ts'
import { addDays, day, type IsoDate } from '#units/iso-date.ts'
import type { Dispute } from './dispute.ts'
import { CHECK_IN_ANSWERS, CONTACTS, SENDING_METHODS, type DisputeEvent } from './event.ts'
import { OUTCOME_IDS } from './outcomes.ts'

export const OPENED = day('2026-11-01')

type Entry = DisputeEvent extends infer One ? (One extends DisputeEvent ? Omit<One, 'id' | 'on' | 'by'> : never) : never

/** A matter whose log holds these events, each on its day after the first. */
export function disputeWith(...entries: readonly (readonly [day: number, entry: Entry])[]): Dispute {
  return {
    openedOn: OPENED,
    collectorName: 'Coastal Recovery LLC',
    amount: undefined,
    mailBy: undefined,
    sueBy: undefined,
    log: entries.map(([after, entry], at) => ({ ...entry, id: `e${at}`, on: addDays(OPENED, after), by: 'you' })),
  }
}

export const SENT: Entry = { kind: 'letter-sent', about: { method: 'certified_mail' } }
export const DELIVERED: Entry = { kind: 'delivered', about: {} }

/** A reply with this conclusion. */
export function replied(
  conclusion: 'validated' | 'partially' | 'closed_account' | 'continued_collection' | 'unclear',
): Entry {
  return {
    kind: 'reply-received',
    about: { analysisId: 'a', conclusion, answered: [], notAnswered: [], newViolations: 0, readingConfidence: 1 },
  }
}

const about = {
  'letter-written': fc.constant({ letterId: 'l', template: 'counter-letter', title: 'A letter' }),
  'letter-sent': fc.record({ method: fc.constantFrom(...SENDING_METHODS) }),
  delivered: fc.record({ signedFor: fc.boolean() }),
  'reply-received': fc.record({
    analysisId: fc.constant('a'),
    conclusion: fc.constantFrom(
      'validated',
      'partially',
      'ignored_the_question',
      'closed_account',
      'amount_changed',
      'continued_collection',
      'unclear',
    ),
    answered: fc.constant([]),
    notAnswered: fc.constant([]),
    newViolations: fc.nat(9),
    readingConfidence: fc.constant(1),
  }),
  'contact-logged': fc.record({ contact: fc.constantFrom(...CONTACTS), askedForMoney: fc.boolean() }),
  'checked-in': fc.record({ answer: fc.constantFrom(...CHECK_IN_ANSWERS) }),
  sold: fc.constant({}),
  sued: fc.record({ answerBy: fc.constantFrom<IsoDate | undefined>(undefined, addDays(OPENED, 60)) }),
  'outcome-confirmed': fc.record({ outcome: fc.constantFrom(...OUTCOME_IDS), saved: fc.nat(500_000).map(cents) }),
  withdrawn: fc.record({ eventId: fc.nat(20).map(at => `e${at}`) }),
} as const

const bare = ['opened', 'court-answered', 'reported', 'complaint-filed', 'evidence-added', 'noted'] as const

const entry = fc.oneof(
  ...bare.map(kind => fc.constant({ kind })),
  ...Object.entries(about).map(([kind, filled]) => (filled as fc.Arbitrary<object>).map(about => ({ kind, about }))),
)

/** Any log: events of every kind on any day, in any order; half of them start as matters mostly do. */
export const anyDispute: fc.Arbitrary<Dispute> = fc
  .tuple(fc.boolean(), fc.array(fc.tuple(fc.nat(200), entry), { maxLength: 12 }))
  .map(([asMostly, entries]) =>
    disputeWith(
      ...(asMostly
        ? ([
            [1, SENT],
            [5, DELIVERED],
          ] as const)
        : []),
      ...(entries as unknown as readonly (readonly [number, Entry])[]),
    ),
  )
