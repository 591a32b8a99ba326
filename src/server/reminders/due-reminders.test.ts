import { expect, test } from 'vitest'
import type { Deadline } from '#law/assessment.ts'
import { addDays, day } from '#units/iso-date.ts'
import { dueReminders, toldByDispute } from './due-reminders.ts'

const TODAY = day('2026-10-01')
const deadline = (id: Deadline['id'], daysLeft: number): Deadline => ({
  id,
  on: addDays(TODAY, daysLeft),
  basis: 'b',
  assumed: false,
  what: 'w',
  whatIsLost: 'l',
})
const due = (...deadlines: Deadline[]) =>
  dueReminders(deadlines, TODAY).map(({ deadline: { id }, before, daysLeft }) => `${id} ${before}: ${daysLeft}`)

test('nothing is told of a day that is past, far, between the two reminders, or not lost for good', () => {
  for (const daysLeft of [-1, 3, 4, 5, 8, 30]) expect(due(deadline('mail-by', daysLeft)), `${daysLeft}`).toEqual([])
  expect(due(deadline('offer-expires', 2), deadline('report-obsolete', 7), deadline('reply-check', 2))).toEqual([])
})

test('seven days before, a day later when that was missed; two days before, until the day itself', () => {
  expect([7, 6, 2, 1, 0].map(daysLeft => due(deadline('mail-by', daysLeft))[0])).toEqual([
    'mail-by 7: 7',
    'mail-by 7: 6',
    'mail-by 2: 2',
    'mail-by 2: 1',
    'mail-by 2: 0',
  ])
})

test('the end of the thirty days is told only once the day to mail by is past; a court’s day always', () => {
  expect(due(deadline('mail-by', 0), deadline('validation-period-ends', 7))).toEqual(['mail-by 2: 0'])
  expect(due(deadline('mail-by', -1), deadline('validation-period-ends', 6))).toEqual(['validation-period-ends 7: 6'])
  expect(due(deadline('mail-by', 2), deadline('answer-court-papers', 7), deadline('court-hearing', 30))).toEqual([
    'mail-by 2: 2',
    'answer-court-papers 7: 7',
  ])
})

test('what the dispute of a letter tells or has met is not told by the letter; without a dispute everything is', () => {
  const at = {
    state: 'drafted',
    mailBy: undefined,
    answerBy: undefined,
    courtAnsweredOn: undefined,
    sent: undefined,
  } as const
  const sent = { id: 's', kind: 'letter-sent', on: TODAY, by: 'you', about: { method: 'fax' } } as const
  const told = (id: Deadline['id'], standing: Parameters<typeof toldByDispute>[1]) =>
    toldByDispute({ id, on: TODAY }, standing)
  for (const id of ['mail-by', 'validation-period-ends', 'answer-court-papers'] as const) {
    expect(told(id, undefined)).toBe(false)
    expect(told(id, at)).toBe(false)
  }
  expect(told('mail-by', { ...at, mailBy: TODAY })).toBe(true)
  expect(told('mail-by', { ...at, mailBy: addDays(TODAY, 1) })).toBe(false)
  expect(told('validation-period-ends', { ...at, mailBy: TODAY })).toBe(false)
  for (const id of ['mail-by', 'validation-period-ends'] as const)
    expect(told(id, { ...at, state: 'sent', sent })).toBe(true)
  expect(told('answer-court-papers', { ...at, state: 'sent', sent })).toBe(false)
  expect(told('answer-court-papers', { ...at, state: 'sued' })).toBe(false) // its own day is not known there
  expect(told('answer-court-papers', { ...at, state: 'sued', answerBy: TODAY })).toBe(true)
  expect(told('answer-court-papers', { ...at, state: 'sued', courtAnsweredOn: TODAY })).toBe(true)
  expect(told('court-hearing', { ...at, state: 'sued', courtAnsweredOn: TODAY, sent })).toBe(false)
})
