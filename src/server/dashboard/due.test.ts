import { expect, test } from 'vitest'
import type { Deadline, DeadlineId } from '#law/assessment.ts'
import { addDays, day } from '#units/iso-date.ts'
import { dueOf } from './due.ts'

const TODAY = day('2026-11-21')

function deadline(id: DeadlineId, inDays: number): Deadline {
  return { id, on: addDays(TODAY, inDays), basis: '', assumed: false, what: `what ${id}`, whatIsLost: 'lost' }
}

const idsOf = (...deadlines: readonly Deadline[]) =>
  dueOf({ deadlines, collectorName: 'Acme' }, TODAY).map(due => due.deadline.id)

test('while there is time to mail, the end of the thirty days is not told besides', () => {
  expect(idsOf(deadline('mail-by', 0), deadline('validation-period-ends', 7))).toEqual(['mail-by'])
  expect(idsOf(deadline('mail-by', -1), deadline('validation-period-ends', 6))).toEqual(['validation-period-ends'])
  expect(idsOf(deadline('mail-by', -8), deadline('validation-period-ends', -1))).toEqual([])
})

test.each([
  [0, true],
  [-1, true],
  [-30, true],
  [-31, false],
])('a day to answer the court that is %i days away is told: %s', (inDays, isTold) => {
  expect(idsOf(deadline('answer-court-papers', inDays)).length > 0).toBe(isTold)
})

test('a day in court that is lost says what can still be done, not what should have been', () => {
  const [lost] = dueOf({ deadlines: [deadline('answer-court-papers', -2)], collectorName: undefined }, TODAY)
  expect(lost).toMatchObject({ daysLeft: -2, isCourt: true })
  expect(lost!.text).toMatch(/may not be too late.+clerk/)
  expect(lost!.title).toContain('has passed')
})

test('the end of an offer is pressure, not a thing to do', () => {
  expect(idsOf(deadline('offer-expires', 3), deadline('report-obsolete', 3))).toEqual([])
})

test('one’s own claim is told in its last ninety days', () => {
  expect(idsOf(deadline('sue-collector-by', 91))).toEqual([])
  expect(idsOf(deadline('sue-collector-by', 90))).toEqual(['sue-collector-by'])
})
