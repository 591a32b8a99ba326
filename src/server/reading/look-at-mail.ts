import { createHash } from 'node:crypto'
import type { Email } from 'postal-mime'
import { parseMail, partsOf } from './mail-parts.ts'

/** What must be known of an email before it is taken. All of it is what the mail says of itself. */
export interface MailLook {
  readonly kind: 'mail'
  readonly from: { readonly name: string; readonly address: string } | undefined
  readonly subject: string
  /** Without its angle brackets. */
  readonly messageId: string | undefined
  /** Those headers that tell of lists, machines and forwarding, in lower case; the last of each name. */
  readonly headers: Readonly<Record<string, string>>
  /** How many servers it went through. */
  readonly hops: number
  /** The hash of the letters attached to it, in order; undefined when its own words are all there is. */
  readonly filesHash: string | undefined
  /** The hash of its words. */
  readonly wordsHash: string
  /** The number in a mail by which Gmail asks whether it may forward to an address. */
  readonly gmailCode: string | undefined
}

const TELLING =
  /^(?:auto-submitted|precedence|list-.*|x-auto-response-suppress|x-forwarded-.*|resent-.*|x-ms-exchange-.*)$/

/** Looks at an email without reading its letters.
 *  @throws FileRefused when it is damaged, holds nothing to read or far too much */
export async function lookAtMail(bytes: Uint8Array): Promise<MailLook> {
  const mail = await parseMail(bytes)
  const gmailCode = gmailCodeIn(mail)
  const { lines, files } = await partsOf(mail)
  return {
    kind: 'mail',
    from: mail.from?.address
      ? { name: oneLine(mail.from.name, 200), address: oneLine(mail.from.address, 254) }
      : undefined,
    subject: oneLine(mail.subject ?? '', 300),
    messageId: mail.messageId?.replace(/^\s*<|>\s*$/g, '').slice(0, 1000) || undefined,
    headers: Object.fromEntries(
      mail.headers.filter(({ key }) => TELLING.test(key)).map(({ key, value }) => [key, value.slice(0, 1000)]),
    ),
    hops: mail.headers.filter(({ key }) => key === 'received').length,
    filesHash: files.length === 0 ? undefined : hashOf(files.map(file => hashOf([file]))),
    wordsHash: hashOf([lines.join('\n')]),
    gmailCode,
  }
}

/** Only from Gmail's own sender. A forged one shows a number that nobody asks for. */
function gmailCodeIn({ from, subject, text }: Email): string | undefined {
  if (from?.address?.toLowerCase() !== 'forwarding-noreply@google.com') return undefined
  const code = /\(#?(\d{6,12})\)/.exec(subject ?? '') ?? /confirmation code:\s*(\d{6,12})/i.exec(text ?? '')
  return code?.[1]
}

function hashOf(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('base64url')
}

// Shown again, in a page and in a table: one line, nothing that turns writing around.
function oneLine(text: string, most: number): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, most)
}
