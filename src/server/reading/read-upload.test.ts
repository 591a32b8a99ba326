import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import PdfDocument from 'pdfkit'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { textOf, wordsOf } from '#reading/paper.ts'
import { docxOf } from './hostile-files.testing.ts'
import type { ReadResult } from '#reading/read-result.ts'
import { startReader, type Reader, type UploadedFile } from './read-upload.ts'

const EXAMPLES = new URL('../../../examples/', import.meta.url)
const NOTICE = 'model-notices/cfpb_debt-collection_model-validation-notice_en.pdf'
const SPANISH_NOTICE = 'model-notices/cfpb_debt-collection_model-validation-notice_es.pdf'
const PHOTO = 'corpus/photos/012-credit-report-notice-in-easy.jpg'
const REPORTS = 'corpus/credit-reports/pdf'
const HARD_PHOTO = 'corpus/photos/006-time-barred-disclosed-ca-hard.jpg'

let scratchDir: string
let reader: Reader

beforeAll(() => {
  scratchDir = mkdtempSync(join(tmpdir(), 'writeback-reading-'))
  reader = startReader({ processes: 2, scratchDir })
})
afterAll(async () => {
  await reader.close()
  expect(readdirSync(scratchDir), 'nothing a person sent is left behind').toEqual([])
  rmSync(scratchDir, { recursive: true })
})

function example(path: string): UploadedFile {
  return { name: path, bytes: readFileSync(new URL(path, EXAMPLES)) }
}

function file(bytes: Uint8Array | string): UploadedFile {
  return { name: 'letter', bytes: Buffer.from(bytes) }
}

type Read = Extract<ReadResult, { kind: 'read' }>

async function read(...files: UploadedFile[]): Promise<Read> {
  const result = await reader.read({ files, kind: 'letter' })
  if (result.kind === 'refused') throw new Error(result.code)
  return result
}

async function pdf(draw: (document: PDFKit.PDFDocument) => void): Promise<UploadedFile> {
  const document = new PdfDocument({ size: 'LETTER', margin: 72 })
  draw(document)
  document.end()
  return file(Buffer.concat(await document.toArray()))
}

describe('refuses', () => {
  test.each([
    ['no file', [], 'letter', 'empty'],
    ['an empty file', [file('')], 'letter', 'empty'],
    ['more than 10 MB together', [file(Buffer.alloc(6e6)), file(Buffer.alloc(6e6))], 'letter', 'too-large'],
    ['text where a photo belongs', [file('Pay now.')], 'letter', 'wrong-type'],
    [
      'a credit report where a letter belongs',
      [example(`${REPORTS}/01-equifax-reaged-collection.pdf`)],
      'letter',
      'credit-report',
    ],
    ['reports of several bureaus', [example(`${REPORTS}/07-trimerge-identityiq.pdf`)], 'letter', 'credit-report'],
    ['a photo where a written letter belongs', [example(PHOTO)], 'own-letter', 'wrong-type-own-letter'],
  ] as const)('%s', async (_, files, kind, code) => {
    expect(await reader.read({ files, kind })).toMatchObject({ kind: 'refused', code })
  })

  test('a page without a word', async () => {
    const blank = await pdf(() => {})
    expect(await reader.read({ files: [blank], kind: 'letter' })).toMatchObject({ code: 'unreadable' })
  })

  test('to go on when stopped, and reads the next letter', async () => {
    const stop = new AbortController()
    const stopped = reader.read({ files: [example(PHOTO)], kind: 'letter', signal: stop.signal })
    setTimeout(() => stop.abort(new Error('enough')), 300)
    await expect(stopped).rejects.toThrow('enough')
    expect((await read(example(NOTICE))).source).toBe('text_layer')
  })

  test('everything once closed, and what was going on', async () => {
    const other = startReader({ processes: 1, scratchDir })
    const going = other.read({ files: [example(PHOTO)], kind: 'letter' })
    const closed = wait(300).then(other.close)
    await expect(going).rejects.toThrow('The reader is closed.')
    await expect(other.read({ files: [example(NOTICE)], kind: 'letter' })).rejects.toThrow('The reader is closed.')
    await closed
  })
})

describe('a PDF with a text layer', () => {
  test('is read column by column, row by row, the tear-off slip last', async () => {
    const { paper, source } = await read(example(NOTICE))
    const text = textOf(paper)
    const order = [
      'To: Person A',
      'We are trying to collect a debt that you owe to Bank of\nRockville.',
      'Our information shows:',
      'As of January 2, 2017, you owed: $ 2,234.56',
      'You were charged this amount in interest: + $ 75.00',
      'Total amount of the debt now: $ 2,284.56',
      'How can you dispute the debt?',
      'electronically at www.example.com/dispute.',
      'What else can you do?',
      'Mail this form to:',
      'How do you want to respond?',
      '☐ This is not my debt.',
    ].map(part => text.indexOf(part))
    expect(order).not.toContain(-1)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(source).toBe('text_layer')
  })

  test('is read in Spanish', async () => {
    const text = textOf((await read(example(SPANISH_NOTICE))).paper)
    expect(text).toContain('¿Cómo puede disputar la deuda?')
    expect(text).toMatch(/Monto total de la deuda[^\n]* \$ ?2,284\.56/)
  })

  test('places words where they are printed and shows the page', async () => {
    const { paper, pageImages } = await read(example(NOTICE))
    const [page] = paper.pages
    const first = wordsOf(page!)[0]!
    expect(first.text).toBe('North')
    expect(first.box![1]).toBeLessThan(0.1)
    expect(pageImages).toMatchObject([{ page: 1, mediaType: 'image/jpeg', height: 1650 }])
    expect(pageImages[0]!.width / pageImages[0]!.height).toBeCloseTo(page!.aspect!, 2)
  })
})

describe('photos and scans', { timeout: 90_000 }, () => {
  test('a photo is read word by word, amounts by two readers', async () => {
    const { paper, source, pageImages } = await read(example(PHOTO))
    const text = textOf(paper)
    expect(text).toContain('This is an attempt to collect a debt by a debt collector;')
    expect(text).toContain('Account VH-2217')
    const amount = wordsOf(paper.pages[0]!).find(word => word.text === '$936.00')
    expect(amount).toMatchObject({ digitsAgree: true })
    expect(source).toBe('ocr')
    expect(pageImages[0]!.corners).toHaveLength(4)
  })

  test('an iPhone photo is read', async () => {
    const bytes = readFileSync(new URL('photo.testing.heic', import.meta.url))
    const { paper, source } = await read(file(bytes))
    expect(textOf(paper)).toContain('Your balance is $936.00.')
    expect(source).toBe('ocr')
  })

  test('several photos are one letter, its pages told as they are read', async () => {
    const told: string[] = []
    const result = await reader.read({
      files: [example(PHOTO), example(HARD_PHOTO)],
      kind: 'letter',
      onProgress: (page, pages) => told.push(`${page}/${pages}`),
    })
    expect(told).toEqual(['1/2', '2/2'])
    const { paper } = result as Read
    expect(paper.pages.map(page => page.number)).toEqual([1, 2])
    expect(textOf({ pages: [paper.pages[1]!] })).toContain('Because of the age of your debt, we will not sue you')
  })

  test('a scan in a PDF is read as a photo, and a picture in a printed page with its words', async () => {
    const [shown] = (await read(example(NOTICE))).pageImages
    const scanned = await read(await pdf(document => document.image(Buffer.from(shown!.bytes), 0, 0, { width: 612 })))
    expect(scanned.source).toBe('ocr')
    expect(textOf(scanned.paper)).toContain('Total amount of the debt now: $ 2,284.56')

    const mixed = await read(
      await pdf(document => {
        document.text(
          'We are a debt collector. Reference number 77-1204. Please call us about the account shown below.',
        )
        document.image(Buffer.from(shown!.bytes), 72, 200, { width: 468 })
      }),
    )
    const text = textOf(mixed.paper)
    expect(text).toContain('Reference number 77-1204.')
    expect(text).toContain('How can you dispute the debt?')
  })
})

describe('a machine without Tesseract', () => {
  const { PATH } = process.env
  afterEach(() => {
    process.env['PATH'] = PATH
  })

  test('reads with the one that comes in the packages, in Spanish too', { timeout: 90_000 }, async () => {
    process.env['PATH'] = '/nowhere'
    const bare = startReader({ processes: 1, scratchDir })
    try {
      const [shown] = (await read(example(SPANISH_NOTICE))).pageImages
      const result = await bare.read({ files: [file(shown!.bytes)], kind: 'letter' })
      const text = result.kind === 'read' ? textOf(result.paper) : result.code
      expect(text).toContain('¿Cómo puede disputar la deuda?')
      expect(text).toMatch(/Monto total de la deuda[^\n]* \$ ?2,284\.56/)
    } finally {
      await bare.close()
    }
  })
})

describe("the person's own letter", () => {
  async function ownLetter(bytes: Uint8Array | string): Promise<string> {
    const result = await reader.read({ files: [file(bytes)], kind: 'own-letter' })
    return result.kind === 'read' ? textOf(result.paper) : result.code
  }

  test('is read as plain text, whatever its alphabet', async () => {
    expect(await ownLetter('I dispute this debt.\n\nJosé')).toBe('I dispute this debt.\nJosé')
    expect(await ownLetter(Buffer.from('Jos\xe9', 'latin1'))).toBe('José')
    expect(await ownLetter(Buffer.from('\ufeffJosé', 'utf16le'))).toBe('José')
  })

  test('is read from a Word file', async () => {
    expect(await ownLetter(docxOf('To whom it may concern,\nI dispute this debt.'))).toBe(
      'To whom it may concern,\nI dispute this debt.',
    )
  })

  test('is read from a PDF', async () => {
    const typed = await pdf(document => void document.text('I dispute this debt.'))
    expect(await ownLetter(typed.bytes)).toBe('I dispute this debt.')
  })
})
