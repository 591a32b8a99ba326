import { defineRule, needs, satisfied, violated } from '#law/define-rule.ts'
import { isCourtPaper } from '#law/kind-of-paper.ts'
import { day } from '#units/iso-date.ts'

/** You have real court papers: act now.
 *  @law 15 USC 1692g(d); 15 USC 1692e(11) */
export const summonsReceived = defineRule({
  id: 'summons-received',
  title: 'You have real court papers: act now',
  type: 'litigation',
  cites: ['15 USC 1692g(d)', '15 USC 1692e(11)'],
  basis: 'face',
  appliesTo: ['summons-or-complaint'],
  strength: 'strong',
  severity: 10,
  confidence: 'high',
  isViolation: false,
  privateAction: false,
  privateActionNote:
    'Not a violation; an urgent notice. 1692g(d) excludes the pleading from the initial-communication rule.',
  requirement:
    'A summons and complaint is a legal action. It is not a collection letter: the formal pleading is excluded from the initial-communication and mini-Miranda rules, and there is a deadline to answer set by the court rules.',
  whyItMatters:
    'These look like real court papers. You must answer by the deadline printed on them, even if you think the debt is wrong. Call legal aid or a lawyer today.',
  wouldChange: [
    "The court's clerk says there is no such case. Look up the court's number yourself; do not use one printed on the paper.",
  ],
  remedySentence: 'No letter template: an answer or motion must be filed with the court.',
  cases: [],
  checkedOn: day('2026-11-21'),
  check: needs(['kindOfPaper'], ({ kindOfPaper }, seen) =>
    isCourtPaper(kindOfPaper)
      ? violated({
          evidence: seen.kindOfPaper.evidence,
          absent: { expected: 'Your answer to the court, before the deadline on the paper.' },
        })
      : satisfied(),
  ),
  firesOn: [
    'SUMMONS. You are being sued. You must file a written answer within 20 days.',
    'IN THE COUNTY COURT ... Plaintiff v. Defendant ... Case No. 25-0012 ... Clerk of Court',
    'CITATION: You have been sued. You may employ an attorney. If you do not file an answer ...',
    'COMPLAINT FOR MONEY OWED filed 05/01/2025',
  ],
  silentOn: ['NOTICE OF INTENT TO SUE (no court, no case number)', 'Our client may file suit.', 'Your payment receipt'],
})
