import { describe, expect, test } from 'vitest'
import { day } from '#units/iso-date.ts'
import { letterOf, toldOf, type Read, type Told } from './facts-for-tests.ts'
import { assumedReceiptOn, faultDates, validationPeriodEnd, validationWindow } from './validation-period.ts'

const NOTICE: Read = { ruleKinds: ['initial-validation-notice'], letterDate: day('2025-06-02') }

function window(read: Read, told: Told = {}, on = '2025-06-10', earlier?: Read) {
  return validationWindow({
    letter: letterOf(read),
    consumer: toldOf(told),
    on: day(on),
    ...(earlier ? { earlier: letterOf(earlier) } : {}),
  })
}

test('without any date nothing is counted', () => {
  expect(window({ ruleKinds: ['initial-validation-notice'] })).toEqual({
    state: 'unknown',
    adviceOn: undefined,
    assumed: false,
  })
})

test('a later letter starts no period of its own', () => {
  expect(window({ ruleKinds: ['follow-up-demand'], letterDate: day('2025-06-02') }).state).toBe('unknown')
})

test('a pleading starts none either, whatever it prints', () => {
  const read: Read = {
    kindOfPaper: 'summons-or-complaint',
    ruleKinds: ['summons-or-complaint'],
    validationEndDate: day('2025-07-09'),
  }
  expect(window(read).state).toBe('unknown')
})

describe('the day to be received by is the earliest of three', () => {
  test.each([
    [NOTICE, {}, '2025-07-09', true],
    [{ ...NOTICE, validationEndDate: day('2025-07-09') }, { receiptDate: day('2025-06-05') }, '2025-07-05', false],
    [{ ...NOTICE, validationEndDate: day('2025-07-01') }, {}, '2025-07-01', false],
    [{ ...NOTICE, validationEndDate: day('2025-08-01') }, {}, '2025-07-09', true],
    [NOTICE, { receiptDate: day('2025-06-20') }, '2025-07-09', true],
    [{ ...NOTICE, postmarkDate: day('2025-06-04') }, {}, '2025-07-11', true],
    [{ ...NOTICE, letterDate: day('2021-08-17') }, {}, '2021-09-16', true],
  ] as const)('%o %o: %s', (read, told, adviceOn, assumed) => {
    expect(window(read, told)).toMatchObject({ adviceOn, assumed })
  })
})

test('it is open to the end of the day, weekend or not, and closed the day after', () => {
  const told: Told = { receiptDate: day('2025-06-05') }
  expect(window(NOTICE, told, '2025-07-05').state).toBe('open') // a Saturday
  expect(window(NOTICE, told, '2025-07-06').state).toBe('closed')
})

test('between the day to be received by and the last day the law may give, it is not known', () => {
  const tooEarly: Read = { ...NOTICE, validationEndDate: day('2025-07-01') }
  const generous: Read = { ...NOTICE, validationEndDate: day('2025-07-20') }
  const states = (read: Read, told: Told, ...days: readonly string[]) => days.map(on => window(read, told, on).state)
  expect(states(tooEarly, {}, '2025-07-01', '2025-07-02', '2025-07-09', '2025-07-10')).toEqual([
    'open',
    'unknown',
    'unknown',
    'closed',
  ])
  expect(states(generous, { receiptDate: day('2025-06-05') }, '2025-07-05', '2025-07-20', '2025-07-21')).toEqual([
    'open',
    'unknown',
    'closed',
  ])
})

test('an earlier notice of the same collector, shown or told of, carries the period', () => {
  const later: Read = { ruleKinds: ['follow-up-demand'], letterDate: day('2025-07-20') }
  expect(window(later, {}, '2025-07-21', NOTICE)).toMatchObject({ state: 'closed', adviceOn: '2025-07-09' })
  expect(window(later, { earlierValidationEndDate: day('2025-08-01') }, '2025-07-21').state).toBe('open')
})

test('a fault is held against other days than advice', () => {
  expect(faultDates(day('2025-06-02'))).toEqual({ surelyTooEarly: '2025-07-02', tooEarlyIfMailed: '2025-07-09' })
})

test.each([
  ['2025-06-16', '2025-06-24', '2025-07-24'],
  ['2021-11-29', '2021-11-29', '2021-12-29'],
  ['2021-11-30', '2021-12-07', '2022-01-06'],
])('sent %s, assumed received %s, ends %s', (sent, received, end) => {
  expect(assumedReceiptOn(day(sent))).toBe(received)
  expect(validationPeriodEnd(day(received))).toBe(end)
})
