import { ANY_DEMAND } from '#law/applies-to.ts'
import { cannotTell, defineRule } from '#law/define-rule.ts'
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
    "A pay-to-pay fee is an 'amount' that a collector may collect only if the agreement creating the debt expressly authorises it or a law affirmatively permits it, even if payment by mail is free.",
  whyItMatters:
    'The letter charges extra to pay by phone, card or online. Collectors may do this only if your original contract or a law clearly allows it. You can usually pay by mail without a fee while you ask.',
  wouldChange: [
    'Express authorisation in the agreement CREATING the debt, or a statute that affirmatively allows the fee.',
    'A fee charged and kept wholly by an independent payment processor is argued both ways.',
    'Circuit law is settled only in the Fourth and Eleventh Circuits; elsewhere district courts are divided.',
  ],
  remedySentence:
    'Your convenience fee is not expressly authorised by my agreement or permitted by law, so charging it violates 15 U.S.C. 1692f(1).',
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
      holding: "'Any amount' in 1692f(1) includes pay-to-pay fees not expressly authorised.",
    },
  ],
  checkedOn: day('2026-11-21'),
  check: () => cannotTell(),
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
