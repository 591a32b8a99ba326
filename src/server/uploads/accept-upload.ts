import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { analyzeFields } from '#contract/analyses.ts'
import { stateCode } from '#units/state-code.ts'
import type { Owner } from '#server/accounts/owner.ts'
import * as table from '#server/analyses/table.ts'
import type { BlobStore } from '#server/blobs/blob-store.ts'
import type { Db } from '#server/database/database.ts'
import { whatTheLogTells } from '#server/disputes/file-reply.ts'
import { findDispute, type DisputeRow } from '#server/disputes/table.ts'
import { refuse } from '#contract/refuse.ts'
import type { Queue } from '#server/jobs/queue.ts'
import { turnOf } from '#server/jobs/line.ts'
import { READ_LETTER } from '#server/jobs/read-letter.ts'
import { UPLOAD_KEPT_MINUTES } from './retention.ts'

export interface ReceivedFile {
  readonly role: 'letter' | 'envelope' | 'own-letter'
  readonly name: string
  readonly bytes: Buffer
}

export interface Upload {
  readonly id: string
  readonly owner: Owner
  readonly fields: z.infer<typeof analyzeFields>
  readonly consumerFacts: Record<string, unknown>
  readonly files: readonly ReceivedFile[]
  readonly now: Date
  /** What is kept about it besides, in the same transaction.  @throws what undoes all of it */
  readonly keepBesides?: (tx: Db) => Promise<void>
}

/** Keeps an upload and puts it in line to be read, in one transaction. The same id again changes nothing.
 *  Refuses: no letter, an unknown state, an id, an earlier analysis or a dispute that is another person's. */
export async function acceptUpload(room: { db: Db; blobs: BlobStore; queue: Queue }, upload: Upload): Promise<void> {
  const { fields, files, owner, now } = upload
  const letters = files.filter(file => file.role === 'letter')
  if (letters.length === 0) throw refuse.invalidRequest('there is no letter in it.')
  if (fields.state !== undefined && fields.state !== '' && !stateCode(fields.state)) throw refuse.stateUnknown()
  if (await table.findAnalysis(room.db, owner, upload.id)) return
  const dispute = await disputeAnswered(room.db, owner, fields)
  const earlierId = (await ownEarlier(room.db, owner, fields.earlier_analysis_id)) ?? dispute?.analysisId ?? null
  const told = dispute ? await whatTheLogTells(room.db, owner, dispute) : {}

  const stored = files.map((file, index) => ({ ...file, id: randomUUID(), index }))
  for (const file of stored) await room.blobs.put(file.id, file.bytes)
  const deleteAfter = new Date(now.getTime() + UPLOAD_KEPT_MINUTES * 60_000)
  const isNew = await room.db.transaction(async tx => {
    const turn = await turnOf(tx, owner.id)
    const inserted = await table.insertAnalysis(tx, {
      id: upload.id,
      ownerId: owner.id,
      status: 'waiting',
      createdAt: now,
      fileName: letters[0]!.name || 'debt_letter.pdf',
      flowType: fields.flow_type,
      uploadContext: fields.upload_context,
      serviceType: fields.service_type,
      userIssue: fields.user_issue,
      disputeId: dispute?.id ?? null,
      earlierId,
      state: (fields.state && stateCode(fields.state)) ?? null,
      timeZone: fields.time_zone ?? null,
      consumerFacts: { ...told, ...upload.consumerFacts },
      ownLetter: fields.user_letter_text ?? null,
    })
    if (!inserted) return false
    for (const file of stored) {
      await table.insertFile(tx, {
        id: file.id,
        analysisId: upload.id,
        role: file.role,
        position: file.index,
        mediaType: 'application/octet-stream',
        bytes: file.bytes.length,
        deleteAfter,
      })
    }
    await upload.keepBesides?.(tx)
    await room.queue.add(tx, READ_LETTER, { analysisId: upload.id }, { priority: turn })
    return true
  })
  if (isNew) return
  await room.blobs.remove(stored.map(file => file.id))
  if (!(await table.findAnalysis(room.db, owner, upload.id))) throw refuse.notFound()
}

/** The dispute a reply belongs to. A letter that answers none may still carry the name of one looked at before. */
async function disputeAnswered(db: Db, owner: Owner, fields: Upload['fields']): Promise<DisputeRow | undefined> {
  if (fields.upload_context !== 'response' || !fields.dispute_id) return undefined
  const id = z.uuid().safeParse(fields.dispute_id)
  const dispute = id.success ? await findDispute(db, owner, id.data) : undefined
  if (!dispute) throw refuse.notFound()
  return dispute
}

async function ownEarlier(db: Db, owner: Owner, id: string | undefined): Promise<string | null> {
  if (!id) return null
  const earlier = await table.findAnalysis(db, owner, id)
  if (!earlier) throw refuse.notFound()
  return earlier.id
}
