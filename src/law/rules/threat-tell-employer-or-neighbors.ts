import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenThreatened } from '#law/what-it-says.ts'
import { day } from '#units/iso-date.ts'

/** They threaten to tell your boss, family or neighbors.
 *  @law 15 USC 1692c(b); 15 USC 1692e(5); 15 USC 1692d; 12 CFR 1006.6(d)(1); 12 CFR 1006.14(a) */
export const threatTellEmployerOrNeighbors = defineRule({
  id: 'threat-tell-employer-or-neighbors',
  title: 'They threaten to tell your boss, family or neighbors',
  type: 'harassment',
  cites: ['15 USC 1692c(b)', '15 USC 1692e(5)', '15 USC 1692d', '12 CFR 1006.6(d)(1)', '12 CFR 1006.14(a)'],
  basis: 'face',
  appliesTo: ANY_DEMAND,
  strength: 'strong',
  severity: 8,
  confidence: 'high',
  privateAction: true,
  requirement:
    'With few exceptions a collector may not talk to other people about your debt. Threatening to do so threatens something the law forbids, and it is harassment.',
  whyItMatters:
    'Collectors are generally not allowed to tell your boss, family or neighbors about a debt. This letter threatens to do that. It is meant to embarrass you.',
  wouldChange: [
    'They ask someone else only for your address, phone number or workplace, and do not speak of the debt.',
    'A court has already ordered that part of your pay be taken, and the order goes to your employer.',
  ],
  remedySentence:
    'You threatened to disclose an alleged debt to third parties, contrary to 15 U.S.C. 1692c(b), 1692d and 1692e(5).',
  cases: [
    {
      name: 'Rutyna v. Collection Accounts Terminal, Inc.',
      cite: '478 F. Supp. 980',
      court: 'N.D. Ill.',
      year: 1979,
      holding:
        'A letter threatening a neighbourhood investigation and a call on the employer violated 1692d and 1692e(5).',
    },
  ],
  checkedOn: day('2026-11-21'),
  check: whenThreatened('tell-employer', 'tell-others'),
  firesOn: [
    'Our field investigator has been instructed to make an investigation in your neighborhood and to personally call on your employer.',
    'We will be contacting your employer to discuss this unpaid debt.',
    'Your family members and references will be informed of your refusal to pay.',
    'We will notify your landlord and neighbors that you do not pay your bills.',
    'Expect a visit at your workplace.',
  ],
  silentOn: [
    'We will not discuss your account with anyone without your permission.',
    'If you have an attorney, give us the name.',
    'We may contact others only to obtain your location information as permitted by law.',
    'Please list your employer on the enclosed optional financial form.',
    "The creditor's garnishment order will be served on your employer under the judgment of March 1, 2021.",
    {
      text: 'For the most part, collectors may not tell another person, other than your attorney or spouse, about your debt.',
      note: 'notice required by California law',
    },
  ],
})
