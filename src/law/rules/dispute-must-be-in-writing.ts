import { INITIAL_NOTICE } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { mustCarryTheNotice, says } from '#law/validation-notice.ts'
import { day } from '#units/iso-date.ts'

/** They say you can only dispute in writing to keep the debt from being 'assumed valid'.
 *  @law 15 USC 1692g(a)(3); 15 USC 1692e(10); 12 CFR 1006.34(c)(3)(iii) */
export const disputeMustBeInWriting = defineRule({
  id: 'dispute-must-be-in-writing',
  title: "They say you can only dispute in writing to keep the debt from being 'assumed valid'",
  type: 'overshadowing',
  cites: ['15 USC 1692g(a)(3)', '15 USC 1692e(10)', '12 CFR 1006.34(c)(3)(iii)'],
  basis: 'face',
  appliesTo: INITIAL_NOTICE,
  strength: 'strong',
  severity: 7,
  confidence: 'high',
  privateAction: true,
  requirement:
    "An oral dispute is enough to stop the collector's ASSUMPTION that the debt is valid. Writing matters only for verification, the stop on collection and original-creditor requests. A notice that says the debt will be assumed valid unless disputed in writing misstates the law.",
  whyItMatters:
    'The letter says you must dispute in writing or the debt is assumed valid. That is not correct: a phone call is enough to stop that assumption. Writing is still smart, because only a written dispute forces them to stop and prove the debt.',
  wouldChange: [
    'In Delaware, New Jersey and Pennsylvania, notices from before March 30, 2020 followed an older court decision that was then binding there.',
  ],
  remedySentence:
    'Your notice wrongly states that I must dispute the debt in writing to keep it from being assumed valid; 15 U.S.C. 1692g(a)(3) contains no writing requirement.',
  cases: [
    {
      name: 'Riccio v. Sentry Credit, Inc.',
      cite: '954 F.3d 582',
      court: '3d Cir. (en banc)',
      year: 2020,
      holding: "Section 1692g(a)(3) allows oral disputes; overruled Graziano's writing requirement.",
    },
    {
      name: 'Camacho v. Bridgeport Financial Inc.',
      cite: '430 F.3d 1078',
      court: '9th Cir.',
      year: 2005,
      holding: 'The Act does not require a written dispute under (a)(3).',
    },
    {
      name: 'Hooks v. Forman, Holt, Eliades & Ravin, LLC',
      cite: '717 F.3d 282',
      court: '2d Cir.',
      year: 2013,
      holding: 'Same, Second Circuit.',
    },
    {
      name: 'Clark v. Absolute Collection Service, Inc.',
      cite: '741 F.3d 487',
      court: '4th Cir.',
      year: 2014,
      holding: 'Same, Fourth Circuit.',
    },
    {
      name: 'Jerman v. Carlisle, McNellie, Rini, Kramer & Ulrich LPA',
      cite: '559 U.S. 573',
      court: 'U.S.',
      year: 2010,
      holding:
        'A firm that told the consumer the debt would be assumed valid unless disputed in writing could not use the bona fide error defence for its mistake of law.',
    },
  ],
  checkedOn: day('2026-11-21'),
  appliesWhen: mustCarryTheNotice,
  check: says('dispute-only-in-writing'),
  firesOn: [
    'Unless you notify us in writing within 30 days that you dispute this debt, we will assume the debt is valid.',
    'This debt will be assumed valid unless disputed in writing within thirty days of receipt.',
    'Failure to dispute the debt in writing by July 9, 2025 means we will consider it valid.',
    'All disputes must be in writing or the debt will be presumed correct.',
    'If we do not receive a written dispute by 8/1/2025 we will assume our information is correct.',
  ],
  silentOn: [
    'Call or write to us by August 28, 2020, to dispute all or part of the debt. If you do not, we will assume that our information is correct.',
    'If you notify us in writing within 30 days that the debt is disputed, we will obtain verification of the debt.',
    'Unless you dispute the validity of this debt within 30 days, we will assume it is valid. If you dispute in writing, we will send verification.',
    'If you write to us by August 28, 2020, we must stop collection on any amount you dispute until we send you information that shows you owe the debt.',
  ],
})
