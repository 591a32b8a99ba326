import { defineRule } from '#law/define-rule.ts'
import { whenTold } from '#law/when-told.ts'
import { isTrue } from '#law/three-valued.ts'
import { isCourtPaper } from '#law/kind-of-paper.ts'
import { day } from '#units/iso-date.ts'

const RESTS_ON = ['timeBarred'] as const

/** You were sued on a debt that may be too old.
 *  @law 12 CFR 1006.26(b); 15 USC 1692e(5); 15 USC 1692f */
export const tbdLawsuitFiled = defineRule({
  id: 'tbd-lawsuit-filed',
  title: 'You were sued on a debt that may be too old',
  type: 'time-barred-debt',
  cites: ['12 CFR 1006.26(b)', '15 USC 1692e(5)', '15 USC 1692f'],
  basis: 'with-fact',
  appliesTo: ['summons-or-complaint'],
  strength: 'strong',
  severity: 10,
  confidence: 'high',
  restsOn: RESTS_ON,
  privateAction: true,
  requirement:
    'A debt collector must not sue on a time-barred debt. The time bar is a defence you must raise; the court will not raise it for you.',
  whyItMatters:
    'You have been sued. If the debt is too old, that can win the case, but only if you answer on time and say so. Talk to a lawyer or legal aid today.',
  wouldChange: [
    "Another state's time limit applies, for example one your contract names.",
    'You paid, promised in writing or were away in a way that lengthened the time.',
    'The one who sues is the original lender. Then this law does not bind it, but the defense is the same.',
  ],
  remedySentence:
    'The claim is barred by the statute of limitations; bringing suit on it violates 12 C.F.R. 1006.26(b).',
  cases: [
    {
      name: 'Panico v. Portfolio Recovery Associates, LLC',
      cite: '879 F.3d 56',
      court: '3d Cir.',
      year: 2018,
      holding: 'Choice-of-law clauses can shorten the period.',
    },
  ],
  inForce: { from: day('2021-11-30') },
  checkedOn: day('2026-11-21'),
  check: whenTold({
    restsOn: RESTS_ON,
    words: facts =>
      facts.kindOfPaper.known && isCourtPaper(facts.kindOfPaper.value) ? facts.kindOfPaper.evidence : undefined,
    holds: facts => isTrue(facts.timeBarred),
  }),
  firesOn: [
    {
      text: 'SUMMONS ... Plaintiff Debt Buyer LLC v. You. Count I: account stated. Last payment 2013.',
      given: {
        summonsReceived: true,
        timeBarred: true,
        kindOfPaper: 'summons-or-complaint',
        ruleKinds: ['summons-or-complaint'],
      },
    },
    {
      text: 'COMPLAINT filed 2025-05-01 for a credit card charged off 2015-07-31.',
      given: {
        summonsReceived: true,
        timeBarred: true,
        kindOfPaper: 'summons-or-complaint',
        ruleKinds: ['summons-or-complaint'],
      },
    },
    {
      text: 'PETITION: breach of credit agreement; default date 06/2012; filed 03/2025.',
      given: {
        summonsReceived: true,
        timeBarred: true,
        kindOfPaper: 'summons-or-complaint',
        ruleKinds: ['summons-or-complaint'],
      },
    },
    {
      text: 'STATEMENT OF CLAIM (small claims): unpaid medical account, last payment 2011.',
      given: {
        summonsReceived: true,
        timeBarred: true,
        kindOfPaper: 'summons-or-complaint',
        ruleKinds: ['summons-or-complaint'],
      },
    },
  ],
  silentOn: [
    { text: 'SUMMONS filed 2025-05-01, last payment 2024-01-10', given: { summonsReceived: true, timeBarred: false } },
    'Proof of claim in bankruptcy case 24-1022',
    { text: 'SUMMONS by the original bank in its own name', given: { senderRole: 'original-creditor-in-own-name' } },
  ],
})
