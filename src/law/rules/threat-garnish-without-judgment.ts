import { ANY_DEMAND } from '#law/applies-to.ts'
import { cannotTell, defineRule } from '#law/define-rule.ts'
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
    'A collector may not say that nonpayment will result in garnishment, attachment, seizure or sale of wages or property unless that is lawful and intended. For ordinary debts that needs a judgment first.',
  whyItMatters:
    'In most cases nobody can take your pay or bank money for a bill unless they first sue you and win. This letter says it will just happen. That is a serious warning sign.',
  wouldChange: [
    'Federal student loans, taxes and some government debts can be garnished administratively.',
    "Conditional, truthful statements ('if a judgment is obtained ...').",
    'An existing judgment.',
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
  check: () => cannotTell(),
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
