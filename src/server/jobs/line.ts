import { sql } from 'drizzle-orm'
import type { Db } from '#server/database/database.ts'
import { refuse } from '#contract/refuse.ts'
import { SEND_MAIL } from '#server/mail/mailer.ts'
import { READ_CREDIT_REPORT } from './read-credit-report.ts'
import { READ_LETTER } from './read-letter.ts'

/** What a letter's turn in the line is: people take turns, each with one letter. The twentieth letter of one person comes
 *  after the first of everybody, and nobody's first waits for more than one round.
 *  @returns a priority for the queue: 0 for the round that is being read, one less for each later one */
export async function turnOf(tx: Db, ownerId: string): Promise<number> {
  const { rows } = await tx.execute<{ turn: number }>(sql`
    select coalesce(least(
      max(job.priority) filter (where job.state <> 'active'),
      min(job.priority) filter (where analyses.owner_id = ${ownerId}) - 1
    ), 0)::int as turn
    from jobs.job join analyses on analyses.id = (job.data->>'analysisId')::uuid
    where job.name = ${READ_LETTER} and job.state in ('created', 'retry', 'active')`)
  return rows[0]?.turn ?? 0
}

export interface PlaceInLine {
  /** Letters that are read before it. */
  readonly ahead: number
  /** Until it is read, by what the last letters took; undefined when none was read lately. */
  readonly seconds: number | undefined
}

/** Where a letter stands; undefined when it does not wait (any more). */
export async function placeInLine(db: Db, analysisId: string): Promise<PlaceInLine | undefined> {
  const { rows } = await db.execute<{ ahead: number }>(sql`
    with mine as (
      select priority, created_on from jobs.job
      where name = ${READ_LETTER} and state in ('created', 'retry') and data->>'analysisId' = ${analysisId}
      order by created_on limit 1)
    select count(job.id)::int as ahead from mine left join jobs.job
      on job.name = ${READ_LETTER} and job.state in ('created', 'retry')
      and (job.priority, mine.created_on) > (mine.priority, job.created_on)
    group by mine.priority`)
  const ahead = rows[0]?.ahead
  return ahead === undefined ? undefined : { ahead, seconds: secondsFor(ahead + 1, await pace(db, READ_LETTER)) }
}

/** Refuses a new letter when it would not be read in time: its pages are deleted within the hour, read or not.
 *  @param longestMinutes of waiting, by what the last letters took */
export async function refuseWhenLineIsFull(db: Db, longestMinutes: number): Promise<void> {
  const after = retryAfter(await pace(db, READ_LETTER), longestMinutes, MOST_WAITING)
  if (after !== undefined) throw refuse.lineFull(after)
}

/** The same for a credit report, which waits in a line of its own. */
export async function refuseWhenReportsAreFull(db: Db, longestMinutes: number): Promise<void> {
  const after = retryAfter(await pace(db, READ_CREDIT_REPORT), longestMinutes, MOST_REPORTS_WAITING)
  if (after !== undefined) throw refuse.reportLineFull(after)
}

/** Refuses what would add a mail that somebody waits for, when so many wait that it would come too late. Mail that tells
 *  what happened is always taken. */
export async function refuseWhenMailIsFull(db: Db): Promise<void> {
  const { waiting } = await pace(db, SEND_MAIL)
  if (waiting >= MOST_MAIL_WAITING) throw refuse.mailLineFull(MOST_RETRY_SECONDS)
}

function retryAfter(now: Pace, longestMinutes: number, mostWaiting: number): number | undefined {
  const seconds = secondsFor(now.waiting + 1, now) ?? 0
  if (seconds <= longestMinutes * 60 && now.waiting < mostWaiting) return undefined
  return Math.min(MOST_RETRY_SECONDS, Math.max(LEAST_RETRY_SECONDS, seconds - longestMinutes * 60))
}

/** However fast they were read until now. */
const MOST_WAITING = 5000
const MOST_REPORTS_WAITING = 500
const MOST_MAIL_WAITING = 5000
const LEAST_RETRY_SECONDS = 30
const MOST_RETRY_SECONDS = 300

interface Pace {
  readonly waiting: number
  /** At once, over all processes. */
  readonly running: number
  /** That one letter took, on average; undefined when none was read lately. */
  readonly each: number | undefined
}

function secondsFor(letters: number, { each, running }: Pace): number | undefined {
  return each === undefined ? undefined : Math.ceil((letters * each) / Math.max(1, running))
}

// what seems to have lasted longer than it may, or less than nothing, began before the machine's clock was set
async function pace(db: Db, job: string): Promise<Pace> {
  const { rows } = await db.execute<{ waiting: number; running: number; each: number | null }>(sql`
    select count(*) filter (where state in ('created', 'retry'))::int as waiting,
      count(*) filter (where state = 'active')::int as running,
      avg(extract(epoch from completed_on - started_on)) filter (where state = 'completed'
        and completed_on - started_on between interval '0' and make_interval(secs => expire_seconds))::float8 as each
    from jobs.job where name = ${job}
      and (state in ('created', 'retry', 'active') or (state = 'completed' and completed_on > now() - interval '30 minutes'))`)
  const { waiting = 0, running = 0, each } = rows[0] ?? {}
  return { waiting, running, each: each ?? undefined }
}
