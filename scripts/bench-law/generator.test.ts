import { describe, expect, test } from 'vitest'
import { isCourtPaper } from '#law/kind-of-paper.ts'
import type { Point } from '#reading/ocr/line-box.ts'
import { drawLetter } from './compose.ts'
import { fill } from './slots.ts'
import { drawCourtPapers, drawLawful, drawWordings } from './draw-set.ts'
import { figures, shown, proportion } from './figures.ts'
import { judgeLetter } from './judge.ts'
import { overlapOfMark } from './marks.ts'
import { randomOf } from './random.ts'
import { drawScene } from './scene.ts'
import { judgeAll, reportSplit } from './split.ts'
import { wordingsIn } from './wordings.ts'

const ARREST = `
rule: threat-arrest-or-jail
positives:
  - id: p1
    base: [follow-up, settlement-offer]
    say: ["A warrant for your arrest will be issued unless {amount} is here by {deadline}."]
    words: "A warrant for your arrest will be issued"
near_misses:
  - id: n1
    say: "Nobody is arrested over a debt like this one."
`
const [BREAKS, NEARLY] = wordingsIn(ARREST, 'arrest.yaml') as [ReturnType<typeof wordingsIn>[0], ReturnType<typeof wordingsIn>[0]] // prettier-ignore

test.each([
  ['an unknown rule', ARREST.replace('threat-arrest-or-jail', 'threat-of-weather')],
  ['an unknown base', ARREST.replace('settlement-offer', 'telegram')],
  ['an unknown part', ARREST.replace('    say:', '    without: [signature]\n    say:')],
  ['an unknown key', ARREST.replace('    words:', '    wordz:')],
])('wordings with %s are refused, with the name of the file', (_, text) => {
  expect(() => wordingsIn(text, 'arrest.yaml')).toThrow('arrest.yaml')
})

test('a slot that does not exist is refused', () => {
  expect(() => fill('Pay {amont}.', drawScene(randomOf('slots'), {}))).toThrow('{amont}')
})

test('the same wording and seed give the same letter, another number another one', () => {
  const draw = (number: number) => drawLetter(BREAKS, { seed: 5, number }).text
  expect(draw(0)).toBe(draw(0))
  expect(draw(2)).not.toBe(draw(0))
})

test('a letter holds its passages with the slots filled, and its amounts add up', () => {
  for (const letter of drawWordings([BREAKS], { seed: 3 })) {
    const { atFirst, interest, fees, credits, amount } = letter.scene
    expect(atFirst + interest + fees - credits).toBe(amount)
    for (const words of letter.words) expect(letter.text).toContain(words)
    expect(letter.text).not.toMatch(/[{}]/)
  }
})

test('a part left out is not in the letter, one in other words is in those', () => {
  const wording = { ...NEARLY, base: ['initial-notice' as const], without: ['cfpb-reference' as const], instead: { 'current-amount': 'In all, {amount}' } } // prettier-ignore
  const { text, scene } = drawLetter(wording, { seed: 1, number: 0 })
  expect(text).not.toMatch(/cfpb/i)
  expect(text).toContain(`In all, $${(scene.amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`)
  expect(text).not.toMatch(/current balance|total amount|you owe today/i)
})

describe('lawful letters', () => {
  const letters = drawLawful(20_261_121)
  test('there are two hundred and more, of every kind, Spanish among them', () => {
    expect(letters.length).toBeGreaterThanOrEqual(200)
    expect(letters.filter(({ base }) => base === 'spanish-notice').length).toBeGreaterThanOrEqual(15)
  })
  test('nothing is found on them', () => {
    const found = letters.flatMap(letter => shown(judgeLetter(letter)).map(({ rule }) => `${letter.id}: ${rule.id}`))
    expect(found).toEqual([])
  })
})

test('every paper of a court is known as one', () => {
  const kinds = drawCourtPapers(20_261_121).map(letter => judgeLetter(letter).assessment.kindOfPaper)
  expect(kinds.filter(kind => kind === undefined || !isCourtPaper(kind))).toEqual([])
  expect(kinds.length).toBeGreaterThanOrEqual(100)
})

test('a finding is counted for its rule where it is broken and against it where it is not', () => {
  const outcomes = judgeAll(drawWordings([BREAKS, NEARLY], { seed: 1, each: 4 }))
  const [right] = figures(outcomes, []).rules
  expect([right!.precision.right, right!.precision.of, right!.recall.of, right!.f1]).toEqual([4, 4, 4, 1])
  const labelledWrong = outcomes.map(({ letter, judged }) => ({
    letter: { ...letter, breaks: !letter.breaks },
    judged,
  }))
  const [wrong] = figures(labelledWrong, []).rules
  expect([wrong!.precision.right, wrong!.precision.of, wrong!.f1]).toEqual([0, 4, 0])
})

test('a false finding on a lawful letter counts against its rule', () => {
  const outcomes = judgeAll(drawWordings([BREAKS], { seed: 1, each: 4 }))
  const asLawful = outcomes.map(({ letter, judged }) => ({
    letter: { ...letter, rule: undefined, breaks: false },
    judged,
  }))
  const [rule] = figures(outcomes, asLawful).rules
  expect([rule!.precision.right, rule!.precision.of]).toEqual([4, 8])
})

test('an interval of shares is that of Wilson', () => {
  const { low, high } = proportion(8, 10)
  expect(low).toBeCloseTo(0.4902, 4)
  expect(high).toBeCloseTo(0.9433, 4)
  expect(proportion(0, 0)).toMatchObject({ low: 0, high: 1 })
})

test('nobody is told which held-out letters miss', () => {
  expect(() => reportSplit('held-out', { seed: 1, rule: undefined, details: true })).toThrow('not to be tuned on')
  expect(() => reportSplit('test', { seed: 1, rule: undefined, details: false })).toThrow('held-out')
})

test('a mark is measured against the place of its words: on them, beside them, half on them', () => {
  const printed = ['Pay', 'by', 'May', '5'].map((text, i) => ({
    text,
    box: [i / 10, 0.5, (i + 1) / 10, 0.52] as const,
  }))
  const mark = (box: readonly [number, number, number, number]) =>
    overlapOfMark({ page: 1, quote: 'by May', boxes: [box], confidence: 1 }, printed, one => one)
  expect(mark([0.1, 0.5, 0.3, 0.52])).toBe(1)
  expect(mark([0.1, 0.6, 0.3, 0.62])).toBe(0)
  expect(mark([0.1, 0.5, 0.2, 0.52])).toBeCloseTo(0.5, 2)
  const askew = (point: Point): Point => [point[0], point[1] + point[0] / 20]
  expect(
    overlapOfMark({ page: 1, quote: 'by May', boxes: [[0.1, 0.49, 0.3, 0.51]], confidence: 1 }, printed, askew),
  ).toBeCloseTo(0.0175 / 0.0225, 2)
})
