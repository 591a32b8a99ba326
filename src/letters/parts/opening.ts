import type { LetterContext } from '#letters/letter-context.ts'
import { sentence, type Part } from '#letters/sentence.ts'
import { longDate } from '#units/iso-date.ts'

const WHICH_LETTER = 'Names the letter you answer, so that nobody can mistake it.'
const RECEIVED = 'The validation period is counted from the day you received the letter.'

function whichAndWhen(_: unknown, { withinTheAct }: LetterContext): string {
  return withinTheAct ? `${WHICH_LETTER} ${RECEIVED}` : WHICH_LETTER
}

/** Which letter this answers: as much of its dates as is known. */
export const opening: readonly Part[] = [
  sentence({
    id: 'opening-dated-and-received',
    given: ({ paper }) => ({ date: paper.date, receivedOn: paper.receivedOn }),
    says: ({ date, receivedOn }) =>
      `I am answering your letter dated ${longDate(date)}, which I received on ${longDate(receivedOn)}.`,
    because: whichAndWhen,
    cites: (_, { withinTheAct }) => (withinTheAct ? ['12 CFR 1006.34(b)(5)'] : []),
  }),
  sentence({
    id: 'opening-dated',
    when: ({ paper }) => paper.receivedOn === undefined,
    given: ({ paper }) => ({ date: paper.date }),
    says: ({ date }) => `I am answering your letter dated ${longDate(date)}.`,
    because: WHICH_LETTER,
  }),
  sentence({
    id: 'opening-received',
    when: ({ paper }) => paper.date === undefined,
    given: ({ paper }) => ({ receivedOn: paper.receivedOn }),
    says: ({ receivedOn }) => `I am answering the letter from you that I received on ${longDate(receivedOn)}.`,
    because: whichAndWhen,
    cites: (_, { withinTheAct }) => (withinTheAct ? ['12 CFR 1006.34(b)(5)'] : []),
  }),
  sentence({
    id: 'opening-undated',
    when: ({ paper }) => paper.date === undefined && paper.receivedOn === undefined,
    says: () => 'I am writing about the alleged debt named above.',
    because: 'We know no date of their letter, so none is given.',
  }),
]

/** Each statement of the letter stands against the debt as alleged: nothing is admitted, promised or given up. */
export const reservation = sentence({
  id: 'nothing-admitted',
  says: () =>
    'Nothing in this letter is an acknowledgment of any debt, a promise to pay, or a waiver of any right or defense. I reserve all of my rights.',
  because: 'In many states a signed letter that admits a debt, or promises to pay it, can restart the time to sue.',
})
