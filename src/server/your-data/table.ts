import { and, asc, desc, eq, inArray, or } from 'drizzle-orm'
import type { Owner } from '#server/accounts/owner.ts'
import type { AnalysisRow, StoredFileRow } from '#server/analyses/table.ts'
import type { Db } from '#server/database/database.ts'
import { forgetBuyer } from '#server/billing/orders.ts'
import { analyses, leads, letters, owners, people, storedFiles } from '#server/database/tables.ts'
import type { LetterRow } from '#server/letters/table.ts'

export async function analysesOf(db: Db, owner: Owner): Promise<AnalysisRow[]> {
  return db.select().from(analyses).where(eq(analyses.ownerId, owner.id)).orderBy(desc(analyses.createdAt))
}

export async function lettersOf(db: Db, owner: Owner): Promise<LetterRow[]> {
  return db.select().from(letters).where(eq(letters.ownerId, owner.id)).orderBy(desc(letters.createdAt))
}

/** The uploads and pictures that still lie in blob storage; of one analysis or of all. */
export async function filesHeldFor(db: Db, owner: Owner, analysisId?: string): Promise<StoredFileRow[]> {
  const own = db.select({ id: analyses.id }).from(analyses).where(eq(analyses.ownerId, owner.id))
  return db
    .select()
    .from(storedFiles)
    .where(
      and(
        inArray(storedFiles.analysisId, own),
        analysisId === undefined ? undefined : eq(storedFiles.analysisId, analysisId),
      ),
    )
    .orderBy(asc(storedFiles.analysisId), asc(storedFiles.role), asc(storedFiles.position))
}

/** False when there is no such analysis of this owner. Its files' rows and its letters go with it. */
export async function removeAnalysis(db: Db, owner: Owner, id: string): Promise<boolean> {
  const removed = await db
    .delete(analyses)
    .where(and(eq(analyses.id, id), eq(analyses.ownerId, owner.id)))
    .returning({ id: analyses.id })
  return removed.length > 0
}

/** Every row: what belongs to an owner goes with the owner's row. */
export async function removeOwner(db: Db, owner: { readonly id: string; readonly email?: string }): Promise<void> {
  await db
    .delete(leads)
    .where(
      owner.email !== undefined
        ? or(eq(leads.ownerId, owner.id), eq(leads.email, owner.email))
        : eq(leads.ownerId, owner.id),
    )
  await forgetBuyer(db, owner)
  await db.delete(owners).where(eq(owners.id, owner.id))
  await db.delete(people).where(eq(people.id, owner.id))
}
