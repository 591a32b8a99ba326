import { ANY_DEMAND } from '#law/applies-to.ts'
import { cannotTell, defineRule } from '#law/define-rule.ts'
import { day } from '#units/iso-date.ts'

/** They threaten immigration, custody, licence, passport or benefits trouble.
 *  @law 15 USC 1692e(5); 15 USC 1692e(10); 12 CFR 1006.18(c)(1) */
export const threatOtherUnlawfulConsequence = defineRule({
  id: 'threat-other-unlawful-consequence',
  title: 'They threaten immigration, custody, licence, passport or benefits trouble',
  type: 'false-threat',
  cites: ['15 USC 1692e(5)', '15 USC 1692e(10)', '12 CFR 1006.18(c)(1)'],
  basis: 'face',
  appliesTo: ANY_DEMAND,
  strength: 'strong',
  severity: 9,
  confidence: 'high',
  privateAction: true,
  requirement:
    'Private collectors have no power over immigration status, child custody, passports, driving licences or public benefits for ordinary debts.',
  whyItMatters:
    'A debt collector has no power over your visa, your children, your licence or your passport because of an ordinary bill. This threat is false.',
  wouldChange: [],
  remedySentence: 'You threatened consequences you have no legal power to cause, contrary to 15 U.S.C. 1692e(5).',
  cases: [],
  checkedOn: day('2026-11-21'),
  check: () => cannotTell(),
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
      note: 'debt_kind=court-fine',
    },
    'Child support arrears above a limit can affect a passport.',
    'We do not ask about your immigration status.',
  ],
})
