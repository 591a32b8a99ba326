import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import PdfDocument from 'pdfkit'
import sharp from 'sharp'
import { openPdf } from '#reading/pdf/pdfium.ts'
import { seeded } from '#units/seeded.ts'

/** A letter as somebody would add it. */
export interface AddedLetter {
  readonly name: string
  readonly state: string
  readonly mediaType: 'application/pdf' | 'image/jpeg'
  readonly bytes: Buffer
}

const LONG_SIDE = 2200

/** The PDFs of the corpus, and every other letter of it set in print. */
export async function pdfsOf(
  corpus: string,
  letters: readonly { readonly id: string; readonly state: string; readonly text: string }[],
): Promise<readonly AddedLetter[]> {
  const folder = join(corpus, 'pdf')
  const mediaType = 'application/pdf'
  const ready = readdirSync(folder)
    .filter(name => name.endsWith('.pdf'))
    .map(name => ({ name, state: stateIn(name), mediaType, bytes: readFileSync(join(folder, name)) }) as const)
  const printed = letters.map(async ({ id, state, text }) => {
    const bytes = await inPrint(text)
    return { name: `${id}-printed.pdf`, state, mediaType, bytes } as const
  })
  return [...ready, ...(await Promise.all(printed))]
}

/** First pages of such PDFs as a phone would take them: askew, unevenly lit, a little soft, as JPEG. Every one repeats. */
export async function photosOf(pdfs: readonly AddedLetter[], count: number): Promise<readonly AddedLetter[]> {
  const library = await PDFiumLibrary.init()
  const photos: AddedLetter[] = []
  for (let index = 0; index < count; index++) {
    const { name, state, bytes } = pdfs[index % pdfs.length]!
    const pdf = await openPdf(library, bytes)
    const { data, width, height } = await pdf.render(0, LONG_SIDE)
    pdf.close()
    const page = sharp(data, { raw: { width, height, channels: 4 } }).flatten({ background: '#fff' })
    const photo = await photographed(await page.png().toBuffer(), parts(index + 1))
    photos.push({ name: `${name}-${index}.jpg`, state, mediaType: 'image/jpeg', bytes: photo })
  }
  return photos
}

async function photographed(page: Buffer, random: () => number): Promise<Buffer> {
  const table = { r: 60 + 60 * random(), g: 50 + 40 * random(), b: 40 + 30 * random() }
  const turned = await sharp(page)
    .extend({ top: 70, bottom: 70, left: 70, right: 70, background: table })
    .rotate((random() - 0.5) * 5, { background: table })
    .toBuffer({ resolveWithObject: true })
  const { width, height } = turned.info
  const from = 0.72 + 0.2 * random()
  const light = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="l" x2="${random()}" y2="1"><stop stop-color="white"/><stop offset="1" stop-color="rgb(${[1, 0.97, 0.9].map(part => Math.round(255 * from * part)).join()})"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#l)"/></svg>`,
  )
  return sharp(turned.data)
    .composite([{ input: light, blend: 'multiply' }])
    .blur(0.5 + 0.5 * random())
    .jpeg({ quality: 60 + Math.round(25 * random()) })
    .toBuffer()
}

/** Numbers from 0 to 1, the same for the same seed. */
function parts(seed: number): () => number {
  const next = seeded(seed)
  return () => next() / 2 ** 32
}

function inPrint(text: string): Promise<Buffer> {
  return new Promise(done => {
    const pdf = new PdfDocument({ size: 'LETTER', margin: 64 })
    const parts: Buffer[] = []
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => done(Buffer.concat(parts)))
    pdf.font('Times-Roman').fontSize(11).text(text, { lineGap: 2 })
    pdf.end()
  })
}

function stateIn(name: string): string {
  return /-([a-z]{2})\.pdf$/.exec(name)?.[1]?.toUpperCase() ?? 'CA'
}
