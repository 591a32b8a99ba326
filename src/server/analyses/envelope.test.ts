import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { analysisSchema, type AnalysisReply } from '#contract/analyses.ts'
import { expectRefusal, Person, testServer, type Answer, type TestServer } from '#server/testing.ts'

const MODEL_NOTICE = readFileSync(
  new URL('../../../examples/model-notices/cfpb_debt-collection_model-validation-notice_en.pdf', import.meta.url),
)

/** A photo of an envelope, as far as the reader of pictures cares. */
function envelope(...lines: string[]): Promise<Buffer> {
  const text = lines.map((line, index) => `<text x="80" y="${140 + index * 90}">${line}</text>`).join('')
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="700"><rect width="100%" height="100%" fill="#fff"/><g font-family="DejaVu Sans, Liberation Sans, sans-serif" font-size="44">${text}</g></svg>`
  return sharp(Buffer.from(drawn)).jpeg().toBuffer()
}

describe('a photo of the envelope', () => {
  let server: TestServer
  let person: Person
  let mine: AnalysisReply
  const sent = (id: string, bytes: Uint8Array, by = person) =>
    by.sendForm(`/api/analyses/${id}/envelope`, [{ under: 'envelope', name: 'envelope.jpg', bytes }])
  const kept = () => new Set(readdirSync(join(server.dataDir, 'blobs'), { recursive: true }).map(String))
  const analysis = (answer: Answer) => analysisSchema.parse(answer.json)

  beforeAll(async () => {
    server = await testServer('embedded')
    person = new Person(server)
    mine = analysis(await person.upload([{ bytes: MODEL_NOTICE }], { state: 'MD' }))
  })
  afterAll(() => server.remove())

  test('is refused for an analysis that is another’s or none', async () => {
    const photo = await envelope('US POSTAGE 11/02/2020')
    expectRefusal(await sent(mine.analysis_id, photo, new Person(server)), 404, 'not-found')
    expectRefusal(await sent(randomUUID(), photo), 404, 'not-found')
  })

  test('is refused when there is none, or when it is no picture', async () => {
    expectRefusal(await person.sendForm(`/api/analyses/${mine.analysis_id}/envelope`, []), 400, 'invalid-request')
    expectRefusal(await sent(mine.analysis_id, Buffer.from('MZ this is a program')), 415)
  })

  test('without a day on it gives no day', async () => {
    const { json } = await sent(mine.analysis_id, await envelope('Northfield Recovery', 'Dallas, Texas'))
    expect(json).toEqual({ success: true, postmark: null, line: '' })
  })

  test('gives the day stamped on it, keeps nothing of the photo, and moves no date by itself', async () => {
    const before = kept()
    expect(before.size).toBeGreaterThan(0)
    const { json } = await sent(
      mine.analysis_id,
      await envelope('Northfield Recovery, PO Box 12', 'US POSTAGE 11/02/2020', 'Dana Brown, 12 Elm Street'),
    )
    expect(json).toMatchObject({ success: true, postmark: '2020-11-02' })
    expect(kept()).toEqual(before)
    expect(analysis(await person.get(`/api/analyses/${mine.analysis_id}`)).deadlines).toEqual(mine.deadlines)
  })

  test('moves the day the letter is taken to have come once the person has confirmed it', async () => {
    const told = (sent_on: string) =>
      person.post(`/api/analyses/${mine.analysis_id}/facts`, { consumer_facts: { sent_on } })
    const day = (reply: AnalysisReply) => reply.deadlines.find(({ id }) => id === 'validation-period-ends')?.on
    expect(day(mine)).toBe('2020-08-28') // as printed
    expect(day(analysis(await told('2020-07-08')))).toBe('2020-08-07')
    expect(day(analysis(await told('2020-07-01')))).toBe('2020-07-31')
    expect(day(analysis(await told('2999-01-01')))).toBe('2020-08-28')
  })
})
