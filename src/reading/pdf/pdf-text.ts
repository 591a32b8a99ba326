import type { PDFiumLibrary } from '@hyzyla/pdfium'
import type { Box } from '#law/fact.ts'
import { wordsOfGlyphs } from '#reading/layout/glyphs.ts'
import { layOutPage } from '#reading/layout/lay-out-page.ts'
import { layOutRows } from '#reading/layout/lay-out-rows.ts'
import { mostPages, tooLong, type UploadKind } from '#reading/refusals.ts'
import { FileRefused } from '#reading/file-refused.ts'
import type { PlacedWord } from '#reading/layout/placed-word.ts'
import type { PagePicture } from '#reading/ocr/read-picture.ts'
import type { Page } from '#reading/paper.ts'
import { openPdf, type Pdf, type PdfPageContent, type Rendered } from './pdfium.ts'

/** A page that must be looked at; `Pixels` is how its picture is handed on. */
export type Look<Pixels> =
  /** A photo, or a page that is nothing but a scan. */
  | { readonly kind: 'photo'; readonly pixels: Pixels }
  /** A page with a text layer, and parts (as fractions of it) that may hold words the layer has not. */
  | {
      readonly kind: 'mixed'
      readonly pixels: Pixels
      readonly words: readonly PlacedWord[]
      readonly parts: readonly Box[]
    }

/** What is told of a PDF, in this order. */
export type PdfMessage<Pixels> =
  | { readonly kind: 'pages'; readonly count: number }
  | { readonly kind: 'page'; readonly page: Page; readonly picture?: PagePicture }
  | { readonly kind: 'look'; readonly number: number; readonly look: Look<Pixels> }

export interface PdfToRead<Pixels> {
  readonly bytes: Uint8Array
  /** The number of its first page in the letter, from 1. */
  readonly firstPage: number
  readonly upload: UploadKind
  /** Hands on the pixels of a page that must be looked at. */
  readonly keep: (page: Rendered) => Promise<Pixels>
  readonly jpeg: (page: Rendered) => Promise<Uint8Array>
}

/** A US Letter page at 150 dpi for showing, at 300 dpi for reading. */
const SHOWN_SIDE = 1650
const READ_SIDE = 3300
const FEWEST_SIGNS = 40
const MOST_UNKNOWN = 0.1

/** Reads a PDF page by page: from its text layer where it has one, and what must be looked at as pixels.
 *  @throws FileRefused for a password, a damaged file or too many pages */
export async function readPdf<Pixels>(
  library: PDFiumLibrary,
  job: PdfToRead<Pixels>,
  tell: (message: PdfMessage<Pixels>) => Promise<void>,
): Promise<void> {
  const { bytes, firstPage, upload } = job
  const pdf = await opened(library, bytes)
  try {
    if (pdf.pageCount === 0) throw new FileRefused('damaged')
    if (firstPage - 1 + pdf.pageCount > mostPages(upload)) throw new FileRefused(tooLong(upload))
    await tell({ kind: 'pages', count: pdf.pageCount })
    const read = upload === 'credit-report' ? readReportPage<Pixels> : readPage<Pixels>
    for (let index = 0; index < pdf.pageCount; index++) await tell(await read(pdf, index, firstPage + index, job))
  } finally {
    pdf.close()
  }
}

async function opened(library: PDFiumLibrary, bytes: Uint8Array): Promise<Pdf> {
  try {
    return await openPdf(library, bytes)
  } catch (error) {
    const isLocked = error instanceof Error && /password|security scheme/i.test(error.message)
    throw new FileRefused(isLocked ? 'password' : 'damaged')
  }
}

async function readPage<Pixels>(
  pdf: Pdf,
  index: number,
  number: number,
  { keep, jpeg }: PdfToRead<Pixels>,
): Promise<PdfMessage<Pixels>> {
  const content = pdf.contentOf(index)
  const aspect = pdf.aspectOf(index)
  if (isOnlyPicture(content)) {
    const pixels = await keep(await pdf.render(index, READ_SIDE))
    return { kind: 'look', number, look: { kind: 'photo', pixels } }
  }
  const words = wordsOfGlyphs(content.glyphs, aspect)
  const parts = partsWithoutText(content)
  if (parts.length > 0) {
    const pixels = await keep(await pdf.render(index, READ_SIDE))
    return { kind: 'look', number, look: { kind: 'mixed', pixels, words, parts } }
  }
  return {
    kind: 'page',
    page: layOutPage(words, { number, aspect, source: 'text-layer' }),
    picture: await shown(pdf, index, jpeg),
  }
}

/** A page of a report is never drawn for showing: there may be hundreds, and what is drawn on it is ruling, logos and ticks. */
async function readReportPage<Pixels>(
  pdf: Pdf,
  index: number,
  number: number,
  { keep }: PdfToRead<Pixels>,
): Promise<PdfMessage<Pixels>> {
  const content = pdf.contentOf(index)
  if (isOnlyPicture(content) || isMostlyPicture(content)) {
    const pixels = await keep(await pdf.render(index, READ_SIDE))
    return { kind: 'look', number, look: { kind: 'photo', pixels } }
  }
  const aspect = pdf.aspectOf(index)
  const words = [...wordsOfGlyphs(content.glyphs, aspect), ...ticksOf(content, aspect)]
  return { kind: 'page', page: layOutRows(words, { number, aspect, source: 'text-layer' }) }
}

/** A scan with a line or two of text laid over it, as some programs stamp on what they save. */
function isMostlyPicture({ glyphs, images }: PdfPageContent): boolean {
  return images.some(
    image => areaOf(image) > 0.5 && glyphs.filter(glyph => overlaps(glyph.box, image)).length < 4 * FEWEST_SIGNS,
  )
}

/** Small shapes that stand alone, about as high as print and about as wide: the ticks of a payment history, which have no
 *  letters. The ruling of a table is thin, its shading wide. */
function ticksOf({ glyphs, shapes }: PdfPageContent, aspect: number): PlacedWord[] {
  const usual = glyphs.map(({ box }) => box[3] - box[1]).sort((a, b) => a - b)[glyphs.length >> 1] ?? 0
  return shapes
    .filter(box => {
      const height = box[3] - box[1]
      const slant = ((box[2] - box[0]) * aspect) / Math.max(1e-9, height)
      const isTickSized = height > 0.25 * usual && height < 1.3 * usual && slant > 0.6 && slant < 1.9
      return isTickSized && !glyphs.some(glyph => overlaps(glyph.box, box))
    })
    .map(box => ({ text: '\u2713', box, confidence: TICK_CONFIDENCE }))
}

/** A shape is taken for a tick by its size and place: its outline was not looked at. */
const TICK_CONFIDENCE = 0.9

async function shown(pdf: Pdf, index: number, jpeg: PdfToRead<unknown>['jpeg']): Promise<PagePicture> {
  const page = await pdf.render(index, SHOWN_SIDE)
  return { bytes: await jpeg(page), mediaType: 'image/jpeg', width: page.width, height: page.height }
}

/** A scan: no text layer, one that is laid invisibly under a picture, or one whose signs have no letters to them. */
function isOnlyPicture({ glyphs, hiddenSigns, unknownSigns, images, shapes }: PdfPageContent): boolean {
  if (unknownSigns > MOST_UNKNOWN) return true
  const visible = glyphs.length - hiddenSigns
  const hasPicture = images.some(image => areaOf(image) > 0.01) || shapes.length > FEWEST_SIGNS
  return hasPicture && (visible < FEWEST_SIGNS || visible < hiddenSigns)
}

const SMALLEST_PART = 0.002
const GLYPH_SHAPES = 12

/** Pictures large enough to hold words, and crowds of small shapes that may be letters drawn as outlines, where the text
 *  layer has no words. */
function partsWithoutText({ glyphs, images, shapes }: PdfPageContent): Box[] {
  const crowd = shapes.filter(shape => !glyphs.some(glyph => overlaps(glyph.box, shape)))
  const around: Box[] =
    crowd.length >= GLYPH_SHAPES
      ? [
          [
            Math.min(...crowd.map(box => box[0])),
            Math.min(...crowd.map(box => box[1])),
            Math.max(...crowd.map(box => box[2])),
            Math.max(...crowd.map(box => box[3])),
          ],
        ]
      : []
  return [...images, ...around]
    .map(([left, top, right, bottom]): Box => [
      Math.max(0, left),
      Math.max(0, top),
      Math.min(1, right),
      Math.min(1, bottom),
    ])
    .filter(box => areaOf(box) > SMALLEST_PART && box[2] - box[0] > 0.03 && box[3] - box[1] > 0.008)
}

function areaOf([left, top, right, bottom]: Box): number {
  return Math.max(0, right - left) * Math.max(0, bottom - top)
}

function overlaps(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
}
