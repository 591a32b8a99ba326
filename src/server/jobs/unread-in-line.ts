import { sql } from 'drizzle-orm'
import type { Db } from '#server/database/database.ts'
import { READ_CREDIT_REPORT } from './read-credit-report.ts'
import { READ_LETTER } from './read-letter.ts'

/** Ids of letters and reports with a job that waits or runs. */
export async function idsInLine(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select coalesce(data->>'analysisId', data->>'readingId') as id from jobs.job
    where name in (${READ_LETTER}, ${READ_CREDIT_REPORT}) and state in ('created', 'retry', 'active')`)
  return new Set(rows.map(({ id }) => id))
}

/** Puts back in line what a process that is gone was at. What was lost with it is no try of the job's. */
export async function putBackRunning(db: Db): Promise<void> {
  await db.execute(
    sql`update jobs.job set state = 'retry', started_on = null, heartbeat_on = null where state = 'active'`,
  )
}
