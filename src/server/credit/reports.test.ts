import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CreditAnalysis } from '#contract/credit-reports.ts'
import type { CreditLetterReply } from '#contract/credit.ts'
import type { Bureau } from '#credit/report.ts'
import { expectRefusal, Person, testServer, type TestServer } from '#server/testing.ts'

const PDFS = new URL('../../../examples/corpus/credit-reports/pdf/', import.meta.url)
const pdf = (name: string): Buffer => readFileSync(new URL(name, PDFS))
const REAGED = '01-equifax-reaged-collection.pdf'

let server: TestServer

beforeAll(async () => {
  server = await testServer('postgres')
})
afterAll(() => server.remove())

async function signedIn(): Promise<Person> {
  const person = new Person(server)
  server.clock.move(1)
  await person.signIn(`${randomUUID()}@example.com`)
  return person
}

const upload = (person: Person, bytes: Buffer, fields: Record<string, string> = {}) =>
  person.sendForm('/api/credit-repair/analyze', [{ name: 'report.pdf', bytes }], fields)
const analyzed = async (person: Person, name = REAGED): Promise<CreditAnalysis> =>
  ((await upload(person, pdf(name))).json as { analysis: CreditAnalysis }).analysis

const WHO = { name: 'Marisol T. Denwick', address: '418 Wren Hollow Rd', city_state_zip: 'Millbrook Falls, OH 43999' }

describe('a credit report', () => {
  it('is read: its entries, its likely errors with what is printed, its own date and number', async () => {
    const person = await signedIn()
    const analysis = await analyzed(person)
    expect(analysis.bureaus).toEqual([{ bureau: 'equifax', name: 'Equifax', date: '2026-11-02', number: '6300418275' }])
    const reaged = analysis.errors.find(({ type }) => type === 'old_reaged')!
    expect(reaged).toMatchObject({ bureaus: ['equifax'], category: 'oldDebts', can_dispute: true })
    expect(reaged.quotes.map(({ value }) => value).join()).toContain('Jun 11, 2022')
    expect(analysis.errors_found).toBeGreaterThan(0)
    expect(analysis.bureaus_affected).toEqual(['equifax'])
    expect(analysis.entries.length).toBeGreaterThan(3)
    expect(analysis.credit_score).toBeNull()
    const { reports } = (await person.get('/api/credit-repair/reports')).json as { reports: { report_id: string }[] }
    expect(reports.map(({ report_id }) => report_id)).toEqual([analysis.report_id])
  })

  it('leaves no page, no digit of a Social Security number and no file behind; the same file is the same report', async () => {
    const person = await signedIn()
    const first = await analyzed(person)
    expect((await analyzed(person)).report_id).toBe(first.report_id)
    const { rows } = await server.db.execute<{ held: string; ssns: string }>(
      `select report::text as held, jsonb_path_query_array(report, '$.files[*].personal.ssns')::text as ssns from credit_reports where id = '${first.report_id}'`,
    )
    expect(rows[0]!.ssns).toBe('[[]]')
    const { rows: files } = await server.db.execute<{ n: string }>('select count(*)::text as n from stored_files')
    expect(files[0]!.n).toBe('0')
    const other = await signedIn()
    expectRefusal(await other.get(`/api/credit-repair/report/${first.report_id}`), 404)
    expectRefusal(await other.delete(`/api/credit-repair/report/${first.report_id}`), 404)
    expect((await person.delete(`/api/credit-repair/report/${first.report_id}`)).status).toBe(200)
    expectRefusal(await person.get(`/api/credit-repair/report/${first.report_id}`), 404)
  })

  it('that cannot be read is refused; examples come only to who asks, and no letter is made from them', async () => {
    const person = await signedIn()
    const paper = readFileSync(new URL('../../../examples/corpus/pdf/001-model-form-card-tx.pdf', import.meta.url))
    expectRefusal(await upload(person, Buffer.from('<script>')), 415, 'wrong-type')
    const refused = await upload(person, paper)
    expectRefusal(refused, 422, 'no-report')
    expect(refused.json).toMatchObject({
      error: 'Failed to analyze credit report',
      suggestion: 'Please try again with a different file',
    })
    const shown = (await upload(person, paper, { show_examples: 'yes' })).json as {
      success: boolean
      mock_data: { errors: { id: string }[] }
    }
    expect(shown.success).toBe(false)
    expect(shown.mock_data.errors.every(({ id }) => id.startsWith('example-'))).toBe(true)
    const letter = await person.post('/api/credit-repair/disputes/generate', {
      selected_errors: [{ id: shown.mock_data.errors[0]!.id }],
      bureaus: ['equifax'],
      user_info: WHO,
      legal_notice_accepted: true,
    })
    expectRefusal(letter, 422, 'examples-are-not-yours')
  })

  it('gives letters that quote it, to the bureaus that report the error, and to no one for what was not found', async () => {
    const person = await signedIn()
    const { report_id, errors } = await analyzed(person)
    const reaged = errors.find(({ type }) => type === 'old_reaged')!
    const generate = (ids: readonly string[], bureaus: readonly Bureau[] = ['equifax']) =>
      person.post('/api/credit-repair/disputes/generate', {
        report_id,
        selected_errors: ids.map(id => ({
          id,
          story: 'I never paid after March 2019.',
          proof: 'Statement of March 2019',
        })),
        bureaus,
        user_info: WHO,
        legal_notice_accepted: true,
      })
    const { letters, left_out } = (await generate([reaged.id], ['equifax', 'experian'])).json as {
      letters: Partial<Record<Bureau, CreditLetterReply>>
      left_out: { id: string }[]
    }
    expect(Object.keys(letters)).toEqual(['equifax'])
    expect(left_out).toMatchObject([{ id: 'experian' }])
    for (const part of ['6300418275', 'Jun 11, 2022', 'I never paid after March 2019.', 'Statement of March 2019'])
      expect(letters.equifax!.content).toContain(part)
    expectRefusal(await generate(['old_reaged:equifax-999']), 404)
  })

  it('is judged anew with each answer, without being read again; an answer can be taken back', async () => {
    const person = await signedIn()
    const { report_id, questions } = await analyzed(person)
    const mine = questions.find(({ id }) => id.startsWith('mine:'))!
    expect(mine).toMatchObject({ control: 'yes-no', given: null })
    const tell = (question: string, answer: unknown, by = person) =>
      by.post(`/api/credit-repair/report/${report_id}/answers`, { question, answer })
    const { analysis } = (await tell(mine.id, false)).json as { analysis: CreditAnalysis }
    expect(analysis.questions.find(({ id }) => id === mine.id)).toMatchObject({ given: false })
    const denied = analysis.errors.find(({ type }) => type === 'fraud_collection_not_mine')!
    expect(denied).toMatchObject({
      certainty: 'told',
      id: `fraud_collection_not_mine:${mine.id.slice('mine:'.length)}`,
    })
    const again = (await person.get(`/api/credit-repair/report/${report_id}`)).json as { analysis: CreditAnalysis }
    expect(again.analysis.errors.map(({ id }) => id)).toContain(denied.id)
    const back = (await tell(mine.id, null)).json as { analysis: CreditAnalysis }
    expect(back.analysis.errors.map(({ id }) => id)).not.toContain(denied.id)
    expectRefusal(await tell(mine.id, '2026-01-01'), 400)
    expectRefusal(await tell('mine:equifax-999', false), 404)
    expectRefusal(await tell(mine.id, false, await signedIn()), 404)
  })
})
