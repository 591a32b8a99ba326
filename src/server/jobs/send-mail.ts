import { z } from 'zod'
import type { Sealer } from '#server/blobs/encryption.ts'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/database/database.ts'
import { LANGUAGES } from '#language/language.ts'
import { SEND_MAIL } from '#server/mail/mailer.ts'
import { renderMail } from '#server/mail/render.ts'
import * as table from '#server/mail/table.ts'
import { isNeverTwice, isTemplateName } from '#server/mail/templates/index.ts'
import { MailRefused, MailUnsure, type Transport } from '#server/mail/transport.ts'
import { defineJob, type Job, type JobOutcome } from './job.ts'

export interface SendMailRoom {
  readonly db: Db
  readonly clock: Clock
  readonly sealer: Sealer
  readonly transport: Transport
  readonly siteUrl: () => string
  /** False for what was asked for and is of no use any more: a reminder of a step that was done meanwhile. */
  readonly isStillDue: (mail: table.MailRow) => Promise<boolean>
}

// what was sealed by an earlier version has no language
const sealedSchema = z.object({ to: z.email(), data: z.unknown(), language: z.enum(LANGUAGES).default('en') })

/** Sends one mail, again and again while the mail server fails, until it is of no more use. A mail that may never go
 *  twice is claimed first: once a claim is found that nobody finished, it is not sent again. */
export function sendMailJob(room: SendMailRoom): Job {
  return defineJob({
    name: SEND_MAIL,
    payload: z.object({ mailId: z.uuid() }),
    sideBySide: 2,
    retries: 16,
    secondsBeforeGivenUp: 120,
    work: ({ mailId }) => sendMail(room, mailId),
  })
}

async function sendMail(room: SendMailRoom, id: string): Promise<JobOutcome> {
  const { db, clock, sealer, transport, siteUrl } = room
  const row = await table.waitingMail(db, id)
  if (!row?.sealed || !isTemplateName(row.template)) return { kind: 'skipped', why: 'nothing to send' }
  const end = async (status: 'given-up' | 'unsure' | 'withdrawn', why: string): Promise<JobOutcome> => {
    await table.endMail(db, id, status, clock.now())
    return { kind: status === 'withdrawn' ? 'skipped' : 'failed', why }
  }
  const neverTwice = isNeverTwice(row.template)
  if (row.claimedAt) return end('unsure', 'a run before this one ended while it was sent')
  if (row.giveUpAt < clock.now()) return end('given-up', 'too late to be of use')
  if (!(await room.isStillDue(row))) return end('withdrawn', 'not due any more')
  const { to, data, language } = sealedSchema.parse(
    JSON.parse(sealer.open(Buffer.from(row.sealed, 'base64')).toString()),
  )
  const mail = await renderMail(row.template, data, siteUrl(), language)
  if (neverTwice && !(await table.claimMail(db, id, clock.now())))
    return { kind: 'skipped', why: 'sent by another run' }
  try {
    await transport.send(to, mail, id)
  } catch (error) {
    if (error instanceof MailRefused) return end('given-up', error.message)
    if (neverTwice && error instanceof MailUnsure) return end('unsure', error.message)
    if (neverTwice) await table.releaseMail(db, id)
    throw error
  }
  await table.endMail(db, id, 'sent', clock.now())
  return { kind: 'done' }
}
