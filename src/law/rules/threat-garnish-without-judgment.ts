import { ANY_DEMAND } from '#law/applies-to.ts'
import { GOVERNMENT_DEBTS, unlessDebtIs } from '#law/debt-kinds.ts'
import { cannotTell, defineRule, doesNotApply, needs, satisfied, violated } from '#law/define-rule.ts'
import { valueOf } from '#law/fact.ts'
import type { Modality, Threat } from '#law/statements.ts'
import { threatsOf, wordsOf } from '#law/what-it-says.ts'
import { day } from '#units/iso-date.ts'

/** They threaten to take your wages or bank account without a court judgment.
 *  @law 15 USC 1692e(4); 15 USC 1692e(5); 12 CFR 1006.18(b)(3); 12 CFR 1006.18(c)(1) */
export const threatGarnishWithoutJudgment = defineRule({
  id: 'threat-garnish-without-judgment',
  title: 'They threaten to take your wages or bank account without a court judgment',
  type: 'false-threat',
  cites: ['15 USC 1692e(4)', '15 USC 1692e(5)', '12 CFR 1006.18(b)(3)', '12 CFR 1006.18(c)(1)'],
  basis: 'face',
  appliesTo: ANY_DEMAND,
  strength: 'strong',
  severity: 9,
  confidence: 'high',
  privateAction: true,
  requirement:
    'A collector may not say that not paying will lead to your wages, bank account or property being taken unless that is lawful and meant. For an ordinary debt it must first sue you and win.',
  whyItMatters:
    'In most cases nobody can take your pay or bank money for a bill unless they first sue you and win. This letter says it will just happen. That is a serious warning sign.',
  wouldChange: [
    'The debt is a federal student loan, a tax or another debt to the government: those can sometimes be taken from pay without a court.',
    'The letter says truthfully that it could happen after a court decides ("if a judgment is entered …").',
    'A court has already decided against you on this debt.',
  ],
  remedySentence: 'You threatened garnishment or seizure without a judgment, contrary to 15 U.S.C. 1692e(4) and (5).',
  cases: [
    {
      name: 'Evon v. Law Offices of Sidney Mickell',
      cite: '688 F.3d 1015',
      court: '9th Cir.',
      year: 2012,
      holding:
        'Limits: a letter describing judgment and garnishment as possible outcomes of a suit was held not misleading.',
    },
    {
      name: 'Currier v. First Resolution Investment Corp.',
      cite: '762 F.3d 529',
      court: '6th Cir.',
      year: 2014,
      holding: 'Keeping an invalid judgment lien on a home was an unlawful threat and unfair means.',
    },
  ],
  checkedOn: day('2026-11-21'),
  appliesWhen: unlessDebtIs(GOVERNMENT_DEBTS),
  check: needs(['threats'], ({ threats }, _, { judgmentExists, claimsJudgment }) => {
    const firm = takings(threats, ['will', 'intends'])
    const soft = takings(threats, ['may'])
    if (firm.length + soft.length === 0) return satisfied()
    if (judgmentExists.known && judgmentExists.value) return doesNotApply()
    if (!judgmentExists.known && valueOf(claimsJudgment) === true) return cannotTell('judgmentExists')
    const strength = firm.length > 0 ? 'strong' : 'possible'
    return violated({ strength, evidence: wordsOf(firm.length > 0 ? firm : soft) })
  }),
  firesOn: [
    'If you do not pay by June 10 your wages will be garnished.',
    'We will levy your bank account within 72 hours.',
    'Your employer will receive a garnishment order this week unless payment is made.',
    'Property attachment proceedings against you begin Monday.',
    'Nonpayment will result in seizure of your assets.',
    'A hold will be placed on your paycheck until this balance is satisfied.',
  ],
  silentOn: [
    'If our client sues you and obtains a judgment, it may be able to garnish your wages as allowed by law.',
    'Our client has a judgment against you dated March 1, 2021 and may ask the court for a writ of garnishment.',
    'State law protects some income from garnishment.',
    'The U.S. Department of Education may garnish wages administratively after notice and a chance for a hearing.',
    'Social Security benefits are generally exempt from garnishment.',
    {
      text: 'If a creditor or debt collector receives a money judgment against you in court, state and federal laws may prevent the following types of income from being taken to pay the debt: 1. Supplemental security income, (SSI); 2. Social security.',
      note: 'notice required by New York rule',
    },
  ],
})

// taking back what the loan was for is repossession, judged by its own rule
function takings(threats: readonly Threat[], modalities: readonly Modality[]): readonly Threat[] {
  const takenBack = new Set(wordsOf(threatsOf(threats, ['repossession'])).map(({ quote }) => quote))
  return threatsOf(threats, ['garnishment', 'bank-levy', 'seizure'], modalities).filter(
    ({ evidence }) => !evidence.some(({ quote }) => takenBack.has(quote)),
  )
}
