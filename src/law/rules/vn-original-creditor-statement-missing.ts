import { INITIAL_NOTICE } from '#law/applies-to.ts'
import { defineRule, needs, satisfied, violated } from '#law/define-rule.ts'
import { carries, LINKED, mustCarryTheNotice } from '#law/validation-notice.ts'
import type { AllFacts } from '#law/facts.ts'
import { day } from '#units/iso-date.ts'

function namesOneCreditorOnly({ currentCreditor, originalCreditor }: AllFacts): boolean {
  return (
    currentCreditor.known &&
    originalCreditor.known &&
    currentCreditor.value === originalCreditor.value &&
    currentCreditor.confidence >= LINKED
  )
}

/** The notice does not say you can ask who the original creditor is.
 *  @law 15 USC 1692g(a)(5); 12 CFR 1006.34(c)(3)(ii) */
export const vnOriginalCreditorStatementMissing = defineRule({
  id: 'vn-original-creditor-statement-missing',
  title: 'The notice does not say you can ask who the original creditor is',
  type: 'validation-notice',
  cites: ['15 USC 1692g(a)(5)', '12 CFR 1006.34(c)(3)(ii)'],
  basis: 'absence',
  appliesTo: INITIAL_NOTICE,
  strength: 'strong',
  severity: 5,
  confidence: 'high',
  privateAction: true,
  suppressedBy: ['vn-missing-entirely'],
  requirement:
    "The notice must say that on a written request within the period the collector will provide the original creditor's name and address if different, and (Regulation F) must stop collection until it does.",
  whyItMatters:
    'The notice must tell you that you can ask in writing for the name and address of the company you first dealt with. That sentence is missing. It matters because debts are often sold.',
  wouldChange: [
    'The letter says outright that the company you owe now is also the one you first dealt with. Then this point is weaker.',
  ],
  remedySentence:
    'Your notice omits the original-creditor statement required by 15 U.S.C. 1692g(a)(5) and 12 C.F.R. 1006.34(c)(3)(ii).',
  cases: [],
  checkedOn: day('2026-11-21'),
  appliesWhen: mustCarryTheNotice,
  check: needs(['wholeLetterRead', 'notices'], (_, __, facts) => {
    if (carries(facts, 'original-creditor-statement')) return satisfied()
    return violated({
      ...(namesOneCreditorOnly(facts) ? { strength: 'likely' } : {}),
      evidence: [],
      absent: {
        expected:
          'Write to ask for the name and address of the original creditor, if different from the current creditor.',
        modelFormLine: 12,
      },
    })
  }),
  firesOn: [
    'Unless you dispute this debt within 30 days we will assume it is valid. If you dispute in writing we will mail you verification.',
    'Call or write to us by May 9, 2025 to dispute. If you write to us by May 9, 2025, we must stop collection on any amount you dispute until we send you information that shows you owe the debt.',
    'For questions about who first issued this account, see your own records.',
    'We will treat this debt as valid unless you dispute it by 7/9/2025. If you dispute it in writing we must stop until we send you proof.',
  ],
  silentOn: [
    'Write to ask for the name and address of the original creditor, if different from the current creditor. If you write by August 28, 2020, we must stop collection until we send you that information.',
    'If you request this office in writing within 30 days after receiving this notice, this office will provide you with the name and address of the original creditor, if different from the current creditor.',
    'Upon your written request within the 30-day period, we will provide the name and address of the original creditor if different from the current creditor.',
    "You may write to us by 9/1/2025 for the original creditor's name and address.",
  ],
})
