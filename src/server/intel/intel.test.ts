import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CollectorProfile, FoundCollector } from '#contract/intel.ts'
import type { AnalysisReply } from '#contract/analyses.ts'
import { Person, readTypedText, testServer, type TestServer } from '#server/testing.ts'

const LETTER = Buffer.from(`Midland Credit Management, Inc.
350 Camino De La Reina, Suite 100, San Diego, CA 92108
September 14, 2026
You owe $812.40 to Bank of Palo Duro. This is an attempt to collect a debt by a debt collector.`)

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await testServer('embedded', {}, { readWith: readTypedText })
  person = new Person(server)
  await person.signIn('reader@example.com')
})
afterAll(() => server.remove())

async function find(name: string): Promise<readonly FoundCollector[]> {
  const { json } = await person.get(`/api/collector-intel?name=${encodeURIComponent(name)}`)
  return (json as { collectors: FoundCollector[] }).collectors
}

async function profileOf(name: string, as = person): Promise<CollectorProfile> {
  const { json } = await as.get(`/api/collector-intel/${encodeURIComponent(name)}`)
  return (json as { collector: CollectorProfile }).collector
}

test('a collector is found by a name it trades under, typed wrongly', async () => {
  const [first] = await find('midlnd credit managment')
  expect(first?.other_names.some(name => /midland credit management/i.test(name))).toBe(true)
})

test('a profile says what it is counted from and until when, and leaves unknown what is unknown', async () => {
  const known = await profileOf('Portfolio Recovery Associates, LLC')
  expect(known.complaints).toMatchObject({ total: 18_757, through: '2023-03-28' })
  expect(known.complaints?.by_year.at(-1)).toEqual({ year: 2023, count: 447, partial: true })
  expect(known.answers).toMatchObject({ sampled: true, relief: { of: 217, low: 0.329, high: 0.458 } })
  expect(known.fold_rate).toBeCloseTo(0.3917)
  expect(known.avg_response_days).toBeNull()
  expect(known.enforcement.map(({ stage }) => stage)).toContain('settlement')

  const little = await profileOf('Alpha Recovery Corp')
  expect([little.fold_rate, little.answers, little.issues]).toEqual([null, null, null])
  expect(little.tactics).toEqual([])
})

test('the overview says whom people name most and what for, each with its last day', async () => {
  const { json } = await person.get('/api/collector-intel/overview')
  expect(json).toMatchObject({ named_through: '2023-03-28', through: '2026-09-28', total: 1_201_505 })
  const { most_named, issues } = json as { most_named: FoundCollector[]; issues: { count: number }[] }
  expect(most_named).toHaveLength(8)
  expect(most_named.map(({ complaints }) => complaints)).toEqual(
    most_named.map(({ complaints }) => complaints!).sort((a, b) => b - a),
  )
  expect(issues[0]).toMatchObject({ count: 546_840 })
})

test('it lists one’s own letters from that collector, and nobody else’s', async () => {
  const { analysis_id } = (await person.upload([{ bytes: LETTER }], { state: 'TX' })).json as AnalysisReply
  expect((await profileOf('Midland Credit Management')).your_letters.map(letter => letter.analysis_id)).toEqual([
    analysis_id,
  ])
  const other = new Person(server)
  await other.signIn('other@example.com')
  expect((await profileOf('Midland Credit Management', other)).your_letters).toEqual([])
  expect((await profileOf('Alpha Recovery Corp')).your_letters).toEqual([])
})

test.each(['no such collector', '..%2F..%2Fetc', '%00', 'x'.repeat(201)])('%s is refused', async name => {
  const { status } = await person.get(`/api/collector-intel/${name}`)
  expect([400, 404, 414]).toContain(status)
})

test('without a plan that has it, the profile stays on the server', async () => {
  const selling = await testServer('embedded', { BILLING: 'test' }, { readWith: readTypedText })
  try {
    const free = new Person(selling)
    await free.signIn('free@example.com')
    const { status, bytes } = await free.get('/api/collector-intel/Portfolio%20Recovery%20Associates')
    expect(status).toBe(402)
    expect(bytes.toString()).not.toContain('18757')
  } finally {
    await selling.remove()
  }
})
