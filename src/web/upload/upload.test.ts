import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#web/memory-storage.testing.ts'
import { pdfPageCount } from './pdf-pages.ts'
import { readingSteps } from './reading-steps.ts'
import { stateOfTimeZone } from './time-zone-state.ts'
import { rememberQuery, skipsFlowChooser, uploadQuery } from './upload-query.ts'

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()))
afterEach(() => vi.unstubAllGlobals())

test('a time zone names a state only when it lies in one', () => {
  expect(stateOfTimeZone('Pacific/Honolulu')).toBe('HI')
  expect(stateOfTimeZone('America/Indiana/Knox')).toBe('IN')
  expect(stateOfTimeZone('America/New_York')).toBeUndefined()
  expect(stateOfTimeZone('America/Boise')).toBeUndefined() // a part of Oregon keeps it too
  expect(stateOfTimeZone('Europe/Paris')).toBeUndefined()
})

test('pages of a PDF are told when it tells them itself', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  expect(pdfPageCount(bytes('1 0 obj <</Type /Pages /Kids [2 0 R] /Count 3>>'))).toBe(3)
  expect(pdfPageCount(bytes('<</Count 2/Kids[4 0 R]/Type/Pages>> <</Type/Pages /Count 7>>'))).toBe(7)
  expect(pdfPageCount(bytes('%PDF-1.7 compressed'))).toBeUndefined()
})

test('parameters the address does not have get the specified defaults; unknown values count as absent', () => {
  expect(uploadQuery(new URLSearchParams('flow=steal&context=x'))).toEqual({
    flow: undefined,
    disputeId: undefined,
    context: undefined,
    service: 'debt',
    issue: 'general',
  })
  expect(uploadQuery(new URLSearchParams('flow=enhance&dispute=d1&context=response&service=s&issue=i'))).toEqual({
    flow: 'enhance',
    disputeId: 'd1',
    context: 'response',
    service: 's',
    issue: 'i',
  })
})

test('what this visit was told is kept under the specified names, and read again where the address is silent', () => {
  rememberQuery({ flow: 'enhance', disputeId: 'd1', context: undefined, service: 's', issue: 'i' })
  const kept = ['flowType', 'uploadContext', 'serviceType', 'userIssue', 'currentDisputeId']
  expect(kept.map(name => sessionStorage.getItem(name))).toEqual(['enhance', 'new', 's', 'i', 'd1'])
  expect(uploadQuery(new URLSearchParams())).toMatchObject({ flow: undefined, service: 's', issue: 'i' })
})

test('only people whose plan covers debt letters skip the first question', () => {
  const user = { email: 'a@b.c', plan_type: 'free', purchases: [] as string[] }
  expect(skipsFlowChooser(undefined)).toBe(false)
  expect(skipsFlowChooser(user)).toBe(false)
  expect(skipsFlowChooser({ ...user, plan_type: 'credit_all' })).toBe(false)
  expect(skipsFlowChooser({ ...user, plan_type: 'monthly' })).toBe(true)
  expect(skipsFlowChooser({ ...user, purchases: ['debt_scan'] })).toBe(true)
})

const known = { sent: 1, chosenPages: 2, size: '3 MB', rules: 73, stateName: 'Texas' }
const states = (events: Parameters<typeof readingSteps>[0]['events'], sent = 1) =>
  readingSteps({ ...known, sent, events }).map(step => step.state)

test('a letter that waits says how many come before it and how long, where that is known', () => {
  const aside = (minutes: number | null, more: Parameters<typeof states>[0] = []) =>
    readingSteps({ ...known, events: [{ step: 'in_line', ahead: 3, minutes }, ...more] })[1]?.aside
  expect(aside(2)).toBe('3 before it, about 2 min')
  expect(aside(null)).toBe('3 before it')
  expect(aside(2, [{ step: 'page_read', page: 1, pages: 2 }])).toBe('1 of 2 read')
})

test('each step waits for the event that proves it', () => {
  expect(states([], 0.4)).toEqual(['now', 'waiting', 'waiting', 'waiting'])
  expect(states([{ step: 'received' }], 0.4)).toEqual(['now', 'waiting', 'waiting', 'waiting'])
  expect(states([{ step: 'received' }])).toEqual(['done', 'now', 'waiting', 'waiting'])
  expect(states([{ step: 'page_read', page: 1, pages: 2 }])).toEqual(['done', 'now', 'waiting', 'waiting'])
  expect(states([{ step: 'page_read', page: 2, pages: 2 }])).toEqual(['done', 'done', 'now', 'waiting'])
  expect(states([{ step: 'facts_found', count: 9 }])).toEqual(['done', 'done', 'done', 'now'])
  expect(
    states([
      { step: 'facts_found', count: 9 },
      { step: 'rules_checked', count: 73 },
    ]),
  ).toEqual(['done', 'done', 'done', 'done'])
})

test('a PDF chosen as one file grows to the pages the reader found in it', () => {
  const steps = readingSteps({ ...known, chosenPages: 1, events: [{ step: 'page_read', page: 3, pages: 9 }] })
  expect(steps[1]).toMatchObject({ title: 'Reading page 4', aside: '3 of 9 read', part: 3 / 9 })
})
