import { PDFiumLibrary } from '@hyzyla/pdfium'
import PdfDocument from 'pdfkit'

/** A letter's words as a PDF with a text layer, one page or more, for letters that exist only as text. */
export async function letterPdf(text: string): Promise<Buffer> {
  const document = new PdfDocument({ size: 'LETTER', margin: 72 })
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise<void>(done => document.on('end', done))
  document.font('Times-Roman').fontSize(12)
  for (const line of text.trimEnd().split('\n')) document.text(line, { paragraphGap: 6 })
  document.end()
  await ended
  return Buffer.concat(parts)
}

/** The words of a PDF we made. */
export async function textOfPdf(pdf: Uint8Array): Promise<string> {
  const document = await (await PDFiumLibrary.init()).loadDocument(pdf)
  const text = [...document.pages()].map(page => page.getText()).join('\n')
  document.destroy()
  return text
}
