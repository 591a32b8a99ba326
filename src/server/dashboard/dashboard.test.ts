import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnalysisReply } from '#contract/analyses.ts'
import { DASHBOARD_CALLS, type DueItem, type Stats } from '#contract/dashboard.ts'
import { expectRefusal, Person, readTypedText, testServer, type TestServer } from '#server/testing.ts'
import { changesOf } from './changes.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer('postgres', {}, { readWith: readTypedText })
})
afterAll(() => server.remove())

const ARREST = Buffer.from(`Coastal Recovery LLC
September 14, 2026
You owe $812.40 to Bank of Palo Duro. You will be arrested if you do not pay within ten days.`)

async function signedIn(email: string): Promise<Person> {
  const person = new Person(server)
  await person.signIn(email)
  return person
}

const upload = async (person: Person) =>
  (await person.upload([{ bytes: ARREST }], { state: 'TX' })).json as AnalysisReply
const statsOf = async (person: Person) => ((await person.get('/api/user/stats')).json as { stats: Stats }).stats
const dueOf = async (person: Person) => ((await person.get('/api/user/due')).json as { due: DueItem[] }).due

describe('the dashboard’s calls', () => {
  test('refuse whoever is not signed in', async () => {
    for (const { path } of Object.values(DASHBOARD_CALLS)) expectRefusal(await new Person(server).get(path), 401)
  })

  test('of a new account are true zeros and empty lists', async () => {
    const person = await signedIn('new@example.com')
    expect((await person.get('/api/user/analyses')).json).toEqual({
      success: true,
      analyses: [],
      stats: { total: 0, today: 0 },
    })
    expect(Object.values(await statsOf(person)).every(value => value === 0)).toBe(true)
    expect(await dueOf(person)).toEqual([])
  })

  test('list each analysis with collector, date, violations and severity, and count today’s', async () => {
    const person = await signedIn('list@example.com')
    const analysis = await upload(person)
    const reply = (await person.get('/api/user/analyses?limit=1&time_zone=America/Chicago')).json
    expect(reply).toMatchObject({
      analyses: [
        {
          id: analysis.analysis_id,
          collector_name: 'Coastal Recovery LLC',
          violations_count: analysis.total_violations,
          severity_score: analysis.violations.severity_score,
          status: 'done',
        },
      ],
      stats: { total: 1, today: 1 },
    })
  })

  test('sum what was found, at the specified value for each', async () => {
    const person = await signedIn('sum@example.com')
    const [one, two] = [await upload(person), await upload(person)]
    const found = one.total_violations + two.total_violations
    expect(found).toBeGreaterThan(0)
    expect(await statsOf(person)).toMatchObject({
      totalAnalyses: 2,
      total: 2,
      violationsFound: found,
      totalViolationValue: one.total_value + two.total_value,
      collectors: 1,
    })
  })

  test('follow an answer of the person at once', async () => {
    const person = await signedIn('answer@example.com')
    const { analysis_id: id } = await upload(person)
    await statsOf(person)
    const answer = { state: 'TX', consumer_facts: { received_on: '2026-11-20', debt_kind: 'credit_card' } }
    const answered = await person.post(`/api/analyses/${id}/facts`, answer)
    const now = answered.status === 200 ? (answered.json as AnalysisReply) : undefined
    expect(now, JSON.stringify(answered.json)).toBeDefined()
    expect((await statsOf(person)).violationsFound).toBe(now!.total_violations)
    const due = await dueOf(person)
    for (const { on, id: dueId } of due)
      expect(now!.deadlines.map(deadline => `${id}-${deadline.id} ${deadline.on}`)).toContain(`${dueId} ${on}`)
  })

  test('put a paper from a court first, also while its day is not known', async () => {
    const person = await signedIn('court@example.com')
    const bytes = Buffer.from(`IN THE DISTRICT COURT OF TRAVIS COUNTY, TEXAS
Pecan Valley Capital LLC, Plaintiff v. Dana Whitfield, Defendant. Cause No. 26-1234
SUMMONS. You have been sued. You may employ an attorney. If you do not file a written answer with the clerk who issued
this citation, a default judgment may be taken against you.`)
    const { is_court_paper } = (await person.upload([{ bytes }], { state: 'TX' })).json as AnalysisReply
    expect(is_court_paper).toBe(true)
    const [first] = await dueOf(person)
    expect(first).toMatchObject({ is_court: true, on: null, days_left: null })
  })

  test('follow a dispute: its next step takes the place of its letter’s day to mail by', async () => {
    const person = await signedIn('dispute@example.com')
    const { analysis_id: id } = await upload(person)
    const { dispute_id } = (await person.post('/api/generate-letter', { analysis_id: id })).json as {
      dispute_id: string
    }
    expect((await statsOf(person)).activeDisputes).toBe(1)
    const due = await dueOf(person)
    expect(due.map(one => one.dispute_id)).toContain(dispute_id)
    expect(due.filter(one => one.id.endsWith('-mail-by'))).toEqual([])
  })

  test('show nothing of another person', async () => {
    await upload(await signedIn('one@example.com'))
    expect((await statsOf(await signedIn('other@example.com'))).total).toBe(0)
  })

  test('answer 304 without a body while nothing changed, and anew when it did', async () => {
    const person = await signedIn('again@example.com')
    await upload(person)
    for (const { path } of Object.values(DASHBOARD_CALLS)) {
      const first = await person.get(path)
      const tag = first.headers.get('etag')!
      const ask = () =>
        fetch(server.address + path, { headers: { authorization: `Bearer ${person.token}`, 'if-none-match': tag } })
      const again = await ask()
      expect([again.status, await again.text()]).toEqual([304, ''])
      await upload(person)
      expect((await ask()).status).toBe(200)
    }
  })

  test('change at midnight where the person’s own disputes are, and nobody else’s', async () => {
    const zones = async (email: string, timeZone: string) => {
      const person = await signedIn(email)
      await person.post('/api/disputes', { collector_name: 'Coastal Recovery LLC', time_zone: timeZone })
      const { rows } = await server.db.execute<{ id: string }>(sql`select id from people where email = ${email}`)
      return (await changesOf(server.db, rows[0]!)).timeZones
    }
    expect(await zones('east@example.com', 'America/New_York')).toEqual(['America/New_York'])
    expect(await zones('west@example.com', 'America/Los_Angeles')).toEqual(['America/Los_Angeles'])
  })

  test('lose an analysis that is deleted', async () => {
    const person = await signedIn('delete@example.com')
    const { analysis_id: id } = await upload(person)
    await statsOf(person)
    await person.delete(`/api/analyses/${id}`)
    expect((await statsOf(person)).total).toBe(0)
  })
})
