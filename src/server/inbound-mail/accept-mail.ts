import { createHash, randomUUID } from 'node:crypto'
import { analyzeFields } from '#contract/analyses.ts'
import type { Room } from '#server/room.ts'
import type { MailLook } from '#server/reading/look-at-mail.ts'
import { acceptUpload } from '#server/uploads/accept-upload.ts'
import { turnAway, whyTurnedAway } from './refuse-mail.ts'
import * as table from './table.ts'

export type MailRoom = Pick<Room, 'config' | 'db' | 'blobs' | 'queue' | 'reader' | 'clock'>

interface ArrivedMail {
  /** Whose address it came to, and the email they log in with. */
  readonly person: { readonly id: string; readonly email: string }
  /** The address on the envelope; empty for what no mail may be returned to. */
  readonly sender: string
  readonly bytes: Buffer
}

/** Takes a mail: once this returns, it lies in the database with the job that reads it, or is known to have come before.
 *  It is read like an upload, with the mail as its one file. A mail never spends a scan: anybody can send one, and only the
 *  person decides what to open.
 *  @throws MailTurnedAway with what SMTP is to answer; another error when it could not be kept and may come again */
export async function acceptMail(
  room: MailRoom,
  { person, sender, bytes }: ArrivedMail,
  signal: AbortSignal,
): Promise<void> {
  const look = await room.reader.lookAtMail(bytes, signal)
  const now = room.clock.now()
  if (look.kind === 'refused') throw turnAway.notReadable(look.message)
  if (look.gmailCode !== undefined) return table.keepGmailCode(room.db, person.id, look.gmailCode, now)
  const why = whyTurnedAway(look, { sender, mailFrom: room.config.mailFrom })
  if (why) throw why
  const keys = keysOf(look)
  const cameBefore = () => table.countAgain(room.db, person.id, keys, now)
  if (await cameBefore()) return
  try {
    await keep(room, person, { look, keys, bytes, now })
  } catch (error) {
    if (!(error instanceof CameMeanwhile) || !(await cameBefore())) throw error
  }
}

/** The same mail was kept by another connection between our look and our own transaction. */
class CameMeanwhile extends Error {}

type Keys = Parameters<typeof table.countAgain>[2]

async function keep(
  room: MailRoom,
  person: ArrivedMail['person'],
  { look, keys, bytes, now }: { look: MailLook; keys: Keys; bytes: Buffer; now: Date },
): Promise<void> {
  const analysisId = randomUUID()
  const from = look.from ?? { name: '', address: '' }
  const state = await table.stateLastChosen(room.db, person.id)
  await acceptUpload(room, {
    id: analysisId,
    owner: { id: person.id, kind: 'person' },
    fields: analyzeFields.parse(state === null ? {} : { state }),
    consumerFacts: {},
    files: [{ role: 'letter', name: look.subject.slice(0, 120) || 'Email without a subject', bytes }],
    now,
    keepBesides: async tx => {
      const isNew = await table.insertInboundMail(tx, {
        analysisId,
        personId: person.id,
        ...keys,
        fromName: from.name,
        fromAddress: from.address,
        subject: look.subject,
        isFromPerson: from.address.toLowerCase() === person.email.toLowerCase(),
        times: 1,
        lastCameAt: now,
      })
      if (!isNew) throw new CameMeanwhile()
    },
  })
}

/** What tells that two mails are one letter: their name, or the letters attached to them. One without a name is known by
 *  its words. */
function keysOf({ messageId, filesHash, wordsHash }: MailLook): Keys {
  const name = messageId ?? filesHash ?? wordsHash
  return { messageKey: createHash('sha256').update(name).digest('base64url'), filesKey: filesHash ?? null }
}
