import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenThreatened } from '#law/what-it-says.ts'
import { day } from '#units/iso-date.ts'

/** They threaten arrest, jail or criminal charges.
 *  @law 15 USC 1692e(4); 15 USC 1692e(5); 12 CFR 1006.18(b)(3); 12 CFR 1006.18(c)(1) */
export const threatArrestOrJail = defineRule({
  id: 'threat-arrest-or-jail',
  title: 'They threaten arrest, jail or criminal charges',
  type: 'false-threat',
  cites: ['15 USC 1692e(4)', '15 USC 1692e(5)', '12 CFR 1006.18(b)(3)', '12 CFR 1006.18(c)(1)'],
  basis: 'face',
  appliesTo: ANY_DEMAND,
  strength: 'strong',
  severity: 10,
  confidence: 'high',
  privateAction: true,
  requirement:
    'A collector may not say that not paying will lead to arrest or jail. Owing an ordinary debt is not a crime.',
  whyItMatters:
    'You cannot be jailed for not paying an ordinary bill. Threatening arrest is one of the clearest violations, and it is also common in scams. Do not pay or give bank details because of this threat.',
  wouldChange: [
    "A prosecutor's bad-check program that follows every condition of 15 U.S.C. 1692p.",
    'A court ordered you to come and you did not, or the debt is child support. Those are different.',
  ],
  remedySentence:
    'You threatened arrest or criminal prosecution over a consumer debt, contrary to 15 U.S.C. 1692e(4) and (5).',
  cases: [
    {
      name: 'CFPB v. National Corrective Group, Inc. (stipulated order)',
      cite: 'announced Mar. 30, 2015',
      court: 'U.S. district court (D. Md., court from memory)',
      year: 2015,
      holding:
        'Threats of prosecution and jail for bounced checks when prosecution was rare were alleged to violate the Act.',
    },
  ],
  checkedOn: day('2026-11-21'),
  check: whenThreatened('arrest', 'criminal-complaint'),
  firesOn: [
    'A warrant for your arrest will be issued if you do not pay today.',
    'Nonpayment may result in imprisonment.',
    'The sheriff will be sent to your home to take you into custody.',
    'Charges of theft will be filed with the district attorney.',
    'You are facing criminal prosecution for defrauding our client.',
    'Failure to respond will result in a referral to law enforcement.',
  ],
  silentOn: [
    'You cannot be arrested for not paying a debt.',
    'This is a civil matter.',
    'If you are served with a court order to appear and do not appear, the court may take action.',
    'We are not law enforcement.',
    'No one will be arrested for nonpayment of this account.',
    {
      text: 'The state Rosenthal Fair Debt Collection Practices Act and the federal Fair Debt Collection Practices Act require that collectors may not harass you by using threats of violence or arrest or by using obscene language.',
      note: 'notice required by California law',
    },
  ],
})
