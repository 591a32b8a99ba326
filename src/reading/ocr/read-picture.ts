import type { Box } from '#law/fact.ts'
import type { Page } from '#reading/paper.ts'
import { layOutPage } from '#reading/layout/lay-out-page.ts'
import { levelLines, type PagePoint } from '#reading/layout/level-lines.ts'
import type { PlacedWord } from '#reading/layout/placed-word.ts'
import { boxOnPage, flattenPage, type FlatPage } from './flatten-page.ts'
import { footprint, pointOn, type LineBox } from './line-box.ts'
import { pagePicture, shownPicture } from './page-picture.ts'
import { apply, rectangle, type Corners } from './projective.ts'
import type { Raster } from './raster.ts'
import { readLines, type ReadLine, type Readers } from './read-lines.ts'
import { meanConfidence, type CheckedWord } from './second-reading.ts'

/** A page as it is shown: upright and flat. Boxes of words are fractions of this picture. */
export interface PagePicture {
  readonly bytes: Uint8Array
  readonly mediaType: 'image/jpeg'
  readonly width: number
  readonly height: number
  /** The picture's corners on the upright photo it was made from, as fractions of that; absent for a page of a PDF. */
  readonly corners?: Corners
}

export interface ReadPicture {
  readonly page: Page
  readonly picture: PagePicture
}

/** Reads a photo or scan of a page: its words with their places on the flat page, in reading order.
 *  @param layOut puts the words in lines and blocks */
export async function readPhoto(
  readers: Readers,
  photo: Raster,
  number: number,
  layOut = layOutPage,
): Promise<ReadPicture> {
  const { pictures } = readers
  const { lines, turn } = await readLines(readers, photo)
  const flat = await flattenPage(
    pictures,
    photo,
    lines.map(line => line.box),
    turn,
  )
  const { readable, unread } = sorted(lines)
  const words = placedWords(readable, flat)
  const page = layOut(words, {
    number,
    aspect: flat.width / flat.height,
    source: 'ocr',
    unread: [...unread, ...cutOff(readable, photo), ...unsure(readable)],
  })
  const bytes = await pagePicture(pictures, photo, flat)
  return {
    page,
    picture: { bytes, mediaType: 'image/jpeg', width: flat.width, height: flat.height, corners: flat.corners },
  }
}

/** Reads the parts of a rendered page that its text layer has no words for, and puts both together. */
export async function readMixedPage(
  readers: Readers,
  page: Raster,
  { words, parts }: { readonly words: readonly PlacedWord[]; readonly parts: readonly Box[] },
  number: number,
): Promise<ReadPicture> {
  const { width, height } = page
  const { crop, left, top } = cropTo(parts, page)
  const { readable, unread } = sorted((await readLines(readers, crop)).lines)
  const level: FlatPage = {
    width,
    height,
    toPicture: [1, 0, left, 0, 1, top, 0, 0],
    photoCorners: rectangle(width, height),
    corners: rectangle(1, 1),
  }
  const seen = placedWords(readable, level).filter(word => !words.some(other => covers(other.box, word.box)))
  const all = [...words, ...seen.map(unlifted)]
  const source = seen.length > words.length ? 'ocr' : 'text-layer'
  const bytes = await shownPicture(readers.pictures, page)
  return {
    page: layOutPage(all, { number, aspect: width / height, source, unread }),
    picture: { ...bytes, mediaType: 'image/jpeg' },
  }
}

/** A rendered page is level: all its words are put in lines by their place, as those of the text layer. */
function unlifted({ text, box, confidence, digitsAgree }: PlacedWord): PlacedWord {
  return { text, box, confidence, ...(digitsAgree === undefined ? {} : { digitsAgree }) }
}

const AROUND = 16

/** The smallest part of a page that holds these boxes, everything else in it white. */
function cropTo(parts: readonly Box[], page: Raster): { crop: Raster; left: number; top: number } {
  const boxes = parts.map(part => ({
    left: Math.floor(part[0] * page.width),
    top: Math.floor(part[1] * page.height),
    right: Math.min(page.width, Math.ceil(part[2] * page.width)),
    bottom: Math.min(page.height, Math.ceil(part[3] * page.height)),
  }))
  const left = Math.max(0, Math.min(...boxes.map(box => box.left)) - AROUND)
  const top = Math.max(0, Math.min(...boxes.map(box => box.top)) - AROUND)
  const width = Math.min(page.width, Math.max(...boxes.map(box => box.right)) + AROUND) - left
  const height = Math.min(page.height, Math.max(...boxes.map(box => box.bottom)) + AROUND) - top
  const { channels } = page
  const data = new Uint8Array(width * height * channels).fill(255)
  for (const box of boxes) {
    for (let y = box.top; y < box.bottom; y++) {
      const from = (y * page.width + box.left) * channels
      const row = page.data.subarray(from, from + (box.right - box.left) * channels)
      data.set(row, ((y - top) * width + box.left - left) * channels)
    }
  }
  return { crop: { data, width, height, channels }, left, top }
}

function covers(a: Box, b: Box): boolean {
  const across = Math.min(a[2], b[2]) - Math.max(a[0], b[0])
  const down = Math.min(a[3], b[3]) - Math.max(a[1], b[1])
  return across > 0.5 * (b[2] - b[0]) && down > 0.3 * (b[3] - b[1])
}

function placedWords(lines: readonly ReadLine[], flat: FlatPage): PlacedWord[] {
  const lift = levelLines(lines.map(({ box }) => middleLine(box, flat)))
  return lines.flatMap(({ box, words }, line) =>
    words.filter(isPrint).map(word => {
      const place = boxOnPage(flat, box, { start: word.start, end: word.end, top: 0, bottom: 1 })
      return {
        text: word.text,
        confidence: Math.min(1, Math.max(0, word.confidence)),
        ...(word.digitsAgree === undefined ? {} : { digitsAgree: word.digitsAgree }),
        box: place,
        line,
        lift: lift((place[0] + place[2]) / 2, (place[1] + place[3]) / 2),
      }
    }),
  )
}

function middleLine(box: LineBox, { toPicture, width, height }: FlatPage): PagePoint[] {
  const steps = Math.max(1, Math.round(box.length / box.height / 6))
  return Array.from({ length: steps + 1 }, (_, i) => {
    const [x, y] = apply(toPicture, pointOn(box, (0.94 * i) / steps - 0.47))
    return [x / width, y / height]
  })
}

/** Pieces of rules and shadows are read as lone marks, but never surely. */
function isPrint({ text, confidence }: CheckedWord): boolean {
  return confidence >= 0.6 || /[\p{L}\d$☐☒•]/u.test(text)
}

const READABLE = 0.45

/** Lines that could be read; of the others, specks and ornaments fall away, and lines that look like text are named. */
function sorted(lines: readonly ReadLine[]): { readable: ReadLine[]; unread: string[] } {
  const readable = lines.filter(
    ({ words }) => words.length > 0 && (meanConfidence(words) >= READABLE || isPlain(words)),
  )
  const usual = readable.map(line => line.box.height).sort((a, b) => a - b)[readable.length >> 1] ?? 0
  const lost = lines.filter(
    line =>
      !readable.includes(line) &&
      line.box.length > 6 * line.box.height &&
      line.box.height > 0.5 * usual &&
      line.box.score > 0.6,
  )
  if (lost.length === 0) return { readable, unread: [] }
  return {
    readable,
    unread: [lost.length === 1 ? 'one line could not be read' : `${lost.length} lines could not be read`],
  }
}

function isPlain(words: readonly { readonly text: string }[]): boolean {
  const text = words.map(word => word.text).join('')
  return text.length > 3 && (text.match(/[\p{L}\d]/gu)?.length ?? 0) > 0.8 * text.length
}

/** Sides of the photo that cut through printed lines. */
function cutOff(lines: readonly ReadLine[], { width, height }: Raster): string[] {
  const prints = lines.map(line => footprint(line.box))
  const reach = 0.002 * Math.max(width, height)
  const sides = [
    prints.filter(([left]) => left < -reach).length,
    prints.filter(([, , right]) => right > width + reach).length,
    prints.filter(([, top]) => top < -reach).length,
    prints.filter(([, , , bottom]) => bottom > height + reach).length,
  ]
  return sides.some(count => count > 0) ? ['part of the page lies outside the picture'] : []
}

function unsure(lines: readonly ReadLine[]): string[] {
  const words = lines.flatMap(line => line.words)
  if (words.length < 5) return ['hardly any words could be read']
  return meanConfidence(words) < 0.75 ? ['the picture is too dark or blurred to be read surely'] : []
}
