import type { PagePicture } from './ocr/read-picture.ts'
import type { Page, Paper } from './paper.ts'
import { refusal, type ReadingRefusal } from './refusals.ts'

/** A page as it is shown, upright and flat, numbered from 1 as in the paper. The boxes of its words are fractions of it. */
export interface PageImage extends PagePicture {
  readonly page: number
}

export interface ReadLetter {
  readonly kind: 'read'
  readonly paper: Paper
  /** One a page; none for typed text. */
  readonly pageImages: readonly PageImage[]
  readonly source: 'text_layer' | 'ocr' | 'mixed'
  /** What was seen but could not be read, in plain words with the page. */
  readonly unread: readonly string[]
}

export type ReadResult = ReadLetter | ReadingRefusal

export interface ReadPage {
  readonly page: Page
  readonly picture?: PagePicture
}

/** The pages of one letter put together. Refuses when there is not a word on any. */
export function resultOf(read: readonly ReadPage[]): ReadResult {
  const pages = read.map(({ page }) => page)
  if (pages.every(page => page.blocks.length === 0)) return refusal('unreadable')
  const looked = pages.filter(page => page.source === 'ocr').length
  return {
    kind: 'read',
    paper: { pages },
    pageImages: read.flatMap(({ page, picture }) => (picture ? [{ page: page.number, ...picture }] : [])),
    source: looked === 0 ? 'text_layer' : looked === pages.length ? 'ocr' : 'mixed',
    unread: pages.flatMap(({ number, unread }) => unread.map(part => `Page ${number}: ${part}`)),
  }
}
