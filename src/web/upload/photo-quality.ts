import type { PlainPhrase } from '#language/phrase.ts'
import { t } from '#web/language.tsx'
/** Brightness of each pixel, row by row, 0 to 255. */
export interface GreyImage {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8ClampedArray | Uint8Array
}

export type Side = 'left' | 'right' | 'top' | 'bottom'

export interface PhotoQuality {
  readonly blurred: boolean
  readonly dark: boolean
  readonly cutOff: readonly Side[]
  /** Variance of the Laplacian over the printed parts, against their contrast: about 1 when sharp, near 0 when blurred. */
  readonly sharpness: number
  /** Brightness of the paper, 0 to 255. */
  readonly paper: number
}

/** The longest side a photo is brought to before it is judged: print of 8 points is still 6 pixels high. */
export const JUDGED_SIDE = 1600

const LEAST_SHARPNESS = 0.2
const LEAST_PAPER = 90
const LEAST_CONTRAST = 28

/** What a person would see at a glance: blurred, dark, cut off. A hint before sending, never a refusal: the reader
 *  tries anyway. Errs on the side of silence. */
export function judgePhoto(image: GreyImage): PhotoQuality {
  const paper = percentile(image.pixels, 0.85)
  const sharpness = printSharpness(image)
  return {
    blurred: sharpness !== undefined && sharpness < LEAST_SHARPNESS,
    dark: paper < LEAST_PAPER,
    cutOff: cutSides(image, paper),
    sharpness: sharpness ?? 1,
    paper,
  }
}

/** The fault in words, gravest first; undefined when there is none.
 *  @example sayQuality({ blurred: true, dark: false, cutOff: ['right'], sharpness: 0.1, paper: 200 })
 *  // 'Blurred, and the right edge is cut off. Retake it by a window.' */
export function sayQuality({ blurred, dark, cutOff }: PhotoQuality): string | undefined {
  const faults = [
    blurred && t('blurred'),
    dark && t('too dark'),
    cutOff.length === 1 && t(CUT_OFF[cutOff[0]!]),
    cutOff.length > 1 && t('the edges are cut off'),
  ].filter(fault => fault !== false)
  if (faults.length === 0) return undefined
  const last = faults.pop() ?? ''
  const sentence = faults.length > 0 ? t('{faults}, and {last}', { faults: faults.join(', '), last }) : last
  const advice = blurred || dark ? t('Retake it by a window.') : t('Step back and retake it.')
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}. ${advice}`
}

const CUT_OFF = {
  left: 'the left edge is cut off',
  right: 'the right edge is cut off',
  top: 'the top edge is cut off',
  bottom: 'the bottom edge is cut off',
} as const satisfies Readonly<Record<Side, PlainPhrase>>

const TILE = 32

/** The Laplacian is strong only where dark meets light at once. Judged in the tiles that hold print, each against its
 *  own contrast, so that neither grey paper nor empty margins count as blur; its two halves apart, as a moved camera
 *  blurs one way only. */
function printSharpness({ width, height, pixels }: GreyImage): number | undefined {
  const scores: number[] = []
  for (let top = 1; top + TILE < height; top += TILE) {
    for (let left = 1; left + TILE < width; left += TILE) {
      let darkest = 255
      let lightest = 0
      let across = 0
      let down = 0
      for (let y = top; y < top + TILE; y++) {
        for (let x = left; x < left + TILE; x++) {
          const at = y * width + x
          const here = pixels[at]!
          if (here < darkest) darkest = here
          if (here > lightest) lightest = here
          across += (pixels[at - 1]! + pixels[at + 1]! - 2 * here) ** 2
          down += (pixels[at - width]! + pixels[at + width]! - 2 * here) ** 2
        }
      }
      const contrast = lightest - darkest
      if (contrast < LEAST_CONTRAST) continue
      scores.push(Math.sqrt(Math.min(across, down)) / (TILE * contrast))
    }
  }
  if (scores.length < 12) return undefined
  scores.sort((a, b) => a - b)
  return scores[Math.floor(scores.length * 0.75)]! * 4
}

/** A side is cut off when print runs right up to it: short dark strokes between paper in the outermost strip.
 *  A plain margin has no strokes; a table top or a dark background has no paper between them. */
function cutSides({ width, height, pixels }: GreyImage, paper: number): readonly Side[] {
  const deep = Math.max(2, Math.round(Math.min(width, height) * 0.004))
  const column = (x: number) => Uint8Array.from({ length: height }, (_, y) => pixels[y * width + x]!)
  const row = (y: number) => pixels.subarray(y * width, (y + 1) * width)
  const strips: readonly (readonly [Side, Uint8Array | Uint8ClampedArray])[] = [
    ['left', column(deep)],
    ['right', column(width - 1 - deep)],
    ['top', row(deep)],
    ['bottom', row(height - 1 - deep)],
  ]
  return strips.filter(([, strip]) => strokesIn(strip, paper) > strip.length * MOST_STROKES).map(([side]) => side)
}

const MOST_STROKES = 0.008
const LONGEST_STROKE = 14

/** Dark runs as thin as print, with clear paper on both sides of each. */
function strokesIn(strip: Uint8Array | Uint8ClampedArray, paper: number): number {
  const isPaper = (at: number) => strip[at]! > paper * 0.8
  const isInk = (at: number) => strip[at]! < paper * 0.62
  let strokes = 0
  let lastPaper = -1
  let inked = false
  for (let at = 0; at < strip.length; at++) {
    if (isInk(at)) inked = true
    if (!isPaper(at)) continue
    if (inked && lastPaper >= 0 && at - lastPaper <= LONGEST_STROKE) strokes += 1
    inked = false
    lastPaper = at
  }
  return strokes
}

function percentile(values: Uint8ClampedArray | Uint8Array, part: number): number {
  const counts = new Uint32Array(256)
  for (const value of values) counts[value]! += 1
  let left = values.length * part
  for (let level = 0; level < 256; level++) {
    left -= counts[level]!
    if (left <= 0) return level
  }
  return 255
}
