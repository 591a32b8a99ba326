import { describe, expect, test } from 'vitest'
import type { Rule, Strength } from '#law/define-rule.ts'
import { known, unknown } from '#law/fact.ts'
import {
  CONSUMER_FACT_NAMES,
  DERIVED_FACT_NAMES,
  LETTER_FACT_NAMES,
  type AllFacts,
  type FactValues,
} from '#law/facts.ts'
import type { Modality, StatementId, ThreatenedAction } from '#law/statements.ts'
import { dollars } from '#units/cents.ts'
import { day } from '#units/iso-date.ts'
import { attorneyImpersonation } from './attorney-impersonation.ts'
import { careOfEmployer } from './care-of-employer.ts'
import { convenienceFee } from './convenience-fee.ts'
import { emailTextNoOptOut } from './email-text-no-opt-out.ts'
import { envelopeMarkings } from './envelope-markings.ts'
import { falseBalanceMayIncrease } from './false-balance-may-increase.ts'
import { settlement1099cMisleading } from './settlement-1099c-misleading.ts'
import { settlementFalseExpiry } from './settlement-false-expiry.ts'
import { threatExemptIncome } from './threat-exempt-income.ts'
import { threatFalseAttorneyFees } from './threat-false-attorney-fees.ts'
import { threatGarnishWithoutJudgment } from './threat-garnish-without-judgment.ts'
import { threatLienOrHome } from './threat-lien-or-home.ts'
import { threatOfSuitNotIntended } from './threat-of-suit-not-intended.ts'
import { threatOtherUnlawfulConsequence } from './threat-other-unlawful-consequence.ts'
import { unauthorisedCollectionFee } from './unauthorised-collection-fee.ts'

type Given = Partial<FactValues>
type Answer = Strength | 'satisfied' | 'cannot-tell' | 'does-not-apply'

const words = { page: 1, quote: 'words', boxes: [], confidence: 1 }

function threat(action: ThreatenedAction, modality: Modality = 'will', more: object = {}): FactValues['threats'] {
  return [{ action, modality, evidence: [words], ...more }]
}

function says(...ids: readonly StatementId[]): FactValues['statements'] {
  return ids.map(id => ({ says: id, evidence: [words] }))
}

function answer(rule: Rule, given: Given): Answer {
  const facts = {
    ...Object.fromEntries(
      [...LETTER_FACT_NAMES, ...CONSUMER_FACT_NAMES, ...DERIVED_FACT_NAMES].map(name => [name, unknown()]),
    ),
    ...Object.fromEntries(Object.entries(given).map(([name, value]) => [name, known(value, { evidence: [words] })])),
  } as unknown as AllFacts
  const gate = rule.appliesWhen?.(facts) ?? 'applies'
  const verdict = gate === 'applies' ? rule.check(facts) : gate
  return verdict.outcome === 'violated' ? (verdict.strength ?? rule.strength) : verdict.outcome
}

const suit = { threats: threat('suit'), statements: [] }

describe.each<[string, Rule, readonly (readonly [string, Given, Answer])[]]>([
  ['a threat of suit', threatOfSuitNotIntended, [
    ['alone', suit, 'possible'],
    ['within five days', { ...suit, threats: threat('suit', 'will', { withinDays: 5 }) }, 'likely'],
    ['by a day six days off', { ...suit, threats: threat('suit', 'will', { deadline: day('2026-05-07') }), letterDate: day('2026-05-01') }, 'likely'],
    ['by a day thirty days off', { ...suit, threats: threat('suit', 'will', { deadline: day('2026-05-31') }), letterDate: day('2026-05-01') }, 'possible'],
    ['over $199.99', { ...suit, currentAmount: dollars(199.99) }, 'likely'],
    ['over $200.00', { ...suit, currentAmount: dollars(200) }, 'possible'],
    ['over a debt too old', { ...suit, timeBarred: true }, 'likely'],
    ['by a law firm', { ...suit, senderRole: 'law-firm' }, 'does-not-apply'],
    ['by a debt buyer', { ...suit, senderRole: 'debt-buyer' }, 'does-not-apply'],
    ['in a copy of a court paper', { ...suit, statements: says('imitates-court-paper') }, 'satisfied'],
    ['left to a court', { threats: threat('judgment', 'conditional'), statements: [] }, 'satisfied'],
  ]],
  ['taking wages or money', threatGarnishWithoutJudgment, [
    ['will', { threats: threat('garnishment') }, 'strong'],
    ['may', { threats: threat('bank-levy', 'may') }, 'possible'],
    ['after a judgment', { threats: threat('garnishment', 'conditional') }, 'satisfied'],
    ['with a judgment', { threats: threat('garnishment'), judgmentExists: true }, 'does-not-apply'],
    ['with a judgment only the letter claims', { threats: threat('garnishment'), claimsJudgment: true }, 'cannot-tell'],
    ['without the judgment it claims', { threats: threat('garnishment'), claimsJudgment: true, judgmentExists: false }, 'strong'],
    ['for a federal student loan', { threats: threat('garnishment'), debtKind: 'federal-student' }, 'does-not-apply'],
    ['that is repossession', { threats: [...threat('seizure'), ...threat('repossession')] }, 'satisfied'],
  ]],
  ['taking benefits', threatExemptIncome, [
    ['may', { threats: threat('exempt-income', 'may') }, 'strong'],
    ['after a judgment', { threats: threat('exempt-income', 'conditional') }, 'possible'],
    ['for taxes', { threats: threat('exempt-income'), debtKind: 'tax' }, 'does-not-apply'],
  ]],
  ['a lien', threatLienOrHome, [
    ['alone', { threats: threat('lien') }, 'likely'],
    ['with a judgment', { threats: threat('lien'), judgmentExists: true }, 'does-not-apply'],
    ['on a secured debt', { threats: threat('home-loss'), debtSecured: true }, 'does-not-apply'],
    ['for a mortgage', { threats: threat('home-loss'), debtKind: 'mortgage' }, 'does-not-apply'],
    ['left to a court', { threats: threat('lien', 'conditional') }, 'satisfied'],
  ]],
  ['a lawyer’s fee', threatFalseAttorneyFees, [
    ['nobody knows about', { threats: threat('attorney-fees', 'may') }, 'possible'],
    ['no contract allows', { threats: threat('attorney-fees'), agreementAllowsAttorneyFees: false }, 'likely'],
    ['the contract allows', { threats: threat('attorney-fees'), agreementAllowsAttorneyFees: true }, 'satisfied'],
  ]],
  ['powers nobody has', threatOtherUnlawfulConsequence, [
    ['over a passport', { threats: threat('passport', 'may') }, 'strong'],
    ['over benefits', { threats: threat('benefits-offset') }, 'strong'],
    ['over income, judged elsewhere', { threats: [...threat('benefits-offset'), ...threat('exempt-income')] }, 'satisfied'],
    ['over a license for a court fine', { threats: threat('license-loss'), debtKind: 'court-fine' }, 'does-not-apply'],
  ]],
  ['a collection fee', unauthorisedCollectionFee, [
    ['of some dollars', { collectionFees: [{ label: 'fee', amount: dollars(12.34), evidence: [words] }] }, 'possible'],
    ['of a third', { collectionFees: [{ label: 'fee', percent: 33.33, evidence: [words] }] }, 'likely'],
    ['of 35 % to the cent', { collectionFees: [{ label: 'fee', amount: dollars(385), evidence: [words] }], amounts: [{ role: 'principal', amount: dollars(1100), confidence: 1, evidence: [words] }] }, 'likely'],
    ['of no round share', { collectionFees: [{ label: 'fee', amount: dollars(90), evidence: [words] }], amounts: [{ role: 'principal', amount: dollars(1100), confidence: 1, evidence: [words] }] }, 'possible'],
    ['no contract allows', { collectionFees: [{ label: 'fee', amount: dollars(12.34), evidence: [words] }], agreementAuthorisesFee: false }, 'likely'],
    ['the contract allows', { collectionFees: [{ label: 'fee', percent: 25, evidence: [words] }], agreementAuthorisesFee: true }, 'satisfied'],
    ['none', { collectionFees: [] }, 'satisfied'],
  ]],
  ['a fee for paying', convenienceFee, [
    ['alone', { convenienceFees: [{ label: 'fee', amount: dollars(5), evidence: [words] }] }, 'likely'],
    ['the contract allows', { convenienceFees: [{ label: 'fee', amount: dollars(5), evidence: [words] }], agreementAuthorisesFee: true }, 'satisfied'],
  ]],
  ['a balance said to grow', falseBalanceMayIncrease, [
    ['alone', { statements: says('charges-keep-growing') }, 'cannot-tell'],
    ['though interest stopped', { statements: says('charges-keep-growing'), interestStoppedAtChargeoff: true }, 'possible'],
    ['and interest runs', { statements: says('charges-keep-growing'), interestStoppedAtChargeoff: false }, 'satisfied'],
    ['on a medical bill', { statements: says('charges-keep-growing'), debtKind: 'medical' }, 'possible'],
    ['on a medical bill with a contract for interest', { statements: says('charges-keep-growing'), debtKind: 'medical', agreementAuthorisesInterest: true }, 'cannot-tell'],
    ['by the collector’s own charges', { statements: says('collection-charges-accrue') }, 'possible'],
  ]],
  ['a one-time offer', settlementFalseExpiry, [
    ['alone', { statements: says('one-time-offer') }, 'possible'],
    ['with the safe words', { statements: says('one-time-offer'), notices: [{ notice: 'not-obligated-to-renew', evidence: [] }] }, 'satisfied'],
  ]],
  ['word of the IRS', settlement1099cMisleading, [
    ['about an unknown amount', { statements: says('tax-report') }, 'cannot-tell'],
    ['about $599.99', { statements: says('tax-report'), currentAmount: dollars(1599.99), settlementOffers: [{ amount: dollars(1000), evidence: [] }] }, 'likely'],
    ['about $600.00', { statements: says('tax-report'), currentAmount: dollars(1600), settlementOffers: [{ amount: dollars(1000), evidence: [] }] }, 'satisfied'],
    ['about a share', { statements: says('tax-report'), currentAmount: dollars(1000), settlementOffers: [{ percentOfBalance: 60, evidence: [] }] }, 'likely'],
    ['about the best of two offers', { statements: says('tax-report'), currentAmount: dollars(1600), settlementOffers: [{ amount: dollars(1500), evidence: [] }, { amount: dollars(900), evidence: [] }] }, 'satisfied'],
    ['about a whole balance of $480', { statements: says('tax-report'), currentAmount: dollars(480), settlementOffers: [] }, 'likely'],
    ['in New York', { statements: says('tax-report'), currentAmount: dollars(480), settlementOffers: [], stateOfResidence: 'NY' }, 'possible'],
  ]],
  ['marks on an envelope', envelopeMarkings, [
    ['TIME SENSITIVE, state unknown', { envelopeText: ['TIME SENSITIVE DOCUMENT'] }, 'possible'],
    ['TIME SENSITIVE in Illinois', { envelopeText: ['TIME SENSITIVE DOCUMENT'], stateOfResidence: 'IL' }, 'strong'],
    ['TIME SENSITIVE in Texas', { envelopeText: ['TIME SENSITIVE DOCUMENT'], stateOfResidence: 'TX' }, 'satisfied'],
    ['COLLECTION NOTICE in Texas', { envelopeText: ['COLLECTION NOTICE'], stateOfResidence: 'TX' }, 'possible'],
    ['an account code in Pennsylvania', { envelopeText: ['Ref: LU4.1234813.3683994'], stateOfResidence: 'PA' }, 'likely'],
    ['postage', { envelopeText: ['US POSTAGE PAID'], stateOfResidence: 'IL' }, 'satisfied'],
    ['no envelope seen', {}, 'cannot-tell'],
  ]],
  ['a message without a way out', emailTextNoOptOut, [
    ['by email', { medium: 'email', notices: [], wholeLetterRead: true }, 'likely'],
    ['with one', { medium: 'email', notices: [{ notice: 'opt-out', evidence: [] }], wholeLetterRead: true }, 'satisfied'],
    ['not read whole', { medium: 'text', notices: [] }, 'cannot-tell'],
    ['by mail', { medium: 'mail', notices: [], wholeLetterRead: true }, 'satisfied'],
  ]],
  ['a lawyer’s airs', attorneyImpersonation, [
    ['of an agency', { statements: says('poses-as-attorney'), senderRole: 'agency' }, 'likely'],
    ['of a law firm', { statements: says('poses-as-attorney'), senderRole: 'law-firm' }, 'satisfied'],
    ['under a law firm’s letterhead', { statements: says('poses-as-attorney'), senderRole: 'agency', isLawFirmLetterhead: true }, 'satisfied'],
    ['of an agency under a law firm’s letterhead', { statements: says('agency-poses-as-law-firm'), senderRole: 'law-firm', isLawFirmLetterhead: true }, 'likely'],
    ['of nobody knows whom', { statements: says('poses-as-attorney') }, 'cannot-tell'],
  ]],
  ['a letter in care of', careOfEmployer, [
    ['an employer', { careOfEmployer: 'Acme Foods' }, 'likely'],
    ['nobody', { consumerAddress: { lines: ['12 Elm St'] } }, 'satisfied'],
    ['what was not read', {}, 'cannot-tell'],
  ]],
])('%s', (_, rule, cases) => {
  test.each(cases)('%s', (_name, given, expected) => {
    expect(answer(rule, given)).toBe(expected)
  })
}) // prettier-ignore
