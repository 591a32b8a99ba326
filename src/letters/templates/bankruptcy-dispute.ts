import { answered, toldDate } from '#letters/letter-context.ts'
import { contactWish } from '#letters/parts/contact.ts'
import { disputes, disputeWhileItMayCount } from '#letters/parts/dispute.ts'
import { factBlank, posted } from '#letters/parts/frame.ts'
import { opening, reservation } from '#letters/parts/opening.ts'
import { windowMayBeOpen, bindsTheSender } from '#letters/letter-context.ts'
import { cite } from '#letters/print-citation.ts'
import { numbered, onlyWhen, paragraph, sentence } from '#letters/sentence.ts'
import { longDate } from '#units/iso-date.ts'
import { defineLetter } from './define-letter.ts'

const DISCHARGED = 'You told us that a bankruptcy court discharged this debt.'
const STAYED = 'You told us that a bankruptcy case is open and its stay is in force.'

const discharged = sentence({
  id: 'debt-discharged',
  when: context =>
    answered(context, 'debtDischarged') === true && toldDate(context, 'bankruptcyDischargeDate') === undefined,
  says: () => 'This debt was discharged in bankruptcy.',
  because: DISCHARGED,
  cites: ['11 USC 524(a)(2)'],
})

const dischargedOn = sentence({
  id: 'debt-discharged-on',
  when: context => answered(context, 'debtDischarged'),
  given: context => ({ on: toldDate(context, 'bankruptcyDischargeDate') }),
  says: ({ on }) => `This debt was discharged in bankruptcy on ${longDate(on)}.`,
  because: DISCHARGED,
  cites: ['11 USC 524(a)(2)'],
})

const dischargeEffect = sentence({
  id: 'discharge-is-an-injunction',
  when: context => answered(context, 'debtDischarged'),
  says: () =>
    `The discharge is a court order against any act to collect it from me as a personal liability (${cite('11 USC 524(a)(2)')}).`,
  because: 'This is what the discharge does.',
  cites: ['11 USC 524(a)(2)'],
})

const filed = sentence({
  id: 'case-filed-on',
  when: context => answered(context, 'stayInForce'),
  given: context => ({ on: toldDate(context, 'bankruptcyFiledDate') }),
  says: ({ on }) => `I filed a bankruptcy case on ${longDate(on)}.`,
  because: STAYED,
  cites: ['11 USC 362'],
})

const stay = sentence({
  id: 'stay-in-force',
  when: context => answered(context, 'stayInForce'),
  says: () =>
    `The automatic stay is in force and stops every act to collect a debt that arose before the case (${cite('11 USC 362(a)')}).`,
  because: STAYED,
  cites: ['11 USC 362(a)'],
})

const caseDetails = sentence({
  id: 'case-details',
  says: () => [
    'Case number ',
    factBlank('case number'),
    ', chapter ',
    factBlank('7 or 13'),
    ', United States Bankruptcy Court, ',
    factBlank('district, for example Western District of Texas'),
    '.',
  ],
  because: 'With the number they can find the case themselves. It stands on every paper of the court.',
})

const lead = sentence({
  id: 'bankruptcy-asks-lead',
  says: () => 'Please:',
  because: 'Says what they must do.',
})

const asks = [
  sentence({
    id: 'bankruptcy-stop',
    says: () => 'Stop all collection of this debt from me.',
    because: 'The bankruptcy law forbids it.',
    cites: ['11 USC 362(a)', '11 USC 524(a)(2)'],
  }),
  sentence({
    id: 'bankruptcy-reporting',
    says: () => 'Correct any report of this debt to a consumer reporting agency.',
    because: 'A debt in bankruptcy must not be reported as simply owed.',
  }),
  sentence({
    id: 'bankruptcy-confirm',
    says: () => 'Confirm both in writing.',
    because: 'The confirmation is your proof.',
  }),
]

/** Bankruptcy ends collection: names the case and asks to stop.  @law 11 USC 362; 11 USC 524 */
export const bankruptcyDispute = defineLetter({
  id: 'bankruptcy-dispute',
  title: 'Notice of bankruptcy and dispute',
  refuses: context =>
    answered(context, 'debtDischarged') === true || answered(context, 'stayInForce') === true
      ? undefined
      : {
          id: 'no-bankruptcy',
          why: 'This letter fits only a debt that a bankruptcy court discharged, or while a case is open.',
          instead: 'dispute',
        },
  cautions: () => [
    'Send a copy of this letter and of theirs to your bankruptcy lawyer. The bankruptcy court may be the place to complain.',
  ],
  body: posted(
    'Debt in bankruptcy',
    paragraph(...opening, discharged, dischargedOn, filed),
    paragraph(dischargeEffect, stay, caseDetails),
    onlyWhen(context => !windowMayBeOpen(context) || !bindsTheSender(context), paragraph(...disputes)),
    disputeWhileItMayCount,
    numbered([lead], ...asks),
    paragraph(...contactWish),
    paragraph(reservation),
  ),
})
