import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule, needs, satisfied, violated } from '#law/define-rule.ts'
import { wordsOf } from '#law/validation-notice.ts'
import type { PrintedAmount } from '#law/statements.ts'
import { day } from '#units/iso-date.ts'

const LEAST_SURE = 0.9
const ROUNDING = 1 // cent

function furthestApart(
  totals: readonly PrintedAmount[],
): readonly [PrintedAmount | undefined, PrintedAmount | undefined] {
  const sorted = totals.toSorted((a, b) => a.amount - b.amount)
  return [sorted[0], sorted.at(-1)]
}

// A fee, a payment or another account printed beside them explains why one is higher than the other.
function isExplained(low: PrintedAmount, high: PrintedAmount, all: readonly PrintedAmount[]): boolean {
  const between = high.amount - low.amount
  const printed = [...new Set(all.map(({ amount }) => amount))].filter(amount => amount > 0)
  return printed.some(
    one =>
      Math.abs(one - between) <= ROUNDING ||
      printed.some(other => other !== one && Math.abs(one + other - between) <= ROUNDING),
  )
}

/** The letter gives two different totals, or a total you cannot rely on.
 *  @law 15 USC 1692g(a)(1); 15 USC 1692e(2)(A); 12 CFR 1006.34(c)(2)(ix); 12 CFR 1006.34(d)(1); 12 CFR 1006.18(b)(2)(i) */
export const vnAmountUnclear = defineRule({
  id: 'vn-amount-unclear',
  title: 'The letter gives two different totals, or a total you cannot rely on',
  type: 'validation-notice',
  cites: [
    '15 USC 1692g(a)(1)',
    '15 USC 1692e(2)(A)',
    '12 CFR 1006.34(c)(2)(ix)',
    '12 CFR 1006.34(d)(1)',
    '12 CFR 1006.18(b)(2)(i)',
  ],
  basis: 'face',
  appliesTo: ANY_DEMAND,
  strength: 'likely',
  severity: 6,
  confidence: 'medium',
  privateAction: true,
  suppressedBy: ['vn-amount-missing'],
  requirement:
    'The amount must be stated clearly enough that an unsophisticated reader knows what is owed today; conflicting totals or an amount that hides estimates is not a statement of the amount.',
  whyItMatters:
    'The letter must make clear how much you owe today. This one shows amounts that do not agree, or says the total may include charges that are not due yet. That can leave you unable to tell what would pay the debt.',
  wouldChange: [
    'The amount on the starting date and the amount today normally differ. That is lawful.',
    'A settlement, a down payment or a monthly payment is not a total.',
    'A letter may say that interest changes the amount from day to day, if that is true.',
  ],
  remedySentence:
    'Your letter does not clearly state the amount of the debt: it shows inconsistent or uncertain totals, contrary to 15 U.S.C. 1692g(a)(1) and 1692e(2)(A).',
  cases: [
    {
      name: 'Carlin v. Davidson Fink LLP',
      cite: '852 F.3d 207',
      court: '2d Cir.',
      year: 2017,
      holding:
        'Disclosing a total that may include unspecified estimated fees left the reader unable to know the minimum owed or how to resolve the debt.',
    },
    {
      name: 'Miller v. McCalla, Raymer, Padrick, Cobb, Nichols & Clark, LLC',
      cite: '214 F.3d 872',
      court: '7th Cir.',
      year: 2000,
      holding:
        'An unexplained principal-only figure does not state the amount of the debt; a model sentence for changing balances is approved.',
    },
  ],
  checkedOn: day('2026-11-21'),
  check: needs(['amounts', 'statements'], ({ amounts }, _, facts) => {
    const uncertain = wordsOf(facts, 'total-may-be-incomplete')
    if (uncertain.length > 0) return violated({ evidence: uncertain })
    const totals = amounts.filter(one => one.role === 'current' && one.account === undefined)
    const isAboutSeveral = facts.accountNumbers.known && facts.accountNumbers.value.length > 1
    if (isAboutSeveral || totals.some(one => one.confidence < LEAST_SURE)) return satisfied()
    const [low, high] = furthestApart(totals)
    if (!low || !high || high.amount - low.amount <= ROUNDING || isExplained(low, high, amounts)) return satisfied()
    return violated({ evidence: [...low.evidence, ...high.evidence] })
  }),
  firesOn: [
    'Balance due: $1,912.45 ... Total amount owed: $2,188.03',
    'Total Amount Due $4,310.00. Total Amount Due may include estimated fees and costs that are not yet due.',
    'You owe $825.00 (plus applicable fees and costs).',
    'Please pay $560.12, which may not be the full amount you owe. Call for the actual balance.',
    'Amount of debt: $1,000 to $1,250 depending on the date of payment',
  ],
  silentOn: [
    'As of January 2, 2017, you owed: $2,234.56 ... Total amount of the debt now: $2,284.56',
    'Balance: $1,000.00. Settlement amount: $600.00',
    'Principal $800.00 Interest $45.10 Fees $0.00 Total $845.10',
    'As of the date of this letter you owe $512.00. Because of interest that may vary from day to day, the amount due on the day you pay may be greater.',
    'Account 1: $120.00 Account 2: $80.00 Total of both accounts: $200.00',
    'Minimum payment to start a plan: $50.00. Current balance: $912.00',
  ],
})
