import { defineRule } from '#law/define-rule.ts'
import { whenTold, wordsDemanding } from '#law/when-told.ts'
import { allOf, not, type Truth } from '#law/three-valued.ts'
import { valueOf } from '#law/fact.ts'
import type { AllFacts } from '#law/facts.ts'
import { noticeWords } from '#law/letter-words.ts'
import { isSameSender, isSameAccount } from '#law/earlier-letter.ts'
import { day } from '#units/iso-date.ts'

const RESTS_ON = ['earlierLetter', 'priorNoticeReceived'] as const

/** A new collector took over and gave you no new notice.
 *  @law 15 USC 1692g(a); 12 CFR 1006.34(a)(1) */
export const newCollectorNoNotice = defineRule({
  id: 'new-collector-no-notice',
  title: 'A new collector took over and gave you no new notice',
  type: 'transfer',
  cites: ['15 USC 1692g(a)', '12 CFR 1006.34(a)(1)'],
  basis: 'compare',
  appliesTo: ['debt-sale-notice', 'follow-up-demand', 'initial-validation-notice', 'attorney-letter'],
  strength: 'likely',
  severity: 7,
  confidence: 'high',
  restsOn: RESTS_ON,
  privateAction: true,
  suppressedBy: ['vn-missing-entirely'],
  requirement:
    'Each collector, including a later agency, buyer or law firm, must give its own validation information with or within five days of its own first communication.',
  whyItMatters:
    'A new company is now collecting. It must send its own notice of your rights, even if the last one did. We did not find it in this letter, though it may come separately within five days.',
  wouldChange: ['Their own notice came apart, within five days.', 'It is the same company under a new name.'],
  remedySentence: 'As a new collector you must send your own validation notice under 15 U.S.C. 1692g(a); you have not.',
  cases: [
    {
      name: 'Hernandez v. Williams, Zinman & Parham PC',
      cite: '829 F.3d 1068',
      court: '9th Cir.',
      year: 2016,
      holding:
        'Every debt collector must give the notice on its own initial communication, not only the first collector.',
    },
  ],
  checkedOn: day('2026-11-21'),
  check: whenTold({
    restsOn: RESTS_ON,
    words: facts =>
      facts.earlierLetter.known &&
      facts.wholeLetterRead.known &&
      !noticeWords(facts, 'dispute-statement', 'verification-statement', 'separate-validation-notice')
        ? wordsDemanding(facts)
        : undefined,
    holds: facts => allOf(isNewSender(facts), valueOf(facts.priorNoticeReceived) !== true),
  }),
  firesOn: [
    {
      text: '(B Law Firm, 2025-04-01): Pay $900.00. No dispute statement.',
      earlier: {
        text: '(A Collections, 2025-01-10) validation notice',
        given: { collectorName: 'A Collections', accountNumber: '7781' },
      },
      given: { collectorName: 'B Law Firm', accountNumber: '7781' },
    },
    {
      text: 'from Beta Assets: we bought your debt, send payment to us.',
      earlier: { text: 'from Alpha Recovery', given: { collectorName: 'Alpha Recovery', accountNumber: '7781' } },
      given: { collectorName: 'Beta Assets', accountNumber: '7781' },
      note: 'no rights notice',
    },
    {
      text: 'We have replaced your former collection agency. Please pay $410.00.',
      earlier: { text: '', given: { collectorName: 'Alpha Recovery', accountNumber: '7781' } },
      given: { collectorName: 'Beta Assets', accountNumber: '7781' },
      note: 'no rights',
    },
    {
      text: 'from Law Offices of T. Vance: our client demands $1,340.00 within ten days.',
      earlier: {
        text: 'from Harbor Recovery (validation notice)',
        given: { collectorName: 'Harbor Recovery', accountNumber: '7781' },
      },
      given: { collectorName: 'Law Offices of T. Vance', accountNumber: '7781' },
      note: 'no rights paragraph',
    },
  ],
  silentOn: [
    {
      text: 'from B Collections with a full validation notice.',
      earlier: { text: 'from A Collections;', given: { collectorName: 'A Collections', accountNumber: '7781' } },
      given: {
        collectorName: 'B Collections',
        notices: [{ notice: 'dispute-statement', evidence: [] }],
        accountNumber: '7781',
      },
    },
    {
      text: 'both from A Collections (second is a reminder).',
      earlier: { text: 'and', given: { collectorName: 'A Collections', accountNumber: '7781' } },
      given: { collectorName: 'A Collections', accountNumber: '7781' },
    },
    { text: 'a summons and complaint only (formal pleading).', given: { accountNumber: '7781' } },
  ],
})

function isNewSender(facts: AllFacts): Truth {
  const earlier = valueOf(facts.earlierLetter)
  return earlier && allOf(not(isSameSender(facts, earlier)), isSameAccount(facts, earlier))
}
