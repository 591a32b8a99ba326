import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnalysisReply } from '#contract/analyses.ts'
import type { DisputeDetail, DisputeReply, UnifiedReply } from '#contract/disputes.ts'
import type { LetterReply } from '#contract/letters.ts'
import { todayIn } from '#server/clock.ts'
import { expectRefusal, Person, readTypedText, testServer, type Answer, type TestServer } from '#server/testing.ts'
import { addDays, longDate, type IsoDate } from '#units/iso-date.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let server: TestServer

beforeAll(async () => {
  server = await testServer('postgres', {}, { readWith: readTypedText })
})
afterAll(() => server.remove())

const today = (): IsoDate => todayIn(server.clock)
const letterFrom = (name: string): Buffer =>
  Buffer.from(`${name}
100 Harbor Street, Houston, TX 77002
${longDate(today())}
Dear Dana Whitfield,
${name} is a debt collector. We are trying to collect a debt that you owe to Bank of Palo Duro. We will use any information you give us to help collect the debt.
Account number: 5512-0093
Total amount of the debt now: $812.40
Call or write to us by ${longDate(addDays(today(), 40))}, to dispute all or part of the debt. You will be arrested if you do not pay.`)

async function signedIn(): Promise<Person> {
  const person = new Person(server)
  server.clock.move(1)
  await person.signIn(`${randomUUID()}@example.com`)
  return person
}

/** A person with a letter written against a collector: the dispute, and that letter. */
async function withDispute(person: Person, name = 'Coastal Recovery LLC') {
  const { analysis_id: analysisId } = (await person.upload([{ bytes: letterFrom(name) }], { state: 'TX' }))
    .json as AnalysisReply
  const { dispute_id: id, letter_id: letterId } = (
    await person.post('/api/generate-letter', { analysis_id: analysisId })
  ).json as LetterReply
  return { id: id!, letterId, analysisId }
}

async function statusOf(person: Person, id: string): Promise<DisputeDetail> {
  return ((await person.get(`/api/dispute/${id}/status`)).json as { dispute: DisputeDetail }).dispute
}

async function unified(person: Person): Promise<UnifiedReply> {
  return (await person.get('/api/disputes/unified')).json as UnifiedReply
}

const dispute = ({ json }: Answer): DisputeDetail => (json as { dispute: DisputeDetail }).dispute
const mailed = (person: Person, id: string, more: object = {}) =>
  person.post('/api/responses', { dispute_id: id, sent_date: today(), ...more })
const happened = (person: Person, id: string, event: object) =>
  person.post(`/api/dispute/${id}/events`, { on: today(), ...event })
const goOn = (days: number): void => server.clock.move(days * 24 * 60)

describe('what is refused', () => {
  test('a day to come, a day that is none, a method that is none, a letter of another dispute', async () => {
    const person = await signedIn()
    const { id } = await withDispute(person)
    const other = await withDispute(person, 'Gulf Collections')
    expectRefusal(await mailed(person, id, { sent_date: addDays(today(), 2) }), 400)
    expectRefusal(await mailed(person, id, { sent_date: '2026-02-30' }), 400)
    expectRefusal(await mailed(person, id, { method: 'pigeon' }), 400)
    expectRefusal(await mailed(person, id, { letter_id: other.letterId }), 404)
    expectRefusal(await mailed(person, randomUUID()), 404)
    expect((await statusOf(person, id)).total_interactions).toBe(0)
  })

  test('a delivery before anything was sent; an end that is none; a negative sum', async () => {
    const person = await signedIn()
    const { id } = await withDispute(person)
    expectRefusal(await happened(person, id, { kind: 'delivered' }), 400)
    expectRefusal(await happened(person, id, { kind: 'reply-received' }), 400)
    expectRefusal(await person.post(`/api/dispute/${id}/outcome`, { outcome: 'victory', on: today() }), 400)
    expectRefusal(
      await person.post(`/api/dispute/${id}/outcome`, { outcome: 'closed', amount_saved: -1, on: today() }),
      400,
    )
  })

  test('evidence that is no picture and no PDF by its bytes, or belongs to an entry of another dispute', async () => {
    const person = await signedIn()
    const { id } = await withDispute(person)
    const other = await statusOf(person, (await withDispute(person, 'Gulf Collections')).id)
    const add = (bytes: Buffer, fields: Record<string, string> = {}) =>
      person.sendForm(`/api/dispute/${id}/evidence`, [{ name: 'receipt.png', bytes }], fields)
    expectRefusal(await add(Buffer.from('<script>alert(1)</script>')), 415, 'wrong-type')
    expectRefusal(await add(PNG, { event_id: other.timeline[0]!.id }), 404)
    expect((await statusOf(person, id)).timeline.flatMap(({ evidence }) => evidence)).toEqual([])
  })
})

describe('a dispute', () => {
  test('begins with a letter of ours, once, and a second letter joins it', async () => {
    const person = await signedIn()
    const { id, analysisId, letterId } = await withDispute(person)
    const again = (await person.post('/api/generate-letter', { analysis_id: analysisId })).json as LetterReply
    expect(again.dispute_id).toBe(id)
    const offer = (await person.post('/api/generate-letter', { analysis_id: analysisId, strategy: 'CEASE AND DESIST' }))
      .json as LetterReply
    expect(offer.dispute_id).toBe(id)
    const shown = await statusOf(person, id)
    expect(shown).toMatchObject({
      collector_name: 'Coastal Recovery LLC',
      debt_amount: 812.4,
      account_number: '0093',
      analysis_id: analysisId,
      status: 'awaiting_user_action',
      state: 'drafted',
      category: 'action_required',
      next_step: { action: 'mail-letter' },
      ai_insights: { typical_response_time: null, settlement_tendency: null, aggression_level: null },
    })
    expect(shown.total_violations).toBeGreaterThan(0)
    expect(shown.timeline.map(({ type }) => type)).toEqual(['letter-written', 'letter-written', 'opened'])
    expect(shown.timeline[1]!.letter_id).toBe(letterId)
    expect(((await person.get('/api/disputes')).json as { disputes: unknown[] }).disputes).toHaveLength(1)
  })

  test('of a letter written elsewhere begins by hand', async () => {
    const person = await signedIn()
    expectRefusal(await person.post('/api/disputes', {}), 400)
    const opened = await person.post('/api/disputes', {
      collector_name: 'Gulf Collections',
      debt_amount: 90.5,
      account_number: 'XX-778812',
    })
    const id = (opened.json as { dispute_id: string }).dispute_id
    expect(await statusOf(person, id)).toMatchObject({
      collector_name: 'Gulf Collections',
      debt_amount: 90.5,
      account_number: '8812',
      analysis_id: null,
    })
  })

  test('goes from mailed to delivered to silence to its end, each by its day', async () => {
    const person = await signedIn()
    const { id, letterId } = await withDispute(person)
    const sent = dispute(
      await mailed(person, id, {
        letter_id: letterId,
        tracking_number: '9400111201080805483016',
        notes: 'At the counter',
      }),
    )
    expect(sent).toMatchObject({
      state: 'sent',
      category: 'waiting',
      status: 'active',
      total_interactions: 1,
      counted_from: { basis: 'sent' },
    })
    expect(sent.timeline[0]).toMatchObject({
      description: 'Letter sent by certified mail',
      note: 'At the counter',
      tracking_number: '9400111201080805483016',
      letter_id: letterId,
    })
    goOn(3)
    expect(dispute(await happened(person, id, { kind: 'delivered', signed_for: true }))).toMatchObject({
      state: 'delivered',
      days_elapsed: 0,
    })
    goOn(27)
    expect(await statusOf(person, id)).toMatchObject({
      days_elapsed: 27,
      warning: 'In 3 days: 30-day check-in',
      deadline_alert_days: 3,
    })
    goOn(3)
    const silent = await statusOf(person, id)
    expect(silent).toMatchObject({
      state: 'silent',
      category: 'action_required',
      smart_action: { status: 'action', label: 'Take Action' },
    })
    expect((await unified(person)).action_required.map(({ dispute_id }) => dispute_id)).toEqual([id])

    expect(dispute(await happened(person, id, { kind: 'checked-in', answer: 'asked-for-money' })).state).toBe(
      'collecting-on',
    )
    expect(dispute(await happened(person, id, { kind: 'complaint-filed' }))).toMatchObject({
      state: 'complained',
      category: 'active',
    })
    goOn(10)
    const ended = dispute(
      await person.post(`/api/dispute/${id}/outcome`, { outcome: 'closed', amount_saved: 812.4, on: today() }),
    )
    expect(ended).toMatchObject({
      status: 'resolved',
      category: 'victories',
      outcome: { outcome: 'closed', saved: 812.4, victory: true },
      smart_action: { status: 'victory', label: 'View Impact' },
    })
    const { summary, victories, action_required } = await unified(person)
    expect([victories.length, action_required.length]).toEqual([1, 0])
    expect(summary).toMatchObject({ total_active: 0, total_victories: 1, total_saved: 812.4, success_rate: 100 })
  })

  test('keeps what was wrong and takes it back by a further entry', async () => {
    const person = await signedIn()
    const { id } = await withDispute(person)
    await mailed(person, id)
    const sued = await happened(person, id, { kind: 'sued', answer_by: addDays(today(), 20) })
    expect(dispute(sued)).toMatchObject({ state: 'sued', urgency: 'critical', next_step: { on: addDays(today(), 20) } })
    const { event_id: eventId } = sued.json as { event_id: string }
    for (let times = 0; times < 2; times += 1) {
      const back = await person.post(`/api/dispute/${id}/events/${eventId}/withdraw`, {})
      expect(dispute(back)).toMatchObject({ state: 'sent' })
    }
    expectRefusal(await person.post(`/api/dispute/${id}/events/${randomUUID()}/withdraw`, {}), 404)
  })

  test('lists by status: what waits for the person is active too', async () => {
    const person = await signedIn()
    const [drafted, sent, done] = [
      await withDispute(person, 'A Recovery'),
      await withDispute(person, 'B Recovery'),
      await withDispute(person, 'C Recovery'),
    ]
    await mailed(person, sent.id)
    await person.post(`/api/dispute/${done.id}/outcome`, { outcome: 'paid', on: today() })
    const listed = async (path: string) =>
      new Set(
        ((await person.get(path)).json as { disputes: DisputeReply[] }).disputes.map(({ dispute_id }) => dispute_id),
      )
    for (const path of ['/api/disputes', '/api/disputes/my-disputes']) {
      expect(await listed(path)).toEqual(new Set([drafted.id, sent.id, done.id]))
      expect(await listed(`${path}?status=active`)).toEqual(new Set([drafted.id, sent.id]))
      expect(await listed(`${path}?status=awaiting_user_action`)).toEqual(new Set([drafted.id]))
      expect(await listed(`${path}?status=resolved`)).toEqual(new Set([done.id]))
      expectRefusal(await person.get(`${path}?status=lost`), 400)
    }
    const { ended, summary } = await unified(person)
    expect(ended.map(({ dispute_id }) => dispute_id)).toEqual([done.id])
    expect(summary).toMatchObject({ total_active: 2, total_victories: 0, total_saved: 0, success_rate: 0 })
  })
})

test('an answer that did not change is a 304 without a body; a new entry or a new day is answered again', async () => {
  const person = await signedIn()
  const { id } = await withDispute(person)
  for (const path of ['/api/disputes/unified', '/api/disputes', `/api/dispute/${id}/status`]) {
    const tag = (await person.get(path)).headers.get('etag')!
    const same = await person.get(path, { 'if-none-match': tag })
    expect([same.status, same.bytes.length], path).toEqual([304, 0])
    await happened(person, id, { kind: 'noted', notes: 'They called.' })
    const changed = await person.get(path, { 'if-none-match': tag })
    expect(changed.status).toBe(200)
    goOn(1)
    expect((await person.get(path, { 'if-none-match': changed.headers.get('etag')! })).status).toBe(200)
    // another’s version is no version of mine
    const stranger = await signedIn()
    expect((await stranger.get('/api/disputes/unified', { 'if-none-match': tag })).status).toBe(200)
  }
})

test('evidence is kept sealed with its entry, shown to its owner alone, and goes with the dispute', async () => {
  const person = await signedIn()
  const { id } = await withDispute(person)
  const { event_id: eventId } = (await mailed(person, id)).json as { event_id: string }
  const added = await person.sendForm(`/api/dispute/${id}/evidence`, [{ name: '../receipt.png', bytes: PNG }], {
    event_id: eventId,
  })
  const [file] = dispute(added).timeline.find(entry => entry.id === eventId)!.evidence
  expect(file).toMatchObject({ file_name: 'receipt.png', media_type: 'image/png', bytes: PNG.length })
  const path = `/api/dispute/${id}/evidence/${file!.id}`
  expect((await person.get(path)).bytes).toEqual(PNG)
  expectRefusal(await (await signedIn()).get(path), 404)
  const onDisk = () =>
    readdirSync(server.dataDir, { recursive: true, withFileTypes: true }).filter(entry => entry.name === file!.id)
      .length
  expect(onDisk()).toBe(1)
  expect((await person.delete(`/api/dispute/${id}`)).status).toBe(200)
  expect(onDisk()).toBe(0)
  expectRefusal(await person.get(`/api/dispute/${id}/status`), 404)
})

test('what a visitor began is the person’s after sign-in', async () => {
  const person = new Person(server)
  const { id } = await withDispute(person)
  expect(dispute(await mailed(person, id)).state).toBe('sent')
  expectRefusal(await person.get('/api/disputes'), 401, 'sign-in-needed')
  await person.signIn(`${randomUUID()}@example.com`)
  expect((await unified(person)).waiting.map(({ dispute_id }) => dispute_id)).toEqual([id])
})

test('is in the export and in the list of one’s data, and outlives its letter', async () => {
  const person = await signedIn()
  const { id, analysisId } = await withDispute(person)
  await person.sendForm(`/api/dispute/${id}/evidence`, [{ name: 'receipt.png', bytes: PNG }], {
    notes: 'Postal receipt',
  })
  expect((await person.get('/api/user/data')).json).toMatchObject({ disputes: [{ id, evidence_files: 1 }] })
  const zip = (await person.get('/api/user/data/export')).bytes
  expect(zip.includes('evidence/1.png')).toBe(true)
  expect(zip.includes(PNG)).toBe(true)
  expect(zip.includes('Postal receipt')).toBe(true)
  await person.delete(`/api/analyses/${analysisId}`)
  expect(await statusOf(person, id)).toMatchObject({ analysis_id: null, collector_name: 'Coastal Recovery LLC' })
})
