import { INITIAL_NOTICE } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { mustCarryTheNotice, says } from '#law/validation-notice.ts'
import { day } from '#units/iso-date.ts'

/** They tell you to dispute by calling.
 *  @law 15 USC 1692g(a)(4); 15 USC 1692g(b); 12 CFR 1006.38(b)(1) */
export const disputeByPhoneOnly = defineRule({
  id: 'dispute-by-phone-only',
  title: 'They tell you to dispute by calling',
  type: 'overshadowing',
  cites: ['15 USC 1692g(a)(4)', '15 USC 1692g(b)', '12 CFR 1006.38(b)(1)'],
  basis: 'face',
  appliesTo: INITIAL_NOTICE,
  strength: 'likely',
  severity: 5,
  confidence: 'medium',
  privateAction: true,
  requirement:
    'A call is allowed, but a letter may not steer the consumer to the phone in a way that hides that only a written dispute triggers verification.',
  whyItMatters:
    'The letter pushes you to dispute by phone. A call alone does not make them stop and prove the debt. Send your dispute in writing and keep a copy.',
  wouldChange: [
    'The letter also tells you, in another place, that a written dispute makes them stop and prove the debt.',
  ],
  remedySentence:
    'Your instruction to dispute only by telephone misleads consumers about the written-dispute right in 15 U.S.C. 1692g(a)(4) and (b).',
  cases: [],
  checkedOn: day('2026-11-21'),
  appliesWhen: mustCarryTheNotice,
  check: says('dispute-by-phone-only'),
  firesOn: [
    'If you feel you do not owe this amount, please call us. Do not write.',
    'To dispute this debt you must call 800-555-0199.',
    'Disputes are handled by telephone only.',
    'CALL US TODAY if you disagree with this balance: this is the only way to dispute it.',
  ],
  silentOn: [
    'Call or write to us by August 28, 2020, to dispute all or part of the debt.',
    'Call us with any questions about your account.',
    'You may dispute by mail, email or phone. A dispute in writing makes us stop collection until we send you verification.',
    'If you have a complaint about how we collect, call 800-555-0100.',
  ],
})
