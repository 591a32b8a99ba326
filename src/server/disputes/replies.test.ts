import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnalysisReply } from '#contract/analyses.ts'
import type { DisputeDetail } from '#contract/disputes.ts'
import type { LetterReply } from '#contract/letters.ts'
import { todayIn } from '#server/clock.ts'
import { expectRefusal, Person, readTypedText, testServer, type Answer, type TestServer } from '#server/testing.ts'
import { addDays, longDate } from '#units/iso-date.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer(
    'postgres',
    {},
    {
      readWith: (...start) => {
        const reader = readTypedText(...start)
        return {
          ...reader,
          read: async upload =>
            upload.files[0]!.bytes.toString() === 'blank'
              ? {
                  kind: 'refused',
                  code: 'empty',
                  message: 'We found no text in it.',
                  suggestion: 'Take the photo again.',
                }
              : reader.read(upload),
        }
      },
    },
  )
})
afterAll(() => server.remove())

const today = () => todayIn(server.clock)
const goOn = (days: number): void => server.clock.move(days * 24 * 60)

const letter = (from: string, words: string): Buffer =>
  Buffer.from(`${from}
100 Harbor Street
Houston, TX 77002
${longDate(today())}
Dana Whitfield
Account number: 5512-0093
Dear Dana Whitfield:
${words}
This communication is from a debt collector.`)

const first =
  () => `Coastal Recovery LLC is trying to collect a debt that you owe to Bank of Palo Duro. Total amount of the debt now: $812.40.
Call or write to us by ${longDate(addDays(today(), 40))}, to dispute all or part of the debt.`

/** Someone whose dispute reached the collector eleven days ago. */
async function disputing(): Promise<{ person: Person; id: string }> {
  const person = new Person(server)
  server.clock.move(1)
  await person.signIn(`${randomUUID()}@example.com`)
  const analysis = (await person.upload([{ bytes: letter('Coastal Recovery LLC', first()) }], { state: 'TX' }))
    .json as AnalysisReply
  const { dispute_id: id } = (await person.post('/api/generate-letter', { analysis_id: analysis.analysis_id }))
    .json as LetterReply
  await person.post('/api/responses', { dispute_id: id, sent_date: today() })
  goOn(3)
  await person.post(`/api/dispute/${id}/events`, { kind: 'delivered', on: today() })
  goOn(11)
  return { person, id: id! }
}

const replied = (
  person: Person,
  id: string,
  words: string,
  { from = 'Coastal Recovery LLC', call = 'upload-response' } = {},
) =>
  person.sendForm(`/api/dispute/${id}/${call}`, [{ name: 'reply.pdf', bytes: letter(from, words) }], {
    dispute_type: 'debt_collection',
  })
const dispute = ({ json }: Answer): DisputeDetail => (json as { dispute: DisputeDetail }).dispute

describe('a reply', () => {
  test.each([
    [
      'Enclosed is the statement of Bank of Palo Duro. We do not have the signed agreement.',
      'replied-in-part',
      'Dispute Invalid Response',
    ],
    ['We have closed this account and returned it to Bank of Palo Duro.', 'closed', 'Take Action'],
    ['SECOND NOTICE. Pay $812.40 today.', 'collecting-on', 'Prepare Letter'],
    [
      'Enclosed are copies of the agreement and of your statements. The amount remains $812.40.',
      'validated',
      'Dispute Invalid Response',
    ],
    [
      'Enclosed is a statement. With our handling charge the amount now due is $990.00.',
      'amount-changed',
      'Dispute Invalid Response',
    ],
  ])('%s: it is filed as %s and the next step follows', async (words, state, label) => {
    const { person, id } = await disputing()
    const answer = await replied(person, id, words)
    expect(answer.json).toMatchObject({ success: true, smart_action: { label, message: expect.any(String) as string } })
    const shown = dispute(answer)
    expect(shown).toMatchObject({ state, status: 'awaiting_user_action', days_elapsed: 11, total_interactions: 2 })
    expect(shown.ai_insights.typical_response_time).toBe('11 days, from one reply to you')
    expect(shown.timeline[0]).toMatchObject({ type: 'reply-received', by: 'collector', date: today() })
    const { response_data: read } = shown.timeline[0]!
    expect(read!.answered.length + read!.not_answered.length).toBe(4)
    // its findings are a page of their own
    expect((await person.get(`/api/analyses/${read!.analysis_id}`)).json).toMatchObject({ dispute_id: id })
  })

  test('is compared with the dispute: money asked for after it came, before proof, is a new violation', async () => {
    const { person, id } = await disputing()
    const { json } = await replied(person, id, 'SECOND NOTICE. Pay $812.40 today.', { call: 'response' })
    const { analysis_id: analysisId } = json as { analysis_id: string }
    const { violations } = (await person.get(`/api/analyses/${analysisId}`)).json as AnalysisReply
    expect(violations.violations.map(({ rule_id }) => rule_id)).toContain('dispute-ignored')
    expect(dispute({ json } as Answer).timeline[0]!.response_data!.new_violations).toBe(violations.violation_count)
  })

  test('by another company is a change of hands; papers from a court are a lawsuit', async () => {
    const { person, id } = await disputing()
    const sold = dispute(
      await replied(
        person,
        id,
        'Your file has been transferred to this office. Please pay us $812.40 and not the former agency.',
        { from: 'Gulf Recovery Inc.' },
      ),
    )
    expect(sold).toMatchObject({ state: 'sold', next_step: { letter: 'validation-request' } })
    const summons = Buffer.from(`SUMMONS
IN THE JUSTICE COURT OF HARRIS COUNTY, TEXAS
Coastal Recovery LLC, Plaintiff, v. Dana Whitfield, Defendant. Case No. 26-1044
You have been sued. You must file a written answer with the clerk of the court within 14 days after you were served with this citation and petition, or a default judgment may be taken against you.`)
    const sued = dispute(
      await person.sendForm(`/api/dispute/${id}/upload-response`, [{ name: 'summons.pdf', bytes: summons }]),
    )
    expect(sued).toMatchObject({
      state: 'sued',
      urgency: 'critical',
      next_step: { action: 'answer-court', letter: null },
    })
  })

  test('comes by the upload page too, and belongs to a dispute of one’s own or is refused', async () => {
    const { person, id } = await disputing()
    const other = await disputing()
    const bytes = letter('Coastal Recovery LLC', 'We have closed this account.')
    const fields = (disputeId: string) => ({ state: 'TX', upload_context: 'response', dispute_id: disputeId })
    expectRefusal(await person.upload([{ bytes }], fields(other.id)), 404)
    expectRefusal(await person.upload([{ bytes }], fields('not-an-id')), 404)
    expect((await person.upload([{ bytes }], fields(id))).json).toMatchObject({ dispute_id: id })
    expect(dispute(await person.get(`/api/dispute/${id}/status`)).state).toBe('closed')
    expect(dispute(await other.person.get(`/api/dispute/${other.id}/status`)).state).toBe('delivered')
  })

  test('that cannot be read is refused with what to do, and changes nothing', async () => {
    const { person, id } = await disputing()
    expectRefusal(await person.sendForm(`/api/dispute/${id}/upload-response`, []), 400)
    expectRefusal(
      await person.sendForm(`/api/dispute/${id}/upload-response`, [{ bytes: Buffer.from('blank') }]),
      422,
      'empty',
    )
    expect(dispute(await person.get(`/api/dispute/${id}/status`))).toMatchObject({
      state: 'delivered',
      total_interactions: 1,
    })
  })
})

describe('the answer to it', () => {
  const counter = (person: Person, id: string, body: object) => person.post(`/api/dispute/${id}/counter-response`, body)

  test('is the letter that fits, with the days of the log, and stands on the log', async () => {
    const { person, id } = await disputing()
    const came = addDays(today(), -11)
    await replied(person, id, 'Enclosed is the statement of Bank of Palo Duro. We do not have the signed agreement.')
    const written = (await counter(person, id, { response_type: 'continued_dispute' })).json as LetterReply
    expect(written).toMatchObject({ success: true, dispute_id: id, title: 'Answer to an incomplete verification' })
    expect(written.letter.content).toContain(`You received my written dispute of this debt on ${longDate(came)}`)
    expect(written.letter.content).toContain('What connects the account to me.')
    expect(written.letter.content).not.toContain('whose name is on it') // the records show it
    const cease = (await counter(person, id, { response_type: 'cease_desist' })).json as LetterReply
    expect(cease.title).toBe('Request to stop contact')
    const { timeline } = dispute(await person.get(`/api/dispute/${id}/status`))
    expect(timeline.filter(({ type }) => type === 'letter-written')).toHaveLength(3)
  })

  test('to collecting on is a demand that names what they did', async () => {
    const { person, id } = await disputing()
    await replied(person, id, 'SECOND NOTICE. Pay $812.40 today.')
    const demand = (await counter(person, id, { response_type: 'continued_dispute' })).json as LetterReply
    expect(demand.document.template).toBe('violation-demand')
    expect(demand.letter.content).toContain('1692g(b)')
    expect(demand.letter.content).toContain('timely written dispute')
  })

  test('is refused for another’s dispute, for an answer that is none, and where an offer could do harm', async () => {
    const { person, id } = await disputing()
    const stranger = await disputing()
    expectRefusal(await counter(stranger.person, id, { response_type: 'cease_desist' }), 404)
    expectRefusal(await counter(person, id, { response_type: 'insult' }), 400)
    // the age of the debt is not known well enough for an offer
    const offer = await counter(person, id, { response_type: 'settlement_offer', amount: 200 })
    expect([200, 422]).toContain(offer.status)
    if (offer.status === 422) expectRefusal(offer, 422, 'age-of-debt-unclear')
  })
})
