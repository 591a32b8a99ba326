import { describe, expect, test } from 'vitest'
import { day } from '#units/iso-date.ts'
import { month } from '#units/iso-month.ts'
import { ageOf, bankruptcyLimit, inquiryLimit, lateMarkLimit, reportingLimit } from './obsolete.ts'

const ON = day('2026-11-21')

describe('the table of credit-reporting.md 2', () => {
  test.each([
    [day('2019-01-15'), '2019-07-14', '2026-07-14', '2026-01-15', 'past-law'],
    [day('2019-08-20'), '2020-02-16', '2027-02-16', '2026-08-20', 'past-practice'],
    [month('2019-06'), '2019-12-27', '2026-12-27', '2026-06-30', 'past-practice'],
    [day('2021-01-15'), '2021-07-14', '2028-07-14', '2028-01-15', 'within'],
    [day('2019-03-18'), '2019-09-14', '2026-09-14', '2026-03-18', 'past-law'],
  ] as const)('first delinquency %s', (from, plus180Days, legal, practice, age) => {
    const limit = reportingLimit(from)
    expect(limit).toMatchObject({ plus180Days, legal, practice })
    expect(ageOf(limit, ON)).toBe(age)
  })

  test.each([
    ['2019-05', '2026-05-31', true],
    ['2019-08', '2026-08-31', true],
    ['2019-12', '2026-12-31', false],
  ])('a late mark of %s is old after %s', (late, limit, isOld) => {
    expect(lateMarkLimit(month(late))).toBe(limit)
    expect(ON > lateMarkLimit(month(late))).toBe(isOld)
  })

  test.each([
    ['2016-10-03', '7', '2026-10-03', '2026-10-03', 'past-law'],
    ['2019-10-03', '13', '2029-10-03', '2026-10-03', 'past-practice'],
    ['2021-04-12', '7', '2031-04-12', '2031-04-12', 'within'],
  ] as const)('a bankruptcy filed %s under chapter %s', (filed, chapter, legal, practice, age) => {
    const limit = bankruptcyLimit(day(filed), chapter)
    expect(limit).toMatchObject({ legal, practice })
    expect(ageOf(limit, ON)).toBe(age)
  })

  test.each([
    ['2024-10-01', '2026-10-01'],
    ['2024-11-30', '2026-11-30'],
    ['2024-02-29', '2026-02-28'],
  ])('a hard inquiry of %s is normally gone after %s', (date, limit) => expect(inquiryLimit(day(date))).toBe(limit))
})

test('on the last day itself nothing is past', () => {
  expect(ageOf(reportingLimit(day('2019-01-15')), day('2026-07-14'))).toBe('past-practice')
  expect(ageOf(reportingLimit(day('2019-01-15')), day('2026-01-15'))).toBe('within')
})

test('29 February counts as the later day', () => {
  expect(reportingLimit(day('2020-02-29')).practice).toBe('2027-03-01')
})
