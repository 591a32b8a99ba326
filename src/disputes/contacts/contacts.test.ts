import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isConsumerFact } from '#law/consumer-facts.ts'
import { RULES } from '#law/rules/index.ts'
import { addDays, day } from '#units/iso-date.ts'
import type { Contact, ContactLog, StopRequest } from './contact.ts'
import { findBreaches } from './find-breaches.ts'
import { toldByLog } from './told-by-log.ts'

const MONDAY = day('2026-03-02')
let next = 0
const contact = (change: Partial<Contact> = {}): Contact => ({
  id: `c${next++}`,
  way: 'call',
  on: MONDAY,
  at: '12:00',
  hasProof: false,
  writtenAtOnce: true,
  ...change,
})
const after = (days: number, change: Partial<Contact> = {}) => contact({ on: addDays(MONDAY, days), ...change })
const request = (kind: StopRequest['kind'], days: number, inWriting = true): StopRequest => ({
  kind,
  on: addDays(MONDAY, days),
  inWriting,
})
const found = (contacts: readonly Contact[], requests: readonly StopRequest[] = []) =>
  findBreaches({ contacts, requests }).map(({ ruleId }) => ruleId)

describe('calls in seven days', () => {
  test.each([
    ['seven in a week', [0, 1, 2, 3, 4, 5, 6], []],
    ['eight in a week', [0, 1, 2, 3, 4, 5, 6, 6], ['call-frequency']],
    ['eight on one day', [0, 0, 0, 0, 0, 0, 0, 0], ['call-frequency']],
    ['eight in eight days', [0, 1, 2, 3, 4, 5, 6, 7], []],
    ['eight across the end of a week', [4, 5, 6, 7, 8, 9, 10, 10], ['call-frequency']],
  ] as const)('%s', (_, days, expected) => expect(found(days.map(one => after(one)))).toEqual(expected))

  test('calls one asked for, texts and e-mails are not counted', () => {
    const seven = [0, 1, 2, 3, 4, 5, 6].map(one => after(one))
    for (const other of [after(6, { askedFor: true }), after(6, { way: 'text' }), after(6, { way: 'email' })])
      expect(found([...seven, other])).toEqual([])
  })
})

describe('a call after a talk', () => {
  test.each([
    ['later the same day', 0, '12:01', ['call-frequency']],
    ['earlier the same day', 0, '11:59', []],
    ['the same day at an hour nobody knows', 0, undefined, []],
    ['the next day', 1, '09:00', ['call-frequency']],
    ['on the seventh day, counting that of the talk', 6, '09:00', ['call-frequency']],
    ['on the eighth', 7, '09:00', []],
  ] as const)('%s', (_, days, at, expected) =>
    expect(found([contact({ talked: true }), after(days, { at })])).toEqual(expected),
  )

  test('a call nobody answered begins no such week', () => {
    expect(found([contact({ talked: false }), after(1), after(2)])).toEqual([])
  })
})

describe('hours where the person is', () => {
  test.each([
    ['07:59', true],
    ['08:00', false],
    ['21:00', false],
    ['21:01', true],
    ['00:00', true],
    [undefined, false],
  ] as const)('%s', (at, isBad) => {
    for (const way of ['call', 'text', 'email', 'visit'] as const)
      expect(found([contact({ way, at })])).toEqual(isBad ? ['inconvenient-time-or-place'] : [])
    expect(found([contact({ at, askedFor: true })])).toEqual([])
  })

  test('a time one had said is bad counts after that day', () => {
    const bad = (days: number) => found([after(days, { atBadTimeOrPlace: true })], [request('bad-time-or-place', 0)])
    expect([bad(-1), bad(0), bad(1)]).toEqual([[], [], ['inconvenient-time-or-place']])
    expect(found([after(1, { atBadTimeOrPlace: true })])).toEqual([])
  })
})

test('at work counts only after the collector was told', () => {
  const at = (days: number, requests: StopRequest[]) => found([after(days, { place: 'work' })], requests)
  expect(at(1, [])).toEqual([])
  expect([at(0, [request('not-at-work', 0)]), at(1, [request('not-at-work', 0)])]).toEqual([[], ['workplace-contact']])
})

test.each([
  ['somebody-else', 'debt', true],
  ['somebody-else', 'only-asked-where', false],
  ['somebody-else', 'not-sure', false],
  ['spouse-or-lawyer', 'debt', false],
] as const)('%s told: %s', (who, told, isBreach) => {
  expect(found([contact({ thirdParty: { who, told } })])).toEqual(isBreach ? ['third-party-told'] : [])
})

describe('after a request to stop', () => {
  test('in writing, from the day after they had it; a spoken one does not end contact', () => {
    expect(found([after(0)], [request('stop-all', 0)])).toEqual([])
    expect(found([after(1)], [request('stop-all', 0)])).toEqual(['cease-letter-ignored'])
    expect(found([after(1)], [request('stop-all', 0, false)])).toEqual([])
  })

  test('a last notice, and an answer to oneself, are allowed', () => {
    for (const change of [{ onlyLastNotice: true }, { askedFor: true }])
      expect(found([after(1, change)], [request('stop-all', 0)])).toEqual([])
  })

  test.each([
    ['call', 'no-calls'],
    ['text', 'no-texts'],
    ['email', 'no-emails'],
  ] as const)('by %s, only that way is closed', (way, kind) => {
    expect(found([after(1, { way })], [request(kind, 0, false)])).toEqual(['medium-opt-out-ignored'])
    for (const other of ['call', 'text', 'email', 'visit'].filter(one => one !== way) as Contact['way'][])
      expect(found([after(1, { way: other })], [request(kind, 0, false)])).toEqual([])
  })
})

describe('the grade of the evidence', () => {
  const grade = (contacts: Contact[]) => findBreaches({ contacts, requests: [] })[0]!.grade
  const early = (change: Partial<Contact>) => contact({ at: '06:00', ...change })

  test('of one contact: what outlasts memory, a note made at once, memory', () => {
    expect(grade([early({ hasProof: true, writtenAtOnce: false })])).toBe('documented')
    expect(grade([early({})])).toBe('noted')
    expect(grade([early({ writtenAtOnce: false })])).toBe('remembered')
  })

  test('a count is as good as the weakest call in it', () => {
    const eight = Array.from({ length: 8 }, () => contact({ hasProof: true }))
    expect(grade(eight)).toBe('documented')
    expect(grade([...eight.slice(1), contact({ writtenAtOnce: false })])).toBe('remembered')
  })
})

test('what the log says answers the questions of the rules, and never with a no', () => {
  const eight = Array.from({ length: 8 }, () => contact())
  expect(toldByLog({ contacts: eight, requests: [] })).toEqual({ calls7Days: 8 })
  expect(toldByLog({ contacts: [contact()], requests: [] })).toEqual({})
  const log: ContactLog = {
    contacts: [
      after(1, { place: 'work', talked: true, thirdParty: { who: 'somebody-else', told: 'debt' } }),
      after(3, { atBadTimeOrPlace: true }),
    ],
    requests: [
      request('not-at-work', 0),
      request('bad-time-or-place', 0),
      request('stop-all', 0),
      request('no-texts', 0, false),
    ],
  }
  const told = toldByLog(log)
  expect(told).toEqual({
    callAfterConversationDays: 2,
    workContact: true,
    workplaceObjected: true,
    timeOrPlaceObjected: true,
    thirdPartyTold: true,
    ceaseReceivedDate: MONDAY,
    mediumOptouts: [{ medium: 'text', on: MONDAY }],
  })
  for (const name of Object.keys(told)) expect(isConsumerFact(name), name).toBe(true)
  for (const { ruleId } of findBreaches(log)) expect(RULES.some(({ id }) => id === ruleId)).toBe(true)
})

test('whatever is written down: an empty log shows nothing, one call more never takes a finding away', () => {
  expect(findBreaches({ contacts: [], requests: [] })).toEqual([])
  const anyContact = fc
    .record({ days: fc.integer({ min: 0, max: 30 }), hour: fc.integer({ min: 0, max: 23 }), talked: fc.boolean() })
    .map(({ days, hour, talked }) => after(days, { at: `${String(hour).padStart(2, '0')}:30`, talked }))
  fc.assert(
    fc.property(fc.array(anyContact, { maxLength: 20 }), anyContact, (contacts, more) => {
      expect(new Set(found([...contacts, more]))).toEqual(new Set([...found(contacts), ...found([...contacts, more])]))
    }),
  )
})
