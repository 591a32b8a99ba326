import { MOST_UPLOAD_BYTES } from './accepted-files.ts'

/** Pages of one letter. */
export const MOST_PAGES = 40
/** Pages of one credit report, or of the packet of three. */
const MOST_REPORT_PAGES = 200
/** Pixels of one page. */
export const MOST_PIXELS = 60_000_000

/** The letter to be judged, the person's own answer to be improved, or a paper of a credit bureau: a report, or its answer
 *  to a dispute, which are read row by row. */
export type UploadKind = 'letter' | 'own-letter' | 'credit-report'

/** @example mostPages('credit-report') // 200 */
export function mostPages(kind: UploadKind): number {
  return kind === 'credit-report' ? MOST_REPORT_PAGES : MOST_PAGES
}

/** Why an upload cannot be read: words for the person, a stable code for programs, and what to do now. */
export interface ReadingRefusal {
  readonly kind: 'refused'
  readonly code: RefusalCode
  readonly message: string
  readonly suggestion: string
}

export type RefusalCode = keyof typeof WORDS

const WORDS = {
  'wrong-type': [
    'Please upload an image (JPG, PNG) or PDF file',
    'Take a photo of each page, or save the letter as a PDF.',
  ],
  'wrong-type-own-letter': [
    'Please upload your letter as a PDF, DOC, DOCX or TXT file',
    'Or copy its text and paste it into the box.',
  ],
  'too-large': [
    'File size must be less than 10MB',
    'Take the photos again at a lower size, or send fewer pages at once.',
  ],
  empty: ['This file is empty', 'Choose the file again, or take a new photo.'],
  'too-many-pages': [
    `A letter can have at most ${MOST_PAGES} pages`,
    'Send only the pages of this letter, without others from the same file.',
  ],
  'report-too-long': [
    `A credit report can have at most ${MOST_REPORT_PAGES} pages`,
    'Send the report of one bureau at a time.',
  ],
  'credit-report': [
    'This is a credit report, not a letter',
    'Choose the same file on the page “Credit disputes” (/credit-disputes). There it is read account by account.',
  ],
  'too-many-pixels': [
    'This picture is too large to be read',
    'Take a normal photo of the page with your phone, or scan it at 300 dpi.',
  ],
  'no-letter-in-mail': [
    'We found nothing to read in this email',
    'Open the email, take a screenshot of its text, and upload the picture.',
  ],
  password: [
    'This PDF is protected with a password',
    'Open it with the password and print or save it as a new PDF, or take a photo of each page.',
  ],
  damaged: ['This file is incomplete or damaged', 'Choose it again, or take a new photo of each page.'],
  unsafe: ['This file could not be opened safely', 'Take a photo of each page and send the photos instead.'],
  unreadable: [
    'We could not find any words to read',
    'Lay the page flat in good light, fit the whole page in the picture and take it again.',
  ],
} as const satisfies Record<string, readonly [message: string, suggestion: string]>

export function tooLong(kind: UploadKind): RefusalCode {
  return kind === 'credit-report' ? 'report-too-long' : 'too-many-pages'
}

/** @example refusal('too-large').message // 'File size must be less than 10MB' */
export function refusal(code: RefusalCode): ReadingRefusal {
  const [message, suggestion] = WORDS[code]
  return { kind: 'refused', code, message, suggestion }
}

/** No file, an empty file, or more than 10 MB together. Undefined: the sizes are fine. */
export function refuseSizes(sizes: readonly number[]): ReadingRefusal | undefined {
  if (sizes.length === 0 || sizes.some(size => size === 0)) return refusal('empty')
  return sizes.reduce((sum, size) => sum + size, 0) > MOST_UPLOAD_BYTES ? refusal('too-large') : undefined
}
