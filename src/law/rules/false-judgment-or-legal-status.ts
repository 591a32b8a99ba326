import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenTold } from '#law/when-told.ts'
import { allOf, anyOf, isFalse, isTrue } from '#law/three-valued.ts'
import { valueOf } from '#law/fact.ts'
import type { AllFacts } from '#law/facts.ts'
import { day } from '#units/iso-date.ts'

const RESTS_ON = ['judgmentExists', 'suitFiled', 'timeBarred', 'courtSearchDone'] as const

/** They claim a judgment, lawsuit or legal status that does not exist.
 *  @law 15 USC 1692e(2)(A); 15 USC 1692e(10); 12 CFR 1006.18(b)(2)(i) */
export const falseJudgmentOrLegalStatus = defineRule({
  id: 'false-judgment-or-legal-status',
  title: 'They claim a judgment, lawsuit or legal status that does not exist',
  type: 'false-representation',
  cites: ['15 USC 1692e(2)(A)', '15 USC 1692e(10)', '12 CFR 1006.18(b)(2)(i)'],
  basis: 'with-fact',
  appliesTo: ANY_DEMAND,
  strength: 'likely',
  severity: 8,
  confidence: 'high',
  restsOn: RESTS_ON,
  privateAction: true,
  requirement:
    'Saying a debt is a judgment, is in litigation or is legally enforceable when it is not misstates its legal status.',
  whyItMatters:
    'The letter says there is a court judgment or case, but you or the court records say there is not. That is a serious false claim. Ask the court clerk to confirm.',
  wouldChange: [
    'A court may have given a judgment that you never heard of. Ask the clerk, or search the website of the court, before you say so.',
  ],
  remedySentence:
    'There is no judgment or pending case as your letter claims; this misstates the legal status of the debt contrary to 15 U.S.C. 1692e(2)(A).',
  cases: [],
  checkedOn: day('2026-11-21'),
  check: whenTold({
    restsOn: RESTS_ON,
    words: facts => {
      const claimed = [facts.claimsJudgment, facts.claimsLawsuit, facts.claimsEnforceable].filter(
        fact => fact.known && fact.value,
      )
      return claimed.length > 0 ? claimed.flatMap(fact => (fact.known ? fact.evidence : [])) : undefined
    },
    holds: facts =>
      anyOf(
        allOf(claims(facts.claimsJudgment), isFalse(facts.judgmentExists)),
        allOf(claims(facts.claimsLawsuit), isFalse(facts.suitFiled)),
        allOf(claims(facts.claimsEnforceable), isTrue(facts.timeBarred)),
      ),
    strength: facts => (valueOf(facts.courtSearchDone) === true ? 'likely' : 'possible'),
  }),
  firesOn: [
    { text: 'Judgment balance due: $4,210.00', given: { judgmentExists: false, claimsJudgment: true } },
    {
      text: 'A default judgment has been entered against you.',
      given: { judgmentExists: false, courtSearchDone: true },
    },
    { text: 'Your account is currently in litigation.', given: { suitFiled: false, claimsLawsuit: true } },
  ],
  silentOn: [
    { text: 'Our client obtained a judgment on 3/1/2021, Case 20-1187.', given: { judgmentExists: true } },
    'No judgment has been entered.',
    'Judgment date: N/A',
    'If a judgment is entered ...',
  ],
})

// a claim that was not read is no claim
function claims(fact: AllFacts['claimsLawsuit']): boolean {
  return valueOf(fact) === true
}
