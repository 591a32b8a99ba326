import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule, needs, satisfied, violated } from '#law/define-rule.ts'
import { valueOf } from '#law/fact.ts'
import { day } from '#units/iso-date.ts'

/** They charge a fee to pay by phone, card or online.
 *  @law 15 USC 1692f(1); 12 CFR 1006.22(b) */
export const convenienceFee = defineRule({
  id: 'convenience-fee',
  title: 'They charge a fee to pay by phone, card or online',
  type: 'amount-and-fees',
  cites: ['15 USC 1692f(1)', '12 CFR 1006.22(b)'],
  basis: 'face',
  appliesTo: ANY_DEMAND,
  strength: 'likely',
  severity: 6,
  confidence: 'high',
  privateAction: true,
  requirement:
    'A collector may charge extra for paying by phone, card or online only if the contract that created the debt clearly allows it or a law does, even when paying by mail is free.',
  whyItMatters:
    'The letter charges extra to pay by phone, card or online. Collectors may do this only if your original contract or a law clearly allows it. You can usually pay by mail without a fee while you ask.',
  wouldChange: [
    'The contract that created the debt, or a law, clearly allows this fee.',
    'A separate payment company charges the fee and keeps all of it. Courts disagree about that.',
    'Federal courts of appeals have decided this only in two regions: MD, NC, SC, VA, WV and AL, FL, GA. Elsewhere courts are divided.',
  ],
  remedySentence:
    'Your convenience fee is not expressly authorized by my agreement or permitted by law, so charging it violates 15 U.S.C. 1692f(1).',
  cases: [
    {
      name: 'Glover v. Ocwen Loan Servicing, LLC',
      cite: '127 F.4th 1278',
      court: '11th Cir.',
      year: 2025,
      holding: 'Optional fees for online or phone payments violated 1692f(1) though mail was free.',
    },
    {
      name: 'Alexander v. Carrington Mortgage Services, LLC',
      cite: '23 F.4th 370',
      court: '4th Cir.',
      year: 2022,
      holding: "'Any amount' in 1692f(1) includes pay-to-pay fees not expressly authorized.",
    },
  ],
  checkedOn: day('2026-11-21'),
  check: needs(['convenienceFees'], ({ convenienceFees }, _, { agreementAuthorisesFee }) => {
    if (convenienceFees.length === 0 || valueOf(agreementAuthorisesFee) === true) return satisfied()
    return violated({
      evidence: convenienceFees.flatMap(({ evidence }) => evidence),
      ...(convenienceFees.every(({ isHinted }) => isHinted) ? { strength: 'possible' } : {}),
    })
  }),
  firesOn: [
    'A $4.95 convenience fee applies to card payments.',
    'Pay online or by phone for a processing fee of $3.00 per transaction.',
    'There is a $12.00 charge for expedited payment by telephone.',
    'A technology fee of 2.9% will be added to debit card payments.',
  ],
  silentOn: [
    'There is no fee to pay online.',
    'Pay free at www.example.com.',
    'Your card issuer may charge a cash-advance fee.',
    'Your loan agreement, section 12, authorises a $5.00 telephone payment fee; see enclosed copy.',
    'A $4.95 convenience fee is never charged by this office.',
  ],
})
