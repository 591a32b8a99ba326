import { INITIAL_NOTICE } from '#law/applies-to.ts'
import { cannotTell, defineRule, needs, satisfied } from '#law/define-rule.ts'
import { LINKED, missing, mustCarryTheNotice, unlessMentioned, wordsOf } from '#law/validation-notice.ts'
import { day } from '#units/iso-date.ts'

/** The notice does not say who owns the debt now.
 *  @law 15 USC 1692g(a)(2); 12 CFR 1006.34(c)(2)(v) */
export const vnCurrentCreditorMissing = defineRule({
  id: 'vn-current-creditor-missing',
  title: 'The notice does not say who owns the debt now',
  type: 'validation-notice',
  cites: ['15 USC 1692g(a)(2)', '12 CFR 1006.34(c)(2)(v)'],
  basis: 'absence',
  appliesTo: INITIAL_NOTICE,
  strength: 'strong',
  severity: 7,
  confidence: 'high',
  privateAction: true,
  suppressedBy: ['vn-missing-entirely'],
  requirement: 'The notice must name the creditor to whom the debt is owed now.',
  whyItMatters:
    'You have a right to know who says you owe them money. This notice never names the company that owns the debt today. That makes it hard to check whether the claim is real.',
  wouldChange: ['The creditor is named on another page or in a part of the letter we could not read.'],
  remedySentence:
    'Your notice does not identify the creditor to whom the debt is currently owed, as 15 U.S.C. 1692g(a)(2) and 12 C.F.R. 1006.34(c)(2)(v) require.',
  cases: [
    {
      name: 'Janetos v. Fulton Friedman & Gullace, LLP',
      cite: '825 F.3d 317',
      court: '7th Cir.',
      year: 2016,
      holding:
        'A letter that did not say who currently owned the debt violated 1692g(a)(2) even though a name appeared in it.',
    },
    {
      name: 'Steffek v. Client Services, Inc.',
      cite: '948 F.3d 761',
      court: '7th Cir.',
      year: 2020,
      holding:
        'It does not matter who actually owned the debt; the letter itself must make the current creditor clear.',
    },
  ],
  checkedOn: day('2026-11-21'),
  appliesWhen: mustCarryTheNotice,
  check: needs(['wholeLetterRead', 'companiesNamed'], ({ companiesNamed }, _, facts) => {
    const { currentCreditor } = facts
    if (currentCreditor.known && currentCreditor.confidence >= LINKED) return satisfied()
    const unnamed = wordsOf(facts, 'creditor-unnamed')
    // a company is named, only not as the creditor: that is another rule's finding
    if (companiesNamed.length > 0 && unnamed.length === 0) return cannotTell('currentCreditor')
    const mentioned = unlessMentioned(facts, 'current-creditor', 'currentCreditor')
    if (mentioned && unnamed.length === 0) return mentioned
    return missing({ expected: 'The name of the creditor you owe the debt to now.', modelFormLine: 5 }, unnamed)
  }),
  firesOn: [
    'Our client has placed your account with us for collection. Balance $488.00.',
    'We represent the holder of your account. Total due: $1,140.33.',
    'Your account has been assigned to this agency by our client. Reference 77120.',
    'This office has been retained to collect the above delinquent account.',
  ],
  silentOn: [
    'We are trying to collect a debt that you owe to Bank of Rockville.',
    'Current Creditor: LVN Receivables LLC',
    'Creditor: Mercy Hospital',
    'The debt is owed to Portfolio Holdings, which bought the account from First Bank on 1/5/2025.',
    'Creditor to whom the debt is owed: Alpine Capital',
  ],
})
