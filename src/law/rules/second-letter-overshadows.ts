import { defineRule } from '#law/define-rule.ts'
import { whenTold } from '#law/when-told.ts'
import { allOf, holdsOfBoth, type Truth } from '#law/three-valued.ts'
import { valueOf, type Evidence } from '#law/fact.ts'
import type { AllFacts } from '#law/facts.ts'
import { threatWords, sayingWords, noticeWords } from '#law/letter-words.ts'
import { isSameSender } from '#law/earlier-letter.ts'
import { addDays, day } from '#units/iso-date.ts'

const RESTS_ON = ['earlierLetter'] as const

/** A second letter inside your 30 days pushes you to pay and ignores your dispute right.
 *  @law 15 USC 1692g(b); 12 CFR 1006.38(b)(1) */
export const secondLetterOvershadows = defineRule({
  id: 'second-letter-overshadows',
  title: 'A second letter inside your 30 days pushes you to pay and ignores your dispute right',
  type: 'overshadowing',
  cites: ['15 USC 1692g(b)', '12 CFR 1006.38(b)(1)'],
  basis: 'compare',
  appliesTo: [
    'follow-up-demand',
    'settlement-offer',
    'attorney-letter',
    'lawsuit-threat',
    'credit-reporting-notice',
    'payment-reminder',
  ],
  strength: 'likely',
  severity: 6,
  confidence: 'medium',
  restsOn: RESTS_ON,
  privateAction: true,
  requirement:
    'Any communication during the validation period, not only the first letter, must not overshadow or be inconsistent with the disclosed rights.',
  whyItMatters:
    'Your dispute time had not ended when this second letter came. It pushes you to pay and acts as if your right to dispute is gone. You still have until the date on the first notice.',
  wouldChange: [
    'The time to dispute in the first notice had ended.',
    'The letter only reminds you, and does not push or deny your right to dispute.',
  ],
  remedySentence:
    'Your letter, sent within the validation period, overshadows the rights disclosed in your notice, contrary to 15 U.S.C. 1692g(b).',
  cases: [
    {
      name: 'Pollard v. Law Office of Mandy L. Spaulding',
      cite: '766 F.3d 98',
      court: '1st Cir.',
      year: 2014,
      holding: 'Threat of imminent suit overshadows even a correct notice.',
    },
  ],
  checkedOn: day('2026-11-21'),
  check: whenTold({
    restsOn: RESTS_ON,
    words: pressure,
    holds: facts => allOf(isSameSenderOf(facts), cameInTime(facts)),
  }),
  firesOn: [
    {
      text: '(June 16, 2025): Your time is up. Pay $816.00 within 5 days.',
      earlier: {
        text: '(June 2, 2025): validation notice, dispute by July 9, 2025',
        given: {
          validationEndDate: day('2025-07-09'),
          collectorName: 'Apex Recovery',
          kindOfPaper: 'initial-validation-notice',
        },
      },
      given: { letterDate: day('2025-06-16'), collectorName: 'Apex Recovery' },
    },
    {
      text: '(2025-03-12): FINAL DEMAND. You have not disputed this debt, so it is now considered valid.',
      earlier: {
        text: '(2025-03-01) notice',
        given: {
          validationEndDate: day('2025-04-07'),
          collectorName: 'Apex Recovery',
          kindOfPaper: 'initial-validation-notice',
        },
      },
      given: {
        letterDate: day('2025-03-12'),
        statements: [{ says: 'silence-is-admission', evidence: [] }],
        notices: [],
        collectorName: 'Apex Recovery',
      },
    },
    {
      text: 'dated 5/15: As you have chosen not to respond we are preparing legal action.',
      earlier: {
        text: 'notice dated 5/5',
        given: {
          validationEndDate: day('2025-06-11'),
          collectorName: 'Apex Recovery',
          kindOfPaper: 'initial-validation-notice',
        },
      },
      given: { letterDate: day('2025-05-15'), collectorName: 'Apex Recovery' },
    },
    {
      text: '(Sept 12): the time to dispute has passed; payment is now mandatory.',
      earlier: {
        text: '(Sept 2, 2025), dispute by Oct 9',
        given: {
          validationEndDate: day('2025-10-09'),
          collectorName: 'Apex Recovery',
          kindOfPaper: 'initial-validation-notice',
        },
      },
      given: {
        letterDate: day('2025-09-12'),
        statements: [{ says: 'dispute-right-denied', evidence: [] }],
        collectorName: 'Apex Recovery',
      },
    },
  ],
  silentOn: [
    {
      text: '(July 20, 2025): please pay your balance.',
      earlier: {
        text: '(June 2, 2025) notice',
        given: {
          validationEndDate: day('2025-07-09'),
          collectorName: 'Apex Recovery',
          kindOfPaper: 'initial-validation-notice',
        },
      },
      given: { letterDate: day('2025-07-20'), collectorName: 'Apex Recovery' },
    },
    {
      text: '(June 20, 2025): a reminder that we want to help; you may still dispute by July 9, 2025.',
      earlier: {
        text: '(June 2, 2025)',
        given: {
          validationEndDate: day('2025-07-09'),
          collectorName: 'Apex Recovery',
          kindOfPaper: 'initial-validation-notice',
        },
      },
      given: { letterDate: day('2025-06-20'), collectorName: 'Apex Recovery' },
    },
    {
      text: '(June 25): we offer to settle for 60% if paid by July 31, 2025; this does not affect your right to dispute.',
      earlier: {
        text: '(June 2)',
        given: {
          validationEndDate: day('2025-07-09'),
          collectorName: 'Apex Recovery',
          kindOfPaper: 'initial-validation-notice',
        },
      },
      given: { letterDate: day('2025-06-25'), collectorName: 'Apex Recovery' },
    },
  ],
})

function isSameSenderOf(facts: AllFacts): Truth {
  return facts.earlierLetter.known ? isSameSender(facts, facts.earlierLetter.value) : undefined
}

function cameInTime({ earlierLetter, earlierValidationEndDate, letterDate }: AllFacts): Truth {
  const earlier = valueOf(earlierLetter)
  if (!earlier || valueOf(earlier.kindOfPaper) !== 'initial-validation-notice') return undefined
  const end = earlierValidationEndDate.known ? earlierValidationEndDate : earlier.validationEndDate
  return holdsOfBoth(letterDate, end, (sent, last) => sent <= last)
}

// words against the right to dispute, a suit, or money wanted at once, and nothing that puts them right
function pressure(facts: AllFacts): readonly Evidence[] | undefined {
  if (!facts.earlierLetter.known || noticeWords(facts, 'reconciles-with-dispute-right')) return undefined
  const said = sayingWords(
    facts,
    'dispute-right-denied',
    'silence-is-admission',
    'suit-before-window-ends',
    'dispute-window-shortened',
  )
  // words that deny the right may look like the statement of it
  if (!said && noticeWords(facts, 'dispute-statement')) return undefined
  const threat = threatWords(facts, 'suit', 'judgment', 'refer-to-attorney', 'garnishment', 'lien', 'credit-reporting')
  return said ?? threat ?? rushed(facts) ?? noticeWords(facts, 'presses-for-payment')
}

// money wanted before the last day to dispute, as the first letter printed it
function rushed({ paymentDemands, letterDate, earlierLetter }: AllFacts): readonly Evidence[] | undefined {
  const lastDay = valueOf(earlierLetter)?.validationEndDate
  const end = lastDay && valueOf(lastDay)
  const sent = valueOf(letterDate)
  return valueOf(paymentDemands)?.find(({ by, withinDays }) => {
    const until = by ?? (sent && withinDays !== undefined ? addDays(sent, withinDays) : undefined)
    return until === undefined ? withinDays !== undefined : end !== undefined && until <= end
  })?.evidence
}
