import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { anyAddress } from '#e2e/any-address.ts'
import type { MailServer } from '#server/mail/testing.ts'
import { letterPdf } from '#server/reading/hostile-files.testing.ts'

/** What people did and were told is done. */
export interface Told {
  /** Names under which a contact was written down. */
  readonly contacts: Set<string>
  /** Ids of letters that were taken. */
  readonly letters: Set<string>
  /** Addresses a code was said to be on its way to. */
  readonly codes: Set<string>
  /** Tried, and nobody knows: the answer never came. May be there once, never twice. */
  readonly unsure: Set<string>
}

export interface Traffic {
  readonly told: Told
  readonly token: string
  /** Where mail arrives; undefined when none is asked for. */
  readonly mails: MailServer | undefined
  /** Answers by status, and `none` for those that never came. */
  readonly answers: Readonly<Record<string, number>>
  /** No more is begun; waits for what was. */
  readonly stop: () => Promise<void>
}

const PATIENCE_MS = 20_000
/** An installation sends two mails at once: more would only make the line long. */
const CODE_EVERY_MS = 250

/** Somebody who writes down contacts, sends letters and looks at lists without pause, whatever happens to the product, and
 *  people who ask for a code by mail.  A letter whose answer never came is sent again under the same id, as the page does.
 *  @param mails where their mail arrives; without it nobody asks for a code */
export function startTraffic(address: string, token: string, mails?: MailServer): Traffic {
  const told: Told = { contacts: new Set(), letters: new Set(), codes: new Set(), unsure: new Set() }
  const answers: Record<string, number> = {}
  const over = new AbortController()

  const ask = async (
    path: string,
    { headers: own, ...init }: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ): Promise<Response | undefined> => {
    const headers = { ...own, authorization: `Bearer ${token}`, 'x-forwarded-for': anyAddress() }
    const response = await fetch(`${address}${path}`, {
      ...init,
      headers,
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => undefined)
    const whole = await response?.arrayBuffer().catch(() => undefined)
    const status = whole ? String(response!.status) : 'none'
    answers[status] = (answers[status] ?? 0) + 1
    if (!whole || response!.status >= 500) await pause(100) // the line is down
    return whole ? response : undefined
  }
  const writeDown = async (): Promise<void> => {
    const collector = `Collector ${randomUUID()}`
    const body = JSON.stringify({ kind: 'contact', way: 'call', collector, time_zone: 'America/Chicago' })
    const response = await ask('/api/contacts', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    if (response?.ok) told.contacts.add(collector)
    else told.unsure.add(collector)
  }
  const sendLetter = async (): Promise<void> => {
    const id = randomUUID()
    const letter = letterPdf(
      `Coastal Recovery LLC. You owe $${100 + (Math.random() * 900).toFixed(2)} to Bank of Palo Duro. You will be arrested.`,
    )
    for (let tries = 0; tries < 50; tries += 1) {
      const form = new FormData()
      form.set('state', 'CA')
      form.set('file', new Blob([new Uint8Array(letter)]), 'letter.pdf')
      const response = await ask('/api/analyze-strategic', {
        method: 'POST',
        headers: { 'x-analysis-id': id },
        body: form,
      })
      if (response?.ok) return void told.letters.add(id)
      if (response && response.status !== 409 && response.status !== 429 && response.status < 500) break // refused in words
      await pause(200)
    }
    told.unsure.add(id)
  }
  const askForCode = async (): Promise<void> => {
    const email = `${randomUUID()}@example.com`
    const response = await ask('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    })
    if (response?.ok) told.codes.add(email)
    else told.unsure.add(email)
    await pause(CODE_EVERY_MS)
  }
  const look = (path: string) => async (): Promise<void> => void (await ask(path))
  const person = async (...deeds: (() => Promise<void>)[]): Promise<void> => {
    while (!over.signal.aborted) for (const deed of deeds) if (!over.signal.aborted) await deed()
  }
  const people = [
    person(writeDown),
    person(writeDown, look('/api/contacts')),
    person(sendLetter),
    person(look('/api/user/analyses'), look('/api/user/stats'), writeDown),
    ...(mails ? [person(askForCode)] : []),
  ]
  return {
    told,
    token,
    mails,
    answers,
    stop: async () => {
      over.abort()
      await Promise.all(people)
    },
  }
}
