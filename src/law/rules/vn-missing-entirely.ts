import { INITIAL_NOTICE } from '#law/applies-to.ts'
import { defineRule, needs, satisfied } from '#law/define-rule.ts'
import { carries, missing, mustCarryTheNotice } from '#law/validation-notice.ts'
import { day } from '#units/iso-date.ts'

const RIGHTS = ['dispute-statement', 'verification-statement', 'original-creditor-statement'] as const

/** The first letter gives you none of the required notice of your rights.
 *  @law 15 USC 1692g(a); 12 CFR 1006.34(a)(1) */
export const vnMissingEntirely = defineRule({
  id: 'vn-missing-entirely',
  title: 'The first letter gives you none of the required notice of your rights',
  type: 'validation-notice',
  cites: ['15 USC 1692g(a)', '12 CFR 1006.34(a)(1)'],
  basis: 'absence',
  appliesTo: INITIAL_NOTICE,
  strength: 'likely',
  severity: 8,
  confidence: 'high',
  privateAction: true,
  requirement:
    'In its first communication, or within five days after it, a collector must give the consumer the validation information: who is owed, how much and how it was worked out, and the right to dispute and to ask for the original creditor.',
  whyItMatters:
    'The first letter from a debt collector must tell you how to dispute the debt and how long you have. We did not find that notice on the pages you uploaded. The collector may have sent it on another page or in a second letter within five days, so check your mail and the back of the page.',
  wouldChange: [
    'You got the notice another way: on another page, in the first call, or in a letter sent within five days.',
    'You paid the debt before the five days were over.',
  ],
  remedySentence:
    'Your first communication to me did not contain, and was not followed within five days by, the validation information required by 15 U.S.C. 1692g(a) and 12 C.F.R. 1006.34(a)(1).',
  cases: [
    {
      name: 'Hernandez v. Williams, Zinman & Parham PC',
      cite: '829 F.3d 1068',
      court: '9th Cir.',
      year: 2016,
      holding: 'Each collector, not only the first, must give the notice with its own initial communication.',
    },
  ],
  checkedOn: day('2026-11-21'),
  appliesWhen: mustCarryTheNotice,
  check: needs(['wholeLetterRead', 'notices'], (_, { notices }, facts) => {
    if (RIGHTS.some(right => carries(facts, right))) return satisfied()
    return missing(
      {
        expected:
          'How to dispute the debt and until when, what happens if you do not, that a written dispute stops collection until they prove the debt, and how to ask for the original creditor.',
        modelFormLine: 10,
      },
      notices.value.filter(({ notice }) => notice === 'mini-miranda').flatMap(({ evidence }) => evidence),
    )
  }),
  firesOn: [
    'Your account has been referred to our office. Balance: $1,482.17. Please remit payment in full to the address above.',
    'FIRST NOTICE. You owe $640.00 to Lakeside Dental. Call our office today to make arrangements. This is an attempt to collect a debt and any information obtained will be used for that purpose.',
    'We have been retained by Harbor Bank to recover $3,905.22. Kindly contact our representative to resolve this matter.',
    'Welcome to Tri-State Recovery. Your past due account has been placed with us. Visit our portal to pay $212.90.',
  ],
  silentOn: [
    'Call or write to us by August 28, 2025, to dispute all or part of the debt. If you do not, we will assume that our information is correct. If you write to us by August 28, 2025, we must stop collection on any amount you dispute until we send you information that shows you owe the debt.',
    'Unless you notify this office within 30 days after receiving this notice that you dispute the validity of this debt or any portion of it, this office will assume this debt is valid.',
    'This is our second letter. We sent you the validation notice on March 3, 2025.',
    'Enclosed is a separate page titled Validation Notice with your dispute rights.',
  ],
})
