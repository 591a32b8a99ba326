import { describe, expect, test } from 'vitest'
import { day } from '#units/iso-date.ts'
import { countable, limitOf, saidInWords, timeline } from './told.ts'

const ON = day('2026-11-21')

describe('a day is not counted with', () => {
  test.each([
    ['while its year is typed', '0002-03-01'],
    ['when it is older than any debt', '1959-12-31'],
    ['when it is still to come', '2026-11-22'],
    ['when there is no such day', '2023-02-29'],
    ['when it is empty', ''],
  ])('%s', (_, text) => {
    expect(countable(text, ON)).toBeUndefined()
    const told = { debt_kind: 'credit-card', default_date: text }
    expect(limitOf(told, 'CA', ON)).toEqual(limitOf({ debt_kind: 'credit-card' }, 'CA', ON))
    expect(saidInWords(told, ON)).toEqual([])
  })
})

test('without a state nothing is answered, and the state is asked for', () => {
  const limit = limitOf({ debt_kind: 'credit-card', default_date: '2001-01-01' }, undefined, ON)
  expect([limit.verdict, limit.statute]).toEqual(['unknown', undefined])
})

test('an empty page depends, and says so without a date', () => {
  const limit = limitOf({}, 'CA', ON)
  expect(limit).toMatchObject({ verdict: 'depends', earliestOn: undefined, latestOn: undefined })
  expect(timeline({}, limit, ON).map(({ label }) => label)).toEqual(['Today'])
})

test('the answer changes with what is told, and so does the line of dates', () => {
  const told = { debt_kind: 'credit-card', default_date: '2019-03-14' }
  const limit = limitOf(told, 'CA', ON)
  expect(limit.verdict).toBe('likely_time_barred')
  expect(timeline(told, limit, ON).map(({ on, label }) => [on, label])).toEqual([
    ['2019-03-14', 'First payment missed'],
    ['2023-03-14', 'Earliest last day'],
    ['2023-09-08', 'Latest last day'],
    ['2026-11-21', 'Today'],
  ])
  const paid = { ...told, payment_dates: ['2023-01-10'] }
  const again = limitOf(paid, 'CA', ON)
  expect(again.verdict).not.toBe('likely_time_barred')
  expect(timeline(paid, again, ON).map(({ label }) => label)).toContain('Payment')
  expect(saidInWords(paid, ON)).toEqual(['First payment missed: March 14, 2019', 'Payment: January 10, 2023'])
})

test('a promise stands on the line', () => {
  const told = { default_date: '2022-05-02', acknowledgments: [{ on: '2024-02-29', form: 'electronic' }] }
  expect(timeline(told, limitOf(told, 'OR', ON), ON).map(({ label }) => label)).toContain('Promise')
})
