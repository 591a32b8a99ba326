import { desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/database/database.ts'
import { feedback } from '#server/database/feedback-tables.ts'

export type FeedbackRow = typeof feedback.$inferSelect

const MOST_LISTED = 200

export async function addFeedback(db: Db, row: FeedbackRow): Promise<void> {
  await db.insert(feedback).values(row)
}

export async function allFeedback(db: Db): Promise<FeedbackRow[]> {
  return db.select().from(feedback).orderBy(desc(feedback.createdAt)).limit(MOST_LISTED)
}

/** What may be shown, by its state; newest first. */
export async function decidedFeedback(db: Db): Promise<FeedbackRow[]> {
  return db
    .select()
    .from(feedback)
    .where(inArray(feedback.status, ['planned', 'implemented']))
    .orderBy(desc(feedback.createdAt))
    .limit(MOST_LISTED)
}

export async function feedbackOf(db: Db, owner: { readonly id: string }): Promise<FeedbackRow[]> {
  return db.select().from(feedback).where(eq(feedback.ownerId, owner.id)).orderBy(desc(feedback.createdAt))
}

export async function findFeedback(db: Db, id: string): Promise<FeedbackRow | undefined> {
  const [row] = await db.select().from(feedback).where(eq(feedback.id, id))
  return row
}

export async function decideFeedback(
  db: Db,
  id: string,
  decided: Pick<FeedbackRow, 'status' | 'summary' | 'impact'>,
): Promise<void> {
  await db.update(feedback).set(decided).where(eq(feedback.id, id))
}
