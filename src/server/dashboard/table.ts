import { and, count, desc, eq, gte, isNull, ne, or, sql } from 'drizzle-orm'
import type { IsoDate } from '#units/iso-date.ts'
import type { Db } from '#server/database/database.ts'
import { analysisSummaries } from '#server/database/dashboard-tables.ts'
import { inboundMails } from '#server/database/inbound-mail-tables.ts'
import { analyses } from '#server/database/tables.ts'
import type { Summary } from './summary.ts'

type Owned = { readonly id: string }

/** Everything a summary is made from, in short: another mark means that it is out of date. */
function markOf(version: string) {
  return sql<string>`md5(concat_ws('|', ${version}::text, ${analyses.consumerFacts}::text, ${analyses.state},
    ${analyses.timeZone}, ${analyses.earlierId}, ${analyses.finishedAt}))`
}

/** The next analyses whose summary is missing or out of date, with the mark of what was read. */
export async function withoutSummary(db: Db, owner: Owned, version: string, limit: number) {
  const mark = markOf(version)
  return db
    .select({ row: analyses, mark })
    .from(analyses)
    .leftJoin(analysisSummaries, eq(analysisSummaries.analysisId, analyses.id))
    .where(
      and(
        eq(analyses.ownerId, owner.id),
        eq(analyses.status, 'done'),
        or(isNull(analysisSummaries.mark), ne(analysisSummaries.mark, mark)),
      ),
    )
    .limit(limit)
}

/** Keeps a summary, and the two counts that lists read from the analysis itself; nothing when that was deleted meanwhile. */
export async function keepSummary(
  db: Db,
  analysisId: string,
  kept: { readonly mark: string; readonly summary: Summary; readonly severityScore: number; readonly at: Date },
): Promise<void> {
  const { mark, summary, severityScore, at } = kept
  const values = { ...summary, mark, madeAt: at }
  await db.transaction(async tx => {
    const held = await tx
      .update(analyses)
      .set({ violationCount: summary.findings.length, severityScore })
      .where(eq(analyses.id, analysisId))
      .returning({ id: analyses.id })
    if (held.length === 0) return
    await tx
      .insert(analysisSummaries)
      .values({ analysisId, ...values })
      .onConflictDoUpdate({ target: analysisSummaries.analysisId, set: values })
  })
}

export async function newestAnalyses(db: Db, owner: Owned, limit: number) {
  return db
    .select({
      id: analyses.id,
      collectorName: analyses.collectorName,
      fileName: analyses.fileName,
      createdAt: analyses.createdAt,
      status: analyses.status,
      violationCount: analyses.violationCount,
      severityScore: analyses.severityScore,
      isCourtPaper: analysisSummaries.isCourtPaper,
      mail: inboundMails,
    })
    .from(analyses)
    .leftJoin(analysisSummaries, eq(analysisSummaries.analysisId, analyses.id))
    .leftJoin(inboundMails, eq(inboundMails.analysisId, analyses.id))
    .where(eq(analyses.ownerId, owner.id))
    .orderBy(desc(analyses.createdAt))
    .limit(limit)
}

/** What the letters that were read add up to. */
export async function countsOf(db: Db, owner: Owned) {
  const [row] = await db
    .select({
      total: count(),
      violations: sql<number>`coalesce(sum(${analyses.violationCount}), 0)::int`,
      strong: sql<number>`coalesce(sum(${analysisSummaries.strongCount}), 0)::int`,
      collectors: sql<number>`(count(distinct lower(${analyses.collectorName})))::int`,
    })
    .from(analyses)
    .leftJoin(analysisSummaries, eq(analysisSummaries.analysisId, analyses.id))
    .where(and(eq(analyses.ownerId, owner.id), eq(analyses.status, 'done')))
  return row!
}

/** When the letters since a moment came. */
export async function comeSince(db: Db, owner: Owned, since: Date): Promise<readonly Date[]> {
  const rows = await db
    .select({ createdAt: analyses.createdAt })
    .from(analyses)
    .where(and(eq(analyses.ownerId, owner.id), eq(analyses.status, 'done'), gte(analyses.createdAt, since)))
  return rows.map(row => row.createdAt)
}

/** Letters with a day at or after the given one, and the papers from a court that came since a moment. */
export async function withDeadlinesFrom(db: Db, owner: Owned, from: IsoDate, courtSince: Date) {
  return db
    .select({
      id: analyses.id,
      collectorName: analyses.collectorName,
      isCourtPaper: analysisSummaries.isCourtPaper,
      createdAt: analyses.createdAt,
      deadlines: analysisSummaries.deadlines,
    })
    .from(analysisSummaries)
    .innerJoin(analyses, eq(analysisSummaries.analysisId, analyses.id))
    .where(
      and(
        eq(analyses.ownerId, owner.id),
        or(
          gte(analysisSummaries.lastDeadlineOn, from),
          and(eq(analysisSummaries.isCourtPaper, true), gte(analyses.createdAt, courtSince)),
        ),
      ),
    )
}
