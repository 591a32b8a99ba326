import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents, dollars } from '#units/cents.ts'
import { addDays, day, type IsoDate } from '#units/iso-date.ts'
import { STATE_NAMES, type StateCode } from '#units/state-code.ts'
import { allFacts, assessLetter } from './assess-letter.ts'
import type { ConsumerFactValues } from './consumer-facts.ts'
import { known, unknown, type Evidence } from './fact.ts'
import { letterOf, toldOf } from './facts-for-tests.ts'
import type { ConsumerFacts, LetterFacts, LetterFactValues } from './facts.ts'
import { isCourtPaper } from './kind-of-paper.ts'
import { LAW_AS_OF, lawAge } from './law-age.ts'
import { timeLimit } from './limitation.ts'

const ON = day('2026-11-21')

describe('what is not known', () => {
  test('with no fact and no state nothing is asserted', () => {
    const nothing = assessLetter({ letter: letterOf({}), consumer: {}, state: undefined, on: ON })
    expect(nothing).toMatchObject({
      state: undefined,
      courtPaper: undefined,
      severityScore: 0,
      deadlines: [],
      settlementOptions: [],
      strategy: { recommended: 'DEBT VALIDATION REQUEST' },
      strengthEstimate: { percent: 75, factors: [] },
      urgency: { level: 'low' },
      timeLimit: { verdict: 'unknown', statute: undefined },
      modelNotice: { compared: false },
    })
    expect(nothing.rules.findings).toEqual([])
  })

  test('without a state no state is named anywhere', () => {
    const letter = letterOf({
      kindOfPaper: 'summons-or-complaint',
      answerWithinDays: 20,
      answerDeadlineText: 'within 20 days',
    })
    const consumer = toldOf({ debtKind: 'credit-card', defaultDate: day('2015-01-05'), serviceDate: day('2026-11-04') })
    const { rules: _, ...assessment } = assessLetter({ letter, consumer, state: undefined, on: ON })
    for (const name of Object.values(STATE_NAMES)) expect(JSON.stringify(assessment)).not.toContain(name)
    expect(assessment.courtPaper).toMatchObject({ rule: undefined, note: undefined, answerBy: '2026-11-24' })
  })

  test('the time limit becomes a fact only when it is likely one way', () => {
    const barred = (consumer: ConsumerFacts, state?: StateCode) =>
      allFacts({ letter: letterOf({}), consumer, limit: timeLimit({ consumer, state, on: ON }), law: undefined })
        .timeBarred
    const card = (defaultDate: IsoDate) => toldOf({ debtKind: 'credit-card', defaultDate })
    expect(barred(card(day('2015-01-05')), 'TX')).toMatchObject({ known: true, value: true })
    expect(barred(card(day('2025-01-06')), 'TX')).toMatchObject({ known: true, value: false })
    expect(barred(card(day('2022-11-15')), 'TX').known).toBe(false)
    expect(barred(card(day('2015-01-05'))).known).toBe(false)
  })
})

describe('whole papers', () => {
  test('a notice from a collector, on the second day', () => {
    const letter = letterOf({
      kindOfPaper: 'initial-validation-notice',
      ruleKinds: ['initial-validation-notice'],
      letterDate: day('2026-11-16'),
      senderRole: 'agency',
      currentAmount: dollars(2284.56),
      isAttemptToCollect: true,
    })
    const consumer = toldOf({
      debtKind: 'credit-card',
      defaultDate: day('2025-05-04'),
      writtenDisputeReceivedDate: null,
    })
    const assessment = assessLetter({ letter, consumer, state: 'TX', on: ON })
    expect(assessment.deadlines.map(({ id, on }) => [id, on])).toEqual([
      ['mail-by', '2026-12-16'],
      ['validation-period-ends', '2026-12-23'],
    ])
    expect(assessment).toMatchObject({
      state: 'TX',
      timeLimit: { verdict: 'likely_not_time_barred' },
      strategy: { recommended: 'DEBT VALIDATION REQUEST' },
      strengthEstimate: { percent: 80 },
      urgency: { level: 'medium' },
    })
    expect(assessment.settlementOptions.map(({ percent }) => percent)).toEqual([25, 40, 60])
  })

  test('an old debt: the defense first, no offer, and a warning before any payment', () => {
    const letter = letterOf({
      kindOfPaper: 'settlement-offer',
      ruleKinds: ['settlement-offer'],
      currentAmount: dollars(900),
      isAttemptToCollect: true,
      senderRole: 'debt-buyer',
    })
    const consumer = toldOf({ debtKind: 'credit-card', defaultDate: day('2015-01-05') })
    const assessment = assessLetter({ letter, consumer, state: 'CA', on: ON })
    expect(assessment).toMatchObject({
      strategy: { recommended: 'STATUTE OF LIMITATIONS DEFENSE' },
      urgency: { level: 'high' },
      settlementOptions: [],
    })
    expect(assessment.strategy.alternatives).not.toContain('SETTLEMENT NEGOTIATION')
  })

  test('a letter of the original creditor is outside the Act', () => {
    const letter = letterOf({ kindOfPaper: 'original-creditor-notice', ruleKinds: [], letterDate: day('2026-11-16') })
    const assessment = assessLetter({ letter, consumer: {}, state: 'NE', on: ON })
    expect(assessment.originalCreditorOnly).toBe(true)
    expect(assessment.rules.outOfScope).toBe(true)
    expect(assessment.strengthEstimate.percent).toBe(50)
  })

  test('it says how old the law is', () => {
    const assessment = assessLetter({ letter: letterOf({}), consumer: {}, state: 'TX', on: ON })
    expect(assessment.lawAsOf).toBe('2026-11-21')
    expect(assessment.lawExpiresOn).toBe('2027-11-21')
    expect(LAW_AS_OF <= lawAge(undefined).checkedOn).toBe(true)
  })
})

const anyDay = fc.integer({ min: 0, max: 9500 }).map(step => addDays(day('2005-01-01'), step))
const anyDayOrNone = fc.oneof(anyDay, fc.constant(null))
const anyState = fc.constantFrom(...(Object.keys(STATE_NAMES) as StateCode[]))
const yesOrNo = fc.boolean()
const words = fc.string({ maxLength: 12 })
const money = fc.integer({ min: 0, max: 5_000_000 }).map(cents)
const seen: fc.Arbitrary<Evidence[]> = fc.array(
  fc.record({
    page: fc.constant(1),
    quote: words,
    boxes: fc.constant([]),
    confidence: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  { maxLength: 2 },
)
const address = fc.record({ lines: fc.array(words, { maxLength: 3 }) })
const relationship = fc.constantFrom(
  'consumer',
  'spouse',
  'parent-of-minor',
  'guardian',
  'executor',
  'attorney',
  'third-party',
)
const kinds = fc.constantFrom(
  'initial-validation-notice', 'follow-up-demand', 'settlement-offer', 'lawsuit-threat', 'summons-or-complaint',
) // prettier-ignore
const stretch = fc.record({ from: anyDay, until: anyDay }, { requiredKeys: ['from'] })

type ArbitraryOf<Values> = { readonly [Name in keyof Values]?: fc.Arbitrary<unknown> }

const LETTER: ArbitraryOf<LetterFactValues> = {
  wholeLetterRead: fc.constant(true),
  kindOfPaper: fc.constantFrom(
    'initial-validation-notice', 'debt-sale-notice', 'attorney-letter', 'lawsuit-threat', 'settlement-offer',
    'credit-reporting-notice', 'payment-reminder', 'follow-up-demand', 'summons-or-complaint', 'judgment', 'garnishment',
    'account-closed', 'dispute-response', 'third-party-letter', 'deceased-letter', 'scam', 'original-creditor-notice',
    'utility-bill', 'business-debt', 'not-a-collection-letter',
  ), // prettier-ignore
  ruleKinds: fc.array(kinds, { maxLength: 2 }),
  medium: fc.constantFrom('mail', 'email', 'text', 'postcard'),
  language: fc.constantFrom('en', 'es', 'other'),
  disclosureLanguage: fc.constantFrom('en', 'es', 'other'),
  letterDate: anyDay,
  postmarkDate: anyDay,
  isAttemptToCollect: yesOrNo,
  collectorName: words,
  collectorAddress: address,
  collectorPhone: words,
  collectorEmail: words,
  collectorWebsite: words,
  collectorLicenseNumbers: fc.array(words, { maxLength: 2 }),
  remitTo: address,
  senderRole: fc.constantFrom('agency', 'debt-buyer', 'law-firm', 'original-creditor-in-own-name'),
  consumerName: words,
  consumerAddress: address,
  careOfEmployer: words,
  addresseeRelationship: relationship,
  originalCreditor: words,
  itemizationDateCreditor: words,
  currentCreditor: words,
  companiesNamed: fc.array(words, { maxLength: 2 }),
  merchantBrand: words,
  accountNumber: words,
  referenceNumber: words,
  signatoryName: words,
  signatoryIsAttorney: yesOrNo,
  isLawFirmLetterhead: yesOrNo,
  refersToDeceased: yesOrNo,
  itemizationDate: anyDay,
  amounts: fc.constant([]),
  itemizationDateAmount: money,
  itemizedInterest: money,
  itemizedFees: money,
  itemizedPaymentsAndCredits: money,
  itemizedConcepts: fc.constant([]),
  currentAmount: money,
  settlementOffers: fc.array(fc.record({ amount: money, by: anyDay, evidence: seen }, { requiredKeys: ['evidence'] }), {
    maxLength: 2,
  }),
  collectionFees: fc.constant([]),
  convenienceFees: fc.constant([]),
  validationEndDate: anyDay,
  paymentDemands: fc.array(fc.record({ by: anyDay, evidence: seen }, { requiredKeys: ['evidence'] }), { maxLength: 2 }),
  transferDate: anyDay,
  notices: fc.constant([]),
  stateTexts: fc.constant([]),
  threats: fc.array(
    fc.record({
      action: fc.constantFrom('suit', 'arrest', 'repossession', 'credit-reporting', 'home-loss'),
      modality: fc.constantFrom('will', 'intends', 'may', 'conditional'),
      evidence: seen,
    }),
    { maxLength: 3 },
  ),
  statements: fc.constant([]),
  rightsPlacement: fc.constantFrom('up-front', 'pointed-to', 'hidden'),
  scamSigns: fc.subarray(['odd-payment-method', 'no-address', 'arrest-today', 'secrecy']),
  claimsJudgment: yesOrNo,
  claimsLawsuit: yesOrNo,
  envelopeText: fc.array(words, { maxLength: 2 }),
  courtName: words,
  courtCounty: words,
  caseNumber: words,
  answerDeadlineText: words,
  answerWithinDays: fc.integer({ min: 1, max: 60 }),
  answerDaysAreBusinessDays: yesOrNo,
  hearingDate: anyDay,
  filedDate: anyDay,
}

const CONSUMER: ArbitraryOf<ConsumerFactValues> = {
  stateOfResidence: anyState,
  stateWhenSigned: anyState,
  movedSinceSigning: yesOrNo,
  originalCreditorState: anyState,
  receiptDate: anyDay,
  firstContactDate: anyDay,
  priorNoticeReceived: yesOrNo,
  earlierValidationEndDate: anyDay,
  summonsReceived: yesOrNo,
  serviceDate: anyDay,
  serviceManner: fc.constantFrom('in-person', 'other'),
  suitFiled: yesOrNo,
  suitFiledDate: anyDay,
  judgmentExists: yesOrNo,
  judgmentDate: anyDay,
  debtKind: fc.constantFrom(
    'credit-card', 'store-card', 'personal-loan', 'family-loan', 'payday', 'auto', 'goods', 'services', 'medical', 'utility',
    'telecom', 'rent', 'private-student', 'federal-student', 'tax', 'court-fine', 'child-support', 'mortgage', 'other',
  ), // prettier-ignore
  debtPurpose: fc.constantFrom('personal', 'business'),
  debtSecured: yesOrNo,
  signedAgreement: yesOrNo,
  underSeal: yesOrNo,
  accountOpenedDate: anyDay,
  newAgreementDate: anyDayOrNone,
  limitWaived: yesOrNo,
  defaultDate: anyDay,
  lastPaymentDate: anyDayOrNone,
  paymentDates: fc.array(anyDay, { maxLength: 3 }),
  acknowledgments: fc.array(fc.record({ on: anyDay, form: fc.constantFrom('signed', 'electronic', 'spoken') }), {
    maxLength: 2,
  }),
  lastChargeDate: anyDay,
  chargeOffDate: anyDay,
  acceleratedDate: anyDay,
  lastInstalmentDate: anyDay,
  collateralSoldDate: anyDay,
  firstDelinquencyDate: anyDay,
  hospitalBill: yesOrNo,
  treatmentDate: anyDay,
  invoiceDueDate: anyDay,
  referredToCollectionsDate: anyDay,
  bankruptcyFiledDate: anyDayOrNone,
  bankruptcyDischargeDate: anyDayOrNone,
  bankruptcyDismissedDate: anyDayOrNone,
  debtDischarged: yesOrNo,
  stayInForce: yesOrNo,
  militaryService: fc.array(stretch, { maxLength: 2 }),
  daysAwayFromState: fc.integer({ min: 0, max: 4000 }),
  writtenDisputeReceivedDate: anyDayOrNone,
  verificationReceivedDate: anyDayOrNone,
  attorneyRepresents: yesOrNo,
  collectorKnowsAttorney: yesOrNo,
  ceaseReceivedDate: anyDayOrNone,
  notMyDebt: yesOrNo,
  identityTheft: yesOrNo,
  alreadyPaid: yesOrNo,
  paidDate: anyDayOrNone,
  settledBefore: yesOrNo,
  wrongAmount: yesOrNo,
  agreementAuthorisesInterest: yesOrNo,
  agreementAuthorisesFee: yesOrNo,
  agreementAllowsAttorneyFees: yesOrNo,
  interestStoppedAtChargeoff: yesOrNo,
  consumerDeceased: yesOrNo,
  readerRelationship: relationship,
  actualHarm: yesOrNo,
  hasProof: yesOrNo,
  sendsWithProofOfDelivery: yesOrNo,
  canPaySomething: yesOrNo,
  canPayLumpSum: yesOrNo,
  canAffordOffer: yesOrNo,
  wantsContactToEnd: yesOrNo,
}

/** Each fact known, with evidence of any certainty, or not. */
function facts<Values>(arbitraries: ArbitraryOf<Values>) {
  const each = Object.entries(arbitraries as Record<string, fc.Arbitrary<unknown>>).map(([name, value]) => [
    name,
    fc.oneof(
      fc.constant(unknown()),
      fc.tuple(value, seen).map(([given, evidence]) => known(given, { evidence })),
    ),
  ])
  return fc.record(Object.fromEntries(each) as Record<string, fc.Arbitrary<unknown>>)
}

const anyPaper = fc.record({
  letter: facts(LETTER).map(some => ({ ...letterOf({}), ...some })),
  consumer: facts(CONSUMER),
  state: fc.option(anyState, { nil: undefined }),
  on: anyDay,
})

describe('properties, over any facts', () => {
  test('it never throws, keeps its bounds, and gives the same answer twice', () => {
    fc.assert(
      fc.property(anyPaper, fc.option(facts(LETTER), { nil: undefined }), (paper, before) => {
        const asked = before ? { ...paper, earlier: { ...letterOf({}), ...before } as LetterFacts } : paper
        const assessment = assessLetter(asked)
        const { percent } = assessment.strengthEstimate
        expect(assessment.severityScore).toBeGreaterThanOrEqual(0)
        expect(assessment.severityScore).toBeLessThanOrEqual(100)
        expect(percent === null || (percent >= 10 && percent <= 95)).toBe(true)
        expect(assessment.strategy.alternatives).not.toContain(assessment.strategy.recommended)
        expect(assessment.urgency.messages.length).toBeGreaterThan(0)
        expect(assessLetter(asked)).toEqual(assessment)
      }),
      { numRuns: 400 },
    )
  })

  test('a court paper stops everything else', () => {
    fc.assert(
      fc.property(anyPaper, fc.constantFrom('summons-or-complaint', 'judgment', 'garnishment'), (paper, kind) => {
        expect(isCourtPaper(kind)).toBe(true)
        const letter = { ...paper.letter, kindOfPaper: known(kind) }
        const assessment = assessLetter({ ...paper, letter })
        expect(assessment.strategy.recommended).toBe('ATTORNEY NOW')
        expect(assessment.strategy.alternatives).toEqual([])
        expect(assessment.strengthEstimate.percent).toBeNull()
        expect(assessment.urgency.level).toBe('critical')
        expect(assessment.settlementOptions).toEqual([])
        expect(assessment.courtPaper?.kind).toBe(kind)
      }),
      { numRuns: 300 },
    )
  })

  test('nothing is offered unless the time to sue has likely not run out', () => {
    fc.assert(
      fc.property(anyPaper, paper => {
        const { settlementOptions, timeLimit: limit, strategy } = assessLetter(paper)
        if (limit.verdict === 'likely_not_time_barred') return
        expect(settlementOptions).toEqual([])
        expect([strategy.recommended, ...strategy.alternatives]).not.toContain('SETTLEMENT NEGOTIATION')
      }),
      { numRuns: 300 },
    )
  })
})
