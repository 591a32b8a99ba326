import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenTold } from '#law/when-told.ts'
import { allOf, holdsOfBoth, type Truth } from '#law/three-valued.ts'
import { valueOf } from '#law/fact.ts'
import type { AllFacts, LetterFacts } from '#law/facts.ts'
import { isSameAccount, isSameSender } from '#law/earlier-letter.ts'
import { dollars } from '#units/cents.ts'
import { noticeWords } from '#law/letter-words.ts'
import { day } from '#units/iso-date.ts'

const RESTS_ON = ['earlierLetter'] as const

/** The amount jumped from one letter to the next without explanation.
 *  @law 15 USC 1692e(2)(A); 15 USC 1692f(1); 12 CFR 1006.18(b)(2)(i); 12 CFR 1006.22(b) */
export const amountGrewUnexplained = defineRule({
  id: 'amount-grew-unexplained',
  title: 'The amount jumped from one letter to the next without explanation',
  type: 'amount-and-fees',
  cites: ['15 USC 1692e(2)(A)', '15 USC 1692f(1)', '12 CFR 1006.18(b)(2)(i)', '12 CFR 1006.22(b)'],
  basis: 'compare',
  appliesTo: ANY_DEMAND,
  strength: 'likely',
  severity: 6,
  confidence: 'medium',
  restsOn: RESTS_ON,
  privateAction: true,
  requirement:
    'A higher demand must rest on amounts authorized by the agreement or law; an unexplained rise suggests an unauthorized charge or a false amount.',
  whyItMatters:
    'The same debt cost more in the second letter and nothing explains why. Ask for a full breakdown. You do not have to pay amounts the contract or law does not allow.',
  wouldChange: [
    'Interest or fees that your contract allows make the difference.',
    'One of the two amounts was misread. Compare them on the paper.',
  ],
  remedySentence:
    'Between your letters the demand rose without explanation; please identify the authority for the increase as required by 15 U.S.C. 1692f(1).',
  cases: [
    {
      name: 'Randolph v. IMBS, Inc.',
      cite: '368 F.3d 726',
      court: '7th Cir.',
      year: 2004,
      holding: 'Misstating the amount is strict-liability, subject to bona fide error.',
    },
  ],
  checkedOn: day('2026-11-21'),
  check: whenTold({
    restsOn: RESTS_ON,
    words: ({ earlierLetter, currentAmount }) =>
      earlierLetter.known && currentAmount.known ? currentAmount.evidence : undefined,
    holds: facts => grewUnexplained(facts),
  }),
  firesOn: [
    {
      text: '(B Collections, 2025-04-10): $999.00, interest $0.00, fees $0.00.',
      earlier: {
        text: '(A Collections, 2025-01-10): $740.00',
        given: { currentAmount: dollars(740), accountNumber: '7781' },
      },
      given: { currentAmount: dollars(999), accountNumber: '7781' },
    },
    {
      text: '(30 days later): balance $1,500.00.',
      earlier: { text: 'balance $1,200.00', given: { currentAmount: dollars(1200), accountNumber: '7781' } },
      given: { currentAmount: dollars(1500), accountNumber: '7781' },
    },
    {
      text: 'charge-off balance $3,480.00 for the same account.',
      earlier: { text: 'charge-off balance $3,000.00', given: { currentAmount: dollars(3000), accountNumber: '7781' } },
      given: { currentAmount: dollars(3480), accountNumber: '7781' },
    },
    {
      text: '(2025-03-15): $612.00, account 7781, no itemization.',
      earlier: {
        text: '(2025-02-01): $410.00, account 7781',
        given: { currentAmount: dollars(410), accountNumber: '7781' },
      },
      given: { currentAmount: dollars(612), accountNumber: '7781' },
    },
  ],
  silentOn: [
    {
      text: '$1,010.00, itemised interest $10.00 at the contract rate.',
      earlier: { text: '$1,000.00', given: { currentAmount: dollars(1000), accountNumber: '7781' } },
      given: { currentAmount: dollars(1010), itemizedInterest: dollars(10), accountNumber: '7781' },
    },
    {
      text: '$900.00 for accounts A and B.',
      earlier: { text: '$500.00 for account A', given: { currentAmount: dollars(500), accountNumber: '7781' } },
      given: { currentAmount: dollars(900), accountNumbers: ['7781', '7782'], accountNumber: '7781' },
    },
    {
      text: '$1,000.00 current balance.',
      earlier: { text: '$600.00 settlement', given: { accountNumber: '7781' } },
      given: { currentAmount: dollars(1000), accountNumber: '7781' },
    },
  ],
})

/** Less may be rounding, or a few days of interest. */
const GROWTH = 1.01

// a short message that prints no number, from the same sender: there is one account to speak of
function isUnnumbered(now: AllFacts, then: LetterFacts): Truth {
  const prints = [now, then].map(one => one.accountNumber.known || one.referenceNumber.known)
  const several = [now, then].some(({ accountNumbers }) => accountNumbers.known && accountNumbers.value.length > 1)
  return prints.every(Boolean) || several ? undefined : isSameSender(now, then) || undefined
}

function grewUnexplained(facts: AllFacts): Truth {
  const earlier = valueOf(facts.earlierLetter)
  if (!earlier) return undefined
  const explained = [facts.itemizedInterest, facts.itemizedFees].some(fact => fact.known && fact.value > 0)
  return allOf(
    isSameAccount(facts, earlier) ?? isUnnumbered(facts, earlier),
    holdsOfBoth(facts.currentAmount, earlier.currentAmount, (now, then) => now > then * GROWTH),
    !explained && noticeWords(facts, 'charges-were-added', 'several-accounts') === undefined,
  )
}
