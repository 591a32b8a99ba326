import { z } from 'zod'
import type { Sealer } from '#server/blobs/encryption.ts'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/database/database.ts'
import { SEND_MAIL } from '#server/mail/mailer.ts'
import { renderMail } from '#server/mail/render.ts'
import * as table from '#server/mail/table.ts'
import { isTemplateName } from '#server/mail/templates/index.ts'
import { MailRefused, type Transport } from '#server/mail/transport.ts'
import { defineJob, type Job, type JobOutcome } from './job.ts'

export interface SendMailRoom {
  readonly db: Db
  readonly clock: Clock
  readonly sealer: Sealer
  readonly transport: Transport
  readonly siteUrl: () => string
}

const sealedSchema = z.object({ to: z.email(), data: z.unknown() })

/** Sends one mail, again and again while the mail server fails, until it is of no more use. */
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

async function sendMail({ db, clock, sealer, transport, siteUrl }: SendMailRoom, id: string): Promise<JobOutcome> {
  const row = await table.waitingMail(db, id)
  if (!row?.sealed || !isTemplateName(row.template)) return { kind: 'skipped', why: 'nothing to send' }
  const giveUp = async (why: string): Promise<JobOutcome> => {
    await table.endMail(db, id, 'given-up', clock.now())
    return { kind: 'failed', why }
  }
  if (row.giveUpAt < clock.now()) return giveUp('too late to be of use')
  const { to, data } = sealedSchema.parse(JSON.parse(sealer.open(Buffer.from(row.sealed, 'base64')).toString()))
  try {
    await transport.send(to, await renderMail(row.template, data, siteUrl()), id)
  } catch (error) {
    if (error instanceof MailRefused) return giveUp(error.message)
    throw error
  }
  await table.endMail(db, id, 'sent', clock.now())
  return { kind: 'done' }
}
