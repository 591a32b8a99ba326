import { sql } from 'drizzle-orm'
import { unfinishedAnalyses } from '#server/analyses/table.ts'
import { unfinishedReadings } from '#server/credit/readings-table.ts'
import type { Db } from '#server/database/database.ts'
import type { Queue } from './queue.ts'
import { READ_CREDIT_REPORT } from './read-credit-report.ts'
import { READ_LETTER } from './read-letter.ts'
import { idsInLine, putBackRunning } from './unread-in-line.ts'

const LOCK = 7_263_120 // of two processes that start at once, one puts the lost letters back

/** Puts what a killed process left unread back in line.
 *  @param isAlone no other process can be at work: what the queue believes to be running is not, and is worked on again at
 *  once. Otherwise it is given to another worker when its lease ends. */
export async function recoverUnread(db: Db, queue: Queue, { isAlone }: { readonly isAlone: boolean }): Promise<void> {
  await db.transaction(async tx => {
    if (isAlone) await putBackRunning(tx)
    else await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    const inLine = await idsInLine(tx)
    for (const analysisId of await unfinishedAnalyses(tx))
      if (!inLine.has(analysisId)) await queue.add(tx, READ_LETTER, { analysisId })
    for (const readingId of await unfinishedReadings(tx))
      if (!inLine.has(readingId)) await queue.add(tx, READ_CREDIT_REPORT, { readingId })
  })
}
