import { defineRule, needs, satisfied, violated } from '#law/define-rule.ts'
import { LINKED, mustCarryTheNotice, unlessMentioned } from '#law/validation-notice.ts'
import { day } from '#units/iso-date.ts'

/** The letter names companies but never says which one you owe.
 *  @law 15 USC 1692g(a)(2); 12 CFR 1006.34(c)(2)(v); 12 CFR 1006.34(d)(1) */
export const vnCreditorAmbiguous = defineRule({
  id: 'vn-creditor-ambiguous',
  title: 'The letter names companies but never says which one you owe',
  type: 'validation-notice',
  cites: ['15 USC 1692g(a)(2)', '12 CFR 1006.34(c)(2)(v)', '12 CFR 1006.34(d)(1)'],
  basis: 'face',
  appliesTo: ['initial-validation-notice', 'debt-sale-notice'],
  strength: 'likely',
  severity: 5,
  confidence: 'medium',
  privateAction: true,
  suppressedBy: ['vn-missing-entirely', 'vn-current-creditor-missing'],
  requirement:
    'Naming a company in a header without saying it is the creditor now owed is not enough; the current creditor must be clear to an unsophisticated reader.',
  whyItMatters:
    'The letter lists one or more company names but never says clearly which one you owe today. The law requires the current creditor to be named so that you can understand it.',
  wouldChange: ['One clear line such as "Creditor:" or "you owe this debt to" is normally enough.'],
  remedySentence:
    'Your letter lists a company name without stating that it is the current creditor, which does not satisfy 15 U.S.C. 1692g(a)(2).',
  cases: [
    {
      name: 'Steffek v. Client Services, Inc.',
      cite: '948 F.3d 761',
      court: '7th Cir.',
      year: 2020,
      holding:
        "A header saying only 'RE: CHASE BANK USA, N.A.' plus 'placed with our organization for collections' did not identify the current creditor.",
    },
  ],
  checkedOn: day('2026-11-21'),
  appliesWhen: facts =>
    facts.ruleKinds.known && facts.ruleKinds.value[0] === 'debt-sale-notice' ? 'applies' : mustCarryTheNotice(facts),
  check: needs(['companiesNamed'], ({ companiesNamed }, seen, facts) => {
    const { currentCreditor } = facts
    if (currentCreditor.known && currentCreditor.confidence >= LINKED) return satisfied()
    const mentioned = unlessMentioned(facts, 'current-creditor', 'currentCreditor')
    if (mentioned) return mentioned
    return companiesNamed.length > 0 ? violated({ evidence: seen.companiesNamed.evidence }) : satisfied()
  }),
  firesOn: [
    'RE: CHASE BANK USA, N.A. Account ending 4410. The above account has been placed with our organization for collections.',
    "Original Creditor: Macy's. Assignee: Pinnacle. This account has been transferred to our office.",
    'Regarding: Verizon Wireless. Your account has been purchased.',
    'Client: XYZ Funding / Seller: Metro Bank / Servicer: Apex. Balance $1,022.14',
  ],
  silentOn: [
    'Current creditor: Chase Bank USA, N.A.',
    'You owe this debt to Chase Bank USA, N.A.',
    "Original Creditor: Macy's. Current Creditor: Pinnacle Assets LLC",
    'We are collecting on behalf of Verizon Wireless, to whom the debt is owed.',
    'Creditor: Metro Bank. Metro Bank has placed your account with Apex for collection.',
  ],
})
