import { convert } from 'html-to-text'
import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { fileKindOf } from './file-kind.ts'
import { FileRefused } from './file-refused.ts'

/** What is read of an email: its words, and the files that came with it. */
export interface MailParts {
  /** Who wrote, when and about what, then the text, a line each. Empty when the mail has no words. */
  readonly lines: readonly string[]
  /** Photos and PDFs, by their bytes. Nothing else that is attached is ever opened. */
  readonly files: readonly Uint8Array[]
}

const MOST_FILES = 20
const MOST_LETTERS = 200_000
/** Logos, rules and tracking dots, not photos of a letter. */
const SMALLEST_PICTURE = 20_000

/** Takes an email apart. Nothing in it is fetched or run: of HTML only the words are kept.
 *  @throws FileRefused when it is damaged, holds nothing to read or far too much */
export async function mailParts(bytes: Uint8Array): Promise<MailParts> {
  const mail = await parsed(bytes)
  const files: Uint8Array[] = []
  for (const attachment of mail.attachments) {
    const content = await readable(attachment)
    if (content) files.push(content)
  }
  if (files.length > MOST_FILES) throw new FileRefused('too-many-pages')
  const words = wordsOf(mail)
  if (words.length > MOST_LETTERS) throw new FileRefused('too-many-pages')
  if (words === '' && files.length === 0) throw new FileRefused('no-letter-in-mail')
  return { lines: words === '' ? [] : [...headOf(mail), ...words.split('\n')], files }
}

async function parsed(bytes: Uint8Array): Promise<Email> {
  try {
    return await PostalMime.parse(bytes, { maxNestingDepth: 20, maxHeadersSize: 200_000 })
  } catch {
    throw new FileRefused('damaged')
  }
}

async function readable({ content, related, mimeType }: Attachment): Promise<Uint8Array | undefined> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)
  const kind = await fileKindOf(bytes, 'letter')
  if (kind === 'pdf' || kind === 'heic') return bytes
  const isDecoration = related === true || mimeType === 'image/gif' || bytes.length < SMALLEST_PICTURE
  return kind === 'image' && !isDecoration ? bytes : undefined
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
