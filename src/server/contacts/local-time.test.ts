import { describe, expect, test } from 'vitest'
import { day } from '#units/iso-date.ts'
import { localTime, wasOnTheClock } from './local-time.ts'

describe('the clock where the person is', () => {
  test.each([
    ['the last minute of winter time', '2026-03-08T09:59:00Z', 'America/Los_Angeles', '2026-03-08 01:59'],
    ['the first of summer time', '2026-03-08T10:00:00Z', 'America/Los_Angeles', '2026-03-08 03:00'],
    ['an hour that comes twice, first', '2026-11-01T08:30:00Z', 'America/Los_Angeles', '2026-11-01 01:30'],
    ['an hour that comes twice, again', '2026-11-01T09:30:00Z', 'America/Los_Angeles', '2026-11-01 01:30'],
    ['one minute to eight, in summer', '2026-06-01T11:59:00Z', 'America/New_York', '2026-06-01 07:59'],
    ['the same moment in winter is an hour earlier', '2026-12-01T11:59:00Z', 'America/New_York', '2026-12-01 06:59'],
    ['no summer time in Arizona', '2026-06-01T15:00:00Z', 'America/Phoenix', '2026-06-01 08:00'],
    ['the day before, in Hawaii', '2026-06-02T06:00:00Z', 'Pacific/Honolulu', '2026-06-01 20:00'],
    ['midnight is 00:00', '2026-06-02T04:00:00Z', 'America/New_York', '2026-06-02 00:00'],
  ])('%s', (_, moment, zone, shown) => {
    const local = localTime(new Date(moment), zone)!
    expect(`${local.on} ${local.at}`).toBe(shown)
  })

  test('a zone nobody knows is none', () => {
    expect(localTime(new Date(), 'Mars/Olympus')).toBeUndefined()
  })
})

test.each([
  ['2026-03-08', '01:59', true],
  ['2026-03-08', '02:00', false],
  ['2026-03-08', '02:59', false],
  ['2026-03-08', '03:00', true],
  ['2026-11-01', '01:30', true],
  ['2026-07-04', '23:59', true],
] as const)('%s %s in California', (on, at, was) => {
  expect(wasOnTheClock({ on: day(on), at }, 'America/Los_Angeles')).toBe(was)
})
