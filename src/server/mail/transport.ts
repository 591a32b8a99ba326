import { createTransport } from 'nodemailer'
import type { Clock } from '#server/clock.ts'
import type { Config } from '#server/config.ts'
import type { Outbox } from './outbox.ts'
import type { RenderedMail } from './render.ts'

export interface Transport {
  /** @throws `MailRefused` when the mail server will never take it, `MailUnsure` when it may have taken it, another error
   *  when it surely did not and trying again may help */
  readonly send: (to: string, mail: RenderedMail, id: string) => Promise<void>
  readonly close: () => void
}

/** The mail server refused for good: a wrong address, a full ban. */
export class MailRefused extends Error {}

/** The connection broke and nobody knows on which side of the mail server's *yes*. */
export class MailUnsure extends Error {}

/** Through a mail server. Nothing is read from disk or fetched for a mail; the address is one mailbox, never a list. */
export function smtpTransport(smtpUrl: string, from: string): Transport {
  const smtp = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    maxRequeues: 0, // it would send again by itself when a connection breaks, also after the mail was taken
    idleTimeout: 20_000,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (to, mail, id) => {
      const sent = smtp.sendMail({
        from: { name: 'Writeback', address: from },
        to: { name: '', address: to },
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        messageId: `<${id}@${from.split('@')[1]}>`, // a mail sent twice by accident is recognised as one
        headers: { 'Auto-Submitted': 'auto-generated' },
        attachments: mail.attachments.map(({ fileName, mediaType, bytes }) => ({
          filename: fileName,
          contentType: mediaType,
          content: bytes,
        })),
      })
      const fault = await sent.then(() => undefined, faultOf)
      if (fault === undefined) return
      if (fault.status >= 550 && fault.status <= 559) throw new MailRefused(`the mail server answered ${fault.status}`)
      if (fault.isUnsure) throw new MailUnsure('The mail server may have taken a mail.')
      throw new Error(`The mail server did not take a mail (${fault.status || 'no answer'}).`)
    },
    close: () => smtp.close(),
  }
}

const BEFORE_THE_MAIL = ['EDNS', 'ETLS', 'EAUTH', 'ENOAUTH', 'EPROXY', 'ECONFIG', 'EENVELOPE']

// Only the number: a mail server's words hold the address, and a job's error is kept. Without an answer the mail is
// surely not taken only when we never came so far as to hand it over.
function faultOf(error: unknown): { readonly status: number; readonly isUnsure: boolean } {
  const { responseCode, code, timeoutType, syscall } = error as {
    responseCode?: number
    code?: string
    timeoutType?: string
    syscall?: string
  }
  const isEarly =
    (responseCode ?? 0) >= 400 ||
    BEFORE_THE_MAIL.includes(code ?? '') ||
    syscall === 'connect' ||
    (timeoutType !== undefined && timeoutType !== 'SOCKET_TIMEOUT')
  return { status: responseCode ?? 0, isUnsure: !isEarly }
}

/** Into the outbox of a machine without a mail server. */
export function outboxTransport(outbox: Outbox, clock: Clock): Transport {
  return {
    send: async (to, mail) => outbox.put({ ...mail, to, at: clock.now() }),
    close: () => undefined,
  }
}

/** False on a production server without a mail server: what needs mail says so instead of promising it. */
export function canMail({ isProduction, smtpUrl }: Config): boolean {
  return !isProduction || smtpUrl !== undefined
}

/** A production server without a mail server sends nothing, and says so where it matters. */
export const NO_TRANSPORT: Transport = {
  send: async () => {
    throw new MailRefused('no mail server is set')
  },
  close: () => undefined,
}
