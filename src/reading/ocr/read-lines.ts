import type { Engines, Model, Pictures } from './engines.ts'
import { cutLine } from './cut-line.ts'
import { detectLines } from './detect-lines.ts'
import { evenLight } from './even-light.ts'
import { joinLines } from './join-lines.ts'
import { lengthened, type LineBox } from './line-box.ts'
import { greyOf, type Raster } from './raster.ts'
import { openCutReader, type CutReader } from './read-cuts.ts'
import { readAgain, type CheckedWord } from './second-reading.ts'
import { removeSpecks } from './remove-specks.ts'
import { ROW_HEIGHT } from './sheet.ts'
import { openSheetReader, type SheetReader } from './sheet-reader.ts'
import { turnUpright, type Turn } from './turn-upright.ts'

/** A printed line as it was read: where it lies on the picture, and its words along it. */
export interface ReadLine {
  readonly box: LineBox
  readonly words: readonly CheckedWord[]
}

export interface Readers {
  readonly pictures: Pictures
  readonly findLines: Model
  readonly isUpsideDown: Model
  readonly cutReader: CutReader
  readonly sheetReader: SheetReader
}

export async function openReaders(engines: Engines): Promise<Readers> {
  const [findLines, isUpsideDown, cutReader] = await Promise.all([
    engines.openModel('findLines'),
    engines.openModel('isUpsideDown'),
    openCutReader(engines),
  ])
  return { pictures: engines.pictures, findLines, isUpsideDown, cutReader, sheetReader: openSheetReader(engines) }
}

/** Every printed line of a picture of a page, in no particular order, and how the page was turned. */
export async function readLines(readers: Readers, picture: Raster): Promise<{ lines: ReadLine[]; turn: Turn }> {
  const found = await detectLines(readers.pictures, readers.findLines, picture)
  const grey = removeSpecks(greyOf(picture))
  const { lines, turn } = await turnUpright(readers, grey, found)
  const boxes = inReadingDirection(joinLines(lines)).map(box => lengthened(box, 0.2 * box.height))
  if (boxes.length === 0) return { lines: [], turn }
  const cuts = boxes.map(box => evenLight(cutLine(grey, box, ROW_HEIGHT)))
  const words = await readAgain(readers.cutReader, grey, boxes, await readers.sheetReader.read(cuts))
  return { lines: boxes.map((box, row) => ({ box, words: words[row]! })), turn }
}

function inReadingDirection(lines: readonly LineBox[]): LineBox[] {
  const angle = [...lines].sort((a, b) => a.angle - b.angle)[lines.length >> 1]?.angle ?? 0
  const down = (line: LineBox): number => line.centreY * Math.cos(angle) - line.centreX * Math.sin(angle)
  return [...lines].sort((a, b) => down(a) - down(b))
}
