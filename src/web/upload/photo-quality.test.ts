import { expect, test } from 'vitest'
import { type GreyImage, judgePhoto, sayQuality } from './photo-quality.ts'

const WIDTH = 600
const HEIGHT = 800

/** A page of upright and level strokes in words and lines, as print looks: paper 235, ink 40. */
function printedPage({ left = 60, right = WIDTH - 60 } = {}): GreyImage {
  const pixels = new Uint8ClampedArray(WIDTH * HEIGHT).fill(235)
  for (let line = 60; line < HEIGHT - 60; line += 20) {
    for (let y = line; y < line + 10; y++) {
      for (let x = left; x < right; x++) {
        const inWord = (x + line * 13) % 48 < 40
        const onStroke = (x + line) % 7 < 2 || (y - line) % 8 < 2
        if (inWord && onStroke) pixels[y * WIDTH + x] = 40
      }
    }
  }
  return { width: WIDTH, height: HEIGHT, pixels }
}

function blurred({ width, height, pixels }: GreyImage, radius: number, onlyAcross = false): GreyImage {
  const out = new Uint8ClampedArray(pixels.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0
      let count = 0
      for (let dy = onlyAcross ? 0 : -radius; dy <= (onlyAcross ? 0 : radius); dy++) {
        for (let dx = -radius; dx <= radius; dx++) {
          const value =
            pixels[Math.min(height - 1, Math.max(0, y + dy)) * width + Math.min(width - 1, Math.max(0, x + dx))]
          sum += value ?? 0
          count += 1
        }
      }
      out[y * width + x] = sum / count
    }
  }
  return { width, height, pixels: out }
}

function times({ width, height, pixels }: GreyImage, factor: number): GreyImage {
  return { width, height, pixels: pixels.map(value => value * factor) }
}

test('a clear page with margins has no fault', () => {
  expect(sayQuality(judgePhoto(printedPage()))).toBeUndefined()
})

test('an empty page is not called blurred: there is nothing to judge by', () => {
  const empty = { width: WIDTH, height: HEIGHT, pixels: new Uint8ClampedArray(WIDTH * HEIGHT).fill(230) }
  expect(sayQuality(judgePhoto(empty))).toBeUndefined()
})

test('blur is found, also when the camera only moved sideways', () => {
  const soft = blurred(blurred(blurred(printedPage(), 2), 2), 2) // three plain blurs are nearly one of a lens
  expect(judgePhoto(soft).blurred).toBe(true)
  expect(judgePhoto(blurred(blurred(printedPage(), 6, true), 6, true)).blurred).toBe(true)
})

test('a dark photo is dark, and not for that reason blurred', () => {
  const { dark, blurred: isBlurred } = judgePhoto(times(printedPage(), 0.35))
  expect([dark, isBlurred]).toEqual([true, false])
})

test('print that runs off one side is cut off on that side only', () => {
  expect(judgePhoto(printedPage({ right: WIDTH })).cutOff).toEqual(['right'])
  expect(judgePhoto(printedPage({ left: 0 })).cutOff).toEqual(['left'])
})

test('a dark table around the page does not look like cut-off print', () => {
  const page = printedPage()
  const pixels = page.pixels.map((value, at) => {
    const x = at % WIDTH
    const y = Math.floor(at / WIDTH)
    const onTable = x < 30 || x > WIDTH - 30 || y < 30 || y > HEIGHT - 30
    return onTable ? 60 + ((x * 13 + y * 7) % 40) : value
  })
  expect(judgePhoto({ ...page, pixels }).cutOff).toEqual([])
})

test('faults are told in one sentence with what to do', () => {
  const quality = { blurred: true, dark: false, cutOff: ['right' as const], sharpness: 0.1, paper: 200 }
  expect(sayQuality(quality)).toBe('Blurred, and the right edge is cut off. Retake it by a window.')
  expect(sayQuality({ ...quality, blurred: false, cutOff: ['left', 'top'] })).toBe(
    'The edges are cut off. Step back and retake it.',
  )
})
