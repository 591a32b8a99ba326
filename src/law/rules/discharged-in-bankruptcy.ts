import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenTold, wordsDemanding } from '#law/when-told.ts'
import { allOf, holdsOfBoth, isTrue } from '#law/three-valued.ts'
import { valueOf } from '#law/fact.ts'
import type { AllFacts } from '#law/facts.ts'
import { noticeWords, sentOn } from '#law/letter-words.ts'
import { day } from '#units/iso-date.ts'

const RESTS_ON = ['debtDischarged', 'bankruptcyDischargeDate'] as const

/** They demand a debt wiped out in bankruptcy.
 *  @law 15 USC 1692e(2)(A); 12 CFR 1006.18(b)(2)(i); 12 CFR 1006.30(b)(1) */
export const dischargedInBankruptcy = defineRule({
  id: 'discharged-in-bankruptcy',
  title: 'They demand a debt wiped out in bankruptcy',
  type: 'bankruptcy-estate',
  cites: ['15 USC 1692e(2)(A)', '12 CFR 1006.18(b)(2)(i)', '12 CFR 1006.30(b)(1)'],
  basis: 'with-fact',
  appliesTo: ANY_DEMAND,
  strength: 'strong',
  severity: 9,
  confidence: 'high',
  restsOn: RESTS_ON,
  privateAction: true,
  requirement: 'A discharged debt is no longer owed; demanding it as owed is a false statement of legal status.',
  whyItMatters:
    'This debt was wiped out in bankruptcy. They may not ask you to pay it. Send a copy of the discharge papers and, if needed, tell your bankruptcy lawyer.',
  wouldChange: [
    'A lien on your car or home can outlive the bankruptcy. Then they may take the thing, but not ask you for money.',
    'This debt was not part of the case, or is of a kind that is not wiped out, such as most student loans, taxes and support.',
  ],
  remedySentence: 'This debt was discharged in bankruptcy; demanding it violates 15 U.S.C. 1692e(2)(A).',
  cases: [
    {
      name: 'Randolph v. IMBS, Inc.',
      cite: '368 F.3d 726',
      court: '7th Cir.',
      year: 2004,
      holding: 'A demand for money after discharge is false; lack of knowledge is no excuse but care is a defence.',
    },
    {
      name: 'Turner v. J.V.D.B. & Associates, Inc.',
      cite: '330 F.3d 991',
      court: '7th Cir.',
      year: 2003,
      holding:
        "A letter on a discharged debt could be found misleading (summary judgment for the collector reversed; on remand the collector later won the bench trial on that letter's wording).",
    },
    {
      name: 'Midland Funding, LLC v. Johnson',
      cite: '581 U.S. 224 (137 S. Ct. 1407)',
      court: 'U.S.',
      year: 2017,
      holding: 'Limits: filing a claim in the bankruptcy is treated differently from a demand letter.',
    },
  ],
  checkedOn: day('2026-11-21'),
  check: whenTold({
    restsOn: RESTS_ON,
    words: facts => (onlyEnforcesLien(facts) ? undefined : wordsDemanding(facts)),
    holds: facts =>
      allOf(
        isTrue(facts.debtDischarged),
        holdsOfBoth(sentOn(facts), facts.bankruptcyDischargeDate, (sent, discharged) => sent > discharged),
      ),
  }),
  firesOn: [
    {
      text: 'You still owe $97.80.',
      given: { debtDischarged: true, bankruptcyDischargeDate: day('2000-07-05'), letterDate: day('2001-02-01') },
    },
    {
      text: 'Your account remains unpaid and past due.',
      given: { debtDischarged: true, bankruptcyDischargeDate: day('2024-05-01'), letterDate: day('2025-02-01') },
    },
    {
      text: 'Pay this debt now.',
      given: { debtDischarged: true, bankruptcyDischargeDate: day('2023-09-12'), letterDate: day('2025-02-01') },
    },
    {
      text: 'We understand you filed bankruptcy but this balance must still be paid.',
      given: { debtDischarged: true, bankruptcyDischargeDate: day('2024-01-20'), letterDate: day('2025-02-01') },
    },
  ],
  silentOn: [
    'If you have received a discharge in bankruptcy, this is not an attempt to collect the debt but only to enforce our lien.',
    {
      text: 'Your lien survives bankruptcy; the vehicle may be recovered.',
      given: { debtSecured: true, debtDischarged: true, bankruptcyDischargeDate: day('2024-01-20') },
    },
    { text: 'You may reaffirm this debt with court approval.', note: 'before discharge' },
  ],
})

function onlyEnforcesLien(facts: AllFacts): boolean {
  if (noticeWords(facts, 'bankruptcy-disclaimer')) return true
  return valueOf(facts.debtSecured) === true && wordsDemanding(facts).length === 0
}
