import { fileTypeFromBuffer } from 'file-type'
import type { UploadKind } from '#reading/refusals.ts'
import { startsAsMail } from './starts-as-mail.ts'

export type FileKind = 'image' | 'mail' | 'heic' | 'pdf' | 'docx' | 'doc' | 'txt'

const LETTER_KINDS: Readonly<Record<string, FileKind>> = {
  'image/jpeg': 'image',
  'image/png': 'image',
  'image/heic': 'heic',
  'image/heif': 'heic',
  'image/heic-sequence': 'heic',
  'image/heif-sequence': 'heic',
  'application/pdf': 'pdf',
}
const OWN_LETTER_KINDS: Readonly<Record<string, FileKind>> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/x-cfb': 'doc',
}

/** What a file is by its bytes, whatever its name says; undefined when it is nothing we read for this purpose. */
export async function fileKindOf(bytes: Uint8Array, upload: UploadKind): Promise<FileKind | undefined> {
  const found = startsAsPdf(bytes) ? 'application/pdf' : (await fileTypeFromBuffer(bytes))?.mime
  if (upload === 'letter' && found === undefined && startsAsMail(bytes)) return 'mail'
  if (upload !== 'own-letter') return found === undefined ? undefined : LETTER_KINDS[found]
  if (found === undefined) return isText(bytes) ? 'txt' : undefined
  return OWN_LETTER_KINDS[found]
}

export async function isDocx(bytes: Uint8Array): Promise<boolean> {
  return (await fileKindOf(bytes, 'own-letter')) === 'docx'
}

/** Mail programs put a few bytes before the header; readers look for it in the first kilobyte. */
function startsAsPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')
}

/** Plain text has no zero bytes (but in UTF-16, which says so) and hardly any control signs. */
function isText(bytes: Uint8Array): boolean {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true
  const sample = bytes.subarray(0, 65_536)
  const controls = sample.filter(byte => byte < 9 || (byte > 13 && byte < 32)).length
  return !sample.includes(0) && controls <= sample.length / 1000
}
