import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenTold } from '#law/when-told.ts'
import { allOf, holdsOfBoth, type Truth } from '#law/three-valued.ts'
import { valueOf } from '#law/fact.ts'
import type { AllFacts } from '#law/facts.ts'
import { noticeWords } from '#law/letter-words.ts'
import { isSameSender, isSameAccount } from '#law/earlier-letter.ts'
import { dollars } from '#units/cents.ts'
import { day } from '#units/iso-date.ts'

const RESTS_ON = ['earlierLetter'] as const

/** The balance is growing and the letter does not say so.
 *  @law 15 USC 1692e(2)(A); 15 USC 1692e(10); 15 USC 1692g(a)(1); 12 CFR 1006.18(b)(2)(i) */
export const balanceMayGrowUndisclosed = defineRule({
  id: 'balance-may-grow-undisclosed',
  title: 'The balance is growing and the letter does not say so',
  type: 'amount-and-fees',
  cites: ['15 USC 1692e(2)(A)', '15 USC 1692e(10)', '15 USC 1692g(a)(1)', '12 CFR 1006.18(b)(2)(i)'],
  basis: 'compare',
  appliesTo: ANY_DEMAND,
  strength: 'likely',
  severity: 6,
  confidence: 'high',
  restsOn: RESTS_ON,
  privateAction: true,
  requirement:
    "If interest or fees are still being added, a letter that states a 'current balance' without saying it may increase can mislead the reader into thinking that paying it clears the debt.",
  whyItMatters:
    'Your balance went up between letters, but the first letter did not warn you that it could. You might have paid the first amount and still owed more. The law says they must not mislead you about this.',
  wouldChange: [
    'The first letter said that the amount may grow, or gave an amount that would settle the debt by a date.',
    'The difference is a new charge, not interest or fees.',
  ],
  remedySentence:
    'Your earlier letter stated a balance without disclosing that it was increasing, which is misleading under 15 U.S.C. 1692e(2)(A) and (10).',
  cases: [
    {
      name: 'Avila v. Riexinger & Associates, LLC',
      cite: '817 F.3d 72',
      court: '2d Cir.',
      year: 2016,
      holding:
        'Stating a current balance without saying it was growing through interest and fees was misleading; adopted the Miller safe harbour.',
    },
    {
      name: 'Miller v. McCalla, Raymer, Padrick, Cobb, Nichols & Clark, LLC',
      cite: '214 F.3d 872',
      court: '7th Cir.',
      year: 2000,
      holding: 'Supplies the model sentence for changing balances.',
    },
    {
      name: 'Taylor v. Financial Recovery Services, Inc.',
      cite: '886 F.3d 212',
      court: '2d Cir.',
      year: 2018,
      holding: 'No violation where no interest or fees were accruing.',
    },
  ],
  checkedOn: day('2026-11-21'),
  check: whenTold({
    restsOn: RESTS_ON,
    words: ({ earlierLetter, currentAmount }) =>
      earlierLetter.known && currentAmount.known ? currentAmount.evidence : undefined,
    holds: facts => grewUnsaid(facts),
  }),
  firesOn: [
    {
      text: '(2025-05-01): Current balance $1,041.20, interest.',
      earlier: {
        text: '(2025-03-01): Current balance $1,000.00',
        given: { currentAmount: dollars(1000), accountNumber: '7781', collectorName: 'Apex Recovery' },
      },
      given: {
        currentAmount: dollars(1041.2),
        itemizedInterest: dollars(41.2),
        accountNumber: '7781',
        collectorName: 'Apex Recovery',
      },
      note: 'letter 1 had no increase notice',
    },
    {
      text: 'Amount due $601.10 including late charges.',
      earlier: {
        text: 'Amount due $572.83',
        given: { currentAmount: dollars(572.83), accountNumber: '7781', collectorName: 'Apex Recovery' },
      },
      given: {
        currentAmount: dollars(601.1),
        itemizedFees: dollars(28.27),
        accountNumber: '7781',
        collectorName: 'Apex Recovery',
      },
      note: 'no notice in letter 1',
    },
    {
      text: 'as of today $2,512.00 because interest accrues daily.',
      earlier: {
        text: 'your balance is $2,400.00',
        given: { currentAmount: dollars(2400), accountNumber: '7781', collectorName: 'Apex Recovery' },
      },
      given: {
        currentAmount: dollars(2512),
        itemizedInterest: dollars(112),
        accountNumber: '7781',
        collectorName: 'Apex Recovery',
      },
    },
    {
      text: '(six weeks later): Balance due $3,371.80, includes interest since our last letter.',
      earlier: {
        text: 'Balance due $3,300.00, pay this amount to resolve your account',
        given: { currentAmount: dollars(3300), accountNumber: '7781', collectorName: 'Apex Recovery' },
      },
      given: {
        currentAmount: dollars(3371.8),
        itemizedInterest: dollars(71.8),
        accountNumber: '7781',
        collectorName: 'Apex Recovery',
      },
    },
  ],
  silentOn: [
    {
      text: '$1,041.20',
      earlier: {
        text: 'As of the date of this letter, you owe $1,000.00. Because of interest, late charges, and other charges that may vary from day to day, the amount due on the day you pay may be greater',
        given: { currentAmount: dollars(1000), accountNumber: '7781', collectorName: 'Apex Recovery' },
      },
      given: {
        currentAmount: dollars(1041.2),
        itemizedInterest: dollars(41.2),
        accountNumber: '7781',
        collectorName: 'Apex Recovery',
      },
    },
    {
      text: 'Current balance $599.98',
      earlier: {
        text: 'Current balance $599.98',
        given: { currentAmount: dollars(599.98), accountNumber: '7781', collectorName: 'Apex Recovery' },
      },
      given: { currentAmount: dollars(599.98), accountNumber: '7781', collectorName: 'Apex Recovery' },
    },
    {
      text: '$812.00',
      earlier: {
        text: '$800.00, interest accrues at 6% per year until paid',
        given: { currentAmount: dollars(800), accountNumber: '7781', collectorName: 'Apex Recovery' },
      },
      given: {
        currentAmount: dollars(812),
        itemizedInterest: dollars(12),
        accountNumber: '7781',
        collectorName: 'Apex Recovery',
      },
    },
  ],
})

// grown by interest or fees although the first letter, read whole, did not say that it could
function grewUnsaid(facts: AllFacts): Truth {
  const earlier = valueOf(facts.earlierLetter)
  if (!earlier) return undefined
  const said = noticeWords(earlier, 'balance-may-increase', 'interest-accrues') !== undefined
  const isCharge = [facts.itemizedInterest, facts.itemizedFees].some(fact => fact.known && fact.value > 0)
  return allOf(
    isSameSender(facts, earlier),
    isSameAccount(facts, earlier),
    holdsOfBoth(facts.currentAmount, earlier.currentAmount, (now, then) => now > then),
    isCharge || noticeWords(facts, 'interest-accrues', 'interest-demanded', 'charges-were-added') !== undefined,
    earlier.wholeLetterRead.known ? !said : undefined,
  )
}
