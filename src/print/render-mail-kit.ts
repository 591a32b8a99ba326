import { ageOfPrices, costInWords, FOLDING, greenCard, linesOf } from '#letters/mail-kit/mail-kit.ts'
import type { Letter } from '#letters/letter.ts'
import type { FontFile, Weight } from './fonts.ts'
import { drawLine, INK, measureIn, openPdf, SOFT, type Pdf } from './pdf-draw.ts'
import { PAGE, SIZE } from './pdf-layout.ts'
import { breakLines } from './pdf-lines.ts'
import { drawLetterPages } from './render-pdf.ts'

/** Where a sheet of 11 inches is folded in three, in points from its top. */
const FOLDS = [264, 528] as const

/** Ten labels of 4 by 2 inches on a sheet, in points. */
const LABELS = { left: 12, top: 36, width: 288, height: 144, between: 12, rows: 5 } as const

const HAIRLINE = '#B9B3A4'
/** Printers leave this much of the edge empty. */
const EDGE = 20

/** Everything to print for sending a letter: the letter with marks where it is folded, a sheet on how to send it, and a
 *  sheet of address labels. */
export async function renderMailKit(letter: Letter, font: FontFile): Promise<Uint8Array> {
  const { pdf, done } = openPdf(`${letter.title}: mail kit`, font)
  const pages = drawLetterPages(pdf, letter)
  drawFoldMarks(pdf)
  drawGuide(pdf, letter, pages)
  drawLabels(pdf, letter)
  pdf.end()
  return done
}

function drawFoldMarks(pdf: Pdf): void {
  pdf.switchToPage(0)
  drawing(pdf, () => {
    for (const y of FOLDS) pdf.moveTo(EDGE, y).lineTo(EDGE + 9, y)
    pdf.lineWidth(0.5).stroke(HAIRLINE)
  })
}

interface Look {
  readonly tag: 'H1' | 'H2' | 'P'
  readonly size: number
  readonly weight: Weight
  readonly color: string
  readonly before: number
}

const LOOKS = {
  title: { tag: 'H1', size: 18, weight: 'semibold', color: INK, before: 0 },
  head: { tag: 'H2', size: 12.5, weight: 'semibold', color: INK, before: 16 },
  text: { tag: 'P', size: 11, weight: 'regular', color: INK, before: 5 },
  quiet: { tag: 'P', size: 9.5, weight: 'regular', color: SOFT, before: 4 },
  strong: { tag: 'P', size: 11, weight: 'semibold', color: INK, before: 5 },
} as const satisfies Record<string, Look>

const FULL_WIDTH = PAGE.width - PAGE.left - PAGE.right
const LEADING = 1.36

/** Draws a paragraph and gives where it ends. */
function write(
  pdf: Pdf,
  parent: PDFKit.PDFStructureElement,
  words: string,
  at: { readonly x: number; readonly y: number; readonly width: number; readonly look: keyof typeof LOOKS },
): number {
  const { tag, size, weight, color, before }: Look = LOOKS[at.look]
  const lines = breakLines([words], { width: (at.width * SIZE) / size, weight, measure: measureIn(pdf) })
  const element = pdf.struct(tag)
  parent.add(element)
  element.add(pdf.markStructureContent(tag))
  let y = at.y + before
  for (const line of lines) {
    drawLine(pdf, line, { x: at.x, y, size, color })
    y += size * LEADING
  }
  pdf.endMarkedContent()
  element.end()
  return y
}

function drawGuide(pdf: Pdf, letter: Letter, sheets: number): void {
  pdf.addPage()
  const root = openPart(pdf)
  let y: number = PAGE.top
  const put = (words: string, look: keyof typeof LOOKS, x: number = PAGE.left, width = FULL_WIDTH) => {
    y = write(pdf, root, words, { x, y, width, look })
  }
  put('How to send this letter', 'title')
  put('Keep this page. Do not put it into the envelope.', 'quiet')
  put('What it costs', 'head')
  put(costInWords(sheets), 'text')
  put(ageOfPrices(), 'quiet')
  put('Into the envelope', 'head')
  const beside = FULL_WIDTH - FOLDED.width - 24
  const top = y
  for (const [index, step] of FOLDING.entries()) put(`${index + 1}. ${step}`, 'text', PAGE.left, beside)
  drawFolding(pdf, PAGE.left + beside + 24, top + 8)
  y = Math.max(y, top + 8 + FOLDED.height)
  put('The green card (PS Form 3811), box by box', 'head')
  put('It is free at the post office counter, with the green and white form PS Form 3800.', 'text')
  for (const { box, write: lines } of greenCard(letter)) {
    const row = y
    put(box, 'strong', PAGE.left, BOX_WIDTH)
    const end = y
    y = row
    for (const line of lines) put(line, 'text', PAGE.left + BOX_WIDTH + 12, FULL_WIDTH - BOX_WIDTH - 12)
    y = Math.max(y, end)
  }
  put('At the counter', 'head')
  put('Stick the card on the back of the envelope. Ask for a round postmark on the certified receipt.', 'text')
  put('Then take a photo of the receipt, and write its number and the day into your tracker.', 'text')
  root.end()
}

const BOX_WIDTH = 150
const FOLDED = { width: 132, height: 150 } as const

/** The sheet from the side: bottom third up, top third back. */
function drawFolding(pdf: Pdf, x: number, y: number): void {
  const third = FOLDED.height / 3
  drawing(pdf, () => {
    pdf.rect(x, y, 96, FOLDED.height).lineWidth(0.8).stroke(SOFT)
    for (const fold of [1, 2]) pdf.moveTo(x, y + third * fold).lineTo(x + 96, y + third * fold)
    pdf.dash(4, { space: 3 }).stroke(SOFT).undash()
    pdf
      .rect(x + 12, y + third * 0.68, 48, third * 0.22)
      .lineWidth(0.8)
      .stroke(INK)
    // the top goes back, the bottom comes up
    arrow(pdf, x + 106, y + third * 0.4, x + 106, y + third * 0.95)
    arrow(pdf, x + 106, y + third * 2.6, x + 106, y + third * 2.05)
  })
}

function arrow(pdf: Pdf, x1: number, y1: number, x2: number, y2: number): void {
  const back = y2 > y1 ? -5 : 5
  pdf.moveTo(x1, y1).lineTo(x2, y2)
  pdf.moveTo(x2 - 4, y2 + back).lineTo(x2, y2)
  pdf
    .lineTo(x2 + 4, y2 + back)
    .lineWidth(1)
    .stroke(INK)
}

/** Two columns: to whom, from whom. On label paper of ten a sheet, or cut out and taped. */
function drawLabels(pdf: Pdf, letter: Letter): void {
  pdf.addPage()
  const root = openPart(pdf)
  const addresses = [linesOf(letter, 'recipient'), linesOf(letter, 'sender')]
  for (let row = 0; row < LABELS.rows; row += 1)
    for (const [column, address] of addresses.entries()) {
      const x = LABELS.left + column * (LABELS.width + LABELS.between)
      const y = LABELS.top + row * LABELS.height
      drawing(pdf, () => pdf.rect(x, y, LABELS.width, LABELS.height).lineWidth(0.4).stroke(HAIRLINE))
      let at = y + 24
      for (const line of address)
        at = write(pdf, root, line, { x: x + 28, y: at, width: LABELS.width - 56, look: 'text' }) - LOOKS.text.before
    }
  root.end()
}

function openPart(pdf: Pdf): PDFKit.PDFStructureElement {
  const root = pdf.struct('Sect')
  pdf.addStructure(root)
  return root
}

/** Lines that are there for the eye only. */
function drawing(pdf: Pdf, draw: () => unknown): void {
  pdf.markContent('Artifact', { type: 'Layout' })
  draw()
  pdf.endMarkedContent()
}
