import { cannotTell, defineRule, needs, satisfied, violated } from '#law/define-rule.ts'
import { valueOf } from '#law/fact.ts'
import type { SettlementOffer } from '#law/statements.ts'
import { wordsSaying } from '#law/what-it-says.ts'
import { cents, dollars, type Cents } from '#units/cents.ts'
import { day } from '#units/iso-date.ts'
import type { StateCode } from '#units/state-code.ts'

/** They scare you with IRS reporting that cannot happen.
 *  @law 15 USC 1692e(5); 15 USC 1692e(10); 12 CFR 1006.18(c)(1) */
export const settlement1099cMisleading = defineRule({
  id: 'settlement-1099c-misleading',
  title: 'They scare you with IRS reporting that cannot happen',
  type: 'settlement',
  cites: ['15 USC 1692e(5)', '15 USC 1692e(10)', '12 CFR 1006.18(c)(1)'],
  basis: 'face',
  appliesTo: ['settlement-offer', 'follow-up-demand', 'initial-validation-notice', 'attorney-letter'],
  strength: 'likely',
  severity: 5,
  confidence: 'high',
  privateAction: true,
  requirement:
    'The tax form 1099-C is sent only when $600 or more of the original debt is forgiven, and only by some creditors. Saying that the IRS will or may be told when it cannot be is misleading. A true, general line about taxes is allowed.',
  whyItMatters:
    'The letter hints that the IRS will be told if you settle. For small amounts that usually does not happen. Do not pay the full balance just because of this line; ask a tax helper.',
  wouldChange: [
    'The part they would forgive is $600 or more, or the line only says that a settlement "may have tax consequences".',
    'You live in CT, NY or VT: the federal court of appeals there is less strict.',
  ],
  remedySentence:
    'Your statement about IRS reporting is misleading because the amount forgiven could not be reported, contrary to 15 U.S.C. 1692e(5) and (10).',
  cases: [
    {
      name: 'Schultz v. Midland Credit Management, Inc.',
      cite: '905 F.3d 159',
      court: '3d Cir.',
      year: 2018,
      holding: 'A conditional IRS sentence violated the Act where no debt reached $600.',
    },
    {
      name: 'Heredia v. Capital Management Services, L.P.',
      cite: '942 F.3d 811',
      court: '7th Cir.',
      year: 2019,
      holding: "'Discover may file a 1099C form' could be misleading; complaint should not have been dismissed.",
    },
    {
      name: 'Dunbar v. Kohn Law Firm, S.C.',
      cite: '896 F.3d 762',
      court: '7th Cir.',
      year: 2018,
      holding: "'This settlement may have tax consequences' was not misleading.",
    },
  ],
  checkedOn: day('2026-11-21'),
  check: needs(['statements'], ({ statements }, _, facts) => {
    const evidence = wordsSaying(statements, 'tax-report')
    if (evidence.length === 0) return satisfied()
    const { currentAmount, settlementOffers, stateOfResidence } = facts
    const most = mostForgiven(valueOf(settlementOffers) ?? [], valueOf(currentAmount))
    if (most === undefined) return cannotTell('currentAmount')
    if (most >= REPORTED_FROM) return satisfied()
    const lenient = stateOfResidence.known && SECOND_CIRCUIT.includes(stateOfResidence.value)
    return violated({
      ...(lenient ? { strength: 'possible' } : {}),
      evidence: currentAmount.known ? [...evidence, ...currentAmount.evidence] : evidence,
    })
  }),
  firesOn: [
    {
      text: 'We will report forgiveness of debt as required by IRS regulations. Reporting is not required every time a debt is canceled or settled, and might not be required in your case.',
      given: { currentAmount: dollars(640), settlementOffers: [{ amount: dollars(400), evidence: [] }] },
      note: 'forgiven amount $240.00',
    },
    {
      text: 'The IRS requires us to report any amount of forgiven debt as income.',
      given: { currentAmount: dollars(550), settlementOffers: [{ percentOfBalance: 60, evidence: [] }] },
      note: 'forgiven amount $220.00',
    },
    {
      text: 'Settling will be reported to the IRS on Form 1099-C.',
      given: { currentAmount: dollars(480), settlementOffers: [] },
      note: 'balance $480.00',
    },
    {
      text: 'The creditor may file a 1099C form with the IRS.',
      given: { currentAmount: dollars(700), settlementOffers: [{ amount: dollars(400), evidence: [] }] },
      note: 'forgiven amount $300.00',
    },
  ],
  silentOn: [
    'NOTICE: This settlement may have tax consequences.',
    'If $600 or more of principal is forgiven, the creditor may be required to file Form 1099-C; ask a tax adviser.',
    {
      text: 'The creditor will report forgiveness as required by IRS regulations.',
      given: { currentAmount: dollars(4000), settlementOffers: [{ amount: dollars(1600), evidence: [] }] },
      note: 'forgiven $2,400.00',
    },
    'Consult your tax advisor.',
  ],
})

/** @law 26 CFR 1.6050P-1 */
const REPORTED_FROM = dollars(600)
/** Altman v. J.C. Christensen & Assocs., 786 F.3d 191 (2d Cir. 2015) allowed such a sentence. */
const SECOND_CIRCUIT: readonly StateCode[] = ['NY', 'CT', 'VT']

/** What the letter says would be forgiven, else the most its offers leave unpaid; without an offer, the whole balance. */
function mostForgiven(offers: readonly SettlementOffer[], balance: Cents | undefined): Cents | undefined {
  const named = offers.flatMap(({ saves }) => saves ?? [])
  if (named.length > 0) return cents(Math.max(...named))
  if (balance === undefined) return undefined
  const offered = offers.flatMap(offer => amountOf(offer, balance))
  return offered.length > 0 ? cents(balance - Math.min(balance, ...offered)) : balance
}

function amountOf({ amount, percentOfBalance }: SettlementOffer, balance: Cents): Cents[] {
  if (amount !== undefined) return [amount]
  return percentOfBalance === undefined ? [] : [cents((balance * percentOfBalance) / 100)]
}
