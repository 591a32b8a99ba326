import { letterFont } from '#server/letters/letter-fonts.ts'
import { drawLine, INK, measureIn, openPdf } from '#print/pdf-draw.ts'
import { LINE_HEIGHT, PAGE, SIZE } from '#print/pdf-layout.ts'
import { breakLines } from '#print/pdf-lines.ts'

/** The words of an email on pages, so that they are read, shown and marked like those of a letter.
 *  @param lines a line each; an empty one is a gap
 *  @returns a PDF */
export async function typesetMail(lines: readonly string[]): Promise<Uint8Array> {
  const { pdf, done } = openPdf('Email', letterFont)
  const measure = measureIn(pdf)
  const width = PAGE.width - PAGE.left - PAGE.right
  let y = Number.POSITIVE_INFINITY
  for (const text of lines) {
    const broken = breakLines([text], { width, weight: 'regular', measure })
    for (const line of broken.length > 0 ? broken : [[]]) {
      if (y + LINE_HEIGHT > PAGE.height - PAGE.bottom) {
        pdf.addPage()
        y = PAGE.top
      }
      drawLine(pdf, line, { x: PAGE.left, y, size: SIZE, color: INK })
      y += LINE_HEIGHT
    }
  }
  pdf.end()
  return done
}
