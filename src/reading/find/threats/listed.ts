import type { Evidence } from '#law/fact.ts'
import { evidenceOfWords } from '#reading/evidence.ts'
import type { ReadText } from '#reading/find/finder.ts'
import { patterns } from '#reading/find/search.ts'
import { isDenied } from '#reading/language/denial.ts'
import { quickMatch, type ReadSentence } from '#reading/language/find-phrases.ts'
import { firstMatch, pattern, type Pattern } from '#reading/language/pattern.ts'

const LONGEST_LIST = 10
const LONGEST_ITEM = 12

/** Things of a list under a line that says what is done with them: "What we can attach: * wages * Social Security". */
export function listed(heads: readonly Pattern[], thing: Pattern, text: ReadText): readonly Evidence[] {
  return text.sentences.flatMap((sentence, i) => {
    if (
      !opensList(sentence, text.sentences[i + 1]) ||
      !heads.some(one => firstMatch(one, sentence, match => !isDenied(sentence, match)))
    )
      return []
    const things = text.sentences.slice(i + 1, i + 1 + LONGEST_LIST)
    const end = things.findIndex(one => one.page !== sentence.page || one.atoms.length > LONGEST_ITEM)
    return (end < 0 ? things : things.slice(0, end))
      .filter(one => quickMatch(thing, one) !== undefined)
      .slice(0, 1)
      .map(one => evidenceOfWords(text, sentence.page, sentence.atoms[0]!.firstWord, one.atoms.at(-1)!.lastWord))
  })
}

const ASKS = pattern(
  '(please|send|proof|tell us|list your|enclose|provide|show|write down|complete|not|never|protected|exempt|location|(call|reach|contact|phone|text) you)',
)

// the colon ends the line, or it stands over numbered things; and nobody asks the consumer for something
function opensList(sentence: ReadSentence, next: ReadSentence | undefined): boolean {
  const { atoms, boilerplate, framing } = sentence
  const isHead = atoms.at(-1)?.norm === ':' || (atoms.length <= LONGEST_ITEM && next !== undefined && isItem(next))
  const opens = boilerplate === undefined && framing === undefined && isHead
  return opens && quickMatch(ASKS, sentence) === undefined
}

// "- wages", "(a) wages", "1. wages", "[x] wages"
function isItem({ atoms: [first, second, third] }: ReadSentence): boolean {
  if (first === undefined || first.kind === 'box') return first !== undefined
  if (first.norm === '(' || first.norm === '[') return third?.norm === ')' || third?.norm === ']'
  return /^[-*•·–]$/.test(first.norm) || (first.kind === 'number' && /^[.)]$/.test(second?.norm ?? ''))
}

/** Above the people who will hear of the debt. */
export const CALL_LISTS = patterns([
  '(call|contact|visit|mailing|phone|notification) ~1 list',
  '(we|i|our agent|our agents|agents|our people|our man|collector) ~3 (call|phone|tell|write|contact|notify|visit|inform|reach|speak|talk|see|approach|ask)',
  '(people|persons|person|names|those|parties|who|whom|everyone|following|next) ~6 (call|phone|tell|write|contact|notify|visit|inform|reach|speak|talk|hear|know|told|learn)',
])
