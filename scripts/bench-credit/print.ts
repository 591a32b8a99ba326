// Made-up reports as PDFs: with a text layer, or scanned: turned a little, grey, blurred, with the marks of a JPEG.
import PdfDocument from 'pdfkit'
import sharp from 'sharp'
import type { Browser } from 'playwright-core'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { openPdf } from '#reading/pdf/pdfium.ts'
import { renderReport } from './render.ts'
import type { MadeReport } from './make-report.ts'

export async function printReport(browser: Browser, report: MadeReport): Promise<Uint8Array> {
  return printHtml(browser, renderReport(report))
}

export async function printHtml(browser: Browser, html: string): Promise<Uint8Array> {
  const page = await browser.newPage()
  try {
    await page.setContent(html)
    return await page.pdf({ preferCSSPageSize: true, printBackground: true })
  } finally {
    await page.close()
  }
}

const LONG_SIDE = 2200 // 200 dpi

/** The same pages as a scanner of an office gives them.
 *  @param seed how far each page is turned */
export async function scanned(pdf: Uint8Array, seed: number): Promise<Uint8Array> {
  const document = await openPdf(await PDFiumLibrary.init(), pdf)
  const pictures: Buffer[] = []
  for (let index = 0; index < document.pageCount; index++) {
    const { data, width, height } = await document.render(index, LONG_SIDE)
    const turn = (((seed * 7 + index * 13) % 17) - 8) / 12
    pictures.push(
      await sharp(data, { raw: { width, height, channels: 4 } })
        .removeAlpha()
        .greyscale()
        .rotate(turn, { background: '#f4f4f2' })
        .blur(0.6)
        .linear(0.92, 12)
        .jpeg({ quality: 62 })
        .toBuffer(),
    )
  }
  document.close()
  return asPdf(pictures)
}

function asPdf(pictures: readonly Buffer[]): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const made = new PdfDocument({ autoFirstPage: false })
    const chunks: Buffer[] = []
    made.on('data', (chunk: Buffer) => chunks.push(chunk))
    made.on('end', () => resolve(Buffer.concat(chunks)))
    made.on('error', reject)
    for (const picture of pictures) {
      made.addPage({ size: 'LETTER', margin: 0 })
      made.image(picture, 0, 0, { width: 612, height: 792 })
    }
    made.end()
  })
}
