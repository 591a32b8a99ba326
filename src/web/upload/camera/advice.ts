import { sidesOf, type Corners } from '#reading/ocr/projective.ts'
import type { PlainPhrase } from '#language/phrase.ts'
import type { PhotoQuality } from '#web/upload/photo-quality.ts'

/** What is seen of the letter while the camera is held over it. */
export interface Aim {
  /** From 0 to 1 of the picture; undefined when the sheet is not plainly seen. */
  readonly corners: Corners | undefined
  readonly quality: Pick<PhotoQuality, 'blurred' | 'dark' | 'cutOff'>
  /** Mean change of brightness since the picture before, 0 to 255. */
  readonly moved: number
  /** Width of the picture over its height. */
  readonly ratio: number
}

const MOST_MOVED = 9
const LEAST_AREA = 0.4
const LEAST_ALIKE = 0.82

/** What to do next so that the letter can be read, gravest first; undefined when it is good to take. */
export function adviceFor({ corners, quality, moved, ratio }: Aim): PlainPhrase | undefined {
  if (quality.dark) return 'It is too dark. Go to a window or turn on a light.'
  if (quality.cutOff.length > 0) return 'Step back until all four edges show.'
  if (moved > MOST_MOVED) return 'Hold still.'
  if (corners) {
    if (areaOf(corners) < LEAST_AREA) return 'Come closer.'
    if (!isFlat(corners, ratio)) return 'Hold the phone flat above the letter.'
  }
  if (quality.blurred) return 'Not sharp yet. Hold still, or come a little closer.'
  return corners ? undefined : 'Fit the whole letter in the picture, on something darker than paper.'
}

/** Sides across from each other look alike when the phone lies level above the sheet. */
function isFlat(corners: Corners, ratio: number): boolean {
  const [a, b, c, d] = corners
  const [top, right, bottom, left] = sidesOf([stretch(a), stretch(b), stretch(c), stretch(d)])
  return Math.min(top / bottom, bottom / top, left / right, right / left) >= LEAST_ALIKE

  function stretch([x, y]: Corners[number]): Corners[number] {
    return [x * ratio, y]
  }
}

function areaOf(corners: Corners): number {
  return Math.abs(
    corners.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = corners[(at + 1) % 4]!
      return sum + (x * nextY - nextX * y) / 2
    }, 0),
  )
}
