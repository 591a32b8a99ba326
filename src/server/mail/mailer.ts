import { randomUUID } from 'node:crypto'
import type { Language } from '#language/language.ts'
import { languageOfPerson } from '#server/accounts/table.ts'
import type { Sealer } from '#server/blobs/encryption.ts'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/database/database.ts'
import type { Queue } from '#server/jobs/queue.ts'
import { addressOf, checkedData, TEMPLATES, type MailData, type TemplateName } from './templates/index.ts'
import * as table from './table.ts'

export const SEND_MAIL = 'send-mail'

/** One mail as it is asked for: who gets it, which one, and what fills it. */
export type MailRequest = {
  [Name in TemplateName]: {
    readonly template: Name
    readonly to: string
    readonly data: MailData[Name]
    /** The same key is one mail, however often it is asked for. Holds nothing personal. */
    readonly key: string
    /** Whose data it is: gone with them when they delete everything. */
    readonly ownerId?: string
    /** When it is known from the request; else the one of whoever's data it is. */
    readonly language?: Language
  }
}[TemplateName]

export interface Mailer {
  /** Puts a mail in line, in the caller's transaction when one is given: mail and deed happen together or not at all.
   *  It is sent later and again when the mail server fails.  @throws on an address or data that is not right */
  readonly send: (mail: MailRequest, tx?: Db) => Promise<void>
}

export function createMailer(room: {
  readonly db: Db
  readonly queue: Queue
  readonly sealer: Sealer
  readonly clock: Clock
}): Mailer {
  return {
    send: async (mail, tx) => {
      const checked = { to: addressOf(mail.to), data: checkedData(mail.template, mail.data) }
      const put = async (db: Db): Promise<void> => {
        const language = mail.language ?? (mail.ownerId ? await languageOfPerson(db, mail.ownerId) : 'en')
        const sealed = { ...checked, language }
        const id = randomUUID()
        const isNew = await table.insertMail(db, {
          id,
          key: mail.key,
          ownerId: mail.ownerId ?? null,
          template: mail.template,
          status: 'waiting',
          sealed: room.sealer.seal(Buffer.from(JSON.stringify(sealed))).toString('base64'),
          createdAt: room.clock.now(),
          giveUpAt: new Date(room.clock.now().getTime() + TEMPLATES[mail.template].usefulMinutes * 60_000),
        })
        if (isNew) await room.queue.add(db, SEND_MAIL, { mailId: id })
      }
      await (tx ? put(tx) : room.db.transaction(put))
    },
  }
}
