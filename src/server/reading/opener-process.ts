import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { paperFromText } from '#reading/paper.ts'
import { MOST_PAGES, mostPages, tooLong } from '#reading/refusals.ts'
import { workAsChild } from './child-work.ts'
import { textOfDocument } from './docx-text.ts'
import { fileKindOf, isDocx } from './file-kind.ts'
import { FileRefused } from '#reading/file-refused.ts'
import { cutPieces } from './cut-pieces.ts'
import type { CutJob, LookAtMailJob, OpenerMessage, OpenJob } from './messages.ts'
import { readPdf } from '#reading/pdf/pdf-text.ts'
import { jpegOfPage, pixelsOfHeic, pixelsOfImage, pixelsOfPage } from './picture-pixels.ts'

/** The process in which files from outside are opened, and only there. It is killed when it takes too much. */
sharp.cache(false)
await workAsChild(() => PDFiumLibrary.init(), open)

async function open(
  library: PDFiumLibrary,
  job: OpenJob | CutJob | LookAtMailJob,
  tell: (message: OpenerMessage) => Promise<void>,
): Promise<void> {
  if ('picture' in job) return cutPieces(job, tell)
  try {
    if ('mail' in job) {
      const { lookAtMail } = await import('./look-at-mail.ts')
      return await tell({ kind: 'mail', look: await lookAtMail(job.mail) })
    }
    await openFile(library, job, tell)
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    await tell({ kind: 'refused', code: error.code })
  }
}

async function openFile(
  library: PDFiumLibrary,
  job: OpenJob,
  tell: (message: OpenerMessage) => Promise<void>,
): Promise<void> {
  const { bytes, firstPage, folder, upload } = job
  if (firstPage > mostPages(upload)) throw new FileRefused(tooLong(upload))
  const kind = await fileKindOf(bytes, upload)
  switch (kind) {
    case undefined:
      throw new FileRefused(upload === 'own-letter' ? 'wrong-type-own-letter' : 'wrong-type')
    case 'pdf':
      return readPdf(library, { ...job, keep: page => pixelsOfPage(page, folder), jpeg: jpegOfPage }, tell)
    case 'mail':
      return openMail(library, job, tell)
    case 'image':
    case 'heic': {
      await tell({ kind: 'pages', count: 1 })
      const pixels = await (kind === 'heic' ? pixelsOfHeic(bytes, folder) : pixelsOfImage(bytes, folder))
      return tell({ kind: 'look', number: firstPage, look: { kind: 'photo', pixels } })
    }
    case 'docx':
    case 'doc':
    case 'txt': {
      const text = await textOfDocument(bytes, kind)
      if (text.length > MOST_PAGES * MOST_LETTERS) throw new FileRefused('too-many-pages')
      const pages = paperFromText(text).pages.filter(page => page.blocks.length > 0)
      if (firstPage - 1 + pages.length > MOST_PAGES) throw new FileRefused('too-many-pages')
      await tell({ kind: 'pages', count: pages.length })
      for (const [index, page] of pages.entries()) {
        await tell({ kind: 'page', page: { ...page, number: firstPage + index } })
      }
    }
  }
}

/** An email is read as one letter: its own words first, then the photos, PDFs and Word files that came with it. */
async function openMail(
  library: PDFiumLibrary,
  job: OpenJob,
  tell: (message: OpenerMessage) => Promise<void>,
): Promise<void> {
  const [{ mailParts }, { typesetMail }] = await Promise.all([import('./mail-parts.ts'), import('./typeset-mail.ts')])
  const { lines, files } = await mailParts(job.bytes)
  const parts = lines.length > 0 ? [await typesetMail(lines)] : []
  for (const file of files) parts.push((await isDocx(file)) ? await typesetMail(await linesOfDocx(file)) : file)
  let { firstPage } = job
  for (const [index, bytes] of parts.entries()) {
    const from = firstPage
    await openFile(library, { ...job, bytes, firstPage: from }, async message => {
      if (message.kind !== 'pages') return tell(message)
      firstPage += message.count
      // to the reader the mail is one file: what the parts add is told as more pages of it
      await tell({ kind: 'pages', count: message.count + (index > 0 ? 1 : 0) })
    })
  }
}

async function linesOfDocx(bytes: Uint8Array): Promise<string[]> {
  const text = await textOfDocument(bytes, 'docx')
  if (text.length > MOST_PAGES * MOST_LETTERS) throw new FileRefused('too-many-pages')
  return text.split(/\r?\n/)
}

/** Signs on a page of the densest print. */
const MOST_LETTERS = 8000
