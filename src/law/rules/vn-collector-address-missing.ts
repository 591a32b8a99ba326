import { INITIAL_NOTICE } from '#law/applies-to.ts'
import { defineRule, needs, satisfied } from '#law/define-rule.ts'
import { missing, mustCarryTheNotice } from '#law/validation-notice.ts'
import { day } from '#units/iso-date.ts'

/** No mailing address to send your dispute to.
 *  @law 12 CFR 1006.34(c)(2)(i); 15 USC 1692g(a)(4) */
export const vnCollectorAddressMissing = defineRule({
  id: 'vn-collector-address-missing',
  title: 'No mailing address to send your dispute to',
  type: 'validation-notice',
  cites: ['12 CFR 1006.34(c)(2)(i)', '15 USC 1692g(a)(4)'],
  basis: 'absence',
  appliesTo: INITIAL_NOTICE,
  strength: 'likely',
  severity: 6,
  confidence: 'medium',
  privateAction: true,
  suppressedBy: ['vn-missing-entirely'],
  requirement:
    "The notice must give the collector's name and a mailing address at which it accepts disputes and original-creditor requests.",
  whyItMatters:
    "A collector's notice must give a postal address where you can send a dispute. We could not find one. Without it you may not be able to use your right to dispute in writing.",
  wouldChange: [
    'An address of a mail service where the collector really gets its mail is allowed.',
    'Addresses often stand in a logo, at the bottom of the page or on the payment slip. Look there first.',
  ],
  remedySentence:
    'Your notice does not give the mailing address at which you accept disputes, as required by 12 C.F.R. 1006.34(c)(2)(i).',
  cases: [],
  inForce: { from: day('2021-11-30') },
  checkedOn: day('2026-11-21'),
  appliesWhen: mustCarryTheNotice,
  check: needs(['wholeLetterRead'], (_, __, { collectorAddress }) =>
    collectorAddress.known
      ? satisfied()
      : missing({
          expected: 'A mailing address where the collector takes disputes. A PO box is enough.',
          modelFormLine: 1,
        }),
  ),
  firesOn: [
    'Apex Recovery | Phone 800-555-0101 | apexpay.example. Your balance is $310.00. To dispute, write to us by June 1, 2025.',
    'From: no-reply@collect.example. You owe $95.00. Reply to dispute.',
    'Respond only through our online portal at www.payportal.example.',
    'Collections Department. Call 855-555-0144 to resolve.',
  ],
  silentOn: [
    'North South Group, P.O. Box 123456, Pasadena, CA 91111-2222',
    'Send disputes to: Apex Recovery, 12 Main St Ste 400, Dayton OH 45402',
    'Mail this form to: Apex Recovery, PO Box 99, Reno, NV 89501',
    'Correspondence address: 4411 Industrial Pkwy, Buffalo, NY 14207',
  ],
})
