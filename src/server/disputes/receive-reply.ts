import type { FastifyRequest } from 'fastify'
import { uploadResponse } from '#contract/disputes.ts'
import type { Owner } from '#server/accounts/owner.ts'
import { findAnalysis } from '#server/analyses/table.ts'
import { waitUntilRead } from '#server/analyses/wait-until-read.ts'
import { refuse } from '#contract/refuse.ts'
import type { Room } from '#server/room.ts'
import { acceptUpload } from '#server/uploads/accept-upload.ts'
import { receiveForm, uploadIdOf } from '#server/uploads/receive.ts'
import { todayOf } from './follow.ts'
import * as table from './table.ts'

/** Takes a collector's reply, has it read and filed, and gives the id it was read under.
 *  Refuses: another's dispute, one that is over, what cannot be read. */
export async function receiveReply(
  room: Room,
  owner: Owner,
  disputeId: string,
  request: FastifyRequest,
): Promise<string> {
  const dispute = await table.findDispute(room.db, owner, disputeId)
  if (!dispute) throw refuse.notFound()
  const id = uploadIdOf(request)
  room.progress.report(id, { step: 'received' })
  const { files } = await receiveForm(request, uploadResponse.multipart.fields)
  const first = dispute.analysisId === null ? undefined : await findAnalysis(room.db, owner, dispute.analysisId)
  await acceptUpload(room, {
    id,
    owner,
    fields: {
      service_type: 'debt',
      user_issue: 'general',
      upload_context: 'response',
      flow_type: 'generate',
      dispute_id: disputeId,
      ...(first?.state ? { state: first.state } : {}),
      ...(dispute.timeZone ? { time_zone: dispute.timeZone } : {}),
    },
    consumerFacts: { receipt_date: todayOf(dispute, room.clock) },
    files,
    now: room.clock.now(),
  })
  await waitUntilRead(room, owner, id)
  const row = await findAnalysis(room.db, owner, id)
  if (!row) throw refuse.notFound()
  if (row.failure) throw refuse.unreadable(row.failure.code, row.failure.message, row.failure.suggestion)
  return id
}
