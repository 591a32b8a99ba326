import { ANY_DEMAND } from '#law/applies-to.ts'
import { GOVERNMENT_DEBTS, unlessDebtIs } from '#law/debt-kinds.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenSaid } from '#law/what-it-says.ts'
import { day } from '#units/iso-date.ts'

/** They suggest they are, or work with, the government.
 *  @law 15 USC 1692e(1); 15 USC 1692e(9); 12 CFR 1006.18(b)(1)(i); 12 CFR 1006.18(c)(3) */
export const governmentImpersonation = defineRule({
  id: 'government-impersonation',
  title: 'They suggest they are, or work with, the government',
  type: 'identity-disclosure',
  cites: ['15 USC 1692e(1)', '15 USC 1692e(9)', '12 CFR 1006.18(b)(1)(i)', '12 CFR 1006.18(c)(3)'],
  basis: 'face',
  appliesTo: ANY_DEMAND,
  strength: 'strong',
  severity: 9,
  confidence: 'high',
  privateAction: true,
  requirement:
    'A collector may not suggest that the United States or a state stands behind it, and may not copy official seals or forms.',
  whyItMatters:
    "The letter tries to look like it is from the government or backed by it. Private collectors may not do that. If you are not sure, look up the agency's phone number yourself and do not use the one in the letter.",
  wouldChange: [
    'A true statement that a state has licensed the collector. Many states require that line.',
    'The debt really is owed to the government (taxes, fines, federal student loans) and the sender collects it under contract.',
    "A prosecutor's bad-check program that follows every condition of 15 U.S.C. 1692p.",
  ],
  remedySentence:
    'Your letter falsely implies governmental authority or affiliation, contrary to 15 U.S.C. 1692e(1) and (9).',
  cases: [
    {
      name: 'Gammon v. GC Services Ltd. Partnership',
      cite: '27 F.3d 1254',
      court: '7th Cir.',
      year: 1994,
      holding:
        "A boast about collecting taxes for governments, joined to a warning of 'problems', could lead an unsophisticated reader to believe there was a government link.",
    },
    {
      name: 'Peter v. GC Services L.P.',
      cite: '310 F.3d 344',
      court: '5th Cir.',
      year: 2002,
      holding: "Department of Education name and address on a collector's envelope violated 1692e(14) and 1692f(8).",
    },
    {
      name: 'CFPB v. National Corrective Group, Inc. (stipulated order)',
      cite: 'announced Mar. 30, 2015',
      court: 'U.S. district court (D. Md., court from memory)',
      year: 2015,
      holding:
        "Letters on prosecutors' letterhead threatening prosecution for bad checks were alleged to violate the Act; the order imposed a $50,000 penalty.",
    },
    {
      name: 'Pettit v. Retrieval Masters Creditors Bureau, Inc.',
      cite: '42 F. Supp. 2d 797',
      court: 'N.D. Ill.',
      year: 1999,
      holding: "The word 'national' alone does not suggest federal affiliation.",
    },
  ],
  checkedOn: day('2026-11-21'),
  appliesWhen: unlessDebtIs(GOVERNMENT_DEBTS),
  check: whenSaid('poses-as-government'),
  firesOn: [
    'Federal Debt Enforcement Bureau, Office of Collections',
    'U.S. Department of Restitution: NOTICE OF LEVY',
    'This notice is issued under authority of the State Attorney General.',
    'Our agency is certified and approved by the Consumer Financial Protection Bureau.',
    'We provided the systems used by a major branch of the federal government to collect delinquent taxes. You must surely know the problems you will face later if you do not pay.',
    'County Processing Division - Warrant Desk',
  ],
  silentOn: [
    'Go to www.cfpb.gov/debt-collection to learn more about your rights under federal law.',
    'This collection agency is licensed by the New York City Department of Consumer and Worker Protection, license 1234567.',
    'Collection agencies are licensed by the Colorado Department of Law.',
    'We are collecting a student loan on behalf of the U.S. Department of Education under contract.',
    'National Credit Services, Inc.',
    'The state of your account is past due.',
    {
      text: 'For more information about debt collection activities, you may contact the Federal Trade Commission at 1-877-FTC-HELP or www.ftc.gov.',
      note: 'notice required by California law',
    },
  ],
})
