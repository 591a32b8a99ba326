import { convert } from 'html-to-text'
import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { fileKindOf, isDocx } from './file-kind.ts'
import { FileRefused } from '#reading/file-refused.ts'
import { startsAsMail } from './starts-as-mail.ts'

/** What is read of an email: its words, and the files that came with it. */
export interface MailParts {
  /** Who wrote, when and about what, then the text, a line each. Empty when the mail has no words. */
  readonly lines: readonly string[]
  /** Photos, PDFs and Word files, by their bytes. Nothing else that is attached is ever opened. */
  readonly files: readonly Uint8Array[]
}

const MOST_FILES = 20
/** A mail passed on as a file is read as if it had come itself; what is packed deeper is not. */
const MOST_MAILS_INSIDE = 2
const MOST_LETTERS = 200_000
/** Logos, rules and tracking dots, not photos of a letter. */
const SMALLEST_PICTURE = 20_000

/** Takes an email apart. Nothing in it is fetched or run: of HTML only the words are kept.
 *  @throws FileRefused when it is damaged, holds nothing to read or far too much */
export async function mailParts(bytes: Uint8Array): Promise<MailParts> {
  return partsOf(await parseMail(bytes))
}

/** The same of an email that is parsed already.  @throws FileRefused as `mailParts` */
export async function partsOf(mail: Email): Promise<MailParts> {
  const parts = await allParts(mail, 0)
  if (parts.files.length > MOST_FILES) throw new FileRefused('too-many-pages')
  if (parts.lines.join('\n').length > MOST_LETTERS) throw new FileRefused('too-many-pages')
  if (parts.lines.length === 0 && parts.files.length === 0) throw new FileRefused('no-letter-in-mail')
  return parts
}

/** @throws FileRefused when it is damaged or built to exhaust the reader */
export async function parseMail(bytes: Uint8Array): Promise<Email> {
  try {
    return await PostalMime.parse(bytes, { maxNestingDepth: 20, maxHeadersSize: 200_000 })
  } catch {
    throw new FileRefused('damaged')
  }
}

async function allParts(mail: Email, depth: number): Promise<MailParts> {
  const words = wordsOf(mail)
  const lines = words === '' ? [] : [...headOf(mail), ...words.split('\n')]
  const files: Uint8Array[] = []
  for (const attachment of mail.attachments) {
    const bytes = bytesOf(attachment)
    if (startsAsMail(bytes) && depth < MOST_MAILS_INSIDE) {
      const inside = await allParts(await parseMail(bytes), depth + 1)
      lines.push(...(lines.length > 0 && inside.lines.length > 0 ? [''] : []), ...inside.lines)
      files.push(...inside.files)
    } else if (await isReadable(attachment, bytes)) files.push(bytes)
  }
  return { lines, files }
}

function bytesOf({ content }: Attachment): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)
}

async function isReadable({ related, mimeType }: Attachment, bytes: Uint8Array): Promise<boolean> {
  const kind = await fileKindOf(bytes, 'letter')
  if (kind === 'pdf' || kind === 'heic' || (await isDocx(bytes))) return true
  const isDecoration = related === true || mimeType === 'image/gif' || bytes.length < SMALLEST_PICTURE
  return kind === 'image' && !isDecoration
}

function wordsOf({ text, html }: Email): string {
  const plain = text?.trim() ? text : html ? textOfHtml(html) : ''
  return plain
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function textOfHtml(html: string): string {
  return convert(html, {
    wordwrap: false,
    limits: { maxInputLength: 2_000_000, maxDepth: 200 },
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
      ...['h1', 'h2', 'h3', 'h4', 'table'].map(selector => ({ selector, options: { uppercase: false } })),
    ],
  })
}

/** Who wrote, when and about what. A mail passed on by the person names them as its writer: then its own text says. */
function headOf({ from, date, subject }: Email): string[] {
  const isPassedOn = /^\s*(?:fwd?|wg|tr|rv)\s*:/i.test(subject ?? '')
  const day = date && !Number.isNaN(Date.parse(date)) ? new Date(date) : undefined
  const writer = isPassedOn || !from?.address ? undefined : [from.name, `<${from.address}>`].filter(Boolean).join(' ')
  return [
    ...(writer ? [`From: ${writer}`] : []),
    ...(day && !isPassedOn ? [day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })] : []),
    ...(subject ? [`Subject: ${subject}`] : []),
    '',
  ]
}
