import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenTold } from '#law/when-told.ts'
import { isTrue } from '#law/three-valued.ts'
import { valueOf, type Evidence } from '#law/fact.ts'
import type { AllFacts } from '#law/facts.ts'
import { noticeWords } from '#law/letter-words.ts'
import type { StateCode } from '#units/state-code.ts'
import { day } from '#units/iso-date.ts'

const RESTS_ON = ['timeBarred'] as const

/** They ask you to pay or settle an old debt without saying it is too old to sue.
 *  @law 15 USC 1692e(2)(A); 15 USC 1692e(10); 12 CFR 1006.18(b)(2)(i); 12 CFR 1006.18(d) */
export const tbdNoDisclosure = defineRule({
  id: 'tbd-no-disclosure',
  title: 'They ask you to pay or settle an old debt without saying it is too old to sue',
  type: 'time-barred-debt',
  cites: ['15 USC 1692e(2)(A)', '15 USC 1692e(10)', '12 CFR 1006.18(b)(2)(i)', '12 CFR 1006.18(d)'],
  basis: 'with-fact',
  appliesTo: ANY_DEMAND,
  strength: 'likely',
  severity: 7,
  confidence: 'high',
  restsOn: RESTS_ON,
  privateAction: true,
  requirement:
    "A letter that offers to 'settle' or presses a time-barred debt without saying that it cannot be enforced in court may mislead the reader about the debt's legal status.",
  whyItMatters:
    "This debt may be too old for a lawsuit, but the letter does not tell you so. It offers a 'settlement' as if they could still take you to court. Find out the age before you pay anything.",
  wouldChange: [
    "Another state's time limit applies, for example one your contract names.",
    'You paid, promised in writing or were away in a way that lengthened the time.',
    'The letter says that they cannot sue, or gives the text your state requires. Look at every page.',
    'It only asks for payment and offers no deal. Some courts say that is not enough.',
  ],
  remedySentence:
    'Your settlement offer on a time-barred debt fails to disclose that it cannot be enforced in court, which misleads as to legal status contrary to 15 U.S.C. 1692e(2)(A).',
  cases: [
    {
      name: 'Pantoja v. Portfolio Recovery Associates, LLC',
      cite: '852 F.3d 679',
      court: '7th Cir.',
      year: 2017,
      holding:
        'A dunning letter was deceptive because it did not say the collector COULD not sue and did not warn that a payment could restart the clock.',
    },
    {
      name: 'Tatis v. Allied Interstate, LLC',
      cite: '882 F.3d 422',
      court: '3d Cir.',
      year: 2018,
      holding: "Offering to 'settle' a time-barred debt can mislead even with no threat of suit.",
    },
    {
      name: 'Huertas v. Galaxy Asset Management',
      cite: '641 F.3d 28',
      court: '3d Cir.',
      year: 2011,
      holding: 'Asking for payment of a time-barred debt without threatening suit is allowed.',
    },
    {
      name: 'Buchanan v. Northland Group, Inc.',
      cite: '776 F.3d 393',
      court: '6th Cir.',
      year: 2015,
      holding: 'A settlement offer on a time-barred debt can plausibly mislead.',
    },
    {
      name: 'Daugherty v. Convergent Outsourcing, Inc.',
      cite: '836 F.3d 507',
      court: '5th Cir.',
      year: 2016,
      holding: 'Same, Fifth Circuit.',
    },
    {
      name: 'Pierre v. Midland Credit Management, Inc.',
      cite: '29 F.4th 934',
      court: '7th Cir.',
      year: 2022,
      holding:
        'Limits: in the Seventh Circuit a reader who did not pay or act on such a letter may lack standing in federal court.',
    },
  ],
  checkedOn: day('2026-11-21'),
  check: whenTold({ restsOn: RESTS_ON, words: silentOffer, holds: facts => isTrue(facts.timeBarred) }),
  firesOn: [
    { text: 'We are willing to accept $128.99 in settlement of this $1,289.86 debt.', given: { timeBarred: true } },
    { text: 'Take advantage of our 70% discount to settle your account.', given: { timeBarred: true } },
    {
      text: 'Because of the age of your debt, we will not sue you for it.',
      given: {
        timeBarred: true,
        stateOfResidence: 'IL',
        notices: [{ notice: 'time-barred-will-not-sue', evidence: [] }],
      },
      note: 'a choice, not a legal bar; no state notice',
    },
    {
      text: 'Resolve this obligation today with three easy payments.',
      given: { timeBarred: true, settlementOffers: [{ instalments: 3, evidence: [] }] },
    },
  ],
  silentOn: [
    'The law limits how long you can be sued on a debt. Because of the age of your debt, we cannot sue you for it. If you make a payment it may restart the time in which we can sue.',
    { text: 'Settle for 60%.', given: { timeBarred: false } },
    'This debt is too old to be enforced in court.',
    {
      text: 'Your account has been reassigned; please call to resolve.',
      given: { timeBarred: true },
      note: 'no settlement wording; Third Circuit',
    },
    {
      text: 'THE LAW LIMITS HOW LONG YOU CAN BE SUED ON A DEBT. BECAUSE OF THE AGE OF YOUR DEBT, WE WILL NOT SUE YOU FOR IT. THIS NOTICE IS REQUIRED BY LAW.',
      given: { timeBarred: true, stateOfResidence: 'TX' },
    },
    {
      text: 'The law limits how long you can be sued on a debt. Because of the age of your debt, we will not sue you for it.',
      given: { timeBarred: true, stateOfResidence: 'CA' },
    },
  ],
})

/** Where the law itself prescribes "we will not sue you".  @law state-collection-laws: required_letter_text */
const WILL_NOT_SUE_IS_ENOUGH: readonly StateCode[] = ['CA', 'CT', 'TX']

// an offer without a word on the age of the debt; "we will not" alone sounds like a choice
function silentOffer(facts: AllFacts): readonly Evidence[] | undefined {
  if (!facts.wholeLetterRead.known || noticeWords(facts, 'time-barred-cannot-sue', 'time-barred-state-notice'))
    return undefined
  const willNot = noticeWords(facts, 'time-barred-will-not-sue')
  const state = valueOf(facts.stateOfResidence)
  if (willNot) return state === undefined || WILL_NOT_SUE_IS_ENOUGH.includes(state) ? undefined : willNot
  const { settlementOffers, amounts } = facts
  const offered = settlementOffers.known ? settlementOffers.value : []
  const shared = amounts.known ? amounts.value.filter(({ role }) => role === 'settlement' || role === 'instalment') : []
  const asked = [...offered, ...shared]
  return asked.length > 0 ? asked.flatMap(({ evidence }) => evidence) : noticeWords(facts, 'deal-offered')
}
