import { recordAudit } from '#server/audit.ts'
import type { BlobStore } from '#server/blobs/blob-store.ts'
import type { Db } from '#server/database/database.ts'
import { removeFiles, type StoredFileRow } from './table.ts'

/** Deletes stored files and leaves a receipt of each. Bytes first, then the row: a crash between leaves a row that is
 *  tried again, never bytes nobody knows of. */
export async function removeStoredFiles(tx: Db, blobs: BlobStore, files: readonly StoredFileRow[]): Promise<void> {
  await blobs.remove(files.map(file => file.id))
  await removeFiles(
    tx,
    files.map(file => file.id),
  )
  for (const { id, role, bytes } of files)
    await recordAudit(tx, { action: 'upload-deleted', subject: id, details: { role, bytes } })
}
