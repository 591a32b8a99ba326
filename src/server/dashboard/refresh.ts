import { LAW_AS_OF } from '#law/law-age.ts'
import { assessmentOf } from '#server/analyses/assess.ts'
import type { Room } from '#server/room.ts'
import { VERSION } from '#server/settings/version.ts'
import { summaryOf } from './summary.ts'
import { changesOf, keepJudged, type Changes } from './changes.ts'
import * as table from './table.ts'

/** A new version or newly checked law judges every letter again. */
const JUDGED_BY = `${VERSION} ${LAW_AS_OF}`

const AT_ONCE = 25 // facts of a letter are large: never all of them in memory

/** Makes the summaries that are missing, or whose letter was answered about since. Usually there is none.
 *  @returns what tells whether answers are still the same, as it stands now */
export async function refreshSummaries(
  room: Pick<Room, 'db' | 'clock'>,
  owner: { readonly id: string },
): Promise<Changes> {
  const { db, clock } = room
  const changes = await changesOf(db, owner)
  const now = `${JUDGED_BY} ${changes.counter}`
  if (changes.judged === now) return changes
  for (;;) {
    const stale = await table.withoutSummary(db, owner, JUDGED_BY, AT_ONCE)
    for (const { row, mark } of stale) {
      if (!row.facts) continue
      const assessment = await assessmentOf(room, { ...row, facts: row.facts })
      await table.keepSummary(db, row.id, {
        mark,
        summary: summaryOf(assessment, row.facts),
        severityScore: assessment.severityScore,
        at: clock.now(),
      })
    }
    if (stale.length === AT_ONCE) continue
    // a change meanwhile, a summary made here included, has another counter: the next one looks again
    await keepJudged(db, owner, now)
    return changesOf(db, owner)
  }
}
