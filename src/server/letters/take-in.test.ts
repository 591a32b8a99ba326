import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnalysisReply } from '#contract/analyses.ts'
import type { LetterReply } from '#contract/letters.ts'
import { DATABASES } from '#server/database/testing.ts'
import { expectRefusal, Person, testServer, type TestServer } from '#server/testing.ts'

const PAPER = readFileSync(new URL('../../../examples/corpus/pdf/035-overshadow-ten-days-wa.pdf', import.meta.url))

describe.each(DATABASES)('a letter written in private mode, on the %s database', kind => {
  let server: TestServer
  let person: Person
  let other: Person
  let document: LetterReply['document']
  beforeAll(async () => {
    server = await testServer(kind)
    person = new Person(server)
    other = new Person(server)
    await person.signIn('dana@example.com')
    await other.signIn('other@example.com')
    document = ((await person.post('/api/generate-letter', {})).json as LetterReply).document
  })
  afterAll(() => server.remove())

  const moved = async (whose: Person, id: string) =>
    ((await whose.upload([{ bytes: PAPER }], { state: 'WA' }, id)).json as AnalysisReply).analysis_id

  test('is refused to who is not logged in, with another person’s analysis or id, and when it is no letter of ours', async () => {
    const analysis_id = await moved(person, randomUUID())
    const body = { id: randomUUID(), analysis_id, document }
    expectRefusal(await new Person(server).post('/api/letters', body), 401, 'sign-in-needed')
    expectRefusal(await other.post('/api/letters', body), 404, 'not-found')
    expect((await person.post('/api/letters', body)).status).toBe(200)
    const theirs = { ...body, analysis_id: await moved(other, randomUUID()) }
    expectRefusal(await other.post('/api/letters', theirs), 404, 'not-found')
    const paid = { ...body, id: randomUUID(), document: { ...document, template: 'bureau-dispute' } }
    expectRefusal(await person.post('/api/letters', paid), 400, 'invalid-request')
  })

  test('and its paper are refused to whose login ended, instead of being kept as a stranger’s', async () => {
    const ended = new Person(server)
    ended.token = 'no-such-token'
    const id = randomUUID()
    expectRefusal(await ended.upload([{ bytes: PAPER }], { state: 'WA' }, id), 401, 'session-ended')
    expectRefusal(await person.get(`/api/analyses/${id}`), 404, 'not-found')
  })

  test('is kept once, word for word, and stands in the log of its dispute', async () => {
    const paper = randomUUID()
    const blocks = [
      ...document.blocks,
      {
        kind: 'paragraph' as const,
        sentences: [{ id: 'own', runs: ['I never had this account.'], reason: { because: '', cites: [] } }],
      },
    ]
    const body = { id: randomUUID(), analysis_id: await moved(person, paper), document: { ...document, blocks } }
    expect(await moved(person, paper)).toBe(paper) // sent again after a break: the same analysis
    const first = await person.post('/api/letters', body)
    const again = await Promise.all([person.post('/api/letters', body), person.post('/api/letters', body)])
    for (const { json } of again) expect(json).toEqual(first.json)
    const { dispute_id } = first.json as { dispute_id: string }
    const text = (await person.get(`/api/download/${body.id}.txt`)).bytes.toString()
    expect(text).toContain('I never had this account.')
    const { dispute } = (await person.get(`/api/dispute/${dispute_id}/status`)).json as {
      dispute: { timeline: { type: string }[] }
    }
    expect(dispute.timeline.filter(({ type }) => type === 'letter-written')).toHaveLength(1)
  })
})
