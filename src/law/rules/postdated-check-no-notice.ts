import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenTold, wordsDemanding } from '#law/when-told.ts'
import { allOf, holdsOfBoth, isFalse } from '#law/three-valued.ts'
import { valueOf } from '#law/fact.ts'
import type { AllFacts } from '#law/facts.ts'
import { noticeWords } from '#law/letter-words.ts'
import { addDays, day } from '#units/iso-date.ts'

const RESTS_ON = ['acceptanceDate', 'checkDate', 'depositNoticeReceived'] as const

/** They took a check post-dated by more than five days and gave no written notice before depositing it.
 *  @law 15 USC 1692f(2); 12 CFR 1006.22(c)(1) */
export const postdatedCheckNoNotice = defineRule({
  id: 'postdated-check-no-notice',
  title: 'They took a check post-dated by more than five days and gave no written notice before depositing it',
  type: 'payment-instruments',
  cites: ['15 USC 1692f(2)', '12 CFR 1006.22(c)(1)'],
  basis: 'with-fact',
  appliesTo: ANY_DEMAND,
  strength: 'likely',
  severity: 5,
  confidence: 'high',
  restsOn: RESTS_ON,
  privateAction: true,
  requirement:
    'A check or payment post-dated by more than five days may be accepted only with written notice of deposit not more than ten nor less than three business days before deposit.',
  whyItMatters:
    'If your check is dated more than five days ahead, they must write to you 3 to 10 business days before they cash it. You got no notice.',
  wouldChange: [
    'A letter with the day came three to ten business days before.',
    'The check was dated five days ahead or less.',
  ],
  remedySentence:
    'You accepted a check post-dated by more than five days without the written notice required by 15 U.S.C. 1692f(2).',
  cases: [],
  checkedOn: day('2026-11-21'),
  check: whenTold({
    restsOn: RESTS_ON,
    words: facts => (isTheNotice(facts) ? undefined : wordsDemanding(facts)),
    holds: facts =>
      allOf(
        holdsOfBoth(facts.checkDate, facts.acceptanceDate, (dated, taken) => dated > addDays(taken, 5)),
        isFalse(facts.depositNoticeReceived),
      ),
    worthAskingWhen: ({ checkDate }) => checkDate.known,
  }),
  firesOn: [
    {
      text: 'Thank you for your postdated check dated July 30.',
      given: { acceptanceDate: day('2025-07-10'), checkDate: day('2025-07-30'), depositNoticeReceived: false },
    },
    {
      text: 'We deposited your check on its date.',
      given: { acceptanceDate: day('2025-07-15'), checkDate: day('2025-07-30'), depositNoticeReceived: false },
    },
    {
      text: 'Your recurring debits are set up; no further notices will be sent.',
      given: { acceptanceDate: day('2025-07-01'), checkDate: day('2025-08-01'), depositNoticeReceived: false },
    },
    {
      text: 'Your check dated three weeks from now was accepted and deposited.',
      given: { acceptanceDate: day('2025-07-01'), checkDate: day('2025-07-22'), depositNoticeReceived: false },
    },
  ],
  silentOn: [
    { text: 'NOTICE: we intend to deposit your check dated July 30 on July 30, 2025.', note: 'mailed July 22' },
    {
      text: 'Your payment scheduled for 3 days from now will be processed.',
      given: { acceptanceDate: day('2025-07-01'), checkDate: day('2025-07-04') },
    },
    'Please note we do not accept post-dated checks.',
  ],
})

/** The letter itself names the day of the deposit, three to ten business days ahead. */
function isTheNotice(facts: AllFacts): boolean {
  const sent = valueOf(facts.letterDate)
  const taken = valueOf(facts.checkDate)
  if (!noticeWords(facts, 'deposit-notice') || sent === undefined || taken === undefined) return false
  return addDays(sent, EARLIEST) <= taken && taken <= addDays(sent, LATEST)
}

/** Calendar days that hold three and ten business days. */
const EARLIEST = 3
const LATEST = 16
