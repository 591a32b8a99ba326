import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Reading } from '#analyses/reading.ts'
import type { LetterFacts } from '#law/facts.ts'
import type { Db } from '#server/database/database.ts'
import { analyses, storedFiles, type StoredFailure } from '#server/database/tables.ts'

export type AnalysisRow = typeof analyses.$inferSelect
export type StoredFileRow = typeof storedFiles.$inferSelect

/** One's own analysis; another's id finds nothing. */
export async function findAnalysis(db: Db, owner: { id: string }, id: string): Promise<AnalysisRow | undefined> {
  const [row] = await db
    .select()
    .from(analyses)
    .where(and(eq(analyses.id, id), eq(analyses.ownerId, owner.id)))
    .limit(1)
  return row
}

/** For workers, which act for the owner named in the row, and for what belongs to a row one owns. */
export async function analysisById(db: Db, id: string): Promise<AnalysisRow | undefined> {
  const [row] = await db.select().from(analyses).where(eq(analyses.id, id)).limit(1)
  return row
}

/** @returns whether it is new: an id that is taken, by whomever, changes nothing */
export async function insertAnalysis(db: Db, row: typeof analyses.$inferInsert): Promise<boolean> {
  const inserted = await db.insert(analyses).values(row).onConflictDoNothing().returning({ id: analyses.id })
  return inserted.length > 0
}

/** For the worker, which acts for the owner named in the row. */
export async function takeAnalysis(db: Db, id: string): Promise<AnalysisRow | undefined> {
  const [row] = await db
    .update(analyses)
    .set({ status: 'reading' })
    .where(and(eq(analyses.id, id), inArray(analyses.status, ['waiting', 'reading'])))
    .returning()
  return row
}

export interface FinishedReading {
  readonly reading: Reading
  readonly facts: LetterFacts
  readonly ownLetter: string | undefined
  readonly summary: {
    readonly collectorName: string | undefined
    readonly violationCount: number
    readonly severityScore: number
  }
}

/** False when it was given up or deleted meanwhile. */
export async function finishAnalysis(db: Db, id: string, finished: FinishedReading, at: Date): Promise<boolean> {
  const rows = await db
    .update(analyses)
    .set({
      status: 'done',
      finishedAt: at,
      reading: finished.reading,
      facts: finished.facts,
      ownLetter: finished.ownLetter ?? null,
      collectorName: finished.summary.collectorName ?? null,
      violationCount: finished.summary.violationCount,
      severityScore: finished.summary.severityScore,
    })
    .where(and(eq(analyses.id, id), eq(analyses.status, 'reading')))
    .returning({ id: analyses.id })
  return rows.length > 0
}

export async function failAnalysis(db: Db, id: string, failure: StoredFailure, at: Date): Promise<void> {
  await db.update(analyses).set({ status: 'failed', finishedAt: at, failure }).where(eq(analyses.id, id))
}

export async function setAnswers(
  db: Db,
  owner: { id: string },
  id: string,
  answers: { readonly consumerFacts: Record<string, unknown>; readonly state: string | null },
): Promise<void> {
  await db
    .update(analyses)
    .set(answers)
    .where(and(eq(analyses.id, id), eq(analyses.ownerId, owner.id)))
}

/** Puts one's analysis into the history; the first time counts. */
export async function markSaved(db: Db, owner: { id: string }, id: string, at: Date): Promise<void> {
  await db
    .update(analyses)
    .set({ savedAt: at })
    .where(and(eq(analyses.id, id), eq(analyses.ownerId, owner.id), isNull(analyses.savedAt)))
}

export async function setEarlier(db: Db, owner: { id: string }, id: string, earlierId: string | null): Promise<void> {
  await db
    .update(analyses)
    .set({ earlierId })
    .where(and(eq(analyses.id, id), eq(analyses.ownerId, owner.id)))
}

export async function unfinishedAnalyses(db: Db): Promise<readonly string[]> {
  const rows = await db
    .select({ id: analyses.id })
    .from(analyses)
    .where(inArray(analyses.status, ['waiting', 'reading']))
  return rows.map(row => row.id)
}

export async function insertFile(db: Db, row: typeof storedFiles.$inferInsert): Promise<void> {
  await db.insert(storedFiles).values(row)
}

export async function filesOf(db: Db, analysisId: string, role: StoredFileRow['role']): Promise<StoredFileRow[]> {
  return db
    .select()
    .from(storedFiles)
    .where(and(eq(storedFiles.analysisId, analysisId), eq(storedFiles.role, role)))
    .orderBy(asc(storedFiles.position))
}

export async function pageOf(db: Db, analysisId: string, page: number): Promise<StoredFileRow | undefined> {
  const [row] = await db
    .select()
    .from(storedFiles)
    .where(and(eq(storedFiles.analysisId, analysisId), eq(storedFiles.role, 'page'), eq(storedFiles.position, page)))
    .limit(1)
  return row
}

export async function fileOf(db: Db, analysisId: string, id: string): Promise<StoredFileRow | undefined> {
  const [row] = await db
    .select()
    .from(storedFiles)
    .where(and(eq(storedFiles.analysisId, analysisId), eq(storedFiles.id, id)))
    .limit(1)
  return row
}

export async function filesDue(db: Db, now: Date, limit: number): Promise<StoredFileRow[]> {
  return db.select().from(storedFiles).where(lt(storedFiles.deleteAfter, now)).limit(limit)
}

/** Those of these files that are still due, held until the transaction ends: nobody can keep them meanwhile. */
export async function holdFilesDue(tx: Db, ids: readonly string[], now: Date): Promise<StoredFileRow[]> {
  return tx
    .select()
    .from(storedFiles)
    .where(and(inArray(storedFiles.id, [...ids]), lt(storedFiles.deleteAfter, now)))
    .for('update')
}

export async function removeFiles(db: Db, ids: readonly string[]): Promise<void> {
  await db.delete(storedFiles).where(inArray(storedFiles.id, [...ids]))
}

// a database takes 65,535 values in one query, and pieces add up
const IDS_A_QUERY = 5000

export async function existingFileIds(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const known = new Set<string>()
  for (let from = 0; from < ids.length; from += IDS_A_QUERY) {
    const rows = await db
      .select({ id: storedFiles.id })
      .from(storedFiles)
      .where(inArray(storedFiles.id, ids.slice(from, from + IDS_A_QUERY)))
    for (const { id } of rows) known.add(id)
  }
  return known
}

/** An upload still waiting when its files go was never read: the person is told. */
export async function failStale(
  db: Db,
  analysisIds: readonly string[],
  failure: StoredFailure,
  at: Date,
): Promise<void> {
  if (analysisIds.length === 0) return
  await db
    .update(analyses)
    .set({ status: 'failed', finishedAt: at, failure })
    .where(and(inArray(analyses.id, [...analysisIds]), inArray(analyses.status, ['waiting', 'reading'])))
}
