import { cannotTell, defineRule, doesNotApply, needs, satisfied, type Gate } from '#law/define-rule.ts'
import { carries, mustCarryTheNotice, says } from '#law/validation-notice.ts'
import { day } from '#units/iso-date.ts'

// A later letter can only overshadow while the time to dispute of an earlier notice still runs.
const windowMayBeOpen: Gate = facts => {
  if (facts.ruleKinds.known && facts.ruleKinds.value[0] === 'initial-validation-notice')
    return mustCarryTheNotice(facts)
  if (!facts.priorNoticeReceived.known) return cannotTell('priorNoticeReceived')
  return facts.priorNoticeReceived.value ? doesNotApply() : 'applies'
}

/** They threaten to sue you before your dispute time is over.
 *  @law 15 USC 1692g(b); 15 USC 1692e(10); 12 CFR 1006.38(b)(1) */
export const overshadowSuitThreatInWindow = defineRule({
  id: 'overshadow-suit-threat-in-window',
  title: 'They threaten to sue you before your dispute time is over',
  type: 'overshadowing',
  cites: ['15 USC 1692g(b)', '15 USC 1692e(10)', '12 CFR 1006.38(b)(1)'],
  basis: 'face',
  appliesTo: ['initial-validation-notice', 'attorney-letter', 'lawsuit-threat'],
  strength: 'strong',
  severity: 8,
  confidence: 'high',
  privateAction: true,
  requirement:
    'A collector may lawfully sue within the period, but a letter that threatens suit in that time must explain how suit and the right to dispute fit together; otherwise it contradicts the notice.',
  whyItMatters:
    'The letter gives you 30 days to dispute but also says they may sue right away. It does not explain how both can be true. That can frighten people into giving up their right to dispute.',
  wouldChange: ['The letter explains how a lawsuit and your right to dispute fit together.'],
  remedySentence:
    'Your threat of legal action inside the validation period, without explanation, overshadows my dispute rights contrary to 15 U.S.C. 1692g(b).',
  cases: [
    {
      name: 'Bartlett v. Heibl',
      cite: '128 F.3d 497',
      court: '7th Cir.',
      year: 1997,
      holding: 'Threat of suit after a week, printed with a correct 30-day notice, violated the Act.',
    },
    {
      name: 'Pollard v. Law Office of Mandy L. Spaulding',
      cite: '766 F.3d 98',
      court: '1st Cir.',
      year: 2014,
      holding:
        'A law-office letter saying it would not spend more effort before filing suit overshadowed the small-print notice.',
    },
  ],
  checkedOn: day('2026-11-21'),
  appliesWhen: windowMayBeOpen,
  check: needs(['notices', 'statements'], (_, __, facts) =>
    carries(facts, 'reconciles-with-dispute-right') || carries(facts, 'no-suit-in-window')
      ? satisfied()
      : says('suit-before-window-ends')(facts),
  ),
  firesOn: [
    'I am not inclined to use further resources attempting to collect this debt before filing suit.',
    'Unless we hear from you within 10 days we will assume legal action will be necessary.',
    'Suit may be commenced against you at any time before the 30 days expire.',
    'Pay within 7 days or this file goes to our litigation department.',
    'We are obligated to pursue the next logical course of action without delay.',
  ],
  silentOn: [
    'We may file suit within the 30-day period, but if you dispute the debt in writing in that period we will stop until we mail you verification, even if we have already sued.',
    'If you do not dispute the debt and do not pay after the 30-day period, our client may consider legal action.',
    'No legal action will be taken during the validation period.',
    'At this time, no attorney with this firm has personally reviewed the particular circumstances of your account.',
  ],
})
