import { ANY_DEMAND } from '#law/applies-to.ts'
import { cannotTell, defineRule } from '#law/define-rule.ts'
import { day } from '#units/iso-date.ts'

/** They threaten to sue with no sign that they can or will.
 *  @law 15 USC 1692e(5); 15 USC 1692e(10); 12 CFR 1006.18(c)(1) */
export const threatOfSuitNotIntended = defineRule({
  id: 'threat-of-suit-not-intended',
  title: 'They threaten to sue with no sign that they can or will',
  type: 'false-threat',
  cites: ['15 USC 1692e(5)', '15 USC 1692e(10)', '12 CFR 1006.18(c)(1)'],
  basis: 'face',
  appliesTo: ANY_DEMAND,
  strength: 'possible',
  severity: 7,
  confidence: 'high',
  privateAction: true,
  requirement:
    "A collector may not threaten an action it cannot legally take or does not intend to take, including by words like 'could' or 'may' when the action never happens.",
  whyItMatters:
    'The letter threatens to sue you. A collector may only say that if it is allowed to sue and really plans to. We cannot see what they plan, so keep the letter and note what happens next. If you ever get real court papers, answer them on time.',
  wouldChange: [
    'A law firm or debt buyer that does sue routinely may lawfully warn of suit.',
    'Truthful statements of possible remedies after the validation period are lawful.',
  ],
  remedySentence:
    'Your threat of legal action violates 15 U.S.C. 1692e(5) if you did not then have both the legal right and the intention to sue; please state in writing who would sue, where and when.',
  cases: [
    {
      name: 'Brown v. Card Service Center',
      cite: '464 F.3d 450',
      court: '3d Cir.',
      year: 2006,
      holding:
        "A letter saying failure to pay 'could' result in referral to a lawyer and suit states a claim when no such action was intended.",
    },
    {
      name: 'LeBlanc v. Unifund CCR Partners',
      cite: '601 F.3d 1185',
      court: '11th Cir.',
      year: 2010,
      holding:
        'A letter that the matter could be sent to an attorney for legal consideration may be a threat; what the reader would understand was for a jury.',
    },
  ],
  checkedOn: day('2026-11-21'),
  check: () => cannotTell(),
  firesOn: [
    'If you fail to pay within five days this matter could result in a legal suit being filed.',
    'We will sue you if payment is not received by Friday.',
    'A lawsuit is being prepared and you will be served at your home or work.',
    'Your account has been selected for immediate litigation.',
    'Failure to cooperate will leave us no choice but to begin legal proceedings against you.',
    'You will be named as a defendant in a civil action within 48 hours.',
  ],
  silentOn: [
    'If we cannot resolve this account, our client may place it with an attorney in your state for review.',
    'We will not sue you for this debt.',
    'The law limits how long you can be sued on a debt.',
    'If you have been sued, you should not ignore the lawsuit.',
    'Our client obtained a judgment against you on March 1, 2021.',
    'We are required by law to tell you that a creditor may sue to collect a debt within the limitations period.',
  ],
})
