import type { Evidence } from '#law/fact.ts'
import { evidenceOf } from '#reading/evidence.ts'
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

/** Positions of the sentences that match, prescribed texts included: a notice counts wherever it stands. */
export function sentencesSaying(text: ReadText, any: readonly Pattern[]): number[] {
  const worthTrying = [...candidatesIn(text.sentences, any)]
  const saying = worthTrying.filter(([i, some]) => some.some(one => quickMatch(one, text.sentences[i]!) !== undefined))
  return saying.map(([i]) => i).sort((a, b) => a - b)
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
