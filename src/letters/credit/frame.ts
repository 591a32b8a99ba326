import { asIs, type Run } from '#letters/letter.ts'
import { blank, date, delivery, recipientLines, senderLines, signature } from '#letters/parts/frame.ts'
import { lines } from '#letters/sentence.ts'
import type { CreditContext } from './credit-context.ts'
import { enclosuresOf } from './enclosures.ts'
import { oneOf, type CreditPassage } from './said.ts'

const sender = lines<CreditContext>('sender', ({ consumer }) => senderLines(consumer))

/** A bureau finds a file by name, address, date of birth and the end of the Social Security number. The date is written in
 *  by hand; the digits are filled in when it is printed. Neither is kept. */
const senderForBureau = lines<CreditContext>('sender', ({ consumer }) => [
  ...senderLines(consumer),
  ...(consumer.givesSsn ? [SSN_LINE] : []),
  ['Date of birth: ', blank('birth-date', undefined, 'Your date of birth')],
])

const SSN_LINE: readonly Run[] = [
  'Social Security number, last four digits: ',
  blank('ssn-last-four', undefined, 'last four digits of your Social Security number'),
]

const recipient = lines<CreditContext>('recipient', context => recipientLines(context.recipient))

function subject(what: (context: CreditContext) => readonly Run[]): CreditPassage {
  return lines<CreditContext>('subject', context => [['Re: ', ...what(context)]])
}

const salutation = lines<CreditContext>('salutation', context => [
  [oneOf(context, 'salutation', ['To whom it may concern:', 'Dear Sir or Madam:', 'Hello,'])],
])
const closing = lines<CreditContext>('closing', context => [
  [oneOf(context, 'closing', ['Sincerely,', 'Thank you,', 'Respectfully,'])],
])

function enclosures(encloses: 'all' | 'papers'): CreditPassage {
  return lines<CreditContext>('enclosures', context => {
    const enclosed = encloses === 'all' ? enclosuresOf(context) : context.papers.map(asIs)
    return enclosed.length === 0
      ? []
      : [['Enclosed, copies only:'], ...enclosed.map((paper, at) => [`${at + 1}. `, paper])]
  })
}

interface Posted {
  readonly toBureau: boolean
  /** `all`: with the pages of the report and the proof of each item. */
  readonly encloses: 'all' | 'papers'
}

/** A letter to a bureau, a furnisher or a business, around its body. */
export function posted(
  what: (context: CreditContext) => readonly Run[],
  { toBureau, encloses }: Posted,
  ...body: readonly CreditPassage[]
): readonly CreditPassage[] {
  return [
    toBureau ? senderForBureau : sender,
    date,
    recipient,
    delivery,
    subject(what),
    salutation,
    ...body,
    closing,
    signature,
    enclosures(encloses),
  ]
}
