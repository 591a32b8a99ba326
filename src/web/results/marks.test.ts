import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inventedAnalysis, inventedFinding, withFindings } from './invented-analysis.ts'
import { type Box, cropOf, type Mark, markInPiece, marksOf, numberFindings, placeNumbers } from './marks.ts'

const at = (page: number, box: [number, number, number, number]) => ({ page, quote: 'words', boxes: [box] })
const mark = (box: Box): Mark => ({ number: 1, page: 1, boxes: [box], quote: '', title: '' })

test('counted findings are numbered before those worth asking about', () => {
  const analysis = inventedAnalysis({
    violations: withFindings([inventedFinding({ title: 'a' })], [inventedFinding({ title: 'b' })]),
  })
  expect(numberFindings(analysis).map(one => [one.number, one.finding.title, one.counted])).toEqual([
    [1, 'a', true],
    [2, 'b', false],
  ])
})

test('marks stand in reading order over all pages; a missing notice and an unplaced quote have none', () => {
  const analysis = inventedAnalysis({
    violations: withFindings([
      inventedFinding({ evidence: [at(2, [0.1, 0.1, 0.2, 0.12]), at(1, [0.1, 0.9, 0.2, 0.92])] }),
      inventedFinding({ evidence: [at(1, [0.1, 0.2, 0.2, 0.22])] }),
      inventedFinding({ evidence: [], absent: { expected: 'x', model_form_line: null } }),
      inventedFinding({ evidence: [{ page: 1, quote: 'x', boxes: [] }] }),
    ]),
  })
  expect(marksOf(numberFindings(analysis)).map(one => [one.number, one.page])).toEqual([
    [2, 1],
    [1, 1],
    [1, 2],
  ])
})

test('a number stands in the margin nearer to its words', () => {
  const places = placeNumbers([mark([0.1, 0.2, 0.4, 0.22]), mark([0.6, 0.2, 0.9, 0.22])], 0.04)
  expect(places.map(place => place.side)).toEqual(['left', 'right'])
  expect(places[0]?.at).toBeCloseTo(0.21)
})

test('numbers in one margin never cover one another', () => {
  const apart = 0.04
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0.02, max: 0.95, noNaN: true }), { maxLength: 20 }), tops => {
      const places = placeNumbers(
        tops.map(top => mark([0.1, top, 0.3, top + 0.02])),
        apart,
      )
      const sorted = places.map(place => place.at).toSorted((a, b) => a - b)
      sorted.slice(1).forEach((place, index) => expect(place - sorted[index]!).toBeGreaterThanOrEqual(apart - 1e-9))
      sorted.forEach(place => expect(place).toBeLessThanOrEqual(1))
    }),
  )
})

test('a cut lies inside the page and holds its words', () => {
  const unit = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(unit, unit, unit, unit, (a, b, c, d) => {
      const box: Box = [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)]
      const crop = cropOf([box], 1275, 1650)
      expect(crop.left).toBeGreaterThanOrEqual(0)
      expect(crop.top).toBeGreaterThanOrEqual(0)
      expect(crop.left + crop.width).toBeLessThanOrEqual(1275)
      expect(crop.top + crop.height).toBeLessThanOrEqual(1650)
      expect(crop.left).toBeLessThanOrEqual(box[0] * 1275)
      expect(crop.left + crop.width).toBeGreaterThanOrEqual(box[2] * 1275 - 1e-6)
    }),
  )
})

test('a mark on its piece covers what it covers on the page', () => {
  const piece = { url: '/api/analyses/a/pieces/b', shows: [0.1, 0.4, 0.9, 0.6] as [number, number, number, number] }
  const [box] = markInPiece({ ...mark([0.1, 0.45, 0.5, 0.5]), piece }).boxes
  expect(box!.map(part => Number(part.toFixed(9)))).toEqual([0, 0.25, 0.5, 0.5])
  expect(markInPiece(mark([0.1, 0.45, 0.5, 0.5])).boxes).toEqual([[0.1, 0.45, 0.5, 0.5]])
})
