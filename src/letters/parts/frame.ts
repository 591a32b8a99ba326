import type { LetterContext, Person } from '#letters/letter-context.ts'
import type { Blank, BlankKind, LetterBlock, Run } from '#letters/letter.ts'
import { lines, type Passage } from '#letters/sentence.ts'
import { longDate } from '#units/iso-date.ts'

export function blank(kind: BlankKind, value: string | undefined, hint: string): Blank {
  return { blank: kind, value: value ?? '', hint }
}

export function factBlank(hint: string): Blank {
  return blank('fact', undefined, hint)
}

/** Name and address, with blanks to fill in where they are not known. */
export function senderLines({ name, addressLines }: Person): readonly (readonly Run[])[] {
  return [
    [blank('consumer-name', name, 'Your full name')],
    ...(addressLines.length > 0
      ? addressLines.map(line => [blank('consumer-address', line, 'Your mailing address')])
      : [
          [blank('consumer-address', undefined, 'Your mailing address')],
          [blank('consumer-address', undefined, 'City, state, ZIP')],
        ]),
  ]
}

/** The same of whom it goes to. */
export function recipientLines({ name, addressLines }: Person): readonly (readonly Run[])[] {
  return [
    [blank('collector-name', name, 'Name of the company')],
    ...(addressLines.length > 0
      ? addressLines.map(line => [blank('collector-address', line, 'Its address for disputes')])
      : [
          [blank('collector-address', undefined, 'Its address for disputes')],
          [blank('collector-address', undefined, 'City, state, ZIP')],
        ]),
  ]
}

const sender = lines('sender', ({ consumer }) => senderLines(consumer))

export const date = lines<Pick<LetterContext, 'today'>>('date', ({ today }) => [
  [blank('date', longDate(today), 'Date')],
])

const recipient = lines('recipient', ({ collector }) => recipientLines(collector))

export const delivery = lines<unknown>('delivery', () => [
  [
    'By certified mail, return receipt requested, no. ',
    blank('certified-mail-number', undefined, 'From the green and white form'),
  ],
])

function subject(what: string): Passage {
  return lines('subject', ({ paper }) => [
    [`Re: ${what}; your reference `, reference(paper.reference), ...account(paper)],
  ])
}

function reference(value: string | undefined): Blank {
  return blank('reference', value, 'Their reference or account number')
}

function account({ accountEnding }: LetterContext['paper']): readonly Run[] {
  return accountEnding === undefined
    ? []
    : ['; account ending in ', blank('account', accountEnding, 'Last four of the account')]
}

const salutation = lines('salutation', () => [['To whom it may concern:']])
const closing = lines('closing', () => [['Sincerely,']])
export const signature = lines<Pick<LetterContext, 'consumer'>>('signature', ({ consumer }) => [
  [blank('consumer-name', consumer.name, 'Your full name')],
])

/** Copies only: originals stay with the person. */
const enclosures = lines('enclosures', ({ paper }) =>
  paper.date === undefined ? [] : [[`Enclosed: a copy of your letter dated ${longDate(paper.date)}`]],
)

/** The lines around a letter, for a draft that lacks some of them. */
export function blocksOfFrame(context: LetterContext): readonly LetterBlock[] {
  return [sender, date, recipient, delivery, subject('Alleged debt')].flatMap(passage => passage(context))
}

/** Puts the parts of a posted letter around its body. The recipient stands before everything that tells of a debt, so
 *  that a window envelope shows the address and no more. */
export function posted(what: string, ...body: readonly Passage[]): readonly Passage[] {
  return [sender, date, recipient, delivery, subject(what), salutation, ...body, closing, signature, enclosures]
}
