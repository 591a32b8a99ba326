import { and, count, eq, isNotNull, isNull, lt, min, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/database/database.ts'
import { mails } from '#server/database/tables.ts'

export type MailRow = typeof mails.$inferSelect

/** False when a mail with this key was asked for before. */
export async function insertMail(db: Db, row: typeof mails.$inferInsert): Promise<boolean> {
  const kept = await db.insert(mails).values(row).onConflictDoNothing().returning({ id: mails.id })
  return kept.length > 0
}

export async function waitingMail(db: Db, id: string): Promise<MailRow | undefined> {
  const [row] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.id, id), eq(mails.status, 'waiting'), isNotNull(mails.sealed)))
    .limit(1)
  return row
}

/** Takes a mail that may never go twice, before the mail server hears of it. False: it was taken before. */
export async function claimMail(db: Db, id: string, at: Date): Promise<boolean> {
  const claimed = await db
    .update(mails)
    .set({ claimedAt: at })
    .where(and(eq(mails.id, id), eq(mails.status, 'waiting'), isNull(mails.claimedAt)))
    .returning({ id: mails.id })
  return claimed.length > 0
}

/** The mail server surely did not take it: it may be tried again. */
export async function releaseMail(db: Db, id: string): Promise<void> {
  await db.update(mails).set({ claimedAt: null }).where(eq(mails.id, id))
}

/** It left, or never will: address and words are forgotten. */
export async function endMail(
  db: Db,
  id: string,
  status: Exclude<MailRow['status'], 'waiting'>,
  at: Date,
): Promise<void> {
  await db.update(mails).set({ status, sealed: null, endedAt: at }).where(eq(mails.id, id))
}

export async function removeEndedBefore(db: Db, at: Date): Promise<void> {
  await db.delete(mails).where(and(ne(mails.status, 'waiting'), lt(mails.endedAt, at)))
}

/** What waits although its time is over, because its job was lost. What was claimed may have arrived. */
export async function giveUpOverdue(db: Db, now: Date): Promise<void> {
  await db
    .update(mails)
    .set({
      status: sql`case when ${mails.claimedAt} is null then 'given-up' else 'unsure' end`,
      sealed: null,
      endedAt: now,
    })
    .where(and(eq(mails.status, 'waiting'), lt(mails.giveUpAt, now)))
}

/** How many mails wait, since when, and how many were given up, or left without an answer, in the weeks they are remembered. */
export async function outboxState(
  db: Db,
): Promise<{ readonly waiting: number; readonly oldestWaiting: Date | undefined; readonly givenUp: number }> {
  const rows = await db
    .select({ status: mails.status, count: count(), oldest: min(mails.createdAt) })
    .from(mails)
    .groupBy(mails.status)
  const waiting = rows.find(row => row.status === 'waiting')
  return {
    waiting: waiting?.count ?? 0,
    oldestWaiting: waiting?.oldest ?? undefined,
    givenUp: rows
      .filter(row => row.status === 'given-up' || row.status === 'unsure')
      .reduce((sum, row) => sum + row.count, 0),
  }
}
