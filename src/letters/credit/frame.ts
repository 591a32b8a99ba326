import type { Run } from '#letters/letter.ts'
import { blank, date, delivery, recipientLines, senderLines, signature } from '#letters/parts/frame.ts'
import { lines } from '#letters/sentence.ts'
import type { CreditContext } from './credit-context.ts'
import { enclosuresOf } from './enclosures.ts'
import { oneOf, type CreditPassage } from './said.ts'

const sender = lines<CreditContext>('sender', ({ consumer }) => [
  ...senderLines(consumer),
  ...(consumer.givesSsn
    ? [
        [
          'Social Security number, last four digits: ',
          blank('ssn-last-four', undefined, 'last four digits of your Social Security number'),
        ],
      ]
    : []),
])

/** A bureau finds a file by name, address and date of birth. The date is written in by hand and never asked for here. */
const senderWithBirthDate = lines<CreditContext>('sender', context => [
  ...linesOf(sender, context),
  ['Date of birth: ', blank('birth-date', undefined, 'Your date of birth')],
])

function linesOf(passage: CreditPassage, context: CreditContext): readonly (readonly Run[])[] {
  return passage(context).flatMap(block => ('lines' in block ? block.lines : []))
}

const recipient = lines<CreditContext>('recipient', context => recipientLines(context.recipient))

function subject(what: (context: CreditContext) => string): CreditPassage {
  return lines<CreditContext>('subject', context => [[`Re: ${what(context)}`]])
}

const salutation = lines<CreditContext>('salutation', context => [
  [oneOf(context, 'salutation', ['To whom it may concern:', 'Dear Sir or Madam:', 'Hello,'])],
])
const closing = lines<CreditContext>('closing', context => [
  [oneOf(context, 'closing', ['Sincerely,', 'Thank you,', 'Respectfully,'])],
])

const enclosures = lines<CreditContext>('enclosures', context => {
  const enclosed = enclosuresOf(context)
  return enclosed.length === 0
    ? []
    : [['Enclosed, copies only:'], ...enclosed.map((paper, at) => [`${at + 1}. ${paper}`])]
})

/** A letter to a bureau, a furnisher or a business, around its body. */
export function posted(
  what: (context: CreditContext) => string,
  { birthDate }: { readonly birthDate: boolean },
  ...body: readonly CreditPassage[]
): readonly CreditPassage[] {
  return [
    birthDate ? senderWithBirthDate : sender,
    date,
    recipient,
    delivery,
    subject(what),
    salutation,
    ...body,
    closing,
    signature,
    enclosures,
  ]
}
