import PdfDocument from 'pdfkit'
import type { Box } from '#law/fact.ts'
import type { DrawnLetter } from './compose.ts'
import type { Line } from './draft.ts'
import { randomOf, type Random } from './random.ts'

export interface PrintedWord {
  readonly text: string
  /** Fractions of the page. */
  readonly box: Box
}

export interface PrintedLetter {
  readonly pdf: Uint8Array
  /** What was drawn on each page, and where: known from drawing it, not from reading it. */
  readonly pages: readonly (readonly PrintedWord[])[]
}

const WIDTH = 612 // points, US Letter
const HEIGHT = 792
const CHECKBOX = /^(?:☐|□) /
const ROW = /^(.{4,70}?):?\s+((?:[-+] )?\$[\d,.]+)$/

interface Style {
  readonly font: string
  readonly bold: string
  readonly size: number
  readonly margin: number
  readonly leading: number
  readonly centred: boolean
}

/** A letter set in print, in a face and measure of its own. */
export async function printLetter(letter: DrawnLetter): Promise<PrintedLetter> {
  const style = styleOf(randomOf(`print ${letter.id}`))
  const pdf = new PdfDocument({ size: 'LETTER', margin: 0 })
  const bytes = bytesOf(pdf)
  const pages: PrintedWord[][] = [[]]
  let y = style.margin
  const draw = (text: string, x: number): void => {
    pdf.text(text, x, y, { lineBreak: false })
    pages.at(-1)!.push(...wordsAt(pdf, text, x, y, style.size))
  }
  for (const line of letter.lines) {
    const font = line.as === 'letterhead' || line.as === 'heading' ? style.bold : style.font
    pdf.font(font).fontSize(style.size)
    const row = line.as === 'row' ? ROW.exec(line.text) : null
    const hasBox = CHECKBOX.test(line.text)
    const left = style.margin + (hasBox ? style.size * 1.6 : 0)
    y += gapBefore(line, style)
    for (const part of row ? [row[1]!] : wrap(pdf, line.text.replace(CHECKBOX, ''), WIDTH - style.margin - left)) {
      if (y + style.size > HEIGHT - style.margin) {
        pdf.addPage()
        pdf.font(font).fontSize(style.size)
        pages.push([])
        y = style.margin
      }
      if (hasBox) pdf.rect(style.margin, y, style.size * 0.8, style.size * 0.8).stroke()
      draw(part, line.as === 'letterhead' && style.centred ? (WIDTH - pdf.widthOfString(part)) / 2 : left)
      if (row) draw(row[2]!, WIDTH - style.margin - 110 - pdf.widthOfString(row[2]!))
      y += style.size * style.leading
    }
  }
  pdf.end()
  return { pdf: await bytes, pages }
}

function styleOf(random: Random): Style {
  const [font, bold] = random.pick([
    ['Helvetica', 'Helvetica-Bold'],
    ['Times-Roman', 'Times-Bold'],
    ['Helvetica', 'Helvetica-Bold'],
  ] as const)
  return {
    font,
    bold,
    size: random.pick([9.5, 10, 10.5, 11]),
    margin: random.pick([48, 54, 64]),
    leading: random.pick([1.2, 1.25, 1.35]),
    centred: random.chance(0.3),
  }
}

function gapBefore({ as }: Line, { size }: Style): number {
  return as === 'paragraph' || as === 'small' ? size * 0.55 : as === 'heading' ? size * 0.8 : 0
}

function wrap(pdf: PDFKit.PDFDocument, text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && pdf.widthOfString(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function wordsAt(pdf: PDFKit.PDFDocument, text: string, x: number, y: number, size: number): PrintedWord[] {
  let at = 0
  return text.split(' ').map(word => {
    const from = x + pdf.widthOfString(text.slice(0, at))
    at += word.length + 1
    const box: Box = [from / WIDTH, y / HEIGHT, (from + pdf.widthOfString(word)) / WIDTH, (y + size) / HEIGHT]
    return { text: word, box }
  })
}

async function bytesOf(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  for await (const chunk of pdf) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
