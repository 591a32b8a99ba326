import { buildPushPayload } from '@block65/webcrypto-web-push'
import type { Language } from '#language/language.ts'
import { sayTo } from '#server/mail/say-mail.ts'
import type { PushKey } from './push-key.ts'
import type { PhoneRow, PushRow } from './table.ts'

/** What became of a push: taken; the phone is gone for good; refused for good; not now; nobody knows. */
export type PushResult = 'taken' | 'phone-gone' | 'refused' | 'not-now' | 'unsure'

const HOURS_KEPT = 12
const LONGEST_WAIT_MS = 15_000
const NEVER_REACHED = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]

/** Tells one phone that something is due, sealed so that only that phone can open it. It says nothing more: a locked
 *  phone shows it to everybody.  @law RFC 8030, RFC 8291, RFC 8292 */
export async function pushReminder(
  phone: PhoneRow,
  push: Pick<PushRow, 'id' | 'path'>,
  key: PushKey,
  language: Language,
): Promise<PushResult> {
  const say = sayTo(language)
  const { method, headers, body } = await buildPushPayload(
    {
      data: {
        title: say('Writeback: something is due'),
        body: say('Open Writeback to see your next step.'),
        tag: push.id, // the same one twice is shown as one
        path: push.path,
      },
      options: { ttl: HOURS_KEPT * 3600, urgency: 'normal', topic: push.id.replaceAll('-', '') },
    },
    { endpoint: phone.endpoint, expirationTime: null, keys: { p256dh: phone.p256dh, auth: phone.auth } },
    { subject: key.contact, publicKey: key.publicKey, privateKey: key.privateKey },
  )
  try {
    const answer = await fetch(phone.endpoint, {
      method,
      headers,
      body,
      redirect: 'manual', // never to where somebody else points
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    })
    await answer.body?.cancel()
    return resultOf(answer.status)
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string }
    return code !== undefined && NEVER_REACHED.includes(code) ? 'not-now' : 'unsure'
  }
}

function resultOf(status: number): PushResult {
  if (status >= 200 && status < 300) return 'taken'
  if (status === 404 || status === 410) return 'phone-gone'
  return status === 429 || status >= 500 ? 'not-now' : 'refused'
}
