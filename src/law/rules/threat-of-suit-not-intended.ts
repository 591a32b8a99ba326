import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule, doesNotApply, needs, satisfied, violated } from '#law/define-rule.ts'
import { valueOf } from '#law/fact.ts'
import type { AllFacts } from '#law/facts.ts'
import type { Threat } from '#law/statements.ts'
import { threatsOf, wordsOf, wordsSaying } from '#law/what-it-says.ts'
import { dollars } from '#units/cents.ts'
import { day, daysBetween } from '#units/iso-date.ts'

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
    'A collector may not threaten to sue when it cannot or does not mean to. Words like "could" or "may" do not help when it never happens.',
  whyItMatters:
    'The letter threatens to sue you. A collector may only say that if it is allowed to sue and really plans to. We cannot see what they plan, so keep the letter and note what happens next. If you ever get real court papers, answer them on time.',
  wouldChange: [
    'The sender is a law firm or a company that bought the debt and really does sue people over such debts.',
    'It only says, truthfully, what may happen after your time to dispute is over.',
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
  appliesWhen: facts => {
    const mayWell = valueOf(facts.senderRole) === 'law-firm' || valueOf(facts.senderRole) === 'debt-buyer'
    // on a judgment the suit is over; what they may still do is another rule's matter
    const hasJudgment = valueOf(facts.judgmentExists) === true || valueOf(facts.claimsJudgment) === true
    return mayWell || hasJudgment || valueOf(facts.signatoryIsAttorney) === true ? doesNotApply() : 'applies'
  },
  check: needs(['threats', 'statements'], ({ threats, statements }, _, facts) => {
    const suits = threatsOf(threats, ['suit', 'judgment'])
    // one that copies court papers does not threaten a suit but pretends there is one
    if (suits.length === 0 || wordsSaying(statements, 'imitates-court-paper').length > 0) return satisfied()
    return violated({ strength: seemsEmpty(suits, facts) ? 'likely' : 'possible', evidence: wordsOf(suits) })
  }),
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

/** A suit over less than this hardly pays. */
const HARDLY_WORTH_A_SUIT = dollars(200)
const RUSHED_DAYS = 10

// too old, too small or too sudden to be meant
function seemsEmpty(suits: readonly Threat[], { timeBarred, currentAmount, letterDate }: AllFacts): boolean {
  const rushed = suits.some(({ withinDays, deadline }) => {
    const days = deadline && letterDate.known ? daysBetween(letterDate.value, deadline) : withinDays
    return days !== undefined && days >= 0 && days < RUSHED_DAYS
  })
  return valueOf(timeBarred) === true || (currentAmount.known && currentAmount.value < HARDLY_WORTH_A_SUIT) || rushed
}
