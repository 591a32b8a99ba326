import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#server/database/database.ts'
import { entitlements, openedAnalyses } from '#server/database/billing-tables.ts'
import { analysisSummaries, userViolations } from '#server/database/dashboard-tables.ts'
import { analyses } from '#server/database/tables.ts'

type Owned = { readonly id: string }

/** What was found in one's letters, newest first. */
export async function findingsOf(db: Db, owner: Owned) {
  return db
    .select({
      id: analyses.id,
      collectorName: analyses.collectorName,
      createdAt: analyses.createdAt,
      letterOn: analysisSummaries.letterOn,
      findings: analysisSummaries.findings,
    })
    .from(analyses)
    .innerJoin(analysisSummaries, eq(analysisSummaries.analysisId, analyses.id))
    .where(eq(analyses.ownerId, owner.id))
    .orderBy(desc(analyses.createdAt))
}

/** Of some letters, those that a single scan was spent on. */
export async function openedOf(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: openedAnalyses.analysisId })
    .from(openedAnalyses)
    .innerJoin(entitlements, eq(entitlements.orderId, openedAnalyses.orderId))
    .where(and(inArray(openedAnalyses.analysisId, [...ids]), isNull(entitlements.revokedAt)))
  return new Set(rows.map(row => row.id))
}

export type UserViolationRow = typeof userViolations.$inferSelect

export async function userViolationsOf(db: Db, owner: Owned): Promise<UserViolationRow[]> {
  return db
    .select()
    .from(userViolations)
    .where(eq(userViolations.ownerId, owner.id))
    .orderBy(desc(userViolations.createdAt))
}

export async function addUserViolation(db: Db, row: UserViolationRow): Promise<void> {
  await db.insert(userViolations).values(row)
}

export async function removeUserViolation(db: Db, owner: Owned, id: string): Promise<boolean> {
  const removed = await db
    .delete(userViolations)
    .where(and(eq(userViolations.id, id), eq(userViolations.ownerId, owner.id)))
    .returning({ id: userViolations.id })
  return removed.length > 0
}
