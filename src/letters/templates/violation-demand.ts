import { bindsTheSender, toldDate } from '#letters/letter-context.ts'
import { asIs } from '#letters/letter.ts'
import { contactWish } from '#letters/parts/contact.ts'
import { disputes, disputeWhileItMayCount, reportAsDisputed } from '#letters/parts/dispute.ts'
import { posted } from '#letters/parts/frame.ts'
import { opening, reservation } from '#letters/parts/opening.ts'
import { pointsArgued } from '#letters/parts/points.ts'
import { cite } from '#letters/print-citation.ts'
import { windowIsClosed } from '#letters/letter-context.ts'
import { numbered, onlyWhen, paragraph, sentence } from '#letters/sentence.ts'
import { addDays, longDate } from '#units/iso-date.ts'
import { defineLetter, onlyWithinTheAct } from './define-letter.ts'

/** A reasonable time to answer a demand: the strategy says 21 to 30 days. */
const DAYS_TO_ANSWER = 30

const disputedBefore = sentence({
  id: 'disputed-before',
  given: context => ({ receivedOn: toldDate(context, 'writtenDisputeReceivedDate') }),
  says: ({ receivedOn }) => `You received my written dispute on ${longDate(receivedOn)}.`,
  because: 'You told us so; the return receipt proves it.',
  cites: ['15 USC 1692g(b)'],
})

const nothingCame = sentence({
  id: 'no-verification-came',
  when: ({ consumerFacts: { verificationReceivedDate: came, writtenDisputeReceivedDate: dispute } }) =>
    came?.known === true && came.value === null && dispute?.known === true && dispute.value !== null,
  says: () => 'I have received no verification.',
  because: 'You told us that nothing came.',
  cites: ['15 USC 1692g(b)'],
})

const harm = sentence({
  id: 'harm',
  given: ({ wishes }) => ({ harm: wishes.harm?.trim() === '' ? undefined : wishes.harm?.trim() }),
  says: ({ harm }) => [asIs(harm)],
  because: 'Your own words about what this cost you. Actual harm can be compensated, so it must be exact and true.',
  cites: ['15 USC 1692k(a)(1)'],
})

const asksLead = sentence({
  id: 'demand-lead',
  says: (_, { today }) =>
    `Please do the following, and answer me in writing by ${longDate(addDays(today, DAYS_TO_ANSWER))}:`,
  because: 'A demand needs a date. Thirty days is a reasonable time; no law sets one.',
})

const stopConduct = sentence({
  id: 'demand-stop',
  says: () => 'Stop the conduct described above.',
  because: 'The first thing a demand is for.',
})

const correct = sentence({
  id: 'demand-correct',
  says: () => 'Correct your records, and correct or delete any report of this debt to a consumer reporting agency.',
  because: 'False information they gave to others goes on hurting you.',
  cites: ['15 USC 1692e(8)'],
})

const preserve = sentence({
  id: 'demand-preserve',
  says: () => 'Keep all records about this account: letters, notes, call logs and recordings.',
  because: 'Once asked to keep records, destroying them counts against them.',
})

const confirm = sentence({
  id: 'demand-confirm',
  says: () => 'Tell me in writing what you have done.',
  because: 'Their answer is evidence, whatever it says.',
})

const remedies = sentence({
  id: 'remedies',
  says: () =>
    `The law provides for actual damages, statutory damages of up to $1,000 per action, and costs with reasonable attorney’s fees (${cite('15 USC 1692k(a)')}).`,
  because: 'Says what a court can award, and no more: one sum per lawsuit, however many violations.',
  cites: ['15 USC 1692k(a)', '15 USC 1692k(a)(2)(A)'],
})

/** The two asks no complaint should be without, as sentences of their own. */
export const keepRecords = [
  sentence({
    id: 'stop-and-keep-records',
    says: () =>
      'Please stop this conduct, and keep all records about this account: letters, notes, call logs and recordings.',
    because: 'Once asked to keep records, destroying them counts against them.',
  }),
]

/** Says what broke the law, in their words, and asks for correction.  @law 15 USC 1692k; strategy.md 5.7 */
export const violationDemand = defineLetter({
  id: 'violation-demand',
  title: 'Notice of violations and demand',
  refuses: context =>
    onlyWithinTheAct(context) ??
    (context.points.length > 0
      ? undefined
      : {
          id: 'no-finding-firm-enough',
          why: 'No finding about their letter is strong enough to put in a demand. A validation request fits.',
          instead: 'validation-request',
        }),
  cautions: () => [
    'Technical faults may not support a lawsuit, and the collector may have defenses. Ask a consumer lawyer before you rely on a claim.',
    'The time to sue a collector is one year from the violation. Do not let talks run past it.',
  ],
  body: posted(
    'Notice of violations, alleged debt',
    paragraph(...opening, disputedBefore, nothingCame),
    onlyWhen(windowIsClosed, paragraph(...disputes)),
    pointsArgued,
    paragraph(harm),
    disputeWhileItMayCount,
    numbered([asksLead], stopConduct, correct, preserve, confirm),
    paragraph(remedies),
    onlyWhen(bindsTheSender, paragraph(reportAsDisputed, ...contactWish)),
    paragraph(reservation),
  ),
})
