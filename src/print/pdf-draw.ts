import PdfDocument from 'pdfkit'
import { SCRIPTS, type FontFile } from './fonts.ts'
import { SIZE } from './pdf-layout.ts'
import { fontName, type Line, type Measure } from './pdf-lines.ts'

export const INK = '#17202B'
export const SOFT = '#52606D'
const PEN = '#0B4F6C'

/** The standard for accessible PDF. The library knows it; its types do not yet. */
const PDF_UA = 'PDF/UA' as string as PDFKit.Mixins.PDFSubsets

export type Pdf = InstanceType<typeof PdfDocument>

/** An empty document on US Letter: tagged, titled, in English, with the letters' fonts.
 *  @returns the document, and its bytes once it was ended */
export function openPdf(title: string, font: FontFile): { readonly pdf: Pdf; readonly done: Promise<Uint8Array> } {
  const pdf = new PdfDocument({
    size: 'LETTER',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    subset: PDF_UA,
    lang: 'en-US',
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    font: '', // none to begin with: the library's own are not there in a browser
    info: { Title: title, Creator: 'Writeback', Producer: 'Writeback' },
  })
  for (const { name } of SCRIPTS)
    for (const weight of ['regular', 'semibold'] as const)
      pdf.registerFont(fontName(name, weight), asBuffer(font(name, weight)))
  return { pdf, done: bytesOf(pdf) }
}

function bytesOf(pdf: Pdf): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    pdf.on('end', () => resolve(joined(chunks)))
    pdf.on('error', reject)
  })
}

/** The library takes any bytes; its types know only those of Node. */
function asBuffer(bytes: Uint8Array): Buffer {
  return bytes as Buffer
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) {
    all.set(chunk, at)
    at += chunk.length
  }
  return all
}

/** Measures a word together with the space after it: the library lays out words in that form when it draws them, and
 *  keeps the result, so each word is laid out once. */
export function measureIn(pdf: Pdf): Measure {
  const spaces = new Map<string, number>()
  return (text, font) => {
    pdf.font(font).fontSize(SIZE)
    const space = spaces.get(font) ?? pdf.widthOfString(' ')
    spaces.set(font, space)
    return text === ' ' ? space : pdf.widthOfString(`${text} `) - space
  }
}

/** Draws a line measured at the size of the text. */
export function drawLine(
  pdf: Pdf,
  line: Line,
  { x, y, size, color }: { x: number; y: number; size: number; color: string },
): void {
  let at = x
  for (const piece of line) {
    pdf.font(piece.font).fontSize(size)
    pdf.fillColor(piece.open ? PEN : color).text(piece.text, at, y, { lineBreak: false })
    at += (piece.width * size) / SIZE
  }
}
