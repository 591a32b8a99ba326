import type { CALLS } from '#contract/index.ts'
import { forgetVisitor } from '#server/accounts/identify.ts'
import { isPerson, type Owner } from '#server/accounts/owner.ts'
import { presentSession } from '#server/accounts/present.ts'
import { passkeysOf } from '#server/accounts/passkeys.ts'
import { requireFreshSignIn } from '#server/accounts/sign-in.ts'
import { findPerson, leadOf, sessionsOf } from '#server/accounts/table.ts'
import { presentPages } from '#analyses/present.ts'
import type { StoredFileRow } from '#server/analyses/table.ts'
import { recordAudit } from '#server/audit.ts'
import { removeEvidenceBytes } from '#server/disputes/evidence.ts'
import { disputesOf, evidenceHeldFor } from '#server/disputes/table.ts'
import { refuse } from '#contract/refuse.ts'
import { fullAddress, presentOrigin } from '#server/inbound-mail/present.ts'
import { inboundMailsFor, mailAddressOf, type InboundMailRow } from '#server/inbound-mail/table.ts'
import { wantsReminders } from '#server/reminders/table.ts'
import type { Room } from '#server/room.ts'
import { StreamReply, type Route } from '#server/route.ts'
import { exportOf } from './export.ts'
import * as table from './table.ts'

export const yourData: Route<typeof CALLS.yourData> = {
  who: 'owner',
  handle: async ({ room: { config, db }, owner }) => {
    const [analyses, letters, files, lead, disputes, evidence] = await Promise.all([
      table.analysesOf(db, owner),
      table.lettersOf(db, owner),
      table.filesHeldFor(db, owner),
      leadOf(db, owner),
      disputesOf(db, owner),
      evidenceHeldFor(db, owner),
    ])
    const person = isPerson(owner) ? await findPerson(db, owner.id) : undefined
    const sessions = isPerson(owner) ? await sessionsOf(db, owner) : []
    const passkeys = isPerson(owner) ? await passkeysOf(db, owner) : []
    const mails = await inboundMailsFor(db, owner.id)
    const mailAddress = await mailAddressOf(db, owner.id)
    return {
      success: true,
      account: person ? { email: person.email, created_at: person.createdAt.toISOString() } : null,
      analyses: analyses.map(row => ({
        id: row.id,
        file_name: row.fileName,
        collector_name: row.collectorName,
        created_at: row.createdAt.toISOString(),
        ...heldOf(files.filter(file => file.analysisId === row.id)),
        saved: row.savedAt !== null,
        mail: originOf(mails.find(({ analysisId }) => analysisId === row.id)),
      })),
      letters: letters.map(({ id, title, createdAt }) => ({
        id,
        title,
        created_at: createdAt.toISOString(),
        download_url: `/api/download/${id}.pdf`,
      })),
      disputes: disputes.map(({ id, collectorName, createdAt }) => ({
        id,
        collector_name: collectorName,
        created_at: createdAt.toISOString(),
        evidence_files: evidence.filter(({ disputeId }) => disputeId === id).length,
      })),
      sessions: sessions.map(row => presentSession(row, isPerson(owner) ? owner.sessionId : undefined)),
      passkeys: passkeys.map(({ id, device, createdAt, usedAt }) => ({
        id,
        device,
        created_at: createdAt.toISOString(),
        used_at: usedAt?.toISOString() ?? null,
      })),
      deadline_reminders: isPerson(owner) && (await wantsReminders(db, owner.id)),
      forwarding_address: mailAddress ? fullAddress(config, mailAddress) : null,
      lead_email: lead ?? null,
    }
  },
}

const originOf = (mail: InboundMailRow | undefined) => (mail ? presentOrigin(mail) : null)

function heldOf(files: readonly StoredFileRow[]) {
  const { pages_state } = presentPages(files.filter(file => file.role === 'page'))
  const ends = files.flatMap(({ deleteAfter }) => deleteAfter?.toISOString() ?? [])
  return {
    pages_state,
    pages_deleted_after: ends.sort().at(-1) ?? null,
    pieces: files.filter(file => file.role === 'piece').length,
  }
}

export const exportData: Route<typeof CALLS.exportData> = {
  who: 'owner',
  perMinute: 20, // one address can be a whole office
  handle: async ({ room, owner }) => {
    await recordAudit(room.db, { action: 'data-exported', subject: owner.id })
    return new StreamReply({
      stream: exportOf(room, owner),
      mediaType: 'application/zip',
      fileName: 'writeback-your-data.zip',
    })
  },
}

export const deleteAnalysis: Route<typeof CALLS.deleteAnalysis> = {
  who: 'owner',
  handle: async ({ room, owner, params: { id } }) => {
    const bytes = await removeBytes(room, owner, id)
    await room.db.transaction(async tx => {
      if (!(await table.removeAnalysis(tx, owner, id))) throw refuse.notFound()
      await recordAudit(tx, { action: 'analysis-deleted', subject: id, details: { files: bytes } })
    })
    return { success: true }
  },
}

export const deleteData: Route<typeof CALLS.deleteData> = {
  who: 'owner',
  perMinute: 10,
  handle: async ({ room, owner, request, reply }) => {
    requireFreshSignIn(room, owner)
    const files = (await removeBytes(room, owner)) + (await removeEvidenceBytes(room, owner))
    await room.db.transaction(async tx => {
      await table.removeOwner(tx, owner)
      await recordAudit(tx, { action: 'everything-deleted', subject: owner.id, details: { files } })
    })
    forgetVisitor(room, request, reply)
    return { success: true }
  },
}

// Bytes first, then rows: a crash between leaves rows that can be deleted again, never bytes nobody knows of.
async function removeBytes({ db, blobs }: Room, owner: Owner, analysisId?: string): Promise<number> {
  const files = await table.filesHeldFor(db, owner, analysisId)
  await blobs.remove(files.map(file => file.id))
  return files.length
}
