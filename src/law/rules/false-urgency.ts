import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenSaid } from '#law/what-it-says.ts'
import { day } from '#units/iso-date.ts'

/** They invent an emergency or an official-sounding deadline.
 *  @law 15 USC 1692e(10); 12 CFR 1006.18(d) */
export const falseUrgency = defineRule({
  id: 'false-urgency',
  title: 'They invent an emergency or an official-sounding deadline',
  type: 'false-threat',
  cites: ['15 USC 1692e(10)', '12 CFR 1006.18(d)'],
  basis: 'face',
  appliesTo: ANY_DEMAND,
  strength: 'possible',
  severity: 4,
  confidence: 'medium',
  privateAction: true,
  requirement:
    'A collector may ask you to pay soon. It may not invent an emergency: a review that does not exist, a window that closes, a deadline "by law".',
  whyItMatters:
    "The letter tries to rush you with a made-up deadline or 'last chance'. Real legal deadlines come from a court, not from a collector's letter. Take time to check your rights.",
  wouldChange: ['Plain sales talk ("act now and save") is allowed.', 'A court or a law really set the deadline.'],
  remedySentence: 'Your letter uses a deceptive claim of urgency or legal deadline, contrary to 15 U.S.C. 1692e(10).',
  cases: [
    {
      name: 'Preston v. Midland Credit Management, Inc.',
      cite: '948 F.3d 772',
      court: '7th Cir.',
      year: 2020,
      holding:
        "Urging a discount with 'not obligated to renew' wording was not misleading in the letter; the marking on the envelope was the violation.",
    },
  ],
  checkedOn: day('2026-11-21'),
  check: whenSaid('false-urgency'),
  firesOn: [
    'URGENT: YOUR FILE CLOSES AT MIDNIGHT. This is your last opportunity before enforcement.',
    '48-HOUR NOTICE. A decision on enforcement will be entered automatically.',
    'Your case has been approved for enforcement and can only be stopped in the next 24 hours.',
    'RED STATUS: mandatory response required within 3 business days by law.',
  ],
  silentOn: [
    'Act now to maximize your savings.',
    'Please respond promptly.',
    'TIME SENSITIVE: this discount expires July 31. We are not obligated to renew this offer.',
    'Your account needs your attention.',
  ],
})
