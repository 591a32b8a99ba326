import { randomUUID } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import type { Owner } from '#server/accounts/owner.ts'
import { refuse } from '#contract/refuse.ts'
import type { Room } from '#server/room.ts'
import type { ReceivedFile } from '#server/uploads/accept-upload.ts'
import { openLog } from './record.ts'
import { todayOf } from './follow.ts'
import * as table from './table.ts'

const TAKEN: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/heic', 'image/heif', 'application/pdf'])
const MOST_FILES = 60

/** Keeps a receipt or a photo, sealed, with an entry of the log or as one of its own.
 *  Refuses: another's dispute or entry, a file that is no picture or PDF by its bytes, more than sixty files. */
export async function keepEvidence(
  room: Room,
  owner: Owner,
  disputeId: string,
  given: { readonly file: ReceivedFile; readonly eventId?: string | undefined; readonly notes?: string | undefined },
): Promise<string> {
  const row = await openLog(room, owner, disputeId)
  if (given.eventId !== undefined && !row.log.some(({ id }) => id === given.eventId)) throw refuse.notFound()
  if ((await table.evidenceHeldFor(room.db, owner, disputeId)).length >= MOST_FILES)
    throw refuse.invalidRequest('there are sixty files already.')
  const mediaType = (await fileTypeFromBuffer(given.file.bytes))?.mime
  if (mediaType === undefined || !TAKEN.has(mediaType))
    throw refuse.unreadable('wrong-type', WRONG_TYPE, 'Choose a photo or a PDF file.')
  const id = randomUUID()
  const now = room.clock.now()
  await room.blobs.put(id, given.file.bytes)
  return room.db.transaction(async tx => {
    const eventId =
      given.eventId ??
      (await table.appendEvent(
        tx,
        disputeId,
        {
          kind: 'evidence-added',
          on: todayOf(row, room.clock),
          by: 'you',
          ...(given.notes ? { note: given.notes } : {}),
        },
        { at: now },
      ))
    await table.insertEvidence(tx, {
      id,
      disputeId,
      eventId,
      fileName: given.file.name || 'evidence',
      mediaType,
      bytes: given.file.bytes.length,
      createdAt: now,
    })
    return eventId
  })
}

const WRONG_TYPE = 'Please upload an image (JPG, PNG) or PDF file'

/** Bytes first, then the rows: a crash between leaves rows that can be deleted again, never bytes nobody knows of. */
export async function removeEvidenceBytes(room: Room, owner: Owner, disputeId?: string): Promise<number> {
  const held = await table.evidenceHeldFor(room.db, owner, disputeId)
  await room.blobs.remove(held.map(({ id }) => id))
  return held.length
}
