import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { Owner } from '#server/accounts/owner.ts'
import { removeStoredFiles } from '#server/analyses/remove-files.ts'
import { recordAudit } from '#server/audit.ts'
import type { BlobStore } from '#server/blobs/blob-store.ts'
import type { Db } from '#server/database/database.ts'
import { analyses, storedFiles } from '#server/database/tables.ts'

const pagesOf = (analysisId: string) => and(eq(storedFiles.analysisId, analysisId), eq(storedFiles.role, 'page'))

/** Takes the day to go off the pages of one's own letter. Twice is once. False when the pages are gone: the deletion
 *  holds their rows while it removes them, so nothing is called kept that is not there. */
export async function keepPagesOf(db: Db, owner: Owner, analysisId: string, now: Date): Promise<boolean> {
  return db.transaction(async tx => {
    const kept = await tx
      .update(storedFiles)
      .set({ deleteAfter: null })
      .where(and(pagesOf(analysisId), gt(storedFiles.deleteAfter, now)))
      .returning({ id: storedFiles.id })
    if (kept.length === 0) return arePagesKept(tx, analysisId)
    await tx
      .update(analyses)
      .set({ pagesKeptAt: now })
      .where(and(eq(analyses.id, analysisId), eq(analyses.ownerId, owner.id)))
    await recordAudit(tx, { action: 'pages-kept', subject: analysisId, details: { pages: kept.length } })
    return true
  })
}

/** Deletes the kept pages of one's own letter at once. Nothing happens when none are kept. */
export async function stopKeepingPagesOf(
  { db, blobs }: { readonly db: Db; readonly blobs: BlobStore },
  owner: Owner,
  analysisId: string,
): Promise<void> {
  await db.transaction(async tx => {
    const stopped = await tx
      .update(analyses)
      .set({ pagesKeptAt: null })
      .where(and(eq(analyses.id, analysisId), eq(analyses.ownerId, owner.id), isNotNull(analyses.pagesKeptAt)))
      .returning({ id: analyses.id })
    if (stopped.length === 0) return
    const pages = await tx
      .select()
      .from(storedFiles)
      .where(and(pagesOf(analysisId), isNull(storedFiles.deleteAfter)))
      .for('update')
    await recordAudit(tx, { action: 'pages-no-longer-kept', subject: analysisId, details: { pages: pages.length } })
    await removeStoredFiles(tx, blobs, pages)
  })
}

async function arePagesKept(db: Db, analysisId: string): Promise<boolean> {
  const rows = await db
    .select({ id: storedFiles.id })
    .from(storedFiles)
    .where(and(pagesOf(analysisId), isNull(storedFiles.deleteAfter)))
    .limit(1)
  return rows.length > 0
}
