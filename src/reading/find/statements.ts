import { known, unknown } from '#law/fact.ts'
import type { Finder } from './finder.ts'
import { CONDUCT_STATEMENTS } from './says/conduct-statements.ts'

/** Every sentence that matters to a rule; known as soon as a word was read. */
export const findStatements: Finder = text => {
  if (text.sentences.length === 0) return { statements: unknown('no words were read') }
  const statements = CONDUCT_STATEMENTS.flatMap(find => find(text))
  return { statements: known(statements, { evidence: statements.flatMap(({ evidence }) => evidence) }) }
}
