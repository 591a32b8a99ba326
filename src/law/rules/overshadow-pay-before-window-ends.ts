import { INITIAL_NOTICE } from '#law/applies-to.ts'
import { cannotTell, defineRule, needs, satisfied, violated } from '#law/define-rule.ts'
import { carries, mustCarryTheNotice } from '#law/validation-notice.ts'
import { faultDates } from '#law/validation-period.ts'
import type { AllFacts } from '#law/facts.ts'
import type { PaymentDemand } from '#law/statements.ts'
import { day, type IsoDate } from '#units/iso-date.ts'

/** The printed last day to dispute, else the earliest the law allows for this letter. */
function windowEndIn({ validationEndDate, letterDate, postmarkDate }: AllFacts): IsoDate | undefined {
  if (validationEndDate.known) return validationEndDate.value
  const sentOn = postmarkDate.known ? postmarkDate : letterDate
  return sentOn.known ? faultDates(sentOn.value).tooEarlyIfMailed : undefined
}

function isInside({ by, withinDays }: PaymentDemand, windowEnd: IsoDate | undefined): boolean {
  if (by !== undefined) return windowEnd !== undefined && by < windowEnd
  return withinDays !== undefined && withinDays < 30
}

/** They demand payment on a date inside your 30-day dispute time.
 *  @law 15 USC 1692g(b); 15 USC 1692g(a)(3); 12 CFR 1006.38(b)(1) */
export const overshadowPayBeforeWindowEnds = defineRule({
  id: 'overshadow-pay-before-window-ends',
  title: 'They demand payment on a date inside your 30-day dispute time',
  type: 'overshadowing',
  cites: ['15 USC 1692g(b)', '15 USC 1692g(a)(3)', '12 CFR 1006.38(b)(1)'],
  basis: 'face',
  appliesTo: INITIAL_NOTICE,
  strength: 'likely',
  severity: 7,
  confidence: 'high',
  privateAction: true,
  requirement:
    'Collection may continue during the validation period, but a demand for payment by a date inside it, without explaining that the consumer may still dispute, overshadows the right to dispute.',
  whyItMatters:
    'You have about 30 days to dispute. This letter tells you to pay before that time is up and does not explain that you may still dispute. Courts call this overshadowing your rights.',
  wouldChange: [
    "A plain request to pay 'now', 'promptly' or 'immediately', without a last day, is usually lawful.",
    'The date is the end of an offer to take less, not a demand.',
    'The letter explains that the demand does not take away your right to dispute.',
    "The words are those of the federal government's own form.",
  ],
  remedySentence:
    'Your demand for payment by [date], inside the validation period, overshadows and contradicts my right to dispute contrary to 15 U.S.C. 1692g(b) and 12 C.F.R. 1006.38(b)(1).',
  cases: [
    {
      name: 'Bartlett v. Heibl',
      cite: '128 F.3d 497',
      court: '7th Cir.',
      year: 1997,
      holding:
        'One week to pay or face legal action, next to a 30-day dispute notice, was confusing and unlawful; the opinion gives safe wording.',
    },
    {
      name: 'Wilson v. Quadramed Corp.',
      cite: '225 F.3d 350',
      court: '3d Cir.',
      year: 2000,
      holding:
        "'Immediate collection' and an 'opportunity to pay immediately and avoid further action' did not contradict the notice.",
    },
  ],
  checkedOn: day('2026-11-21'),
  appliesWhen: mustCarryTheNotice,
  check: needs(['paymentDemands', 'notices'], ({ paymentDemands }, _, facts) => {
    if (carries(facts, 'reconciles-with-dispute-right')) return satisfied()
    const windowEnd = windowEndIn(facts)
    const early = paymentDemands.filter(demand => isInside(demand, windowEnd))
    if (early.length > 0) return violated({ evidence: early.flatMap(({ evidence }) => evidence) })
    return paymentDemands.some(({ by }) => by !== undefined) && !windowEnd ? cannotTell('letterDate') : satisfied()
  }),
  firesOn: [
    'Payment in full must be received within 10 days of the date of this letter.',
    { text: 'Pay $816.00 by June 16, 2025.', given: { letterDate: day('2025-06-02') } },
    'To resolve this matter before further action is taken you must, within one week of this letter, pay or call to arrange payment.',
    'Remit the balance within 72 hours to avoid additional collection activity.',
    'This is a demand for immediate payment. You have 15 days to pay.',
  ],
  silentOn: [
    'Please pay promptly. Our request for payment does not reduce your right to dispute this debt within 30 days of receiving this notice.',
    'We shall afford you the opportunity to pay this bill immediately and avoid further action against you.',
    'Contact us about your payment options.',
    {
      text: 'If you pay $600.00 by August 30, 2025 we will treat the debt as settled.',
      given: { letterDate: day('2025-06-02') },
    },
    'I enclosed this amount: $',
    'Your payment is due now. You may dispute the debt until July 9, 2025 as explained below.',
  ],
})
