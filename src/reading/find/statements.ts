import { known, unknown } from '#law/fact.ts'
import type { Finder } from './finder.ts'
import { NOTICE_STATEMENTS } from './says/notice-statements.ts'
import { CONDUCT_STATEMENTS } from './says/conduct-statements.ts'

/** Every sentence that matters to a rule; known as soon as a word was read. */
export const findStatements: Finder = text => {
  if (text.sentences.length === 0) return { statements: unknown('no words were read') }
  const statements = [...NOTICE_STATEMENTS, ...CONDUCT_STATEMENTS].flatMap(find => find(text))
  return { statements: known(statements, { evidence: statements.flatMap(({ evidence }) => evidence) }) }
}
