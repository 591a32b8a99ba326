import { dayNamed, longDateIn } from '#language/dates.ts'
import { type Letter, withRuns } from '#letters/letter.ts'
import { toText } from '#letters/render/to-text.ts'
import { inTwin, type Twin } from '#letters/twin.ts'
import { draftedLetter, draftedRuns, type LetterDraft } from './draft.ts'

/** The letter in Spanish as it stands in the editor: blanks carry their values, and what the person put into her own words
 *  stays as she wrote it. Sentences taken out are still in it. */
export function spanishOf(letter: Letter, draft: LetterDraft, twin: Twin): Letter {
  const filled = withRuns(letter, ({ key, runs }) => draftedRuns(runs, key, draft))
  const ours = Object.fromEntries(Object.entries(twin).filter(([key]) => draft.words[key] === undefined))
  return inTwin(filled, ours, words => {
    const day = dayNamed(words)
    return day && longDateIn('es', day)
  })
}

/** The same as text, without what was taken out and with the paragraphs the person added.
 *  @param notice that it is for reading only */
export function spanishText(letter: Letter, draft: LetterDraft, twin: Twin, notice: string): string {
  const asItStands = { ...draft, words: {}, blanks: {} }
  return `${notice}\n\n${toText(draftedLetter(spanishOf(letter, draft, twin), asItStands))}`
}

/** The words that a twin is for reading only stand above it. */
export function noticeOf(text: string): string {
  return text.split('\n', 1)[0]!
}
