import { INITIAL_NOTICE } from '#law/applies-to.ts'
import { cannotTell, defineRule, needs, satisfied } from '#law/define-rule.ts'
import { debtKindOf, missing, mustCarryTheNotice, unlessMentioned } from '#law/validation-notice.ts'
import type { DebtKind } from '#law/facts.ts'
import { day } from '#units/iso-date.ts'

const OFTEN_WITHOUT_A_NUMBER: readonly DebtKind[] = ['rent', 'medical', 'court-fine', 'tax', 'child-support']

/** No account number, even partly hidden.
 *  @law 12 CFR 1006.34(c)(2)(iv) */
export const vnAccountNumberMissing = defineRule({
  id: 'vn-account-number-missing',
  title: 'No account number, even partly hidden',
  type: 'validation-notice',
  cites: ['12 CFR 1006.34(c)(2)(iv)'],
  basis: 'absence',
  appliesTo: INITIAL_NOTICE,
  strength: 'possible',
  severity: 3,
  confidence: 'medium',
  privateAction: true,
  privateActionNote: 'Regulation F content item; weak on its own.',
  suppressedBy: ['vn-missing-entirely'],
  requirement:
    'If the debt had an account number on the itemization date, the notice must give it or a truncated version.',
  whyItMatters:
    "The notice must show your account number, or part of it, if the account had one. Only the collector's own file number appears here. That makes it harder to match the debt to your records.",
  wouldChange: [
    'The debt never had an account number. Rent, checks and some medical bills have none.',
    "The collector's own file number is a different thing and is not enough.",
  ],
  remedySentence:
    'Your notice does not state the account number associated with the debt on the itemization date, or a truncated version, as required by 12 C.F.R. 1006.34(c)(2)(iv).',
  cases: [],
  inForce: { from: day('2021-11-30') },
  checkedOn: day('2026-11-21'),
  appliesWhen: mustCarryTheNotice,
  check: needs(['wholeLetterRead'], (_, __, facts) => {
    if (facts.accountNumber.known) return satisfied()
    const kind = debtKindOf(facts)
    if (kind !== undefined && OFTEN_WITHOUT_A_NUMBER.includes(kind)) return cannotTell('accountNumber')
    const mentioned = unlessMentioned(facts, 'account-number', 'accountNumber')
    if (mentioned) return mentioned
    return missing(
      { expected: 'The account number, or its last digits.', modelFormLine: 6 },
      facts.referenceNumber.known ? facts.referenceNumber.evidence : [],
    )
  }),
  firesOn: [
    'You owe Valley Bank $2,001.00 on a credit card. Reference: 88231.',
    'Our file no. 5521-A. Creditor: Comenity. Balance $340.22.',
    'Creditor: Synchrony. Balance $711.09. Your ID for this office: XJ-11.',
    'You owe Upstart Network a personal loan balance of $3,100.00. Our claim number is CL-77231.',
  ],
  silentOn: [
    'account number 123-456-789',
    'Acct ending in 4410',
    'Account No.: XXXX-XXXX-XXXX-9921',
    'Original Account #: ****5523',
    'Acct# 00012233',
  ],
})
