import { mayTalkMoney } from '#letters/letter-context.ts'
import { disputeWhileItMayCount } from '#letters/parts/dispute.ts'
import { posted } from '#letters/parts/frame.ts'
import { opening, reservation } from '#letters/parts/opening.ts'
import type { Blank } from '#letters/letter.ts'
import type { LetterContext } from '#letters/letter-context.ts'
import { numbered, paragraph, sentence } from '#letters/sentence.ts'
import { formatCents } from '#units/cents.ts'
import { addDays, longDate } from '#units/iso-date.ts'
import { defineLetter } from './define-letter.ts'

/** How long the offer stands when the person named no day. */
const OFFER_STANDS_DAYS = 30

const offer = sentence({
  id: 'settlement-sum',
  says: (_, context) => [
    'Without admitting that any amount is owed, and only to resolve a disputed claim, I would settle this matter for ',
    sum(context),
    ' in one payment, on the terms below.',
  ],
  because:
    'Says first that nothing is admitted. A letter of compromise is protected as proof of liability, though not surely against every argument.',
})

function sum({ wishes }: LetterContext): Blank {
  const { settlement } = wishes
  return {
    blank: 'amount',
    value: settlement ? formatCents(settlement.amount) : '',
    hint: 'The sum you can pay at once',
  }
}

const lead = sentence({
  id: 'terms-lead',
  says: () =>
    'Before any payment I would need a written agreement, signed for you and for the owner of the account, that states:',
  because: 'A deal by telephone, or paid before it is written, cannot be proved.',
})

const TERMS = [
  {
    id: 'term-account',
    says: 'the original account, and its present owner;',
    because: 'So that the right account is settled with the one who owns it.',
  },
  {
    id: 'term-full-satisfaction',
    says: 'that the payment is accepted in full satisfaction, and the balance will be $0.00;',
    because: 'Without these words the rest can be collected later.',
  },
  {
    id: 'term-no-sale',
    says: 'that no part of the account will be sold, transferred or collected afterwards;',
    because: 'Sold remainders are a common way for a settled debt to come back.',
  },
  {
    id: 'term-reporting',
    says: 'how the account will be reported to consumer reporting agencies; and',
    because: 'Settle this before paying; afterwards there is no lever.',
  },
  {
    id: 'term-dismissal',
    says: 'that any lawsuit about it will be dismissed with prejudice.',
    because: 'With prejudice means that it cannot be filed again.',
  },
] as const

const terms = TERMS.map(({ id, says, because }) => sentence({ id, says: () => says, because }))

const manner = sentence({
  id: 'manner-of-payment',
  says: () =>
    'Payment would be made once, by a method that leaves a record. I do not agree to automatic debits or postdated checks.',
  because: 'Keeps your bank account out of their hands.',
})

const lapses = sentence({
  id: 'offer-lapses',
  says: (_, { today, wishes }) =>
    `This proposal lapses if the signed agreement has not reached me by ${longDate(wishes.settlement?.lapsesOn ?? addDays(today, OFFER_STANDS_DAYS))}.`,
  because: 'An offer without an end can be accepted when it no longer suits you.',
})

export const taxNote = sentence({
  id: 'tax-note',
  says: () => 'I understand that forgiven debt of $600 or more may be reported on Form 1099-C.',
  because: 'Forgiven debt can count as income. There are exceptions, such as insolvency; ask before you sign.',
})

/** The sum and the terms, as one stretch. */
export const settlementTerms = [paragraph(offer), numbered([lead], ...terms), paragraph(manner)]

/** Offers a sum in settlement of a disputed claim. Not for a debt that is or may be too old to sue on.
 *  @law strategy.md 5.5 and rule 3 */
export const settlementOffer = defineLetter({
  id: 'settlement-offer',
  title: 'Settlement proposal for a disputed claim',
  refuses: context =>
    mayTalkMoney(context) === false
      ? {
          id: context.timeLimit?.verdict === 'depends' ? 'age-of-debt-unclear' : 'time-barred',
          why:
            context.timeLimit?.verdict === 'depends'
              ? 'This debt may be too old to sue on. An offer or a payment could restart the time in many states. Ask a lawyer before you offer anything.'
              : 'This debt is likely too old to sue on. An offer or a payment could restart the time in many states, so no offer is written.',
          instead: 'time-limit-defense',
        }
      : undefined,
  cautions: context => [
    ...(mayTalkMoney(context) === undefined
      ? [
          'We do not know how old this debt is. If it may be too old to sue on, do not send this: an offer can restart the time.',
        ]
      : []),
    'Give no bank details, card numbers, income or employer. Pay only after the signed agreement has come.',
    'If $600 or more is forgiven, it may be reported on Form 1099-C and may be taxable. There are exceptions, such as insolvency.',
  ],
  body: posted(
    'Proposal to settle a disputed claim',
    paragraph(...opening),
    disputeWhileItMayCount,
    paragraph(offer),
    numbered([lead], ...terms),
    paragraph(manner, lapses),
    paragraph(reservation),
  ),
})
