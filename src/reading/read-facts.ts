import { unknown } from '#law/fact.ts'
import { LETTER_FACT_NAMES, type LetterFacts } from '#law/facts.ts'
import { addressesOf } from './addresses.ts'
import { boilerplateOf } from './boilerplate/mark.ts'
import { apartFromEnvelope } from './envelope.ts'
import type { FoundFacts, ReadText } from './find/finder.ts'
import { FINDERS } from './find/index.ts'
import { readSentence } from './language/find-phrases.ts'
import { withRetractions } from './language/retraction.ts'
import { textOfPaper } from './language/sentences.ts'
import { linesOf } from './lines.ts'
import { mendPage } from './mend-page.ts'
import type { Paper } from './paper.ts'
import { runOf } from './run.ts'

/** Every fact the rules may ask for, each with its quote and place, or unknown with the reason.
 *  Linear in the length of the paper; never throws on what a person supplied. */
export function readFacts(paper: Paper): LetterFacts {
  const text = readText(paper)
  const found: FoundFacts = {}
  for (const find of FINDERS) Object.assign(found, find(text, found))
  const all = LETTER_FACT_NAMES.map(name => [name, found[name] ?? unknown()] as const)
  return Object.fromEntries(all) as unknown as LetterFacts
}

/** The paper taken apart: sentences with stances and boilerplate marked, lines, addresses. */
export function readText(paper: Paper): ReadText {
  const { letter: asPrinted, envelope } = apartFromEnvelope(paper)
  const letter = { pages: asPrinted.pages.map(mendPage) }
  const text = textOfPaper(letter)
  const outside = envelope && textOfPaper({ pages: [envelope] })
  const lines = linesOf(letter, text)
  const prescribed = text.sentences.map(sentence => boilerplateOf(sentence.atoms))
  const sentences = withRetractions(text.sentences.map((sentence, i) => readSentence(sentence, prescribed[i]?.kind)))
  return {
    words: outside ? new Map([...text.words, ...outside.words]) : text.words,
    paper: letter,
    sentences,
    modelFormLines: prescribed.map(one => one?.modelFormLine),
    runs: sentences.map(({ page, atoms }) =>
      runOf(text.words.get(page) ?? [], page, atoms[0]!.firstWord, atoms.at(-1)!.lastWord),
    ),
    lines,
    envelope: envelope && outside ? linesOf({ pages: [envelope] }, outside) : [],
    addresses: addressesOf(lines, text),
  }
}
