import PdfDocument from 'pdfkit'
import type { Letter } from '#letters/letter.ts'
import { fontFiles } from './letter-fonts.ts'
import { footer, LINE_HEIGHT, PAGE, pageCount, place, SIZE, stretchesOf, type Placed } from './pdf-layout.ts'
import { breakLines, fontName, type Line, type Measure } from './pdf-lines.ts'

const INK = '#17202B'
const PEN = '#0B4F6C'
const SOFT = '#52606D'
const FOOTER_SIZE = 8.5

/** The standard for accessible PDF. The library knows it; its types do not yet. */
const PDF_UA = 'PDF/UA' as string as PDFKit.Mixins.PDFSubsets

type Pdf = InstanceType<typeof PdfDocument>

/** The letter as a typeset PDF: US Letter, real text in embedded fonts, tagged for screen readers, its address placed
 *  for a window envelope. A character Source Serif does not hold is drawn as an empty box. */
export async function renderPdf(letter: Letter): Promise<Uint8Array> {
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
    info: { Title: letter.title, Creator: 'Writeback', Producer: 'Writeback' },
  })
  const done = bytesOf(pdf)
  for (const { script, weight, file } of fontFiles()) pdf.registerFont(fontName(script, weight), file)
  const placed = place(stretchesOf(letter, measureIn(pdf)))
  const pages = pageCount(placed)
  for (let page = 0; page < pages; page += 1) pdf.addPage()
  drawLetter(pdf, placed)
  if (pages > 1) drawFooters(pdf, letter, pages)
  pdf.end()
  return done
}

function bytesOf(pdf: Pdf): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    pdf.on('error', reject)
  })
}

/** Measures a word together with the space after it: the library lays out words in that form when it draws them, and
 *  keeps the result, so each word is laid out once. */
function measureIn(pdf: Pdf): Measure {
  const spaces = new Map<string, number>()
  return (text, font) => {
    pdf.font(font).fontSize(SIZE)
    const space = spaces.get(font) ?? pdf.widthOfString(' ')
    spaces.set(font, space)
    return text === ' ' ? space : pdf.widthOfString(`${text} `) - space
  }
}

function drawLetter(pdf: Pdf, placed: readonly Placed[]): void {
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  let list: PDFKit.PDFStructureElement | undefined
  for (const part of placed) {
    if (part.stretch.startsList) {
      list = pdf.struct('L')
      root.add(list)
    }
    drawPart(pdf, part, part.stretch.tag === 'LI' && list ? list : root)
  }
  root.end()
}

function drawPart(pdf: Pdf, { stretch, lines }: Placed, parent: PDFKit.PDFStructureElement): void {
  const element = pdf.struct(stretch.tag)
  parent.add(element)
  const body = stretch.tag === 'LI' ? pdf.struct('LBody') : element
  const first = lines[0]
  if (stretch.label !== undefined && first) {
    pdf.switchToPage(first.page)
    const label = pdf.struct('Lbl')
    element.add(label)
    label.add(pdf.markStructureContent('Lbl'))
    pdf
      .font(fontName('latin', 'regular'))
      .fontSize(SIZE)
      .fillColor(INK)
      .text(`${stretch.label} `, PAGE.left, first.y, { lineBreak: false })
    pdf.endMarkedContent()
    label.end()
  }
  if (body !== element) element.add(body)
  for (const page of new Set(lines.map(line => line.page))) {
    pdf.switchToPage(page)
    body.add(pdf.markStructureContent(stretch.tag === 'LI' ? 'LBody' : stretch.tag))
    for (const { line, y } of lines.filter(candidate => candidate.page === page)) {
      drawLine(pdf, line, { x: PAGE.left + stretch.indent, y, size: SIZE, color: INK })
    }
    pdf.endMarkedContent()
  }
  if (body !== element) body.end()
  element.end()
}

function drawFooters(pdf: Pdf, letter: Letter, pages: number): void {
  const measure = measureIn(pdf)
  for (let page = 0; page < pages; page += 1) {
    pdf.switchToPage(page)
    pdf.markContent('Artifact', { type: 'Pagination' })
    const text = footer(letter, page + 1, pages)
    const [line = []] = breakLines([text], { width: PAGE.width, weight: 'regular', measure })
    const width = (line.reduce((sum, piece) => sum + piece.width, 0) * FOOTER_SIZE) / SIZE
    const y = PAGE.height - PAGE.bottom / 2 - LINE_HEIGHT / 2
    drawLine(pdf, line, { x: (PAGE.width - width) / 2, y, size: FOOTER_SIZE, color: SOFT })
    pdf.endMarkedContent()
  }
}

/** Draws a line measured at the size of the text. */
function drawLine(
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
