import { gte, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/database/database.ts'
import { answerCounts } from '#server/database/watch-tables.ts'

export type AnswerCount = typeof answerCounts.$inferInsert

/** How calls about one part of the product were answered. */
export interface Answered {
  readonly part: string
  readonly answered: number
  /** Of them with 400 to 499: told no. */
  readonly refused: number
  /** Of them with 500 and more: our fault, or too much to do. */
  readonly failed: number
}

/** Adds to what this and other processes counted in the same minutes. */
export async function addAnswers(db: Db, counts: readonly AnswerCount[]): Promise<void> {
  await db
    .insert(answerCounts)
    .values([...counts])
    .onConflictDoUpdate({
      target: [answerCounts.minute, answerCounts.part, answerCounts.statusClass],
      set: { count: sql`${answerCounts.count} + excluded.count` },
    })
}

/** By part of the product, from a moment on. */
export async function answersSince(db: Db, moment: Date): Promise<readonly Answered[]> {
  const sumOf = (condition: ReturnType<typeof sql>) =>
    sql<number>`(coalesce(sum(${answerCounts.count}) filter (where ${condition}), 0))::int`
  return db
    .select({
      part: answerCounts.part,
      answered: sumOf(sql`true`),
      refused: sumOf(sql`${answerCounts.statusClass} = 4`),
      failed: sumOf(sql`${answerCounts.statusClass} = 5`),
    })
    .from(answerCounts)
    .where(gte(answerCounts.minute, moment))
    .groupBy(answerCounts.part)
}

export async function forgetAnswersBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(answerCounts).where(lt(answerCounts.minute, moment))
}
