import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { analysisSchema, type AnalysisReply } from '#contract/analyses.ts'
import { DATABASES } from '#server/database/testing.ts'
import { expectRefusal, Person, testServer, type Answer, type TestServer } from '#server/testing.ts'

const example = (path: string): Buffer => readFileSync(new URL(`../../../examples/${path}`, import.meta.url))
const MODEL_NOTICE = example('model-notices/cfpb_debt-collection_model-validation-notice_en.pdf')
const SUIT_THREAT = example('corpus/pdf/038-time-barred-suit-threat-ca.pdf')

describe.each(DATABASES)('an analysis, on the %s database', kind => {
  let server: TestServer
  let person: Person

  beforeAll(async () => {
    server = await testServer(kind)
    person = new Person(server)
  })
  afterAll(() => server.remove())

  describe('is refused, and nothing is kept,', () => {
    test('without a letter', async () => {
      expectRefusal(await person.upload([]), 400, 'invalid-request')
    })

    test('with a state there is none of', async () => {
      expectRefusal(await person.upload([{ bytes: MODEL_NOTICE }], { state: 'ZZ' }), 400, 'state-unknown')
    })

    test('when the id is not a UUID', async () => {
      expectRefusal(await person.upload([{ bytes: MODEL_NOTICE }], {}, 'mine'), 400, 'invalid-request')
    })

    test('when the files are over 10 MB together', async () => {
      const half = Buffer.alloc(5_300_000, 1)
      expectRefusal(
        await person.upload([
          { under: 'files', bytes: half },
          { under: 'files', bytes: half },
        ]),
        413,
        'too-large',
      )
    })

    test('when the bytes are of another type than the name says', async () => {
      expectRefusal(await person.upload([{ name: 'a.pdf', bytes: Buffer.from('MZ this is a program') }]), 415)
    })

    test('when what the person told is not of the form', async () => {
      const facts = JSON.stringify({ date_of_last_payment: 'some day' })
      expectRefusal(await person.upload([{ bytes: MODEL_NOTICE }], { consumer_facts: facts }), 400, 'invalid-request')
    })

    test('when it is to be compared with a letter that is not the person’s own', async () => {
      expectRefusal(await person.upload([{ bytes: MODEL_NOTICE }], { earlier_analysis_id: randomUUID() }), 404)
    })
  })

  test('of the model notice finds nothing and reads everything', async () => {
    const reply = analysis(await person.upload([{ bytes: MODEL_NOTICE }], { state: 'MD' }))
    expect(reply.violations.violation_count).toBe(0)
    expect(reply.facts.amount_total?.value).toBe(2284.56)
    expect(reply.facts.collector_name?.value).toBe('North South Group')
    expect(reply.facts.current_creditor?.value).toBe('Bank of Rockville')
    expect(reply.facts.dispute_deadline?.value).toBe('2020-08-28')
    expect(reply.model_notice.compared).toBe(true)
    expect(reply.model_notice.elements.filter(({ state, optional }) => state !== 'present' && !optional)).toEqual([])
  })

  test('takes what the person told without what no database keeps', async () => {
    const facts = JSON.stringify({ suit_district: 'San\0ta Clara', residence_district: 'Marin \ud800' })
    const reply = analysis(await person.upload([{ bytes: MODEL_NOTICE }], { state: 'CA', consumer_facts: facts }))
    expect(reply.violations.violation_count).toBe(0)
  })

  test('of a threat to sue on an old debt shows the words on the page', async () => {
    const reply = analysis(await person.upload([{ bytes: SUIT_THREAT }], { state: 'CA' }))
    expect(reply.violations.violation_count).toBeGreaterThan(0)
    const [evidence] = reply.violations.violations.flatMap(one => one.evidence)
    expect(evidence?.quote).not.toBe('')
    expect(evidence?.boxes.length).toBeGreaterThan(0)
    const page = await person.get(`/api/analyses/${reply.analysis_id}/pages/1`)
    expect(page.status).toBe(200)
    expect(page.headers.get('content-type')).toMatch(/^image\//)
    expect(page.headers.get('cache-control')).toBe('no-store')
  })

  test('sent twice under one id is one analysis', async () => {
    const id = randomUUID()
    const [first, second] = await Promise.all([
      person.upload([{ bytes: MODEL_NOTICE }], { state: 'MD' }, id),
      person.upload([{ bytes: MODEL_NOTICE }], { state: 'MD' }, id),
    ])
    const again = await person.get(`/api/analyses/${id}`)
    expect(analysis(first)).toEqual(analysis(second))
    expect(analysis(again).analysis_id).toBe(id)
  })

  test('is nobody else’s: by any call its id answers 404', async () => {
    const mine = analysis(await person.upload([{ bytes: MODEL_NOTICE }])).analysis_id
    const other = new Person(server)
    await other.upload([{ bytes: MODEL_NOTICE }])
    for (const someone of [other, new Person(server)]) {
      expectRefusal(await someone.get(`/api/analyses/${mine}`), 404, 'not-found')
      expectRefusal(await someone.get(`/api/analyses/${mine}/pages/1`), 404, 'not-found')
      expectRefusal(await someone.post(`/api/analyses/${mine}/facts`, { state: 'TX' }), 404, 'not-found')
    }
    expectRefusal(await other.upload([{ bytes: MODEL_NOTICE }], {}, mine), 404, 'not-found')
    expectRefusal(await other.post('/api/generate-letter', { analysis_id: mine }), 404, 'not-found')
    expect(analysis(await person.get(`/api/analyses/${mine}`)).state).toBeNull()
  })

  test('is judged again when the person answers, without reading again', async () => {
    const before = analysis(await person.upload([{ bytes: SUIT_THREAT }]))
    expect(before.time_limit.verdict).not.toBe('likely_time_barred')
    const facts = { debt_type: 'credit-card', date_of_last_payment: '2012-03-01', first_missed_payment: '2012-04-01' }
    const after = analysis(
      await person.post(`/api/analyses/${before.analysis_id}/facts`, { state: 'CA', consumer_facts: facts }),
    )
    expect(after.state).toBe('CA')
    expect(after.time_limit.verdict).toBe('likely_time_barred')
    expectRefusal(
      await person.post(`/api/analyses/${before.analysis_id}/facts`, {
        consumer_facts: { charge_off_date: 'in spring' },
      }),
      400,
    )
    expect(analysis(await person.get(`/api/analyses/${before.analysis_id}`)).time_limit).toEqual(after.time_limit)
  })

  test('tells its steps as they happen', async () => {
    const id = randomUUID()
    const steps = fetch(`${server.address}/api/analyses/${id}/progress`).then(response => response.text())
    await person.upload([{ bytes: MODEL_NOTICE }], {}, id)
    const told = [...(await steps).matchAll(/"step":"(\w+)"/g)].map(match => match[1])
    expect([...new Set(told)].filter(step => step !== 'received')).toEqual([
      'page_read',
      'facts_found',
      'rules_checked',
      'done',
    ])
  })
})

function analysis(answer: Answer): AnalysisReply {
  expect(answer.json).toMatchObject({ success: true })
  return analysisSchema.parse(answer.json)
}
