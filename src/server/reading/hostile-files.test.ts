import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { textOf } from '#reading/paper.ts'
import type { RefusalCode } from '#reading/refusals.ts'
import {
  deepPdf,
  docxOf,
  drawingBombPdf,
  letterPdf,
  lockedPdf,
  manyPagesPdf,
  nestedPdf,
  pictureBombPdf,
  pngBomb,
} from './hostile-files.testing.ts'
import type { ReadResult } from '#reading/read-result.ts'
import { startReader, type Reader } from './read-upload.ts'

const LONGEST_MS = 10_000
const MOST_MEMORY = 1_500_000_000
const NOTICE = example('model-notices/cfpb_debt-collection_model-validation-notice_en.pdf')
const PHOTO = example('corpus/photos/012-credit-report-notice-in-easy.jpg')

let scratchDir: string
let reader: Reader
let watch: NodeJS.Timeout
let mostMemory = 0

beforeAll(() => {
  scratchDir = mkdtempSync(join(tmpdir(), 'writeback-hostile-'))
  reader = startReader({ processes: 2, scratchDir })
  watch = setInterval(() => (mostMemory = Math.max(mostMemory, memoryOfReaders())), 50)
})
afterAll(async () => {
  clearInterval(watch)
  await reader.close()
  rmSync(scratchDir, { recursive: true })
})

function example(path: string): Buffer {
  return readFileSync(new URL(`../../../examples/${path}`, import.meta.url))
}

/** Resident memory of the processes this one started, and theirs. */
function memoryOfReaders(): number {
  const parents = new Map<number, { parent: number; bytes: number }>()
  for (const pid of readdirSync('/proc').filter(name => /^\d+$/.test(name))) {
    try {
      const [, parent = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
      const bytes = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096
      parents.set(Number(pid), { parent: Number(parent), bytes })
    } catch {
      // it ended while we looked
    }
  }
  const isOurs = (pid: number): boolean => {
    const parent = parents.get(pid)?.parent
    return parent !== undefined && (parent === process.pid || isOurs(parent))
  }
  return [...parents].reduce((sum, [pid, { bytes }]) => (isOurs(pid) ? sum + bytes : sum), 0)
}

async function read(bytes: Uint8Array, kind: 'letter' | 'own-letter' = 'letter'): Promise<ReadResult> {
  const started = performance.now()
  const result = await reader.read({ files: [{ name: 'letter', bytes }], kind })
  expect(performance.now() - started).toBeLessThan(LONGEST_MS)
  return result
}

const HOSTILE: readonly (readonly [name: string, bytes: () => Uint8Array | Promise<Uint8Array>, code: RefusalCode])[] =
  [
    ['a program', () => Buffer.from(`MZ${'\0'.repeat(500)}`), 'wrong-type'],
    ['a web page that says it is a letter', () => Buffer.from('<script>alert(1)</script>'), 'wrong-type'],
    ['an empty file', () => Buffer.alloc(0), 'empty'],
    ['a file over 10 MB', () => Buffer.alloc(11_000_000, PHOTO), 'too-large'],
    ['a PDF cut off in the middle', () => NOTICE.subarray(0, NOTICE.length / 2), 'damaged'],
    ['a photo cut off in the middle', () => PHOTO.subarray(0, PHOTO.length / 2), 'damaged'],
    ['a photo with its bytes stirred', () => stirred(PHOTO), 'damaged'],
    ['a PDF of noise', () => Buffer.concat([Buffer.from('%PDF-1.7\n'), stirred(PHOTO)]), 'damaged'],
    ['a broken iPhone photo', () => Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), stirred(PHOTO)]), 'damaged'], // prettier-ignore
    ['a PDF with a password', lockedPdf, 'password'],
    ['a PDF of 2,000 pages', () => manyPagesPdf(2000), 'too-many-pages'],
    ['a picture of 400 megapixels in few bytes', () => pngBomb(20_000), 'too-many-pixels'],
    ['a PDF with a picture of 3.6 gigapixels', () => pictureBombPdf(60_000), 'unreadable'],
    ['a PDF whose drawing unpacks to 200 MB', () => drawingBombPdf(200), 'unsafe'],
    ['a PDF whose forms draw each other', () => nestedPdf(9), 'unsafe'],
    ['a PDF nested 100,000 deep', () => deepPdf(100_000), 'damaged'],
  ]

function stirred(bytes: Buffer): Buffer {
  return Buffer.from(bytes.map((byte, i) => (i > 400 ? (byte * 31 + i * 17) & 0xff : byte)))
}

describe.skipIf(process.platform !== 'linux')('hostile files', () => {
  test('a letter whose pages are read meanwhile is read', async () => {
    const photo = { name: 'photo', bytes: PHOTO }
    const letter = reader.read({ files: [photo, photo], kind: 'letter' })
    expect(await read(drawingBombPdf(200))).toMatchObject({ kind: 'refused' })
    expect(await letter).toMatchObject({ kind: 'read' })
  })

  test.each(HOSTILE)('%s', async (_, bytes, code) => {
    expect(await read(await bytes())).toMatchObject({ kind: 'refused', code })
  })

  test("a Word file that unpacks to 60 MB of paragraphs, as the person's own letter", async () => {
    const bomb = docxOf('I dispute this debt.', 60_000_000)
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(await read(bomb, 'own-letter')).toMatchObject({ kind: 'refused', code: 'unsafe' })
  })

  test('a PDF with scripts is read, the scripts are not run', async () => {
    const script = '<< /S /JavaScript /JS (while\\(true\\){}; app.alert\\(1\\)) >>'
    const scripted = letterPdf('You owe $5.00.', {
      catalogue: '/OpenAction 6 0 R /AA << /WC 6 0 R >>',
      extra: [script],
    })
    expect(textIn(await read(scripted))).toBe('You owe $5.00.')
  })

  test('a PDF with an attachment is read, the attachment stays shut', async () => {
    const extra = [
      '<< /Type /Filespec /F (summons.pdf) /EF << /F 7 0 R >> >>',
      '<< /Type /EmbeddedFile /Length 12 >>\nstream\nYou are sued\nendstream',
    ]
    const names = '/Names << /EmbeddedFiles << /Names [(summons.pdf) 6 0 R] >> >>'
    expect(textIn(await read(letterPdf('You owe $5.00.', { catalogue: names, extra })))).toBe('You owe $5.00.')
  })

  test('the next letter is read, and memory stayed bounded', async () => {
    expect(textIn(await read(NOTICE))).toContain('Total amount of the debt now: $ 2,284.56')
    expect(mostMemory).toBeGreaterThan(100_000_000)
    expect(mostMemory).toBeLessThan(MOST_MEMORY)
  })
})

function textIn(result: ReadResult): string {
  return result.kind === 'read' ? textOf(result.paper) : result.code
}
