import type { Letter } from '#letters/letter.ts'
import type { FontFile } from './fonts.ts'
import { drawLine, INK, measureIn, openPdf, SOFT, type Pdf } from './pdf-draw.ts'
import { footer, LINE_HEIGHT, PAGE, pageCount, place, SIZE, stretchesOf, type Placed } from './pdf-layout.ts'
import { breakLines, fontName } from './pdf-lines.ts'

const FOOTER_SIZE = 8.5

/** The letter as a typeset PDF: US Letter, real text in embedded fonts, tagged for screen readers, its address placed
 *  for a window envelope. A character Source Serif does not hold is drawn as an empty box. */
export async function renderPdf(letter: Letter, font: FontFile): Promise<Uint8Array> {
  const { pdf, done } = openPdf(letter.title, font)
  drawLetterPages(pdf, letter)
  pdf.end()
  return done
}

/** Adds the pages of a letter to a document that has none yet. Gives how many they are. */
export function drawLetterPages(pdf: Pdf, letter: Letter): number {
  const placed = place(stretchesOf(letter, measureIn(pdf)))
  const pages = pageCount(placed)
  for (let page = 0; page < pages; page += 1) pdf.addPage()
  drawLetter(pdf, placed)
  if (pages > 1) drawFooters(pdf, letter, pages)
  return pages
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
