import type { PDFiumDocument, PDFiumLibrary, PDFiumPage } from '@hyzyla/pdfium'
import type { Box } from '#law/fact.ts'
import type { Glyph } from '#reading/layout/glyphs.ts'

/** The calls of PDFium that its wrapper does not pass on: signs and objects with their places. */
interface PdfiumCalls {
  readonly _FPDF_ClosePage: (page: number) => void
  readonly _FPDF_PageToDevice: (
    page: number,
    x: number,
    y: number,
    width: number,
    height: number,
    turn: number,
    pageX: number,
    pageY: number,
    toX: number,
    toY: number,
  ) => number
  readonly _FPDFText_LoadPage: (page: number) => number
  readonly _FPDFText_ClosePage: (text: number) => void
  readonly _FPDFText_CountChars: (text: number) => number
  readonly _FPDFText_GetUnicode: (text: number, index: number) => number
  readonly _FPDFText_IsGenerated: (text: number, index: number) => number
  readonly _FPDFText_GetCharBox: (
    text: number,
    index: number,
    left: number,
    right: number,
    bottom: number,
    top: number,
  ) => number
  readonly _FPDFText_GetLooseCharBox: (text: number, index: number, rect: number) => number
  readonly _FPDFText_GetFontInfo: (text: number, index: number, name: number, length: number, flags: number) => number
  readonly _FPDFText_GetTextObject: (text: number, index: number) => number
  readonly _FPDFTextObj_GetTextRenderMode: (object: number) => number
  readonly _FPDFPage_GetObject: (page: number, index: number) => number
  readonly _FPDFPageObj_GetType: (object: number) => number
  readonly _FPDFPageObj_GetBounds: (object: number, left: number, bottom: number, right: number, top: number) => number
  readonly wasmExports: { readonly malloc: (size: number) => number; readonly free: (at: number) => void }
  readonly HEAPU8: Uint8Array
}

/** What stands on a page of a PDF, as far as it can be told without looking at it. Boxes are fractions of the page. */
export interface PdfPageContent {
  readonly glyphs: readonly Glyph[]
  /** Share of its signs that have no letter to them. */
  readonly unknownSigns: number
  /** Signs that are not drawn: the text layer laid under a scan. */
  readonly hiddenSigns: number
  readonly images: readonly Box[]
  /** Small filled shapes: letters drawn as outlines, or ornaments. */
  readonly shapes: readonly Box[]
}

/** Pixels as PDFium gives them: red, green, blue, and a fourth byte that says nothing, for the ground is white. */
export interface Rendered {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

export interface Pdf {
  readonly pageCount: number
  /** Width over height. */
  readonly aspectOf: (index: number) => number
  readonly contentOf: (index: number) => PdfPageContent
  /** A page as pixels on white, its longer side about so many pixels. */
  readonly render: (index: number, longSide: number) => Promise<Rendered>
  readonly close: () => void
}

/** Opens a PDF. Its scripts never run and its attachments are never opened: this PDFium has no means to do either.
 *  @throws Error whose message names the cause: a password, or a broken file */
export async function openPdf(library: PDFiumLibrary, bytes: Uint8Array): Promise<Pdf> {
  const document = await library.loadDocument(bytes)
  const calls = (library as unknown as { module: PdfiumCalls }).module
  return {
    pageCount: document.getPageCount(),
    aspectOf: index => withPage(calls, document, index, page => aspectOf(page)),
    contentOf: index => withPage(calls, document, index, (page, handle) => contentOf(calls, page, handle)),
    render: async (index, longSide) => {
      const page = document.getPage(index)
      const { originalWidth, originalHeight } = page.getOriginalSize()
      const scale = longSide / Math.max(originalWidth, originalHeight, 1)
      const { data, width, height } = await page.render({ scale, render: 'bitmap', renderFormFields: true })
      return { data, width, height }
    },
    close: () => document.destroy(),
  }
}

function withPage<T>(
  calls: PdfiumCalls,
  document: PDFiumDocument,
  index: number,
  use: (page: PDFiumPage, handle: number) => T,
): T {
  const page = document.getPage(index)
  const handle = (page as unknown as { pageIdx: number }).pageIdx
  if (!handle) throw new Error('Page not found or content error')
  try {
    return use(page, handle)
  } finally {
    calls._FPDF_ClosePage(handle)
  }
}

function aspectOf(page: PDFiumPage): number {
  const { originalWidth, originalHeight } = page.getOriginalSize()
  return originalWidth / Math.max(1, originalHeight)
}

const SCRATCH = 256
const DEVICE = 1_000_000
const INVISIBLE = 3
const IMAGE = 3
const PATH = 2
const MOST_OBJECTS = 20_000

function contentOf(calls: PdfiumCalls, page: PDFiumPage, handle: number): PdfPageContent {
  const text = calls._FPDFText_LoadPage(handle)
  const scratch = calls.wasmExports.malloc(SCRATCH)
  const toPage = (left: number, bottom: number, right: number, top: number): Box => {
    const [x0, y0] = onDevice(calls, handle, scratch, left, top)
    const [x1, y1] = onDevice(calls, handle, scratch, right, bottom)
    return [Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1)]
  }
  try {
    const signs = readSigns(calls, text, scratch, toPage)
    return { ...signs, ...readObjects(calls, page, handle, scratch, toPage) }
  } finally {
    calls.wasmExports.free(scratch)
    calls._FPDFText_ClosePage(text)
  }
}

type ToPage = (left: number, bottom: number, right: number, top: number) => Box

/** A point of the page's own space as fractions of the page as shown: turned pages and cropped ones come out right. */
function onDevice(calls: PdfiumCalls, page: number, scratch: number, x: number, y: number): [number, number] {
  calls._FPDF_PageToDevice(page, 0, 0, DEVICE, DEVICE, 0, x, y, scratch, scratch + 4)
  const heap = new DataView(calls.HEAPU8.buffer, scratch)
  return [heap.getInt32(0, true) / DEVICE, heap.getInt32(4, true) / DEVICE]
}

/** Four numbers that PDFium wrote one after another. Copies nothing: a page has thousands of signs, and garbage lies about. */
function four(calls: PdfiumCalls, at: number, bytes: 4 | 8): [number, number, number, number] {
  const heap = new DataView(calls.HEAPU8.buffer, at)
  const read = (index: number) => (bytes === 8 ? heap.getFloat64(8 * index, true) : heap.getFloat32(4 * index, true))
  return [read(0), read(1), read(2), read(3)]
}

function readSigns(
  calls: PdfiumCalls,
  text: number,
  scratch: number,
  toPage: ToPage,
): Pick<PdfPageContent, 'glyphs' | 'unknownSigns' | 'hiddenSigns'> {
  const count = Math.max(0, calls._FPDFText_CountChars(text))
  const glyphs: Glyph[] = []
  let unknown = 0
  let hidden = 0
  let after: Glyph['after'] = 'space'
  for (let index = 0; index < count; index++) {
    const code = calls._FPDFText_GetUnicode(text, index)
    if (code <= 0x20 && code !== 2 && code !== 0) {
      const isGap = calls._FPDFText_IsGenerated(text, index) === 1
      after = isGap && after !== 'space' ? 'gap' : 'space'
      continue
    }
    const box = boxOf(calls, text, index, scratch, toPage)
    if (box[0] > 1 || box[1] > 1 || box[2] < 0 || box[3] < 0) continue // off the page
    if (code === 0 || code === 0xfffd) unknown += 1
    const object = calls._FPDFText_GetTextObject(text, index)
    if (object && calls._FPDFTextObj_GetTextRenderMode(object) === INVISIBLE) hidden += 1
    // 2 is how PDFium writes the hyphen at the end of a line.
    const sign = code === 2 ? '-' : code === 0 ? '\ufffd' : String.fromCodePoint(code)
    glyphs.push({ text: sign, box, font: fontOf(calls, text, index, scratch), after })
    after = 'sign'
  }
  return { glyphs, unknownSigns: unknown / Math.max(1, glyphs.length), hiddenSigns: hidden }
}

function boxOf(calls: PdfiumCalls, text: number, index: number, scratch: number, toPage: ToPage): Box {
  calls._FPDFText_GetCharBox(text, index, scratch, scratch + 8, scratch + 16, scratch + 24)
  const [left, right, bottom, top] = four(calls, scratch, 8)
  calls._FPDFText_GetLooseCharBox(text, index, scratch)
  const [looseLeft, looseTop, looseRight, looseBottom] = four(calls, scratch, 4)
  const ink = toPage(left, bottom, right, top)
  const font = toPage(looseLeft, looseBottom, looseRight, looseTop)
  // Level print: the font's height. Print that runs up or down the page keeps its ink.
  return font[3] - font[1] > 3 * (ink[3] - ink[1]) + 0.02 ? ink : [ink[0], font[1], ink[2], font[3]]
}

function fontOf(calls: PdfiumCalls, text: number, index: number, scratch: number): string {
  const length = calls._FPDFText_GetFontInfo(text, index, scratch, SCRATCH - 8, scratch + SCRATCH - 8)
  if (length <= 1 || length > SCRATCH - 8) return ''
  // names of fonts are compared, never shown: one sign a byte will do
  return String.fromCharCode(...calls.HEAPU8.subarray(scratch, scratch + length - 1))
}

function readObjects(
  calls: PdfiumCalls,
  page: PDFiumPage,
  handle: number,
  scratch: number,
  toPage: ToPage,
): Pick<PdfPageContent, 'images' | 'shapes'> {
  const images: Box[] = []
  const shapes: Box[] = []
  const count = Math.min(MOST_OBJECTS, page.getObjectCount())
  for (let index = 0; index < count; index++) {
    const object = calls._FPDFPage_GetObject(handle, index)
    const type = calls._FPDFPageObj_GetType(object)
    if (type !== IMAGE && type !== PATH) continue
    if (!calls._FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) continue
    const [left, bottom, right, top] = four(calls, scratch, 4)
    const box = toPage(left, bottom, right, top)
    if (type === IMAGE) images.push(box)
    else if (box[2] - box[0] < 0.04 && box[3] - box[1] < 0.03) shapes.push(box)
  }
  return { images, shapes }
}
