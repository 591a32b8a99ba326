import { INITIAL_NOTICE } from '#law/applies-to.ts'
import { cannotTell, defineRule, needs, satisfied } from '#law/define-rule.ts'
import {
  carries,
  isAnyUnplaced,
  missing,
  mustCarryTheNotice,
  unlessMentioned,
  wordsOf,
} from '#law/validation-notice.ts'
import { day } from '#units/iso-date.ts'

/** The notice does not say how much you owe.
 *  @law 15 USC 1692g(a)(1); 12 CFR 1006.34(c)(2)(ix) */
export const vnAmountMissing = defineRule({
  id: 'vn-amount-missing',
  title: 'The notice does not say how much you owe',
  type: 'validation-notice',
  cites: ['15 USC 1692g(a)(1)', '12 CFR 1006.34(c)(2)(ix)'],
  basis: 'absence',
  appliesTo: INITIAL_NOTICE,
  strength: 'strong',
  severity: 7,
  confidence: 'high',
  privateAction: true,
  suppressedBy: ['vn-missing-entirely'],
  requirement:
    'The notice must state the amount of the debt; under Regulation F that is the current amount on the date the notice is provided.',
  whyItMatters:
    "A collector's first notice must state how much you owe. This one does not give a dollar amount. Without it you cannot tell whether the claim is right.",
  wouldChange: ['The amount stands on another page that came with the letter.'],
  remedySentence:
    'Your notice fails to state the current amount of the debt as required by 15 U.S.C. 1692g(a)(1) and 12 C.F.R. 1006.34(c)(2)(ix).',
  cases: [
    {
      name: 'Carlin v. Davidson Fink LLP',
      cite: '852 F.3d 207',
      court: '2d Cir.',
      year: 2017,
      holding:
        'A total that may silently include estimated or not-yet-due charges does not state the amount of the debt.',
    },
  ],
  checkedOn: day('2026-11-21'),
  appliesWhen: mustCarryTheNotice,
  check: needs(['wholeLetterRead', 'amounts'], ({ amounts }, _, facts) => {
    if (facts.currentAmount.known || amounts.some(({ role }) => role === 'current')) return satisfied()
    if (isAnyUnplaced(amounts) || carries(facts, 'separate-itemization')) return cannotTell('currentAmount')
    const mentioned = unlessMentioned(facts, 'current-amount', 'currentAmount')
    if (mentioned) return mentioned
    return missing(
      { expected: 'The total amount of the debt now, in dollars.', modelFormLine: 9 },
      wordsOf(facts, 'amount-given-elsewhere'),
    )
  }),
  firesOn: [
    'Your delinquent account has been assigned to us. Contact us for your current balance. If you write to us by May 5, 2025, we must stop collection.',
    'You owe a past due balance to Summit Cable. Please call for the amount.',
    'Your account is seriously past due. The amount of your obligation will be provided upon request.',
    'Balance: see enclosed statement.',
  ],
  silentOn: [
    'Total amount of the debt now: $2,284.56',
    'Current balance as of the date of this letter: $913.40',
    'Amount owed: $75.00',
    'As of the date of this letter, you owe $1,204.11. Because of interest that may vary from day to day, the amount due on the day you pay may be greater.',
  ],
})
