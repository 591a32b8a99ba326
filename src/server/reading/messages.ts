import type { Box } from '#law/fact.ts'
import type { PagePicture } from '#reading/ocr/read-picture.ts'
import type { Page } from '#reading/paper.ts'
import type { Look, PdfMessage } from '#reading/pdf/pdf-text.ts'
import type { RefusalCode, UploadKind } from '#reading/refusals.ts'
import type { MailLook } from './look-at-mail.ts'

/** Work for an opener: one file from outside. */
export interface OpenJob {
  readonly upload: UploadKind
  readonly bytes: Uint8Array
  /** The number of its first page in the letter, from 1. */
  readonly firstPage: number
  /** Where pixels are left for the page readers. */
  readonly folder: string
}

/** Other work for an opener, because it too opens a picture that another process made: cuts pieces out of it. */
export interface CutJob {
  readonly picture: Uint8Array
  /** As fractions of the picture. */
  readonly pieces: readonly Box[]
}

/** A first look at an email that comes in, before it is taken. */
export interface LookAtMailJob {
  readonly mail: Uint8Array
}

/** Pixels in a file of our own making: rows of red, green and blue. */
export interface PixelFile {
  readonly path: string
  readonly width: number
  readonly height: number
}

/** What an opener tells, in this order. */
export type OpenerMessage =
  | PdfMessage<PixelFile>
  | { readonly kind: 'refused'; readonly code: RefusalCode }
  /** For a `CutJob`: a JPEG for each piece, in order. */
  | { readonly kind: 'piece'; readonly bytes: Uint8Array }
  /** For a `LookAtMailJob`. */
  | { readonly kind: 'mail'; readonly look: MailLook }

/** Work for a page reader. */
export interface LookJob {
  readonly upload: UploadKind
  readonly look: Look<PixelFile>
  readonly number: number
}

export interface PageReaderMessage {
  readonly page: Page
  readonly picture: PagePicture
}
