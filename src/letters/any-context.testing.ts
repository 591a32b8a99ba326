import fc from 'fast-check'
import { known } from '#law/fact.ts'
import type { ConsumerFacts } from '#law/facts.ts'
import { addDays, day } from '#units/iso-date.ts'
import { dollars } from '#units/cents.ts'
import { GRAVE_POINTS, IN_TIME, limit } from './contexts.testing.ts'
import type { LetterContext } from './letter-context.ts'
import type { Letter } from './letter.ts'
import { fill, type TemplateId } from './templates/define-letter.ts'
import { TEMPLATES } from './templates/index.ts'

const anyDay = fc.integer({ min: 0, max: 900 }).map(days => addDays(day('2025-01-01'), days))
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const anyName = fc.constantFrom(
  'Bank of Palo Duro',
  'Caprock Holdings II, LLC',
  'Rose City Credit Union',
  'Erie Hospital',
)
const yesNo = fc.boolean().map(value => known(value))
const dateOrNever = fc.option(anyDay, { nil: null }).map(value => known(value))

const anyFacts: fc.Arbitrary<ConsumerFacts> = fc.record(
  {
    debtKind: fc.constantFrom('credit-card', 'medical', 'store-card', 'auto').map(kind => known(kind)),
    notMyDebt: yesNo,
    identityTheft: yesNo,
    alreadyPaid: yesNo,
    settledBefore: yesNo,
    wrongAmount: yesNo,
    hasProof: yesNo,
    debtDischarged: yesNo,
    stayInForce: yesNo,
    attorneyRepresents: yesNo,
    writtenDisputeReceivedDate: dateOrNever,
    verificationReceivedDate: dateOrNever,
    ceaseReceivedDate: dateOrNever,
    bankruptcyDischargeDate: dateOrNever,
    bankruptcyFiledDate: dateOrNever,
  },
  { requiredKeys: [] },
)

/** Any ground a letter may rest on. */
export const anyContext: fc.Arbitrary<LetterContext> = fc.record({
  today: anyDay,
  state: maybe(fc.constantFrom('TX', 'OH', 'CA', 'NY')),
  consumer: fc.constant(IN_TIME.consumer),
  attorney: fc.constant(undefined),
  collector: fc.record({
    name: maybe(anyName),
    addressLines: fc.constantFrom([], ['P.O. Box 40118', 'Amarillo, TX 79120']),
    role: maybe(fc.constantFrom('agency', 'debt-buyer', 'law-firm')),
    electronicDispute: fc.constant(undefined),
  }),
  paper: fc.record({
    kind: maybe(fc.constantFrom('initial-validation-notice', 'follow-up-demand', 'original-creditor-notice')),
    isCourtPaper: fc.constant(false),
    date: maybe(anyDay),
    receivedOn: maybe(anyDay),
    reference: maybe(fc.constantFrom('GP-208841', '77-104552')),
    accountEnding: maybe(fc.constant('4471')),
    amount: maybe(fc.integer({ min: 1, max: 9_999_99 }).map(value => dollars(value / 100))),
    originalCreditor: maybe(anyName),
    currentCreditor: maybe(anyName),
  }),
  withinTheAct: fc.boolean(),
  window: fc.record({
    state: fc.constantFrom('open', 'closed', 'unknown'),
    endsOn: maybe(anyDay),
    assumed: fc.boolean(),
  }),
  timeLimit: maybe(
    fc
      .constantFrom('likely_time_barred', 'likely_not_time_barred', 'depends', 'unknown', 'not_applicable')
      .map(verdict => limit(verdict)),
  ),
  points: fc.subarray([...GRAVE_POINTS]),
  consumerFacts: anyFacts,
  wishes: fc.record(
    {
      contact: fc.constantFrom('mail-only', 'no-calls', 'not-at-work'),
      disputedPart: fc.constant(dollars(372.5)),
      settlement: fc.constant({ amount: dollars(1300) }),
      insuranceShouldPay: fc.constant(true as const),
    },
    { requiredKeys: [] },
  ),
})

export const IDS = Object.keys(TEMPLATES) as readonly TemplateId[]

/** Every letter that a context allows. */
export function lettersFor(context: LetterContext): readonly Letter[] {
  return IDS.map(id => TEMPLATES[id])
    .filter(template => !template.refuses(context))
    .map(template => fill(template, context))
}
