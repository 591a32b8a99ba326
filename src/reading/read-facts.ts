import { unknown } from '#law/fact.ts'
import { LETTER_FACT_NAMES, type LetterFacts } from '#law/facts.ts'
import type { FoundFacts, ReadText } from './find/finder.ts'
import { FINDERS } from './find/index.ts'
import { readSentence } from './language/find-phrases.ts'
import { textOfPaper } from './language/sentences.ts'
import type { Paper } from './paper.ts'

/** Every fact the rules may ask for, each with its quote and place, or unknown with the reason.
 *  Linear in the length of the paper; never throws on what a person supplied. */
export function readFacts(paper: Paper): LetterFacts {
  const text = readText(paper)
  const found: FoundFacts = {}
  for (const find of FINDERS) Object.assign(found, find(text, found))
  const all = LETTER_FACT_NAMES.map(name => [name, found[name] ?? unknown()] as const)
  return Object.fromEntries(all) as unknown as LetterFacts
}

/** The paper taken apart: sentences with stances and boilerplate marked. */
export function readText(paper: Paper): ReadText {
  const text = textOfPaper(paper)
  return { ...text, paper, sentences: text.sentences.map(sentence => readSentence(sentence)) }
}
