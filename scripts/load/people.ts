import { setTimeout as pause } from 'node:timers/promises'
import { FormData } from 'undici'
import type { MailServer } from '#server/mail/testing.ts'
import { letterPdf } from '#server/reading/hostile-files.testing.ts'
import type { Answer, Asking } from './asking.ts'

/** Somebody signed in, with letters and a dispute. */
export interface LoadPerson {
  readonly token: string
}

const LETTERS_EACH = 3

/** A person as the product makes one: signed in by mail, with letters read and a dispute opened.  @throws when refused */
export async function newPerson(asking: Asking, mails: MailServer, email: string): Promise<LoadPerson> {
  const token = await signIn(asking, mails, email)
  const letters: string[] = []
  for (let letter = 0; letter < LETTERS_EACH; letter += 1) {
    const bytes = letterPdf(
      `Coastal Recovery LLC ${letter}. You owe $${100 + letter}.00 to Bank of Palo Duro. You will be arrested.`,
    )
    const read = accepted(await asking.ask('/api/analyze-strategic', { token, form: formOf(bytes, 'letter.pdf') }))
    letters.push(String(read['analysis_id']))
  }
  accepted(await asking.ask('/api/disputes', { token, json: { analysis_id: letters[0]! } }))
  return { token }
}

/** @param call how each of the two calls is made, so that it can be timed */
export async function signIn(
  { ask }: Asking,
  mails: MailServer,
  email: string,
  call: (calling: () => Promise<Answer>) => Promise<Answer> = calling => calling(),
): Promise<string> {
  accepted(await call(() => ask('/api/auth/login', { json: { email } })))
  const code = await codeFor(mails, email)
  return String(accepted(await call(() => ask('/api/auth/login', { json: { email, code } })))['token'])
}

export function formOf(bytes: Uint8Array, name: string): FormData {
  const form = new FormData()
  form.set('state', 'CA')
  form.set('file', new Blob([new Uint8Array(bytes)]), name)
  return form
}

function accepted({ status, text }: Answer): Record<string, unknown> {
  if (status !== 200) throw new Error(`The product answered ${status}: ${text.slice(0, 200)}`)
  return JSON.parse(text) as Record<string, unknown>
}

const LONGEST_MAIL_MS = 60_000

async function codeFor(mails: MailServer, email: string): Promise<string> {
  for (const started = performance.now(); performance.now() - started < LONGEST_MAIL_MS;) {
    const mail = (await mails.received(0)).find(({ to }) => to.includes(email))
    if (mail) return /\b\d{6}\b/.exec(mail.text)![0]
    await pause(50)
  }
  throw new Error('The mail with the code did not come.')
}
