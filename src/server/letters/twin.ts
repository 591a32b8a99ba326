import type { CALLS } from '#contract/index.ts'
import type { LetterTwinReply } from '#contract/letters.ts'
import { dayNamed, longDateIn } from '#language/dates.ts'
import { APP } from '#language/spanish/app/index.ts'
import { SPOKEN } from '#language/spanish/law/index.ts'
import { LETTERS } from '#language/spanish/letters/index.ts'
import { fullTranslator } from '#language/translate.ts'
import { withSsn } from '#letters/credit/ssn.ts'
import type { Letter } from '#letters/letter.ts'
import { toText } from '#letters/render/to-text.ts'
import { inTwin, twinOf, type Twin } from '#letters/twin.ts'
import { refuse } from '#contract/refuse.ts'
import type { Route } from '#server/route.ts'
import { openPartOf } from './open-part.ts'
import { findLetter } from './table.ts'

const LETTERS_A_MINUTE = 60
const FOR_READING = 'Para leer solamente: la carta que se envía es la inglesa.'

const inSpanish = fullTranslator('es', LETTERS, { ...SPOKEN, ...APP })

/** Of a letter that no plan opens, only what its owner has of the letter itself is said.  @law decision 6 */
export const letterTwin: Route<typeof CALLS.letterTwin> = {
  who: 'owner',
  perMinute: LETTERS_A_MINUTE,
  handle: async ({ room, owner, params }) => {
    const row = await findLetter(room.db, owner, params.id)
    if (!row) throw refuse.notFound()
    const letter = await openPartOf(room, owner, row)
    const sentences = spanishTwin(letter)
    return {
      success: true,
      sentences: structuredClone(sentences) as LetterTwinReply['sentences'],
      text: textInSpanish(letter, sentences),
    }
  },
}

/** A letter’s Spanish twin. What the person wrote in their own words is in none. */
export function spanishTwin(letter: Letter): Twin {
  return twinOf(letter, inSpanish)
}

// The line for the end of a Social Security number is filled in when a letter is printed, which this never is.
function textInSpanish(letter: Letter, twin: Twin): string {
  const spanish = inTwin(letter, twin, words => {
    const day = dayNamed(words)
    return day && longDateIn('es', day)
  })
  return `${FOR_READING}\n\n${toText(withSsn(spanish, undefined))}`
}
