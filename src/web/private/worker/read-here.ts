import { PDFiumLibrary } from '@hyzyla/pdfium'
import { isCreditReport } from '#credit/read/is-credit-report.ts'
import { FileRefused } from '#reading/file-refused.ts'
import { layOutPage } from '#reading/layout/lay-out-page.ts'
import { openReaders, type Readers } from '#reading/ocr/read-lines.ts'
import { readMixedPage, readPhoto } from '#reading/ocr/read-picture.ts'
import { readPdf, type Look } from '#reading/pdf/pdf-text.ts'
import type { Raster } from '#reading/ocr/raster.ts'
import { resultOf, type ReadPage, type ReadResult } from '#reading/read-result.ts'
import { refusal, refuseSizes } from '#reading/refusals.ts'
import { WARM_LOCK } from '#web/private/names.ts'
import { browserEngines } from './engines.ts'
import type { ReadAsked } from './letter-reader.ts'
import { keptFiles } from './kept-files.ts'
import { jpegOfPage, pixelsOfPhoto, rasterOf } from './pictures.ts'

/** Reads the pages of one letter, one after the other: a phone has little memory. Refusals are values.
 *  @throws (rejects) when the reader's own parts fail */
export async function readHere(
  { files: list, letter }: ReadAsked,
  onPage: (page: number, pages: number) => void,
): Promise<ReadResult> {
  const refused = refuseSizes(letter.map(file => file.size))
  if (refused) return refused
  const files = keptFiles(list)
  let library: Promise<PDFiumLibrary> | undefined
  const pdfium = (): Promise<PDFiumLibrary> => {
    library ??= files.bytes('pdfium.wasm').then(wasm => PDFiumLibrary.init({ wasmBinary: wasm.buffer }))
    return library
  }
  let readers: Promise<Readers> | undefined
  const lookAt = async (look: Look<Raster>, number: number): Promise<ReadPage> => {
    readers ??= whenWarm().then(() => openReaders(browserEngines(list)))
    const open = await readers
    return look.kind === 'photo'
      ? readPhoto(open, look.pixels, number, layOutPage)
      : readMixedPage(open, look.pixels, look, number)
  }
  const pages: ReadPage[] = []
  let known = letter.length
  const add = (page: ReadPage): void => {
    pages.push(page)
    onPage(pages.length, known)
  }
  try {
    for (const file of letter) {
      const bytes = new Uint8Array(await file.arrayBuffer())
      const firstPage = pages.length + 1
      if (!startsAsPdf(bytes)) {
        add(await lookAt({ kind: 'photo', pixels: await pixelsOfPhoto(photoFrom(bytes, file)) }, firstPage))
        continue
      }
      const job = {
        bytes,
        firstPage,
        upload: 'letter',
        keep: async page => rasterOf(page),
        jpeg: jpegOfPage,
      } satisfies Parameters<typeof readPdf<Raster>>[1]
      await readPdf<Raster>(await pdfium(), job, async message => {
        if (message.kind === 'pages') known += message.count - 1
        else add(message.kind === 'page' ? message : await lookAt(message.look, message.number))
      })
    }
  } catch (error) {
    if (error instanceof FileRefused) return refusal(error.code)
    throw error
  }
  const result = resultOf(pages)
  return result.kind === 'read' && isCreditReport(result.paper) ? refusal('credit-report') : result
}

const LONGEST_WARMING_MS = 30_000

/** When the browser does not compile what reads any more: a phone may not have the memory for both. */
async function whenWarm(): Promise<void> {
  const wait = { mode: 'shared', signal: AbortSignal.timeout(LONGEST_WARMING_MS) } as const
  await navigator.locks.request(WARM_LOCK, wait, () => undefined).catch(() => undefined)
}

/** Mail programs put a few bytes before the header; readers look for it in the first kilobyte. */
function startsAsPdf(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.subarray(0, 1024)).includes('%PDF-')
}

const PHOTOS: readonly (readonly [start: readonly number[], at: number])[] = [
  [[0xff, 0xd8, 0xff], 0],
  [[0x89, 0x50, 0x4e, 0x47], 0],
  [[0x66, 0x74, 0x79, 0x70], 4], // HEIC and its kin, where the browser knows them
]

/** What is neither PDF nor photo is refused by its bytes, as on the server, whatever its name says. */
function photoFrom(bytes: Uint8Array, file: Blob): Blob {
  if (PHOTOS.some(([start, at]) => start.every((byte, i) => bytes[at + i] === byte))) return file
  throw new FileRefused('wrong-type')
}
