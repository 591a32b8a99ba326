import { randomUUID } from 'node:crypto'
import { placeKey, type Place } from '#analyses/place.ts'
import { assessmentOf } from '#server/analyses/assess.ts'
import * as table from '#server/analyses/table.ts'
import { recordAudit } from '#server/audit.ts'
import type { BlobStore } from '#server/blobs/blob-store.ts'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/database/database.ts'
import { faultOf } from '#server/fault.ts'
import type { Reader } from '#server/reading/read-upload.ts'
import { partAround, placesToCut } from './places.ts'

export interface CuttingRoom {
  readonly db: Db
  readonly blobs: BlobStore
  readonly reader: Pick<Reader, 'cut'>
  readonly clock: Clock
}

/** Cuts these places out of the stored pages and keeps the pieces, sealed, until their owner deletes them. Places that
 *  have a piece, and pages that are gone, are left as they are. A fault is written down and thrown no further: neither a
 *  result nor a deletion may wait for a piece. */
export async function cutEvidence(room: CuttingRoom, analysisId: string, places: readonly Place[]): Promise<void> {
  try {
    const pieces = await table.filesOf(room.db, analysisId, 'piece')
    const done = new Set(pieces.map(piece => placeKey({ page: piece.position, boxes: piece.place?.boxes ?? [] })))
    const missing = places.filter(place => !done.has(placeKey(place)))
    if (missing.length === 0) return
    for (const page of await table.filesOf(room.db, analysisId, 'page')) {
      await cutPage(
        room,
        page,
        missing.filter(place => place.page === page.position),
      )
    }
  } catch (error) {
    const { name, code } = faultOf(error)
    await recordAudit(room.db, { action: 'evidence-not-cut', subject: analysisId, details: { name, code } })
  }
}

/** The same for what an analysis says today, before its pages go: answers may have brought findings since it was read. */
export async function cutBeforePagesGo(room: CuttingRoom, analysisId: string): Promise<void> {
  const row = await table.analysisById(room.db, analysisId)
  if (row?.status !== 'done' || !row.facts) return
  const { facts } = row
  await cutEvidence(room, analysisId, placesToCut(facts, await assessmentOf(room, { ...row, facts })))
}

async function cutPage(room: CuttingRoom, page: table.StoredFileRow, places: readonly Place[]): Promise<void> {
  const picture = places.length > 0 && (await room.blobs.get(page.id))
  if (!picture || !page.width || !page.height) return
  const aspect = page.width / page.height
  const shown = places.map(({ boxes }) => ({ boxes, shows: partAround(boxes, aspect) }))
  const pieces = await room.reader.cut(
    picture,
    shown.map(({ shows }) => shows),
  )
  for (const [index, bytes] of pieces.entries()) {
    const id = randomUUID()
    await room.blobs.put(id, bytes)
    await table.insertFile(room.db, {
      id,
      analysisId: page.analysisId,
      role: 'piece',
      position: page.position,
      mediaType: 'image/jpeg',
      bytes: bytes.length,
      deleteAfter: null,
      place: shown[index]!,
    })
  }
}
