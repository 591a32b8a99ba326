import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AnalysisReply } from '#contract/analyses.ts'
import type { ContactDebt } from '#contract/contacts.ts'
import { expectRefusal, Person, readTypedText, testServer, type TestServer } from '#server/testing.ts'
import { addDays } from '#units/iso-date.ts'
import { localTime } from './local-time.ts'

const ZONE = 'America/Los_Angeles'
const call = (more: object = {}) => ({
  kind: 'contact',
  way: 'call',
  collector: 'Coastal Recovery',
  time_zone: ZONE,
  ...more,
})

let server: TestServer
beforeAll(async () => {
  server = await testServer('postgres', {}, { readWith: readTypedText })
})
beforeEach(() => server.clock.move(5))
afterAll(() => server.remove())

const debtsOf = async (person: Person) => ((await person.get('/api/contacts')).json as { debts: ContactDebt[] }).debts
const add = async (person: Person, body: object) =>
  ((await person.post('/api/contacts', body)).json as { id: string }).id
const today = () => localTime(server.clock.now(), ZONE)!

describe('an entry', () => {
  test.each([
    ['a zone nobody knows', { time_zone: 'Mars/Olympus' }],
    ['a day to come', { on: '2999-01-01' }],
    ['an hour that was skipped', { on: '2026-03-08', at: '02:30' }],
    ['no hour at all', { on: '2026-03-08', at: '24:00' }],
    ['nobody', { collector: ' ' }],
    ['no way that is known', { way: 'pigeon' }],
  ])('with %s is refused', async (_, change) => {
    expectRefusal(await new Person(server).post('/api/contacts', call(change)), 400, 'invalid-request')
  })

  test('about another’s letter is not found', async () => {
    const [one, other] = [new Person(server), new Person(server)]
    const { analysis_id } = (await one.upload([{ bytes: Buffer.from('You owe $812.40.') }], { state: 'TX' }))
      .json as AnalysisReply
    expectRefusal(await other.post('/api/contacts', call({ analysis_id })), 404, 'not-found')
    expect((await one.post('/api/contacts', call({ analysis_id }))).status).toBe(200)
  })

  test('without a time is now, where the person is; with a day alone its hour stays unknown', async () => {
    const person = new Person(server)
    await add(person, call())
    await add(person, call({ on: addDays(today().on, -3) }))
    const [debt] = await debtsOf(person)
    expect(debt!.entries.map(({ on, at, written_at_once }) => [on, at, written_at_once])).toEqual([
      [addDays(today().on, -3), null, false],
      [today().on, today().at, true],
    ])
  })
})

test('eight calls about one debt become a finding with its law; seven about each of two do not', async () => {
  const person = new Person(server)
  const on = (days: number) => ({ on: addDays(today().on, -days), at: '12:00' })
  for (const days of [1, 2, 3, 4, 5, 6, 7]) {
    await add(person, call(on(days)))
    await add(person, call({ ...on(days), collector: 'Another Agency' }))
  }
  for (const { findings } of await debtsOf(person)) expect(findings).toEqual([])
  const last = await add(person, call({ ...on(1), at: '13:00', collector: 'coastal recovery ' }))
  const debts = await debtsOf(person)
  expect(debts).toHaveLength(2)
  const { findings, consumer_facts } = debts.find(({ collector }) => collector === 'Coastal Recovery')!
  expect(findings).toMatchObject([{ rule_id: 'call-frequency', evidence: 'remembered', strength: 'possible' }])
  expect(findings[0]!.cites).toContain('12 CFR 1006.14(b)(2)(i)')
  expect(findings[0]!.entries).toContain(last)
  expect(consumer_facts).toEqual({ calls_7_days: 8 })
  expect((await person.delete(`/api/contacts/${last}`)).status).toBe(200)
  for (const debt of await debtsOf(person)) expect(debt.findings).toEqual([])
})

test('what is added later counts; when it was written down stays', async () => {
  const person = new Person(server)
  const id = await add(person, call({ on: today().on, at: '00:01', details: { asked_for: true } }))
  expect((await debtsOf(person))[0]!.findings).toEqual([])
  expect((await person.post(`/api/contacts/${id}`, { has_proof: true, words: 'Pay now' })).status).toBe(200)
  const [debt] = await debtsOf(person)
  expect(debt!.findings).toMatchObject([{ rule_id: 'inconvenient-time-or-place', evidence: 'documented' }])
  expect(debt!.entries[0]).toMatchObject({ written_at_once: true, details: { words: 'Pay now' } })
})

test('what the log answers can be told of the letter as it stands, and its rules then judge it', async () => {
  const person = new Person(server)
  const bytes = Buffer.from(`Coastal Recovery LLC
September 14, 2026
This is an attempt to collect a debt. You owe $812.40 to Bank of Palo Duro. Please pay the full amount.`)
  const { analysis_id } = (await person.upload([{ bytes }], { state: 'TX' })).json as AnalysisReply
  const details = { third_party: { who: 'somebody-else', told: 'debt' } }
  await add(person, call({ analysis_id, details, on: addDays(today().on, -1), at: '12:00' }))
  const [debt] = await debtsOf(person)
  expect(debt!.consumer_facts).toEqual({ third_party_told: true })
  const judged = await person.post(`/api/analyses/${analysis_id}/facts`, { consumer_facts: debt!.consumer_facts })
  expect((judged.json as AnalysisReply).violations.violations.map(({ rule_id }) => rule_id)).toContain(
    'third-party-told',
  )
})

test('the log goes into the export, and with everything else when it is deleted', async () => {
  const person = new Person(server)
  await person.signIn('caller@example.com')
  await add(person, call({ details: { words: 'a sentence said on the phone' } }))
  expect((await person.get('/api/user/data/export')).bytes.toString()).toContain('a sentence said on the phone')
  expect((await person.delete('/api/user/data', { confirm: 'DELETE' })).status).toBe(200)
  expect(await debtsOf(new Person(server))).toEqual([])
})

test('a visitor’s log comes along into the account', async () => {
  const person = new Person(server)
  await add(person, call())
  await person.signIn('log-keeper@example.com')
  expect(await debtsOf(person)).toMatchObject([{ collector: 'Coastal Recovery' }])
})
