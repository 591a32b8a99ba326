import { drawLetter } from './compose.ts'
import { readWordings } from './wordings.ts'

/** What is wrong with the wordings of a folder: format, unknown rules and slots, passages that the letter does not hold. */
export function checkWordings(folder: string): string {
  const wordings = readWordings(folder)
  const faults = wordings.flatMap(wording => {
    try {
      const letter = drawLetter(wording, { seed: 1, number: 0 })
      const missing = letter.words.filter(words => !letter.text.includes(words))
      return missing.map(words => `${wording.rule} ${wording.id}: the words are not in the letter: ${words}`)
    } catch (error) {
      return [`${wording.rule} ${wording.id}: ${error instanceof Error ? error.message : String(error)}`]
    }
  })
  return [...faults, `${wordings.length} wordings, ${faults.length} faults`, ''].join('\n')
}
