import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Point } from '#reading/ocr/line-box.ts'
import { apply, mapCorners, rectangle } from '#reading/ocr/projective.ts'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { openPdf } from '#reading/pdf/pdfium.ts'
import type { ReadResult } from '#reading/read-result.ts'
import { startReader, type Reader } from '#server/reading/read-upload.ts'
import type { DrawnLetter } from './compose.ts'
import { shown, proportion, type Outcome, type Proportion } from './figures.ts'
import { judgeLetter } from './judge.ts'
import { overlapOfMark } from './marks.ts'
import { printLetter, type PrintedLetter } from './print-letter.ts'
import { randomOf } from './random.ts'

export type Medium = 'photo' | 'pdf'

/** What was made of letters that came as pictures. */
export interface PictureResults {
  readonly outcomes: readonly Outcome[]
  /** Marks that share half or more with the place of the words they quote. */
  readonly marks: Proportion
  readonly meanOverlap: number
  readonly notRead: number
}

const SIDE_BY_SIDE = 2
const PHOTOGRAPH = fileURLToPath(new URL('photograph.py', import.meta.url))
const LONG_SIDE = 3300 // pixels: 300 dpi

/** Prints letters, photographs them where asked, and reads them with the real reader. */
export async function readPictures(
  letters: readonly DrawnLetter[],
  medium: Medium,
  { python, onProgress }: { python: string; onProgress: (done: number) => void },
): Promise<PictureResults> {
  const folder = mkdtempSync(join(tmpdir(), 'writeback-bench-'))
  const reader = startReader({ processes: SIDE_BY_SIDE, scratchDir: join(folder, 'scratch') })
  const library = await PDFiumLibrary.init()
  const results: (Taken | undefined)[] = []
  let next = 0
  const lane = async (): Promise<void> => {
    while (next < letters.length) {
      const index = next
      next += 1
      const letter = letters[index]!
      const printed = await printLetter(letter)
      const taken = medium === 'pdf' ? pdfOf(printed) : await photosOf(printed, letter, { folder: join(folder, `${index}-`), python, library }) // prettier-ignore
      results[index] = await readTaken(reader, letter, printed, taken)
      onProgress(results.length)
    }
  }
  try {
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, lane))
  } finally {
    await reader.close()
    rmSync(folder, { recursive: true, force: true })
  }
  const read = results.filter(one => one !== undefined)
  const overlaps = read.flatMap(one => one.overlaps)
  return {
    outcomes: read.map(({ outcome }) => outcome),
    marks: proportion(overlaps.filter(overlap => overlap >= 0.5).length, overlaps.length),
    meanOverlap: overlaps.reduce((sum, one) => sum + one, 0) / Math.max(1, overlaps.length),
    notRead: letters.length - read.length,
  }
}

interface Files {
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[]
  /** What of its page each photo shows; none for a PDF. */
  readonly shows: readonly Grid[]
}

/** Over a photo, row by row: the place of the page that is seen there, as fractions of it. */
type Grid = readonly (readonly Point[])[]

interface Taken {
  readonly outcome: Outcome
  readonly overlaps: readonly number[]
}

function pdfOf({ pdf }: PrintedLetter): Files {
  return { files: [{ name: 'letter.pdf', bytes: pdf }], shows: [] }
}

interface Studio {
  readonly folder: string
  readonly python: string
  readonly library: PDFiumLibrary
}

async function photosOf(
  printed: PrintedLetter,
  letter: DrawnLetter,
  { folder, python, library }: Studio,
): Promise<Files> {
  const random = randomOf(`photo ${letter.id}`)
  const pdf = await openPdf(library, printed.pdf)
  const jobs: { page: string; photo: string; seed: number; grade: string }[] = []
  for (let index = 0; index < pdf.pageCount; index += 1) {
    const { data, width, height } = await pdf.render(index, LONG_SIDE)
    const page = `${folder}${index}.png`
    await sharp(data, { raw: { width, height, channels: 4 } }).flatten({ background: '#fff' }).png({ compressionLevel: 1 }).toFile(page) // prettier-ignore
    const grade = random.pick(['easy', 'easy', 'medium', 'medium', 'hard'])
    jobs.push({ page, photo: `${folder}${index}.jpg`, seed: random.whole(1, 1_000_000), grade })
  }
  pdf.close()
  const shows = JSON.parse(await run(python, [PHOTOGRAPH], JSON.stringify(jobs))) as Grid[]
  const files = jobs.map(({ photo }, i) => ({ name: `page-${i + 1}.jpg`, bytes: readFileSync(photo) }))
  for (const { page, photo } of jobs) for (const file of [page, photo]) rmSync(file)
  return { files, shows }
}

function run(command: string, args: readonly string[], input: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = execFile(command, args, { maxBuffer: 1 << 24 }, (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    )
    child.stdin?.end(input)
  })
}

async function readTaken(
  reader: Reader,
  letter: DrawnLetter,
  printed: PrintedLetter,
  { files, shows }: Files,
): Promise<Taken | undefined> {
  const result = await reader.read({ files, kind: 'letter' })
  if (result.kind !== 'read') return undefined
  const { envelope } = letter.paper
  const judged = judgeLetter(letter, envelope ? { ...result.paper, envelope } : result.paper)
  const marks = shown(judged).flatMap(({ evidence }) => evidence.filter(({ boxes }) => boxes.length > 0))
  const overlaps = marks.flatMap(mark => {
    const words = printed.pages[mark.page - 1]
    return words ? [overlapOfMark(mark, words, toPrinted(result, mark.page, shows[mark.page - 1]))] : []
  })
  return { outcome: { letter, judged }, overlaps }
}

/** From a point of the page as it is shown, over the photo, to the page as it was printed. */
function toPrinted(
  read: Extract<ReadResult, { kind: 'read' }>,
  page: number,
  shows: Grid | undefined,
): (point: Point) => Point {
  if (!shows) return point => point
  const shownAt = read.pageImages.find(one => one.page === page)?.corners ?? rectangle(1, 1)
  const toPhoto = mapCorners(rectangle(1, 1), shownAt)
  return point => seenAt(shows, apply(toPhoto, point))
}

/** Between the four places of the grid around a point. */
function seenAt(grid: Grid, [x, y]: Point): Point {
  const [column, across] = cellOf(x, grid[0]!.length)
  const [row, down] = cellOf(y, grid.length)
  const along = (from: Point, to: Point, share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ]
  const [upper, lower] = [grid[row]!, grid[row + 1]!].map(line => along(line[column]!, line[column + 1]!, across))
  return along(upper!, lower!, down)
}

function cellOf(share: number, points: number): [cell: number, within: number] {
  const at = share * (points - 1)
  const cell = Math.min(points - 2, Math.max(0, Math.floor(at)))
  return [cell, at - cell]
}
