import { assessLetter } from '#law/assess-letter.ts'
import { paperFromText } from '#reading/paper.ts'
import { readFacts } from '#reading/read-facts.ts'
import { day } from '#units/iso-date.ts'
import { stateCode } from '#units/state-code.ts'

export interface LetterOfCorpus {
  readonly name: string
  readonly text: string
  readonly state: string
}

/** Everything read from a letter and everything the law says of it, as one JSON text. */
export function judge({ text, state }: LetterOfCorpus): string {
  const letter = readFacts(paperFromText(text))
  const assessment = assessLetter({ letter, consumer: {}, state: stateCode(state), on: day('2026-11-21') })
  return JSON.stringify({ letter, assessment })
}
