import type { PlacedWord } from '#reading/layout/placed-word.ts'
import type { Box } from '#law/fact.ts'
import type { Page } from '#reading/paper.ts'
import type { RefusalCode, UploadKind } from '#reading/refusals.ts'
import type { PagePicture } from './image-text.ts'

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

/** Pixels in a file of our own making: rows of red, green and blue. */
export interface PixelFile {
  readonly path: string
  readonly width: number
  readonly height: number
}

/** A page that must be looked at. */
export type Look =
  /** A photo, or a page that is nothing but a scan. */
  | { readonly kind: 'photo'; readonly pixels: PixelFile }
  /** A page with a text layer, and parts (as fractions of it) that may hold words the layer has not. */
  | {
      readonly kind: 'mixed'
      readonly pixels: PixelFile
      readonly words: readonly PlacedWord[]
      readonly parts: readonly Box[]
    }

/** What an opener tells, in this order. */
export type OpenerMessage =
  | { readonly kind: 'pages'; readonly count: number }
  | { readonly kind: 'page'; readonly page: Page; readonly picture?: PagePicture }
  | { readonly kind: 'look'; readonly number: number; readonly look: Look }
  | { readonly kind: 'refused'; readonly code: RefusalCode }
  /** For a `CutJob`: a JPEG for each piece, in order. */
  | { readonly kind: 'piece'; readonly bytes: Uint8Array }

/** Work for a page reader. */
export interface LookJob {
  readonly upload: UploadKind
  readonly look: Look
  readonly number: number
}

export interface PageReaderMessage {
  readonly page: Page
  readonly picture: PagePicture
}
