import { answered, daysSinceLetter } from '#letters/letter-context.ts'
import { amountIsWrong, isOpenEndCredit } from '#letters/parts/asks.ts'
import { contactWish } from '#letters/parts/contact.ts'
import { disputes } from '#letters/parts/dispute.ts'
import { posted } from '#letters/parts/frame.ts'
import { grounds, proofEnclosed } from '#letters/parts/grounds.ts'
import { opening, reservation } from '#letters/parts/opening.ts'
import { cite } from '#letters/print-citation.ts'
import { numbered, paragraph, sentence } from '#letters/sentence.ts'
import type { LetterContext } from '#letters/letter-context.ts'
import { defineLetter } from './define-letter.ts'

/** The notice must reach a creditor within 60 days after it sent the first statement with the error; a week is left for
 *  the mail. */
const BILLING_ERROR_DAYS = 60 - 7

const billingError = sentence({
  id: 'billing-error-notice',
  when: isBillingError,
  says: () =>
    `This letter is also a notice of a billing error on an open-end account (${cite('15 USC 1666(a)')}). Please acknowledge it and look into it as that section requires.`,
  because:
    'The account is a card, the sender is the card company itself, you say the amount is wrong, and its letter is less than 60 days old.',
  cites: ['15 USC 1666(a)'],
})

function isBillingError(context: LetterContext): boolean {
  const age = daysSinceLetter(context)
  return (
    context.paper.kind === 'original-creditor-notice' &&
    isOpenEndCredit(context) &&
    (amountIsWrong(context) || answered(context, 'alreadyPaid') === true) &&
    age !== undefined &&
    age <= BILLING_ERROR_DAYS
  )
}

const lead = sentence({
  id: 'general-asks-lead',
  says: () => 'Please send me:',
  because: 'Asks politely; no federal duty of debt collectors is claimed.',
})

const asks = [
  sentence({
    id: 'general-ask-records',
    says: () => 'The account records that show how the amount was reached.',
    because: 'Shows what was charged, and what was paid.',
  }),
  sentence({
    id: 'general-ask-agreement',
    says: () => 'The agreement, bill or law the charge rests on.',
    because: 'Whoever asks for money should say why it is due.',
  }),
  sentence({
    id: 'general-ask-correction',
    says: () => 'If the charge cannot be shown, your written confirmation that it has been removed.',
    because: 'Says how the matter can end.',
  }),
]

const hold = sentence({
  id: 'general-hold',
  says: () => 'I ask you to hold collection while you answer.',
  because: 'A request: outside the federal collection law nothing obliges them to stop.',
})

/** For senders and debts outside the federal collection law. Makes no claim under it.  @law 15 USC 1692a(5), (6) */
export const generalDispute = defineLetter({
  id: 'general-dispute',
  title: 'Dispute of an account',
  refuses: ({ withinTheAct }) =>
    withinTheAct
      ? {
          id: 'within-the-act',
          why: 'This sender is a debt collector under federal law. A letter that uses those rules protects you better.',
          instead: 'dispute',
        }
      : undefined,
  cautions: () => [
    'The federal rules for debt collectors do not seem to bind this sender. Your state may have its own rules.',
  ],
  body: posted(
    'Disputed account',
    paragraph(...opening, ...disputes),
    paragraph(...grounds, proofEnclosed, billingError),
    numbered([lead], ...asks),
    paragraph(hold, ...contactWish),
    paragraph(reservation),
  ),
})
