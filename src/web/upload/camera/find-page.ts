import { findPaper } from '#reading/ocr/find-paper.ts'
import { mapPoints, type Corners } from '#reading/ocr/projective.ts'
import type { GreyImage } from '#web/upload/photo-quality.ts'

/** The longest side a picture is looked at with: few enough pixels to do it several times a second on a cheap phone. */
export const LOOKED_SIDE = 360

const TILE = 9
const PART = 3
const LEAST_CONTRAST = 16
const PAPER = 0.75

/** The four corners of the sheet of paper in a picture, each from 0 to 1 of its width and height. Undefined when it is not
 *  plainly seen: no print, or not all of its edges.  @param picture at most `LOOKED_SIDE` long */
export function findPage(picture: GreyImage): Corners | undefined {
  const { width, height } = picture
  const data = new Uint8Array(picture.pixels)
  const printed = printedPart(picture)
  const corners = printed && findPaper({ data, width, height, channels: 1 }, printed)
  return corners && mapPoints(corners, ([x, y]) => [clamp(x / width), clamp(y / height)])
}

/** Around the tiles that hold print: dark on what is as bright as the paper. The largest group of neighbours, so that the
 *  grain of a table or a pen beside the letter does not count. */
function printedPart({ width, height, pixels }: GreyImage): Corners | undefined {
  const [columns, rows] = [Math.floor(width / TILE), Math.floor(height / TILE)]
  const tiles = Array.from({ length: columns * rows }, (_, at) => tileAt(at % columns, Math.floor(at / columns)))
  const paper = tiles.map(({ lightest }) => lightest).sort((a, b) => a - b)[Math.floor(tiles.length * 0.8)] ?? 255
  const isPrint = tiles.map(
    ({ darkest, lightest, dullest }) => dullest > paper * PAPER && lightest - darkest > LEAST_CONTRAST,
  )
  const group = largestGroup(isPrint, columns)
  if (group.length < 12) return undefined
  const across = group.map(at => at % columns).sort((a, b) => a - b)
  const down = group.map(at => Math.floor(at / columns)).sort((a, b) => a - b)
  const inner = (sorted: readonly number[], part: number) => sorted[Math.floor((sorted.length - 1) * part)]!
  const [left, right] = [(inner(across, 0.03) + 0.5) * TILE, (inner(across, 0.97) + 0.5) * TILE]
  const [top, bottom] = [(inner(down, 0.03) + 0.5) * TILE, (inner(down, 0.97) + 0.5) * TILE]
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]

  // Paper shows in every part of a tile with print; where an edge runs through it, one part is dark throughout.
  function tileAt(column: number, row: number): { darkest: number; lightest: number; dullest: number } {
    const lights = new Uint8Array((TILE / PART) ** 2)
    let darkest = 255
    for (let y = 0; y < TILE; y++) {
      for (let x = 0; x < TILE; x++) {
        const value = pixels[(row * TILE + y) * width + column * TILE + x]!
        const part = Math.floor(y / PART) * (TILE / PART) + Math.floor(x / PART)
        if (value < darkest) darkest = value
        if (value > lights[part]!) lights[part] = value
      }
    }
    return { darkest, lightest: Math.max(...lights), dullest: Math.min(...lights) }
  }
}

/** Tiles that hang together, with one tile of air between them. */
function largestGroup(marked: readonly boolean[], columns: number): readonly number[] {
  const seen = new Set<number>()
  let largest: number[] = []
  marked.forEach((isMarked, start) => {
    if (!isMarked || seen.has(start)) return
    const group: number[] = []
    const open = [start]
    seen.add(start)
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      group.push(at)
      for (let dy = -3; dy <= 3; dy++) {
        for (let dx = -2; dx <= 2; dx++) {
          const column = (at % columns) + dx
          const next = at + dy * columns + dx
          if (column < 0 || column >= columns || !marked[next] || seen.has(next)) continue
          seen.add(next)
          open.push(next)
        }
      }
    }
    if (group.length > largest.length) largest = group
  })
  return largest
}

function clamp(part: number): number {
  return Math.min(1, Math.max(0, part))
}
