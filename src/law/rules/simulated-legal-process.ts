import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule, doesNotApply } from '#law/define-rule.ts'
import { isCourtPaper } from '#law/kind-of-paper.ts'
import { says } from '#law/validation-notice.ts'
import { day } from '#units/iso-date.ts'

/** It is made to look like court papers.
 *  @law 15 USC 1692e(9); 15 USC 1692e(13); 12 CFR 1006.18(b)(1)(vii); 12 CFR 1006.18(c)(3) */
export const simulatedLegalProcess = defineRule({
  id: 'simulated-legal-process',
  title: 'It is made to look like court papers',
  type: 'false-representation',
  cites: ['15 USC 1692e(9)', '15 USC 1692e(13)', '12 CFR 1006.18(b)(1)(vii)', '12 CFR 1006.18(c)(3)'],
  basis: 'face',
  appliesTo: ANY_DEMAND,
  strength: 'strong',
  severity: 9,
  confidence: 'high',
  privateAction: true,
  requirement:
    'A collector may not send a document that simulates, or that it falsely says is, legal process or a paper issued or approved by a court or agency.',
  whyItMatters:
    'This paper is dressed up to look like it came from a court. A private collector may not do that. Check with the court clerk whether a case with that number exists before you do anything.',
  wouldChange: [
    'It is a real court paper. If the court exists and its clerk knows the case, answer it: see a lawyer or legal aid today.',
  ],
  remedySentence: 'Your document simulates legal process, contrary to 15 U.S.C. 1692e(9) and (13).',
  cases: [
    {
      name: 'CFPB v. National Corrective Group, Inc. (stipulated order)',
      cite: 'announced Mar. 30, 2015',
      court: 'U.S. district court (D. Md., court from memory)',
      year: 2015,
      holding: "Demand letters made to look like a prosecutor's notice were the core of a federal enforcement case.",
    },
  ],
  checkedOn: day('2026-11-21'),
  appliesWhen: ({ kindOfPaper }) => (kindOfPaper.known && isCourtPaper(kindOfPaper.value) ? doesNotApply() : 'applies'),
  check: says('imitates-court-paper'),
  firesOn: [
    {
      text: 'NOTICE OF CIVIL CLAIM - CASE NO. 2025-CV-0098 - PLAINTIFF: APEX vs DEFENDANT: YOU',
      note: 'no court, no filing stamp',
    },
    'PRE-SUIT SUMMONS: you are hereby commanded to respond within 5 days.',
    'FINAL NOTICE BEFORE JUDGMENT. Docket No. pending. Affidavit of Indebtedness attached for filing.',
    'WARRANT IN DEBT (Draft). Unless paid this document will be executed.',
    'You have been served. Process Service Division, File 77-210.',
  ],
  silentOn: [
    {
      text: 'SUPERIOR COURT OF CALIFORNIA, COUNTY OF FRESNO. SUMMONS. Case Number 25CECL01234',
      note: 'court seal, clerk stamp',
    },
    'Re: Account 123. File No. 2025-0098.',
    'Our client obtained a judgment against you on 3/1/2021 in Case No. 20-1187, Franklin County Municipal Court.',
    'Enclosed is a copy of the complaint that was filed on May 1, 2025 in the County Court.',
  ],
})
