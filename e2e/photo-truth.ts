import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Word } from '#reading/paper.ts'
import { apply, mapCorners, rectangle, type Corners } from '#reading/ocr/projective.ts'
import type { ReadResult } from '#reading/read-result.ts'
import { startReader } from '#server/reading/read-upload.ts'
import { example } from './examples.ts'

type Point = readonly [number, number]
type Box = readonly [number, number, number, number]
type Read = Extract<ReadResult, { kind: 'read' }>

interface Truth {
  readonly page_corners_upright: Corners
  readonly pixels_upright: readonly [number, number]
}

/** The words of the letter's PDF where they lie on the upright photo, by the corners that were noted when it was taken. */
export async function wordsOnPhoto(photo: string): Promise<readonly { text: string; middle: Point }[]> {
  const truths = JSON.parse(readFileSync(example('corpus/photos/truth.json'), 'utf8')) as Record<string, Truth>
  const { page_corners_upright: corners, pixels_upright: size } = truths[`${photo}.jpg`]!
  const { paper } = await read(example(`corpus/pdf/${photo.replace(/-(?:easy|medium|hard)$/, '')}.pdf`))
  const toPhoto = mapCorners(rectangle(1, 1), corners.map(([x, y]) => [x / size[0], y / size[1]]) as unknown as Corners)
  const words: readonly Word[] = paper.pages[0]!.blocks.flatMap(block => block.lines.flatMap(line => line.words))
  return words.flatMap(({ text, box }) =>
    box ? [{ text, middle: apply(toPhoto, [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]) }] : [],
  )
}

/** From a box on the page as it is shown to its outline on the upright photo. */
export async function placeOnPhoto(photo: string): Promise<(box: Box) => readonly Point[]> {
  const [picture] = (await read(photo)).pageImages
  const toPhoto = mapCorners(rectangle(1, 1), picture!.corners!)
  return ([x0, y0, x1, y1]) => rectangleOf(x0, y0, x1, y1).map(point => apply(toPhoto, point))
}

function rectangleOf(x0: number, y0: number, x1: number, y1: number): Point[] {
  return [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ]
}

async function read(path: string): Promise<Read> {
  const scratchDir = mkdtempSync(join(tmpdir(), 'writeback-truth-'))
  const reader = startReader({ processes: 1, scratchDir })
  try {
    const result = await reader.read({
      files: [{ name: 'letter', bytes: readFileSync(path) }],
      kind: 'letter',
      signal: AbortSignal.timeout(60_000),
    })
    if (result.kind === 'refused') throw new Error(result.message)
    return result
  } finally {
    await reader.close()
    rmSync(scratchDir, { recursive: true, force: true })
  }
}
