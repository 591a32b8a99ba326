import { and, eq, sql } from 'drizzle-orm'
import type { Letter } from '#letters/letter.ts'
import type { Db } from '#server/database/database.ts'
import { downloadCounts, letters } from '#server/database/tables.ts'

export type LetterRow = typeof letters.$inferSelect

export async function letterOfRequest(
  db: Db,
  owner: { id: string },
  requestHash: string,
): Promise<LetterRow | undefined> {
  const [row] = await db
    .select()
    .from(letters)
    .where(and(eq(letters.ownerId, owner.id), eq(letters.requestHash, requestHash)))
    .limit(1)
  return row
}

/** Keeps a letter once: of two requests alike at the same moment, both get the first one's. */
export async function keepLetter(db: Db, letter: typeof letters.$inferInsert): Promise<LetterRow> {
  await db.insert(letters).values(letter).onConflictDoNothing()
  return (await letterOfRequest(db, { id: letter.ownerId }, letter.requestHash))!
}

/** One's own letter; another's id finds nothing. */
export async function findLetter(db: Db, owner: { id: string }, id: string): Promise<LetterRow | undefined> {
  const [row] = await db
    .select()
    .from(letters)
    .where(and(eq(letters.id, id), eq(letters.ownerId, owner.id)))
    .limit(1)
  return row
}

export function documentOf(row: LetterRow): Letter {
  return row.document as Letter
}

export async function countDownload(db: Db, day: string, kind: string): Promise<void> {
  await db
    .insert(downloadCounts)
    .values({ day, kind, count: 1 })
    .onConflictDoUpdate({
      target: [downloadCounts.day, downloadCounts.kind],
      set: { count: sql`${downloadCounts.count} + 1` },
    })
}
