import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnalysisReply } from '#contract/analyses.ts'
import { DATABASES } from '#server/database/testing.ts'
import { expectRefusal, Person, readTypedText, testServer, type TestServer } from '#server/testing.ts'

const letter = (date: string, ...body: string[]) =>
  Buffer.from(['Saguaro Receivables LLC', date, 'Re: account ending 7781', 'Dear Rosa Delgado,', ...body].join('\n'))

describe.each(DATABASES)('an earlier letter to compare with, on the %s database', kind => {
  let server: TestServer
  let person: Person
  let earlier: string
  let later: string

  beforeAll(async () => {
    server = await testServer(kind, { BILLING: 'off' }, { readWith: readTypedText })
    person = new Person(server)
    earlier = await idOf(person, letter('February 2, 2026', 'Your balance is $740.00.'))
    later = await idOf(person, letter('April 20, 2026', 'Your balance is $999.00.'))
  })
  afterAll(() => server.remove())

  const idOf = async (who: Person, bytes: Buffer): Promise<string> =>
    ((await who.upload([{ bytes }])).json as AnalysisReply).analysis_id
  const choose = (who: Person, id: string, earlierId: string | null) =>
    who.post(`/api/analyses/${id}/earlier`, { earlier_analysis_id: earlierId })

  test('is not another person’s', async () => {
    const theirs = await idOf(new Person(server), letter('January 4, 2026', 'Your balance is $500.00.'))
    expectRefusal(await choose(person, later, theirs), 404)
    expectRefusal(await choose(new Person(server), later, earlier), 404)
  })

  test('is not the letter itself', async () => {
    expectRefusal(await choose(person, later, later), 400, 'invalid-request')
  })

  test('shows what changed, and its rules run; without it all is as before', async () => {
    const compared = (await choose(person, later, earlier)).json as AnalysisReply
    expect(compared.comparison?.earlier).toMatchObject({ analysis_id: earlier, on: '2026-02-02' })
    expect(compared.comparison?.changes?.amount).toMatchObject({ before: 740, now: 999, difference: 259 })
    expect(compared.violations.violations.map(({ rule_id }) => rule_id)).toContain('amount-grew-unexplained')
    const alone = (await choose(person, later, null)).json as AnalysisReply
    expect(alone.comparison).toBeNull()
    expect(alone.violations.violations.map(({ rule_id }) => rule_id)).not.toContain('amount-grew-unexplained')
  })
})
