import type { RenderedMail } from './render.ts'

export interface OutboxMail extends RenderedMail {
  readonly to: string
  readonly at: Date
}

/** Where mail lands when no mail server is set outside production: in memory, newest first, gone with the process. */
export interface Outbox {
  readonly put: (mail: OutboxMail) => void
  readonly all: () => readonly OutboxMail[]
}

const MOST_MAILS = 100

export function createOutbox(): Outbox {
  const mails: OutboxMail[] = []
  return {
    put: mail => {
      mails.unshift(mail)
      mails.length = Math.min(mails.length, MOST_MAILS)
    },
    all: () => mails,
  }
}
