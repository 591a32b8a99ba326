import type { Statement, StatementId } from '#law/statements.ts'
import type { ReadText } from '#reading/find/finder.ts'
import { evidenceOfSentence } from '#reading/find/search.ts'
import { compileTest, passing, type SentenceTest } from '#reading/find/sentence-test.ts'
import type { StatementFinder } from '#reading/find/statement.ts'
import { mayBeJudged } from '#reading/language/classifier/windows.ts'

/** A statement told by one sentence and its neighbours; prescribed texts and others' words are passed over. `only` looks further than words:
 *  at days, dates, subjects.
 *  @example sentencesThat('dispute-by-phone-only', { any: ['dispute ~8 telephone only'] }) */
export function sentencesThat(
  says: StatementId,
  test: SentenceTest,
  only: (text: ReadText, i: number) => boolean = () => true,
): StatementFinder {
  const compiled = compileTest(test)
  return text =>
    passing(compiled, text)
      .filter(i => mayBeJudged(text.sentences[i]!) && only(text, i))
      .map((i): Statement => ({ says, evidence: [evidenceOfSentence(text, i)] }))
}
