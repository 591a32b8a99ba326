import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents } from '#units/cents.ts'
import { addDays } from '#units/iso-date.ts'
import type { Dispute } from './dispute.ts'
import { anyDispute, DELIVERED, disputeWith, OPENED, replied, SENT } from './logs.testing.ts'
import { stepMark, stepReminder } from './step-reminder.ts'

const quiet = { kind: 'checked-in', about: { answer: 'nothing' } } as const
const on = (days: number) => addDays(OPENED, days)

/** Every reminder from the day a matter opened: how many days before, of what, and on which day it is told first. */
function told(dispute: Dispute, days: number): string[] {
  const seen = new Map<string, string>()
  for (let day = 0; day <= days; day += 1) {
    const reminder = stepReminder(dispute, on(day))
    const key = reminder && `${reminder.mark} ${reminder.before}`
    if (reminder && key && !seen.has(key)) seen.set(key, `${day}: ${reminder.before} ${reminder.step.title}`)
  }
  return [...seen.values()]
}

describe('a step with a day', () => {
  test('of two weeks is told seven and two days before and on the day', () => {
    expect(told(disputeWith([0, SENT], [0, DELIVERED], [1, replied('partially')]), 90)).toEqual([
      '8: 7 Ask for what is missing',
      '13: 2 Ask for what is missing',
      '15: 0 Ask for what is missing',
    ])
  })

  test('of one week is not told on the very day it began', () => {
    expect(told(disputeWith([0, { kind: 'reported' }]), 60)).toEqual([
      '5: 2 Check the report, and write to the collector if it is not marked as disputed',
      '7: 0 Check the report, and write to the collector if it is not marked as disputed',
    ])
  })

  test('that a court set is told before the court’s day; one that must be looked up, at once', () => {
    const sued = (answerBy?: ReturnType<typeof on>) => disputeWith([0, { kind: 'sued', about: { answerBy } }])
    expect(told(sued(on(20)), 60)).toEqual([
      '13: 7 Answer the court',
      '18: 2 Answer the court',
      '20: 0 Answer the court',
    ])
    expect(told(sued(), 60)).toEqual(['0: 0 Find the court’s deadline today'])
  })

  test('is told up to a day late, on its day up to three, and never again', () => {
    const dispute = disputeWith([0, SENT], [0, DELIVERED], [1, replied('partially')])
    const before = (days: number) => stepReminder(dispute, on(days))?.before
    expect([7, 8, 9, 10, 12, 13, 14, 15, 16, 18, 19, 40].map(before)).toEqual([
      undefined,
      7,
      7,
      undefined,
      undefined,
      2,
      2,
      0,
      0,
      0,
      undefined,
      undefined,
    ])
    expect(new Set([8, 13, 15, 18].map(days => stepReminder(dispute, on(days))!.dueOn))).toEqual(new Set([on(15)]))
  })
})

describe('a day that is waited for', () => {
  test('is told on that day: arrival, thirty days, a quiet check-in, the agency, the court, reports, papers', () => {
    expect(told(disputeWith([0, SENT]), 29)).toEqual(['7: 0 Note the day it arrived'])
    expect(told(disputeWith([0, SENT], [0, DELIVERED], [33, quiet]), 64)).toEqual([
      '30: 0 Answer four questions',
      '63: 0 Answer four questions',
    ])
    expect(told(disputeWith([0, { kind: 'complaint-filed' }]), 90)).toEqual([
      '15: 0 Look for the company’s answer',
      '60: 0 Decide: a lawyer, or an end',
    ])
    expect(told(disputeWith([0, { kind: 'sued', about: {} }], [0, { kind: 'court-answered' }]), 30)).toEqual([
      '14: 0 Watch for the court’s next date',
      '28: 0 Watch for the court’s next date',
    ])
    const over = disputeWith([0, { kind: 'outcome-confirmed', about: { outcome: 'closed', saved: cents(0) } }])
    expect(told(over, 370)).toEqual(['60: 0 Check your credit reports', '365: 0 Keep your papers'])
  })
})

test('a log that changed takes the old step’s reminder back', () => {
  const before = disputeWith([0, SENT], [0, DELIVERED], [1, replied('partially')])
  const after = { ...before, log: [...before.log, ...disputeWith([10, SENT]).log] }
  expect(stepReminder(before, on(13))).toMatchObject({ before: 2 })
  expect(stepReminder(after, on(13))).toBeUndefined()
  expect(stepMark(after, on(13))).not.toBe(stepMark(before, on(13)))
})

test('on any log, every reminder has its day within reach, and one mark and slot are told on at most four days', () => {
  fc.assert(
    fc.property(anyDispute, dispute => {
      const days = new Map<string, number>()
      for (let day = 0; day <= 300; day += 1) {
        const reminder = stepReminder(dispute, on(day))
        if (!reminder) continue
        expect(Math.abs(reminder.daysLeft)).toBeLessThanOrEqual(7)
        const key = `${reminder.mark} ${reminder.before}`
        days.set(key, (days.get(key) ?? 0) + 1)
      }
      for (const [key, count] of days) expect(count, key).toBeLessThanOrEqual(4)
    }),
    { numRuns: 100 },
  )
})
