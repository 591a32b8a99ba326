import { letterFont } from '#server/letters/letter-fonts.ts'
import type { FormBox } from '#reading/answer-form.ts'
import { drawLine, INK, measureIn, openPdf, type Pdf } from '#print/pdf-draw.ts'
import { LINE_HEIGHT, PAGE, SIZE } from '#print/pdf-layout.ts'
import { breakLines, fontName } from '#print/pdf-lines.ts'

interface FormPage {
  /** JPEG. */
  readonly picture: Uint8Array
  readonly width: number
  readonly height: number
  readonly boxes: readonly FormBox[]
}

interface Filled {
  readonly pages: readonly FormPage[]
  /** Empty: no page for it. */
  readonly reason: string
  /** By what the collector finds the debt. */
  readonly reference: string | undefined
}

const LONGEST_SIDE = PAGE.height

/** A copy of the pages a form stands on, with a cross in each box that was ticked, and what else is wrong on a page of its
 *  own, as the form itself asks. */
export async function renderForm({ pages, reason, reference }: Filled): Promise<Uint8Array> {
  const { pdf, done } = openPdf('Answer on the collector’s form', letterFont)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  for (const page of pages) drawPage(pdf, root, page)
  if (reason !== '') drawReason(pdf, root, reason, reference)
  root.end()
  pdf.end()
  return done
}

function drawPage(pdf: Pdf, root: PDFKit.PDFStructureElement, { picture, width, height, boxes }: FormPage): void {
  const scale = LONGEST_SIDE / Math.max(width, height)
  const size: [number, number] = [width * scale, height * scale]
  pdf.addPage({ size, margin: 0 })
  const figure = pdf.struct('Figure', { alt: `Copy of the form with ${boxes.length} boxes ticked.` })
  root.add(figure)
  figure.add(pdf.markStructureContent('Figure'))
  pdf.image(Buffer.from(picture), 0, 0, { width: size[0], height: size[1] })
  for (const { box } of boxes) cross(pdf, box, size)
  pdf.endMarkedContent()
  figure.end()
}

/** A little larger than the box, as a pen leaves it. */
const BEYOND = 1.2
const LEAST_SIDE = 8

function cross(pdf: Pdf, [left, top, right, bottom]: FormBox['box'], [width, height]: [number, number]): void {
  const [x, y] = [((left + right) / 2) * width, ((top + bottom) / 2) * height]
  const side = Math.max(LEAST_SIDE, Math.min((right - left) * width, (bottom - top) * height) * BEYOND)
  const [from, to] = [-side / 2, side / 2]
  pdf.moveTo(x + from, y + from).lineTo(x + to, y + to)
  pdf
    .moveTo(x + to, y + from)
    .lineTo(x + from, y + to)
    .lineWidth(1.6)
    .lineCap('round')
    .stroke(INK)
}

function drawReason(pdf: Pdf, root: PDFKit.PDFStructureElement, reason: string, reference: string | undefined): void {
  pdf.addPage({ size: 'LETTER', margin: 0 })
  let y: number = PAGE.top
  const put = (words: string, weight: 'regular' | 'semibold') => {
    const part = pdf.struct(weight === 'semibold' ? 'H1' : 'P')
    root.add(part)
    part.add(pdf.markStructureContent(weight === 'semibold' ? 'H1' : 'P'))
    pdf.font(fontName('latin', weight))
    const width = PAGE.width - PAGE.left - PAGE.right
    for (const line of breakLines([words], { width, weight, measure: measureIn(pdf) })) {
      drawLine(pdf, line, { x: PAGE.left, y, size: SIZE, color: INK })
      y += LINE_HEIGHT
    }
    y += LINE_HEIGHT / 2
    pdf.endMarkedContent()
    part.end()
  }
  put('Attached to the form: other reason for the dispute', 'semibold')
  if (reference !== undefined) put(`Reference: ${reference}`, 'regular')
  for (const paragraph of reason.split(/\n+/)) put(paragraph, 'regular')
}
