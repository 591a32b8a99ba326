import type { Bureau } from '#credit/report.ts'
import { isDisputed } from '#credit/categories.ts'
import type { Owner } from '#server/accounts/owner.ts'
import type { Room } from '#server/room.ts'
import { followAllCredit } from './follow.ts'
import { errorsOfReport } from './present-report.ts'
import { reportsOf } from './reports-table.ts'

/** What the dashboard counts: likely errors in the newest report of each bureau, disputes that went out, bureaus read. */
export async function creditStats(room: Room, owner: Owner) {
  const [reports, disputes] = await Promise.all([reportsOf(room.db, owner), followAllCredit(room, owner)])
  const newest = new Map<Bureau, (typeof reports)[number]>()
  for (const row of reports) for (const { bureau } of row.report.files) if (!newest.has(bureau)) newest.set(bureau, row)
  const errors = await Promise.all(
    [...new Set(newest.values())].map(async row =>
      (await errorsOfReport(room, owner, row)).filter(
        ({ kind, bureaus }) => isDisputed(kind) && bureaus.some(bureau => newest.get(bureau) === row),
      ),
    ),
  )
  return {
    errorsFound: errors.flat().length,
    disputesSubmitted: disputes.filter(({ bureaus }) => bureaus.some(({ standing }) => standing.sentOn)).length,
    bureausScanned: newest.size,
  }
}
