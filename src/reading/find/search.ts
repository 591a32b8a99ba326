import type { Evidence } from '#law/fact.ts'
import { evidenceOf, firstWordOf } from '#reading/evidence.ts'
import { quickMatch, type ReadSentence } from '#reading/language/find-phrases.ts'
import { pattern, type Pattern } from '#reading/language/pattern.ts'
import { candidatesIn } from '#reading/language/text-index.ts'
import { evidenceIn, type Run } from '#reading/run.ts'
import type { ReadText } from './finder.ts'

export function patterns(sources: readonly string[]): readonly Pattern[] {
  return sources.map(pattern)
}

export function saysAny(sentence: ReadSentence | undefined, any: readonly Pattern[]): boolean {
  return sentence !== undefined && any.some(one => quickMatch(one, sentence) !== undefined)
}

/** Positions of the sentences that match, in order, prescribed texts included: a notice counts wherever it stands. Each is
 *  looked for when it is asked for. */
export function* sentencesSaying(text: ReadText, any: readonly Pattern[]): Generator<number> {
  const worthTrying = candidatesIn(text.sentences, any)
  for (const i of [...worthTrying.keys()].sort((a, b) => a - b)) {
    if (worthTrying.get(i)!.some(one => quickMatch(one, text.sentences[i]!) !== undefined)) yield i
  }
}

export function evidenceOfSentence(text: ReadText, index: number): Evidence {
  return evidenceOf(text, text.sentences[index]!)
}

/** The first match of a regular expression in some runs, with its words. */
export function firstMatch(
  text: ReadText,
  runs: readonly Run[],
  expression: RegExp,
): { run: Run; match: RegExpExecArray; evidence: Evidence } | undefined {
  for (const run of runs) {
    const match = expression.exec(run.text)
    if (match) return { run, match, evidence: evidenceIn(text, run, match.index, match.index + match[0].length) }
  }
  return undefined
}

/** The sentence in which a quote begins. */
export function sentencesByPlace(text: ReadText): (evidence: Evidence) => ReadSentence | undefined {
  const byPage = new Map<number, ReadSentence[]>()
  for (const sentence of text.sentences) {
    const onPage = byPage.get(sentence.page)
    if (onPage) onPage.push(sentence)
    else byPage.set(sentence.page, [sentence])
  }
  return evidence => {
    const onPage = byPage.get(evidence.page)
    const word = firstWordOf(evidence)
    return onPage && word !== undefined ? lastBefore(onPage, word) : undefined
  }
}

function lastBefore(sentences: readonly ReadSentence[], word: number): ReadSentence | undefined {
  let low = 0
  let high = sentences.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (sentences[middle]!.atoms[0]!.firstWord <= word) low = middle + 1
    else high = middle
  }
  return sentences[low - 1]
}
