import { sql } from 'drizzle-orm'
import type { Db } from '#server/database/database.ts'

export interface QueueState {
  readonly name: string
  readonly queued: number
  readonly running: number
  readonly failed: number
  readonly lastDone: Date | undefined
}

/** A job that was tried as often as it may be. */
export interface DeadJob {
  readonly id: string
  readonly name: string
  readonly failedAt: Date | undefined
  readonly tries: number
  /** Kind and code of the error, as the worker left it; nothing of a letter. */
  readonly fault: string
}

const SHOWN = 100

/** How much of each kind of work waits, runs, and was given up, as the queue's own table has it. */
export async function queueStates(db: Db, names: readonly string[]): Promise<QueueState[]> {
  const { rows } = await db.execute(sql`
    select name,
      count(*) filter (where state in ('created', 'retry'))::int as queued,
      count(*) filter (where state = 'active')::int as running,
      count(*) filter (where state = 'failed')::int as failed,
      max(completed_on) filter (where state = 'completed') as last_done
    from jobs.job group by name`)
  const known = new Map(rows.map(row => [String(row['name']), row]))
  return names.map(name => {
    const row = known.get(name)
    return {
      name,
      queued: Number(row?.['queued'] ?? 0),
      running: Number(row?.['running'] ?? 0),
      failed: Number(row?.['failed'] ?? 0),
      lastDone: moment(row?.['last_done']),
    }
  })
}

export async function deadJobs(db: Db): Promise<DeadJob[]> {
  const { rows } = await db.execute(sql`
    select id, name, completed_on, retry_count, output->>'message' as fault
    from jobs.job where state = 'failed' order by completed_on desc nulls last limit ${SHOWN}`)
  return rows.map(row => ({
    id: String(row['id']),
    name: String(row['name']),
    failedAt: moment(row['completed_on']),
    tries: Number(row['retry_count']) + 1,
    fault: typeof row['fault'] === 'string' && row['fault'] !== '' ? row['fault'] : 'It did not end in time',
  }))
}

/** The kind of a job that was given up; undefined for any other. */
export async function deadJobName(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from jobs.job where id = ${id}::uuid and state = 'failed' limit 1`,
  )
  return rows[0]?.name
}

// one driver answers dates, the other their text
function moment(value: unknown): Date | undefined {
  return value instanceof Date ? value : typeof value === 'string' ? new Date(value) : undefined
}
