import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, day } from '#units/iso-date.ts'
import { deadlinesOn, isNear, mainDeadline, rulerPoints, sayDaysLeft } from './deadlines.ts'
import { inventedAnalysis } from './invented-analysis.ts'

const deadline = (id: string, on: string, assumed = false) => ({
  id,
  on,
  days_left: 999,
  basis: '',
  assumed,
  what: '',
  what_is_lost: '',
})
const analysisWith = (...deadlines: ReturnType<typeof deadline>[]) => inventedAnalysis({ deadlines })

test('days left are counted from the day one looks, not from the day of the analysis', () => {
  const [found] = deadlinesOn(analysisWith(deadline('mail-by', '2026-06-03')), day('2026-06-01'))
  expect(found?.daysLeft).toBe(2)
})

test('the court comes before the mail, and the mail before the end of the thirty days', () => {
  const deadlines = deadlinesOn(
    analysisWith(
      deadline('validation-period-ends', '2026-05-20'),
      deadline('mail-by', '2026-05-18'),
      deadline('answer-court-papers', '2026-06-30'),
    ),
    day('2026-05-15'),
  )
  expect(mainDeadline(deadlines)?.id).toBe('answer-court-papers')
  expect(mainDeadline(deadlines.filter(one => one.id !== 'answer-court-papers'))?.id).toBe('mail-by')
})

test('a day that has passed is no deadline; the last day still is', () => {
  const analysis = analysisWith(deadline('mail-by', '2026-05-14'), deadline('validation-period-ends', '2026-05-15'))
  expect(mainDeadline(deadlinesOn(analysis, day('2026-05-15')))?.id).toBe('validation-period-ends')
  expect(mainDeadline(deadlinesOn(analysis, day('2026-05-16')))).toBeUndefined()
})

test('an offer that ends frightens nobody into acting, and a year to sue is not urgent before its last weeks', () => {
  const analysis = analysisWith(deadline('offer-expires', '2026-05-20'), deadline('sue-collector-by', '2027-05-15'))
  expect(mainDeadline(deadlinesOn(analysis, day('2026-05-15')))).toBeUndefined()
  expect(mainDeadline(deadlinesOn(analysis, day('2027-04-15')))?.id).toBe('sue-collector-by')
})

test('a court date is always near; a date to mail by is near in its last two weeks', () => {
  const near = (id: string, on: string) => deadlinesOn(analysisWith(deadline(id, on)), day('2026-05-15')).map(isNear)
  expect(near('answer-court-papers', '2026-07-30')).toEqual([true])
  expect(near('mail-by', '2026-05-29')).toEqual([true])
  expect(near('mail-by', '2026-05-30')).toEqual([false])
})

test('days left in words', () => {
  expect([-3, -1, 0, 1, 11].map(sayDaysLeft)).toEqual([
    '3 days ago',
    'yesterday',
    'today',
    '1 day left',
    '11 days left',
  ])
})

test('labels on the ruler never come closer than they are wide, keep their order and stay on it', () => {
  const ids = ['mail-by', 'validation-period-ends', 'offer-expires', 'answer-court-papers'] as const
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 4 }), offsets => {
      const today = day('2026-05-15')
      const analysis = analysisWith(...offsets.map((days, index) => deadline(ids[index]!, addDays(today, days))))
      const points = rulerPoints(analysis, deadlinesOn(analysis, today), today)
      const places = points.map(point => point.at)
      places.slice(1).forEach((at, index) => expect(at - places[index]!).toBeGreaterThanOrEqual(16.9))
      expect(Math.min(...places)).toBeGreaterThanOrEqual(-0.001)
      expect(Math.max(...places)).toBeLessThanOrEqual(100.001)
      expect(points.map(point => point.on)).toEqual(points.map(point => point.on).toSorted())
    }),
  )
})
