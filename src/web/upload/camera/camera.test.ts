import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { mapPoints, rectangle, type Corners } from '#reading/ocr/projective.ts'
import { example } from '#e2e/examples.ts'
import { adviceFor, type Aim } from './advice.ts'
import { findPage, LOOKED_SIDE } from './find-page.ts'
import { INSIDE, moveCorner } from './outline.ts'

interface Truth {
  readonly page_corners_upright: Corners
  readonly pixels_upright: readonly [number, number]
}
const truths = Object.entries(
  JSON.parse(readFileSync(example('corpus/photos/truth.json'), 'utf8')) as Record<string, Truth>,
)

test('the sheet is found in photos of letters on a table, and lies where it is found', async () => {
  const off: Record<string, number> = {}
  for (const [
    name,
    {
      page_corners_upright: corners,
      pixels_upright: [width, height],
    },
  ] of truths) {
    const photo = sharp(example(`corpus/photos/${name}`))
      .rotate()
      .greyscale()
    const { data, info } = await photo
      .resize(LOOKED_SIDE, LOOKED_SIDE, { fit: 'inside' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const found = findPage({ width: info.width, height: info.height, pixels: data })
    if (!found || info.width > info.height) continue // the truth is told of the upright photo
    const there = mapPoints(corners, ([x, y]) => [x / width, y / height])
    off[name] = Math.max(...found.map(([x, y], at) => Math.hypot(x - there[at]![0], y - there[at]![1])))
  }
  // the fourth has a dark band with the name across its head, whose lower end is taken for the edge: the person moves it
  expect(Object.keys(off)).toHaveLength(4)
  expect(Object.values(off).filter(far => far < 0.03)).toHaveLength(3)
})

test('no sheet is seen where there is none', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 255 }), fc.nat(20), (shade, grain) => {
      const pixels = new Uint8Array(270 * 360).map((_, at) => Math.min(255, shade + ((at * 7919) % (grain + 1))))
      expect(findPage({ width: 270, height: 360, pixels })).toBeUndefined()
    }),
  )
})

const good: Aim = {
  corners: mapPoints(rectangle(1, 1), ([x, y]) => [0.08 + 0.84 * x, 0.08 + 0.84 * y]),
  quality: { blurred: false, dark: false, cutOff: [] },
  moved: 0,
  ratio: 0.75,
}

test('one thing at a time is asked for, the gravest first', () => {
  expect(adviceFor(good)).toBeUndefined()
  expect(adviceFor({ ...good, quality: { blurred: true, dark: true, cutOff: ['left'] } })).toMatch(/too dark/)
  expect(adviceFor({ ...good, quality: { blurred: true, dark: false, cutOff: ['left'] } })).toMatch(/Step back/)
  expect(adviceFor({ ...good, moved: 30 })).toBe('Hold still.')
  expect(adviceFor({ ...good, quality: { ...good.quality, blurred: true } })).toMatch(/Not sharp/)
  expect(adviceFor({ ...good, corners: undefined })).toMatch(/Fit the whole letter/)
  expect(adviceFor({ ...good, corners: mapPoints(good.corners!, ([x, y]) => [x / 2, y / 2]) })).toBe('Come closer.')
  const [a, b, c, d] = good.corners!
  expect(adviceFor({ ...good, corners: [[a[0] + 0.2, a[1]], [b[0] - 0.2, b[1]], c, d] })).toMatch(/flat above/) // prettier-ignore
})

test('a corner moved anywhere stays in the picture, and the sheet never folds over', () => {
  const place = fc.tuple(fc.double({ min: -1, max: 2, noNaN: true }), fc.double({ min: -1, max: 2, noNaN: true }))
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(3), place), { maxLength: 30 }), moves => {
      const [a, b, c, d] = moves.reduce<Corners>((now, [index, to]) => moveCorner(now, index, to), INSIDE)
      for (const [x, y] of [a, b, c, d]) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThanOrEqual(1)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThanOrEqual(1)
      }
      expect(Math.min(b[0] - a[0], c[0] - d[0], d[1] - a[1], c[1] - b[1])).toBeGreaterThan(0.049)
    }),
  )
})
