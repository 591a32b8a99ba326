import { and, desc, eq, sql } from 'drizzle-orm'
import type { CreditAnswer } from '#credit/questions.ts'
import type { CreditReport } from '#credit/report.ts'
import type { Db } from '#server/database/database.ts'
import { creditReports } from '#server/database/credit-tables.ts'

export type CreditReportRow = typeof creditReports.$inferSelect

type Owned = { readonly id: string }

/** One's own report; another's id finds nothing. */
export async function findReport(db: Db, owner: Owned, id: string): Promise<CreditReportRow | undefined> {
  const [row] = await db
    .select()
    .from(creditReports)
    .where(and(eq(creditReports.id, id), eq(creditReports.ownerId, owner.id)))
    .limit(1)
  return row
}

/** The same file, read before. */
export async function reportOfFile(db: Db, owner: Owned, contentHash: string): Promise<CreditReportRow | undefined> {
  const [row] = await db
    .select()
    .from(creditReports)
    .where(and(eq(creditReports.contentHash, contentHash), eq(creditReports.ownerId, owner.id)))
    .limit(1)
  return row
}

export async function reportsOf(db: Db, owner: Owned): Promise<CreditReportRow[]> {
  return db
    .select()
    .from(creditReports)
    .where(eq(creditReports.ownerId, owner.id))
    .orderBy(desc(creditReports.createdAt))
}

/** False when the same file was kept meanwhile. */
export async function insertReport(db: Db, row: typeof creditReports.$inferInsert): Promise<boolean> {
  const inserted = await db.insert(creditReports).values(row).onConflictDoNothing().returning({ id: creditReports.id })
  return inserted.length > 0
}

export async function removeReport(db: Db, owner: Owned, id: string): Promise<boolean> {
  const removed = await db
    .delete(creditReports)
    .where(and(eq(creditReports.id, id), eq(creditReports.ownerId, owner.id)))
    .returning({ id: creditReports.id })
  return removed.length > 0
}

/** Puts one answer beside the others; null takes it back. Two at once both count. */
export async function setAnswer(
  db: Db,
  owner: Owned,
  id: string,
  { question, answer }: { readonly question: string; readonly answer: CreditAnswer | null },
): Promise<void> {
  const kept = sql`(case when jsonb_typeof(${creditReports.told}) = 'object' then ${creditReports.told} else '{}' end)`
  await db
    .update(creditReports)
    .set({
      told:
        answer === null
          ? sql`${kept} - ${question}::text`
          : sql`${kept} || ${JSON.stringify({ [question]: answer })}::jsonb`,
    })
    .where(and(eq(creditReports.id, id), eq(creditReports.ownerId, owner.id)))
}

/** Without the digits of Social Security numbers: they are not kept.  @law decision 11 */
export function withoutSsn(report: CreditReport): CreditReport {
  return { ...report, files: report.files.map(file => ({ ...file, personal: { ...file.personal, ssns: [] } })) }
}
