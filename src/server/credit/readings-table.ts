import { and, desc, eq, inArray, lt, ne } from 'drizzle-orm'
import { creditReadings } from '#server/database/credit-tables.ts'
import type { Db } from '#server/database/database.ts'
import type { StoredFailure } from '#server/database/tables.ts'

export type CreditReadingRow = typeof creditReadings.$inferSelect

type Owned = { readonly id: string }

const UNFINISHED = inArray(creditReadings.status, ['waiting', 'reading'])

/** One's own; another's id finds nothing. */
export async function findReading(db: Db, owner: Owned, id: string): Promise<CreditReadingRow | undefined> {
  const [row] = await db
    .select()
    .from(creditReadings)
    .where(and(eq(creditReadings.id, id), eq(creditReadings.ownerId, owner.id)))
    .limit(1)
  return row
}

/** The same file, on its way or not readable. */
export async function readingOfFile(
  db: Db,
  owner: Owned,
  contentHash: string,
  status: 'failed' | 'unfinished',
): Promise<CreditReadingRow | undefined> {
  const [row] = await db
    .select()
    .from(creditReadings)
    .where(
      and(
        eq(creditReadings.contentHash, contentHash),
        eq(creditReadings.ownerId, owner.id),
        status === 'failed' ? eq(creditReadings.status, 'failed') : ne(creditReadings.status, 'failed'),
      ),
    )
    .limit(1)
  return row
}

export async function readingsOf(db: Db, owner: Owned): Promise<CreditReadingRow[]> {
  return db
    .select()
    .from(creditReadings)
    .where(eq(creditReadings.ownerId, owner.id))
    .orderBy(desc(creditReadings.createdAt))
}

/** In place of an earlier try with the same file that failed.  False when the id is taken or the file is being read. */
export async function insertReading(db: Db, row: typeof creditReadings.$inferInsert): Promise<boolean> {
  await db
    .delete(creditReadings)
    .where(
      and(
        eq(creditReadings.ownerId, row.ownerId),
        eq(creditReadings.contentHash, row.contentHash),
        eq(creditReadings.status, 'failed'),
      ),
    )
  const inserted = await db
    .insert(creditReadings)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: creditReadings.id })
  return inserted.length > 0
}

/** For the worker, which acts for the owner named in the row. */
export async function takeReading(db: Db, id: string): Promise<CreditReadingRow | undefined> {
  const [row] = await db
    .update(creditReadings)
    .set({ status: 'reading' })
    .where(and(eq(creditReadings.id, id), UNFINISHED))
    .returning()
  return row
}

/** Ends a reading for good: what was read stands elsewhere.  False when it was stopped or given up meanwhile. */
export async function endReading(db: Db, id: string): Promise<boolean> {
  const ended = await db
    .delete(creditReadings)
    .where(and(eq(creditReadings.id, id), UNFINISHED))
    .returning({ id: creditReadings.id })
  return ended.length > 0
}

export async function failReading(db: Db, id: string, failure: StoredFailure): Promise<void> {
  await db
    .update(creditReadings)
    .set({ status: 'failed', failure, blobIds: [] })
    .where(and(eq(creditReadings.id, id), UNFINISHED))
}

/** @returns the row that was removed */
export async function removeReading(db: Db, owner: Owned, id: string): Promise<CreditReadingRow | undefined> {
  const [row] = await db
    .delete(creditReadings)
    .where(and(eq(creditReadings.id, id), eq(creditReadings.ownerId, owner.id)))
    .returning()
  return row
}

export async function unfinishedReadings(db: Db): Promise<readonly string[]> {
  const rows = await db.select({ id: creditReadings.id }).from(creditReadings).where(UNFINISHED)
  return rows.map(({ id }) => id)
}

/** A report still waiting when its bytes go was never read: the person is told. */
export async function failOverdueReadings(db: Db, before: Date): Promise<void> {
  await db
    .update(creditReadings)
    .set({ status: 'failed', failure: NOT_READ, blobIds: [] })
    .where(and(UNFINISHED, lt(creditReadings.createdAt, before)))
}

const NOT_READ = {
  code: 'not-read-in-time',
  message: 'We could not read this report within the hour, so we deleted it as promised.',
  suggestion: 'Please upload it again. A PDF saved from the bureau’s website is read fastest.',
}
