import { PDFiumLibrary } from '@hyzyla/pdfium'

const pdfium = await PDFiumLibrary.init()

interface PageText {
  readonly text: string
  readonly width: number
  readonly height: number
}

/** What each page of a PDF says, and its size in points. */
export async function pagesOf(pdf: Uint8Array): Promise<readonly PageText[]> {
  const document = await pdfium.loadDocument(pdf)
  const pages = [...document.pages()].map(page => ({ text: page.getText(), ...page.getOriginalSize() }))
  document.destroy()
  return pages.map(({ text, originalWidth: width, originalHeight: height }) => ({ text, width, height }))
}
