import type { CALLS } from '#contract/index.ts'
import { findAnalysis } from '#server/analyses/table.ts'
import { followLetter } from '#server/disputes/open.ts'
import { refuse } from '#contract/refuse.ts'
import type { Route } from '#server/route.ts'
import { findLetter, keepLetter } from './table.ts'
import { hashOf } from './write.ts'

const LETTERS_A_MINUTE = 60
const LETTER_BYTES = 512 * 1024

/** Keeps the words as they came: they are the person's own by now. What its owner sees of it follows the plan, as of every
 *  letter.
 *  Refuses: an analysis, or an id of a letter, that is another person's. */
export const takeInLetter: Route<typeof CALLS.takeInLetter> = {
  who: 'person',
  perMinute: LETTERS_A_MINUTE,
  bodyBytes: LETTER_BYTES,
  handle: async ({ room, owner, body }) => {
    const { id, analysis_id: analysisId, document } = body
    if (!(await findAnalysis(room.db, owner, analysisId))) throw refuse.notFound()
    await keepLetter(room.db, {
      id,
      ownerId: owner.id,
      analysisId,
      requestHash: hashOf(['private mode', id]),
      kind: document.template,
      title: document.title,
      document,
      extra: {},
    })
    const row = await findLetter(room.db, owner, id)
    if (!row) throw refuse.notFound()
    return { success: true, letter_id: id, dispute_id: (await followLetter(room, owner, { row })) ?? null }
  },
}
