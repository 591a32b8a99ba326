import { defineRule } from '#law/define-rule.ts'
import { whenTold, wordsDemanding } from '#law/when-told.ts'
import { holds } from '#law/three-valued.ts'
import type { Evidence } from '#law/fact.ts'
import type { AllFacts } from '#law/facts.ts'
import { noticeWords } from '#law/letter-words.ts'
import { stillCollects } from '#law/earlier-letter.ts'
import { day } from '#units/iso-date.ts'

const RESTS_ON = ['writtenDisputeReceivedDate'] as const

/** What they sent is not really proof.
 *  @law 15 USC 1692g(b); 12 CFR 1006.38(d)(2)(i) */
export const verificationInadequate = defineRule({
  id: 'verification-inadequate',
  title: 'What they sent is not really proof',
  type: 'dispute-handling',
  cites: ['15 USC 1692g(b)', '12 CFR 1006.38(d)(2)(i)'],
  basis: 'compare',
  appliesTo: ['follow-up-demand', 'attorney-letter', 'initial-validation-notice'],
  strength: 'possible',
  severity: 5,
  confidence: 'high',
  restsOn: RESTS_ON,
  privateAction: true,
  requirement:
    'Verification must at least confirm in writing that the amount is what the creditor claims; the consumer may argue that a bare reprint of the same letter or a screen print without identifying detail is not verification.',
  whyItMatters:
    'They answered your dispute with little or no proof. Courts ask for only basic proof, but you can still say it is not enough and ask for more.',
  wouldChange: [
    'Courts ask for little: that the collector confirms in writing what the lender says you owe.',
    'Papers came with the letter: a statement of the lender or the contract.',
  ],
  remedySentence:
    'Your response to my dispute is not verification as required by 15 U.S.C. 1692g(b); please send a statement of the creditor and the contract before any further collection.',
  cases: [
    {
      name: 'Chaudhry v. Gallerizzo',
      cite: '174 F.3d 394',
      court: '4th Cir.',
      year: 1999,
      holding:
        'Verification is only written confirmation that the amount is what the creditor claims; no detailed file is required.',
    },
    {
      name: 'Clark v. Capital Credit & Collection Services, Inc.',
      cite: '460 F.3d 1162',
      court: '9th Cir.',
      year: 2006,
      holding: 'Adopted the Chaudhry standard in the Ninth Circuit.',
    },
  ],
  checkedOn: day('2026-11-21'),
  check: whenTold({
    restsOn: RESTS_ON,
    words: bareAnswer,
    holds: facts => holds(facts.writtenDisputeReceivedDate, received => received !== null),
  }),
  firesOn: [
    {
      text: 'This confirms that you owe $816.00. Pay now.',
      given: {
        writtenDisputeReceivedDate: day('2025-06-24'),
        kindOfPaper: 'dispute-response',
        ruleKinds: ['follow-up-demand'],
        isAttemptToCollect: true,
      },
      note: 'single line, no creditor record',
    },
    {
      text: 'encloses only a copy of LETTER 1.',
      given: {
        writtenDisputeReceivedDate: day('2025-06-24'),
        kindOfPaper: 'dispute-response',
        ruleKinds: ['follow-up-demand'],
        isAttemptToCollect: true,
      },
    },
    {
      text: 'our records show you owe it, so we will proceed.',
      given: {
        writtenDisputeReceivedDate: day('2025-06-24'),
        kindOfPaper: 'dispute-response',
        ruleKinds: ['follow-up-demand'],
        isAttemptToCollect: true,
      },
    },
    {
      text: 'We have verified your debt. Balance $816.00.',
      given: {
        writtenDisputeReceivedDate: day('2025-06-24'),
        kindOfPaper: 'dispute-response',
        ruleKinds: ['follow-up-demand'],
        isAttemptToCollect: true,
      },
      note: 'no creditor, date or account detail',
    },
  ],
  silentOn: [
    'enclosed is your account statement from Bank of Rockville for 05/2023 and the application you signed.',
    'the creditor confirms in writing that you owe $816.00 on account 123-456-789.',
    'we closed the account.',
  ],
})

// an answer with no record of the creditor's, no word from it and none to come, as if the collector's own word were proof
function bareAnswer(facts: AllFacts): readonly Evidence[] | undefined {
  const { kindOfPaper, wholeLetterRead } = facts
  const isAnswer = kindOfPaper.known && kindOfPaper.value === 'dispute-response'
  const shows = noticeWords(facts, 'records-enclosed', 'verification-pending') !== undefined
  return isAnswer && wholeLetterRead.known && !shows && stillCollects(facts) ? wordsDemanding(facts) : undefined
}
