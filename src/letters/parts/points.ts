import type { LetterContext } from '#letters/letter-context.ts'
import { pointSentence } from '#letters/points.ts'
import { numbered, sentence, type Part, type Passage } from '#letters/sentence.ts'
import { longDate } from '#units/iso-date.ts'

const QUOTED = 'Every point rests on the words of their own letter, quoted exactly, with its date.'

function leads(opening: string): readonly Part[] {
  return [
    sentence({
      id: 'points-lead-dated',
      when: someQuoted,
      given: ({ paper }) => ({ date: paper.date }),
      says: ({ date }) => `${opening} Words in quotation marks are from your letter dated ${longDate(date)}.`,
      because: QUOTED,
    }),
    sentence({
      id: 'points-lead',
      when: context => !someQuoted(context) || context.paper.date === undefined,
      says: () => opening,
      because: QUOTED,
    }),
  ]
}

function someQuoted({ points }: LetterContext): boolean {
  return points.some(({ quote }) => quote !== undefined)
}

const eachPoint: Part = ({ points, withinTheAct }) => (withinTheAct ? points.map(pointSentence) : [])

/** Findings mentioned in a letter that mainly asks for something else. */
export const pointsMentioned: Passage = numbered(leads('I also note these points in your letter.'), eachPoint)

/** Findings as the heart of the letter. */
export const pointsArgued: Passage = numbered(
  leads('Your letter raises these points under the Fair Debt Collection Practices Act and Regulation F.'),
  eachPoint,
)
