import { INITIAL_NOTICE } from '#law/applies-to.ts'
import { cannotTell, defineRule } from '#law/define-rule.ts'
import { day } from '#units/iso-date.ts'

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
    "'If any': debts such as rent, checks or some medical bills may have none.",
    "A collector's reference number is a different thing and does not satisfy the item.",
  ],
  remedySentence:
    'Your notice does not state the account number associated with the debt on the itemization date, or a truncated version, as required by 12 C.F.R. 1006.34(c)(2)(iv).',
  cases: [],
  checkedOn: day('2026-11-21'),
  check: () => cannotTell(),
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
