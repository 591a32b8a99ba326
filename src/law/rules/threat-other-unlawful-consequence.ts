import { ANY_DEMAND } from '#law/applies-to.ts'
import { unlessDebtIs } from '#law/debt-kinds.ts'
import { defineRule, needs, satisfied, violated } from '#law/define-rule.ts'
import { threatsOf, wordsOf } from '#law/what-it-says.ts'
import { day } from '#units/iso-date.ts'

/** They threaten immigration, custody, license, passport or benefits trouble.
 *  @law 15 USC 1692e(5); 15 USC 1692e(10); 12 CFR 1006.18(c)(1) */
export const threatOtherUnlawfulConsequence = defineRule({
  id: 'threat-other-unlawful-consequence',
  title: 'They threaten immigration, custody, license, passport or benefits trouble',
  type: 'false-threat',
  cites: ['15 USC 1692e(5)', '15 USC 1692e(10)', '12 CFR 1006.18(c)(1)'],
  basis: 'face',
  appliesTo: ANY_DEMAND,
  strength: 'strong',
  severity: 9,
  confidence: 'high',
  privateAction: true,
  requirement:
    'A private collector has no power over your immigration status, your children, your passport, your license or public benefits because of an ordinary debt.',
  whyItMatters:
    'A debt collector has no power over your visa, your children, your license or your passport because of an ordinary bill. This threat is false.',
  wouldChange: [
    'The debt is a court fine, child support or a federal tax: a law may then touch a license or a passport.',
  ],
  remedySentence: 'You threatened consequences you have no legal power to cause, contrary to 15 U.S.C. 1692e(5).',
  cases: [],
  checkedOn: day('2026-11-21'),
  appliesWhen: unlessDebtIs(['court-fine', 'child-support', 'tax']),
  check: needs(['threats'], ({ threats }) => {
    const powers = threatsOf(threats, ['license-loss', 'immigration', 'custody', 'passport'])
    // taking income is judged by the rule on protected income
    const income = new Set(wordsOf(threatsOf(threats, ['exempt-income'])).map(({ quote }) => quote))
    const benefits = threatsOf(threats, ['benefits-offset']).filter(
      ({ evidence }) => !evidence.some(({ quote }) => income.has(quote)),
    )
    const evidence = wordsOf([...powers, ...benefits])
    return evidence.length > 0 ? violated({ evidence }) : satisfied()
  }),
  firesOn: [
    "Your driver's license will be suspended if this store card is not paid.",
    'Unpaid debts will be reported to immigration authorities.',
    'You may lose custody of your children.',
    'Your passport application will be flagged.',
    'We will report you to your professional licensing board.',
  ],
  silentOn: [
    {
      text: 'State law may suspend a license for unpaid traffic fines owed to the court.',
      given: { debtKind: 'court-fine' },
    },
    'Child support arrears above a limit can affect a passport.',
    'We do not ask about your immigration status.',
  ],
})
