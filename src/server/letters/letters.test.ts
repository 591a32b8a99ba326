import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnalysisReply } from '#contract/analyses.ts'
import { enhanceLetter, generateLetter, type EnhanceReply, type LetterReply } from '#contract/letters.ts'
import { DATABASES } from '#server/database/testing.ts'
import { expectRefusal, Person, testServer, type Answer, type TestServer } from '#server/testing.ts'

const example = (name: string): Buffer =>
  readFileSync(new URL(`../../../examples/corpus/pdf/${name}.pdf`, import.meta.url))

describe.each(DATABASES)('letters, on the %s database', kind => {
  let server: TestServer
  let person: Person
  let analysisId: string

  beforeAll(async () => {
    server = await testServer(kind)
    person = new Person(server)
    const { json } = await person.upload([{ bytes: example('035-overshadow-ten-days-wa') }], { state: 'WA' })
    analysisId = (json as AnalysisReply).analysis_id
  })
  afterAll(() => server.remove())

  describe('are refused', () => {
    test('on an analysis that is not the person’s own', async () => {
      expectRefusal(
        await new Person(server).post('/api/generate-letter', { analysis_id: analysisId }),
        404,
        'not-found',
      )
    })

    test('with a strategy there is none of', async () => {
      const body = { analysis_id: analysisId, strategy: 'SUE THEM ALL' }
      expectRefusal(await person.post('/api/generate-letter', body), 400, 'invalid-request')
    })

    test('as settlement of nothing', async () => {
      expectRefusal(await person.post('/api/generate-settlement', { option: { amount: 0 } }), 400, 'invalid-request')
    })

    test('about more money than anybody owes', async () => {
      const collector_info = { name: 'North South Group', amount: 1.12e186 }
      expectRefusal(await person.post('/api/generate-letter', { collector_info }), 400, 'invalid-request')
      const option = { amount: 1.12e186 }
      expectRefusal(await person.post('/api/generate-settlement', { option }), 400, 'invalid-request')
    })

    test('as enhancement of nothing, or of more than eight pages', async () => {
      for (const letter_content of ['   ', 'a'.repeat(20_001)])
        expectRefusal(await person.post('/api/enhance-letter', { letter_content }), 400, 'invalid-request')
    })

    test('as a file of a letter there is none of, or under another name', async () => {
      for (const file of [`${randomUUID()}.pdf`, '..%2f..%2fetc%2fpasswd', `${randomUUID()}.exe`])
        expect((await person.get(`/api/download/${file}`)).status).toBeOneOf([400, 404])
    })

    test('on a paper from a court, until the person confirms to go on', async () => {
      const { json } = await person.upload([{ bytes: example('059-justice-court-citation-tx') }], { state: 'TX' })
      const { analysis_id, is_court_paper } = json as AnalysisReply
      expect(is_court_paper).toBe(true)
      expectRefusal(await person.post('/api/generate-letter', { analysis_id }), 409, 'court-paper')
      const confirmed = { analysis_id, strategy: 'DEBT VALIDATION REQUEST', court_paper_confirmed: true }
      expect((await person.post('/api/generate-letter', confirmed)).status).toBe(200)
    })
  })

  test('are written about as much money as can be read on a letter', async () => {
    const collector_info = { name: 'North South Group', amount: 999_999_999_999.99 }
    const answer = await person.post('/api/generate-letter', { collector_info })
    expect(answer.status).toBe(200)
  })

  test('are written, kept once, and come as PDF, Word and text', async () => {
    const body = { analysis_id: analysisId, strategy: 'DEBT VALIDATION REQUEST' }
    const [first, second] = await Promise.all([
      person.post('/api/generate-letter', body),
      person.post('/api/generate-letter', body),
    ])
    const written = letter(first)
    expect(letter(second).letter_id).toBe(written.letter_id)
    expect(written.letter.content).toContain('1692g')

    const pdf = await person.get(written.download_url)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(pdf.headers.get('cache-control')).toBe('no-store')
    expect(pdf.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+\.pdf"$/)
    expect(await textOf(pdf.bytes)).toContain('1692g')

    const docx = await person.get(written.download_url.replace('.pdf', '.docx'))
    expect(docx.bytes.subarray(0, 2).toString()).toBe('PK')
    const text = await person.get(written.download_url.replace('.pdf', '.txt'))
    expect(text.bytes.toString()).toBe(written.letter.content)
  })

  test('resting on no analysis ask for validation, and come under every specified name', async () => {
    const body = { collector_info: { name: 'North South Group', amount: 2284.56 }, user_state: 'MD' }
    const written = letter(await person.post('/api/generate-letter', body))
    expect(written.title).toBe('Debt validation request')
    expect(written.letter_content).toContain('North South Group')
    expect(written.letter.content).toBe(written.letter_content)
    expect(written.content_preview.length).toBeLessThan(written.letter_content.length)
    expect(written.download_url).toBe(`/api/download/${written.pdf_path}`)
  })

  test('are nobody else’s: a link answers 404 to another', async () => {
    const { download_url } = letter(await person.post('/api/generate-letter', { analysis_id: analysisId }))
    const other = new Person(server)
    await other.post('/api/generate-letter', {})
    for (const someone of [other, new Person(server)]) expectRefusal(await someone.get(download_url), 404, 'not-found')
  })

  test('settle without admitting the debt, once its age is known', async () => {
    const body = { analysis_id: analysisId, option: { amount: 412.5, savings: 412.5, percentage: 50 } }
    expectRefusal(await person.post('/api/generate-settlement', body), 422, 'age-of-debt-unclear')
    const facts = { debt_type: 'credit-card', date_of_last_payment: '2026-06-01', first_missed_payment: '2026-07-01' }
    await person.post(`/api/analyses/${analysisId}/facts`, { consumer_facts: facts })
    const { letter: offer } = letter(await person.post('/api/generate-settlement', body))
    expect(offer.content).toContain('$412.50')
    expect(offer.content).not.toMatch(/\bI owe\b|\bmy debt\b/i)
  })

  test('of the person’s own are made safer, and the dangerous words are named', async () => {
    const letter_content =
      'Dear Sir,\n\nI know I owe this money and I will pay you $50 every month. My SSN is 123-45-6789.\n\nJane Doe'
    const answer = await person.post('/api/enhance-letter', { analysis_id: analysisId, letter_content })
    const reply: EnhanceReply = enhanceLetter.reply.parse(answer.json)
    expect(reply.enhanced).toBe(reply.enhanced_letter)
    expect(reply.flags.length).toBeGreaterThanOrEqual(3)
    expect(reply.overall).toBe('dangerous')
    expect(reply.enhanced_letter).not.toMatch(/I owe|123-45-6789|will pay/)
  })

  test('from the editor are rendered as they stand there', async () => {
    const answer = await person.post('/api/generate-pdf', { content: 'Dear collector,\n\nPlease prove it.\n\nJane' })
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(await textOf(answer.bytes)).toContain('Please prove it.')
  })

  test('downloads are counted, whatever they say they are', async () => {
    for (const type of ['pdf', '<script>']) {
      const { json } = await person.post('/api/track-download', { type, violations: 3 })
      expect(json).toEqual({ success: true })
    }
  })
})

function letter(answer: Answer): LetterReply {
  expect(answer.json).toMatchObject({ success: true })
  return generateLetter.reply.parse(answer.json)
}

async function textOf(pdf: Uint8Array): Promise<string> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  const text = [...document.pages()].map(page => page.getText()).join('\n')
  document.destroy()
  return text
}
