import type { ReadSentence } from './find-phrases.ts'
import { firstMatch, pattern, type Pattern } from './pattern.ts'
import { mayMatch } from './text-index.ts'

/** "We take that back.": what the sentence before said is not meant. */
const TAKES_BACK = [
  '(we|i) ~2 (withdraw|withdrew|withdrawn|retract|rescind|revoke) ~1 (it|that|this|those|them)',
  '(we|i) ~2 take ~1 (it|that|this|those|them) back',
  '(we|i) ~1 (can|may|could|will|do|would) not ~1 take ~1 (it|that|this|those|them)',
  '(that|this|it|those|they) (=is|=was|=are|=were)? ~1 not ~1 (true|so|ours|us|correct|our doing|our practice|our way|from us|one of ours|how we work)',
  '(that|this|it) (=is|=was) ~1 (untrue|false|incorrect|nonsense)',
  'not (=us|=ours|=true|from us|one of ours)',
  '(he|she|they) (should not have|had no right|had no business)',
  '(we|i) ~1 (do not|did not|will not|would never|never|do no) ~1 (do|work|act|mean) ~1 (it|that|this|so|such|like that|that way|this way)',
  '(that|this|it|such) ~1 (will|shall) not happen',
  '(that|this|it) ~1 (against|forbidden|prohibited|illegal|unlawful) ~4 we ~2 not',
].map(pattern)
/** The same of what somebody has said: after "You stole it." the sentence "That was wrong." takes nothing back. */
const CALLS_WRONG = ['(that|this|it|he|she|they) (=is|=was|=were) ~1 (wrong|mistaken|mistake|error|in error)'].map(
  pattern,
)
const SAID = pattern('(tell|say|write|hear|read|threaten|speak|claim|letter|call|notice|caller)')

const LONGEST = 18

/** Marks what the next sentence takes back as somebody's words. */
export function withRetractions(sentences: readonly ReadSentence[]): readonly ReadSentence[] {
  return sentences.map((sentence, i) => {
    const next = sentences[i + 1]
    const isTakenBack = sentence.framing === undefined && next?.page === sentence.page && takesBack(next, sentence)
    return isTakenBack ? { ...sentence, framing: 'reported' } : sentence
  })
}

function takesBack(next: ReadSentence, before: ReadSentence): boolean {
  if (next.atoms.length > LONGEST || next.atoms.at(-1)?.norm === '?') return false
  const opensWith = (one: Pattern): boolean =>
    mayMatch(one, next) && firstMatch(one, next, ({ from }) => from === 0) !== undefined
  return TAKES_BACK.some(opensWith) || (CALLS_WRONG.some(opensWith) && mayMatch(SAID, before))
}
