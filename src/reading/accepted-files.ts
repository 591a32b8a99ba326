/** All files of one letter together: 10 MB, as the specification has it. */
export const MOST_UPLOAD_BYTES = 10_485_760

/** What the file picker offers. */
export const LETTER_FILE_TYPES = [
  'image/jpeg',
  'image/png',
  'application/pdf',
  'image/heic',
  'image/heif',
  'message/rfc822',
] as const
export const OWN_LETTER_EXTENSIONS = ['.pdf', '.doc', '.docx', '.txt'] as const

export interface NamedFile {
  readonly name: string
  /** Media type as the browser tells it; may be empty. */
  readonly type: string
  readonly size: number
}

export type LetterFileKind = 'photo' | 'heic' | 'pdf' | 'mail'
export type FileRefusal = 'wrong-type' | 'too-large'

/** What a chosen file looks like by its type and name; undefined when it is nothing we read.
 *  Its bytes are believed only on the server. @example letterFileKind({ name: 'a.HEIC', type: '', size: 1 }) // 'heic' */
export function letterFileKind({ name, type }: NamedFile): LetterFileKind | undefined {
  const extension = extensionOf(name)
  if (type === 'image/heic' || type === 'image/heif' || ['.heic', '.heif'].includes(extension)) return 'heic'
  if (type === 'message/rfc822' || extension === '.eml') return 'mail'
  if (type === 'application/pdf' || (type === '' && extension === '.pdf')) return 'pdf'
  if (type === 'image/jpeg' || type === 'image/jpg' || type === 'image/png') return 'photo'
  return type === '' && ['.jpg', '.jpeg', '.png'].includes(extension) ? 'photo' : undefined
}

/** Why these files cannot be one letter, or undefined when they can: each of a type we read, 10 MB in all. */
export function refuseLetterFiles(files: readonly NamedFile[]): FileRefusal | undefined {
  if (files.some(file => letterFileKind(file) === undefined)) return 'wrong-type'
  return files.reduce((sum, file) => sum + file.size, 0) > MOST_UPLOAD_BYTES ? 'too-large' : undefined
}

/** The same for the person's own letter: PDF, DOC, DOCX or TXT, 10 MB. */
export function refuseOwnLetterFile(file: NamedFile): FileRefusal | undefined {
  if (!OWN_LETTER_EXTENSIONS.some(extension => extension === extensionOf(file.name))) return 'wrong-type'
  return file.size > MOST_UPLOAD_BYTES ? 'too-large' : undefined
}

function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot < 0 ? '' : name.slice(dot).toLowerCase()
}
