import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnalysisReply } from '#contract/analyses.ts'
import type { HistoryViolationReply } from '#contract/violations.ts'
import { expectRefusal, Person, readTypedText, testServer, type TestServer } from '#server/testing.ts'

const LETTER = Buffer.from(`Coastal Recovery LLC
September 14, 2026
You owe $812.40 to Bank of Palo Duro. You will be arrested if you do not pay within ten days.`)

const servers: TestServer[] = []
let open: TestServer // BILLING=off
let sold: TestServer

beforeAll(async () => {
  open = await testServer('postgres', {}, { readWith: readTypedText })
  sold = await testServer('postgres', { BILLING: 'test' }, { readWith: readTypedText })
  servers.push(open, sold)
})
afterAll(async () => {
  for (const server of servers) await server.remove()
})

async function withLetter(server: TestServer, email: string) {
  const person = new Person(server)
  await person.signIn(email)
  return { person, analysis: (await person.upload([{ bytes: LETTER }], { state: 'TX' })).json as AnalysisReply }
}

const allOf = async (person: Person) =>
  (await person.get('/api/user/violations/all')).json as { violations: HistoryViolationReply[]; hidden: number }

test('the history holds what the results hold, with collector, law and value', async () => {
  const { person, analysis } = await withLetter(open, 'all@example.com')
  const { violations, hidden } = await allOf(person)
  expect(hidden).toBe(0)
  expect(violations.map(({ title }) => title)).toEqual(analysis.violations.violations.map(({ title }) => title))
  expect(violations[0]).toMatchObject({
    collectorName: 'Coastal Recovery LLC',
    analysisId: analysis.analysis_id,
    value: 1000,
    source: 'letter',
    letterDate: '2026-09-14',
  })
})

test('without a plan the history holds the first of each letter, and the number of the rest', async () => {
  const { person, analysis } = await withLetter(sold, 'free@example.com')
  expect(analysis.locked.hidden_violations).toBeGreaterThan(0)
  const { violations, hidden } = await allOf(person)
  expect(violations.map(({ title }) => title)).toEqual(analysis.violations.violations.map(({ title }) => title))
  expect(hidden).toBe(analysis.locked.hidden_violations)
})

test('an added violation needs type and description, is kept, is in the copy of one’s data, and can be deleted', async () => {
  const { person } = await withLetter(open, 'add@example.com')
  for (const violation of [{ type: '', description: 'x' }, { type: 'x', description: ' ' }, {}])
    expectRefusal(await person.post('/api/violations/user-added', { violation }), 400)
  const added = await person.post('/api/violations/user-added', {
    violation: { type: 'third-party-disclosure', description: 'They told my neighbor.', date: '2026-11-02' },
  })
  const { violation } = added.json as { violation: HistoryViolationReply }
  expect(violation).toMatchObject({ value: 2000, source: 'user_added', hasEvidence: false, date: '2026-11-02' })
  expect((await allOf(person)).violations.map(({ id }) => id)).toContain(violation.id)
  const other = new Person(open)
  await other.signIn('not-mine@example.com')
  expectRefusal(await other.delete(`/api/violations/user-added/${violation.id}`), 404)
  expect((await person.delete(`/api/violations/user-added/${violation.id}`)).status).toBe(200)
  expect((await allOf(person)).violations.map(({ id }) => id)).not.toContain(violation.id)
})

test('combos are decided on the violations of one collector', async () => {
  const person = new Person(open)
  await person.signIn('combo@example.com')
  const comboOf = async (...types: string[]) => {
    const violations = types.map(type => ({ type, collectorName: 'Acme' }))
    return (await person.post('/api/violations/check-combos', { violations })).json
  }
  expect(await comboOf('a')).toEqual({ success: true, combo: null })
  expect(await comboOf('a', 'a')).toMatchObject({ combo: { name: 'Repeat Offender', multiplier: 1.5 } })
})

test('a demand for chosen violations names those and no others, and never one that was not found', async () => {
  const { person, analysis } = await withLetter(open, 'power@example.com')
  const [first, second] = analysis.violations.violations
  expect(second).toBeDefined()
  const demand = async (...rules: string[]) => {
    const body = {
      analysis_id: analysis.analysis_id,
      template: 'violation-demand',
      strategy: 'FDCPA VIOLATION DEMAND',
      violations: rules.map(rule_id => ({ rule_id })),
    }
    return JSON.stringify(((await person.post('/api/generate-letter', body)).json as { document: unknown }).document)
  }
  const one = await demand(first!.rule_id, 'workplace-contact')
  expect(one).toContain(`"ruleId":"${first!.rule_id}"`)
  expect(one).not.toContain(`"ruleId":"${second!.rule_id}"`)
  expect(one).not.toContain('workplace-contact')
  expect(await demand(first!.rule_id, second!.rule_id)).toContain(`"ruleId":"${second!.rule_id}"`)
})
