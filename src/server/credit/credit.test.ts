import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { CreditDisputeDetail, CreditDisputeReply } from '#contract/credit-disputes.ts'
import type { CreditLetterReply } from '#contract/credit.ts'
import type { Bureau } from '#credit/report.ts'
import { addDays, type IsoDate } from '#units/iso-date.ts'
import { todayIn } from '#server/clock.ts'
import { expectRefusal, Person, readTypedText, testServer, type Answer, type TestServer } from '#server/testing.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer('postgres', {}, { readWith: readTypedText })
})
afterAll(() => server.remove())

const today = (): IsoDate => todayIn(server.clock)
const goOn = (days: number): void => server.clock.move(days * 24 * 60)

async function signedIn(): Promise<Person> {
  const person = new Person(server)
  server.clock.move(1)
  await person.signIn(`${randomUUID()}@example.com`)
  return person
}

const BALANCE = {
  type: 'acct_balance_wrong',
  creditor: 'HARBOR CARD',
  account: '4417123456784417',
  page: 4,
  field: 'Balance',
  shown: '$1,842',
  story: 'My statement of October 2026 shows $512.',
  correct: '$512',
  proof: 'Statement of October 2026',
}
const WHO = { name: 'Dana Whitfield', address: '1 Elm Street', city_state_zip: 'Houston, TX 77002' }
const asked = (more: object = {}) => ({
  selected_errors: [BALANCE],
  bureaus: ['equifax'],
  user_info: WHO,
  legal_notice_accepted: true,
  ...more,
})

interface Made {
  readonly dispute_id: string
  readonly letters: Partial<Record<Bureau, CreditLetterReply>>
  readonly left_out: readonly { readonly id: string; readonly why: string }[]
}

const generate = (person: Person, more: object = {}) => person.post('/api/credit-repair/disputes/generate', asked(more))
const made = async (person: Person, more: object = {}): Promise<Made> => (await generate(person, more)).json as Made
const happened = (person: Person, id: string, event: object) =>
  person.post(`/api/credit-repair/dispute/${id}/events`, { bureau: 'equifax', on: today(), ...event })
const mailed = (person: Person, id: string, template = 'bureau-dispute') =>
  happened(person, id, { kind: 'letter-sent', template })
const answer = (person: Person, id: string, type: string, more: object = {}) =>
  person.post(`/api/credit-repair/dispute/${id}/response`, { bureau: 'equifax', response_type: type, ...more })
const next = (person: Person, id: string, letter: string, more: object = {}) =>
  person.post(`/api/credit-repair/dispute/${id}/letter`, { bureau: 'equifax', letter, ...more })
const dispute = ({ json }: Answer): CreditDisputeDetail => (json as { dispute: CreditDisputeDetail }).dispute
const timeline = async (person: Person, id: string) =>
  dispute(await person.get(`/api/credit-repair/dispute/${id}/timeline`))
const listed = async (person: Person) =>
  (await person.get('/api/credit-disputes')).json as {
    disputes: CreditDisputeReply[]
    follow_up: { count: number; message: string }
  }

describe('what is refused, in the specified words', () => {
  test.each([
    ['no error', { selected_errors: [] }, 400, 'Please select at least one error to dispute'],
    ['no bureau', { bureaus: [] }, 400, 'Please select which credit bureau this report is from'],
    [
      'no address',
      { user_info: { ...WHO, address: ' ' } },
      400,
      'Please fill in all required information (Name, Address, City/State/ZIP)',
    ],
    ['no notice', { legal_notice_accepted: false }, 400, 'Please read and confirm the legal notice first.'],
    ['letters in the digits', { user_info: { ...WHO, ssn_last_four: '31a8' } }, 400, 'digits only'],
    ['five digits', { user_info: { ...WHO, ssn_last_four: '31080' } }, 400, 'digits only'],
    ['example errors', { selected_errors: [{ id: 'example-1', type: 'acct_balance_wrong' }] }, 422, 'example errors'],
    ['what is no error', { selected_errors: [{ type: 'old_sol_vs_reporting' }] }, 422, 'This is no error'],
    [
      'too old, without its date',
      { selected_errors: [{ type: 'old_obsolete_chargeoff_collection' }] },
      422,
      'Give the day',
    ],
  ])('%s', async (_, more, status, words) => {
    const person = await signedIn()
    const refused = await generate(person, more)
    expectRefusal(refused, status)
    expect((refused.json as { error: string }).error).toContain(words)
    expect((await listed(person)).disputes).toEqual([])
  })

  it('a simulation of nothing', async () => {
    const refused = await new Person(server).post('/api/credit-repair/score-simulator', { errors: [] })
    expectRefusal(refused, 400, 'no-error-to-simulate')
    expect((refused.json as { error: string }).error).toBe('Please select errors to simulate score improvement')
  })

  it('days to come, deliveries of nothing, other bureaus, others’ letters', async () => {
    const person = await signedIn()
    const { dispute_id: id } = await made(person)
    expectRefusal(
      await happened(person, id, { kind: 'letter-sent', template: 'bureau-dispute', on: addDays(today(), 2) }),
      400,
    )
    expectRefusal(await happened(person, id, { kind: 'delivered' }), 400)
    expectRefusal(await happened(person, id, { kind: 'noted', bureau: 'experian' }), 404)
    expectRefusal(
      await happened(person, id, { kind: 'letter-sent', template: 'bureau-dispute', letter_id: randomUUID() }),
      404,
    )
    expectRefusal(await answer(person, id, 'verified'), 400)
    expectRefusal(await next(person, id, 'method-of-verification'), 422, 'not-verified')
    expectRefusal(await person.get(`/api/credit-repair/dispute/${id}/complaint/equifax`), 422, 'complaint-too-early')
  })
})

describe('letters from what a person confirmed', () => {
  it('one for each bureau, with the account masked and the address of the bureau', async () => {
    const person = await signedIn()
    const { letters, left_out } = await made(person, { bureaus: ['equifax', 'experian', 'transunion'] })
    expect(Object.keys(letters)).toEqual(['equifax', 'experian', 'transunion'])
    expect(left_out).toEqual([])
    const { content, bureau_address } = letters.experian!
    expect(bureau_address).toBe('Experian\nP.O. Box 4500\nAllen, TX 75013')
    for (const part of [
      'HARBOR CARD, account ending in 4417, page 4',
      '“Balance” is shown as $1,842',
      'My statement of October 2026 shows $512.',
      'See enclosure 2',
    ])
      expect(content).toContain(part)
    expect(content).not.toContain('4417123456784417')
  })

  it('never demands the method of verification, and threatens nothing, whatever is asked for', async () => {
    const all = {
      tone: 'aggressive',
      include_legal_citations: true,
      include_enforcement: true,
      include_mov_demand: true,
    }
    const { content } = (await made(await signedIn(), { user_customization: all })).letters.equifax!
    expect(content).not.toMatch(/method of verif|describe|enforce|damages|attorney|court/i)
  })

  it('prints the digits in the answer, and keeps them nowhere', async () => {
    const person = await signedIn()
    const { letters, dispute_id: id } = await made(person, { user_info: { ...WHO, ssn_last_four: '3108' } })
    const { letter_id: letterId, content, document } = letters.equifax!
    expect(content).toContain('last four digits: 3108')
    expect(JSON.stringify(document)).not.toContain('3108')
    const file = (body: object) => person.post(`/api/credit-repair/letters/${letterId}/file`, body)
    expect((await file({ format: 'txt', ssn_last_four: '3108' })).bytes.toString()).toContain('digits: 3108')
    for (const kept of [await file({ format: 'txt' }), await person.get(`/api/download/${letterId}.txt`)])
      expect(kept.bytes.toString()).not.toMatch(/3108|Social Security/)
    const { rows } = await server.db.execute<{ held: string }>(
      `select (select document::text from letters where id = '${letterId}') || (select row_to_json(d)::text from credit_disputes d where id = '${id}') as held`,
    )
    expect(rows[0]!.held).toContain('Dana Whitfield')
    expect(rows[0]!.held).not.toContain('3108')
    expect((await file({ format: 'pdf' })).bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await file({ format: 'docx' })).bytes.subarray(0, 2).toString()).toBe('PK')
  })

  it('four items to a letter; the others wait, and the reason is told', async () => {
    const { letters, left_out } = await made(await signedIn(), {
      selected_errors: Array.from({ length: 6 }, () => BALANCE),
    })
    expect(letters.equifax!.content.match(/^\d\. HARBOR/gm)).toHaveLength(4)
    expect(left_out.map(({ why }) => why)).toEqual([
      'Equifax: four items are in this letter. Send this one in a second letter later.',
      'Equifax: four items are in this letter. Send this one in a second letter later.',
    ])
  })

  it('too old is said only when the date of first delinquency proves it, with the reckoning', async () => {
    const old = (first: string) => ({
      selected_errors: [
        { type: 'old_obsolete_chargeoff_collection', creditor: 'NORTHSTAR BANK', first_delinquency: first },
      ],
    })
    const { letters } = await made(await signedIn(), old('2015-01-15'))
    expect(letters.equifax!.content).toContain(
      'First missed payment: Jan 15, 2015; plus 180 days: Jul 14, 2015; plus seven years: Jul 14, 2022.',
    )
    expectRefusal(await generate(await signedIn(), old(addDays(today(), -3 * 365))), 422, 'nothing-to-dispute')
  })
})

describe('ticked errors', () => {
  const ticked = (more: object = {}) => ({
    disputes: [
      { category: 'fraud', text: 'Not mine', id: 'fraud_account_not_mine' },
      { category: 'accounts', text: 'Wrong balance', id: 'acct_balance_wrong' },
      { category: 'oldDebts', text: 'Too old', id: 'old_obsolete_chargeoff_collection' },
    ],
    bureaus: ['equifax', 'transunion'],
    user_info: {
      customization: {
        specificErrors: 'Harbor Card shows $1,842 and I owe nothing there.',
        specificHarm: 'I lost a lease.',
        hardshipReason: 'job loss',
      },
    },
    ...more,
  })

  it('make a letter for each bureau and the plan, with estimates labelled and no countdown before anything is out', async () => {
    const person = await signedIn()
    const { json } = await person.post('/api/generate-credit-disputes', ticked())
    const reply = json as { letters: Record<Bureau, string>; left_out: { why: string }[]; plan: unknown }
    expect(Object.keys(reply.letters)).toEqual(['equifax', 'transunion'])
    expect(reply.letters.equifax).toContain('Harbor Card shows $1,842')
    expect(reply.letters.equifax).toContain('[company, as the report prints it]')
    expect(reply.letters.equifax).not.toContain('job loss')
    expect(reply.left_out).toHaveLength(1)
    expect(reply.plan).toMatchObject({
      urgency: { level: 'high', countdown_days: null },
      roi_analysis: {
        label: 'illustrative, not measured',
        monthly_interest_savings: 127,
        annual_savings: 1524,
        payback_period: '1 month',
        new_qualifications: [],
      },
      detailed_success_rate: {
        overall: 85,
        confidence: 'estimate, not a measured success rate',
        breakdown: {
          fraud: { count: 1, success_rate: 95 },
          accounts: { count: 1, success_rate: 75 },
          oldDebts: { count: 1, success_rate: 85 },
        },
      },
      total_errors: 3,
    })
  })

  it('say what is too old when its date is given', async () => {
    const user_info = { customization: { debtDate: '2014-03-01' } }
    const { json } = await (await signedIn()).post('/api/generate-credit-disputes', ticked({ user_info }))
    expect((json as { left_out: unknown[]; letters: Record<Bureau, string> }).left_out).toEqual([])
    expect((json as { letters: Record<Bureau, string> }).letters.equifax).toContain(
      'This is older than a report may show.',
    )
  })

  it('are refused without an error, without a bureau and without a plan', async () => {
    const person = await signedIn()
    expectRefusal(
      await person.post('/api/generate-credit-disputes', ticked({ disputes: [] })),
      400,
      'no-error-selected',
    )
    expectRefusal(
      await person.post('/api/generate-credit-disputes', ticked({ bureaus: [] })),
      400,
      'no-bureau-selected',
    )
  })
})

describe('a dispute with a bureau', () => {
  it('from the letter over silence, verified and its method to the complaint', async () => {
    const person = await signedIn()
    const { dispute_id: id } = await made(person)
    expect((await timeline(person, id)).bureaus[0]).toMatchObject({
      status: null,
      next_step: { action: 'mail-letter' },
    })
    expect(dispute(await mailed(person, id)).bureaus[0]).toMatchObject({
      status: 'pending',
      received: { basis: 'assumed' },
    })
    goOn(3)
    const there = dispute(await happened(person, id, { kind: 'delivered' })).bureaus[0]!
    expect(there).toMatchObject({
      received: { on: today(), basis: 'delivered' },
      due: { on: addDays(today(), 30), days: 30 },
    })
    expect((await listed(person)).follow_up).toEqual({
      count: 0,
      message: 'All disputes are on track! No follow-ups needed.',
    })
    goOn(28) // 31 days after it was sent
    expect((await listed(person)).follow_up).toEqual({ count: 1, message: 'You have 1 disputes that need follow-up!' })
    expect((await timeline(person, id)).needs_follow_up).toEqual(['equifax'])

    const verified = await answer(person, id, 'verified', { auto_generate_followup: true, details: 'By letter' })
    const { letter } = verified.json as { letter: CreditLetterReply }
    expect(letter.template).toBe('method-of-verification')
    expect(letter.content).toContain('please describe within 15 days')
    expect(dispute(verified)).toMatchObject({
      follow_up_sent: false,
      bureau_status: { equifax: 'verified' },
      needs_follow_up: [],
    })
    expect(dispute(await mailed(person, id, 'method-of-verification')).follow_up_sent).toBe(true)
    goOn(40)
    expect((await timeline(person, id)).bureaus[0]!.next_step).toMatchObject({ letter: 'furnisher-dispute' })
    const direct = (
      await next(person, id, 'furnisher-dispute', {
        recipient: { name: 'Harbor Card', address_lines: ['PO Box 9', 'Dover, DE 19901'] },
      })
    ).json as { letter: CreditLetterReply }
    expect(direct.letter.content).toMatch(/12 C\.F\.R\. §\s1022\.43/)
    expect(direct.letter.content).not.toContain('Social Security')
    const pack = (await person.get(`/api/credit-repair/dispute/${id}/complaint/equifax`)).json as {
      what_happened: string
      portal: string
    }
    expect(pack.portal).toBe('https://www.consumerfinance.gov/complaint/')
    expect(pack.what_happened).toContain('it says that the entry is verified')
    expect((await timeline(person, id)).timeline.map(({ type }) => type)).toEqual([
      'letter-written',
      'letter-sent',
      'letter-written',
      'answered',
      'delivered',
      'letter-sent',
      'letter-written',
    ])
  })

  it('set aside as frivolous is answered reason by reason', async () => {
    const person = await signedIn()
    const { dispute_id: id } = await made(person)
    await mailed(person, id)
    const reason = 'we could not confirm your identity.'
    const told = await answer(person, id, 'frivolous', { reasons: [reason], auto_generate_followup: true })
    expect((told.json as { letter: unknown }).letter).toBeNull() // what is new only the person can say
    expect(dispute(told).bureaus[0]).toMatchObject({ reasons: [reason], next_step: { letter: 'frivolous-answer' } })
    expectRefusal(await next(person, id, 'frivolous-answer'), 422, 'no-reasons-answered')
    const written = await next(person, id, 'frivolous-answer', {
      reasons: [{ reason, answer: 'I enclose a clear copy of my license.' }],
    })
    expect((written.json as { letter: CreditLetterReply }).letter.content).toContain(
      'I enclose a clear copy of my license.',
    )
  })

  it('is over in its time only by a recorded delivery; a wrong line is taken back', async () => {
    const person = await signedIn()
    const { dispute_id: id } = await made(person)
    await mailed(person, id)
    goOn(70)
    expectRefusal(await next(person, id, 'no-answer'), 422, 'no-proof-of-delivery')
    const late = await happened(person, id, { kind: 'delivered', on: addDays(today(), -66) })
    const over = await answer(person, id, 'no_response', { auto_generate_followup: true })
    expect((over.json as { letter: CreditLetterReply }).letter.template).toBe('no-answer')
    const { event_id: eventId } = late.json as { event_id: string }
    for (let times = 0; times < 2; times += 1)
      expect(
        dispute(await person.post(`/api/credit-repair/dispute/${id}/events/${eventId}/withdraw`, {})).bureaus[0]!
          .is_overdue,
      ).toBe(false)
  })

  it('a favor is never asked about what is disputed; a block needs its papers', async () => {
    const person = await signedIn()
    const { dispute_id: id } = await made(person)
    expectRefusal(
      await next(person, id, 'goodwill-request', { goodwill: { in_good_standing: true } }),
      422,
      'in-a-dispute',
    )
    expectRefusal(await next(person, id, 'identity-theft-block'), 422, 'block-not-complete')
    const theft = { identity_proof: true, report: { kind: 'ftc' }, states_not_theirs: true }
    const block = (await next(person, id, 'identity-theft-block', { theft })).json as { letter: CreditLetterReply }
    expect(block.letter.content).toContain('not information relating to any transaction by me')
  })

  it('is deleted with its letters', async () => {
    const person = await signedIn()
    const { dispute_id: id, letters } = await made(person)
    expect((await person.delete(`/api/credit-repair/dispute/${id}`)).status).toBe(200)
    expectRefusal(await person.get(`/api/credit-repair/dispute/${id}/timeline`), 404)
    expectRefusal(await person.get(`/api/download/${letters.equifax!.letter_id}.txt`), 404)
  })
})

test('the letters are told with what each is for, and estimates only where there is one', async () => {
  const { json } = await new Person(server).get('/api/credit-repair/templates')
  const { templates } = json as {
    templates: { id: string; name: string; description: string; success_rate: number | null }[]
  }
  expect(templates).toHaveLength(9)
  expect(templates.every(({ name }) => name !== '')).toBe(true)
  expect(templates.every(({ description }) => description.length > 20)).toBe(true)
  expect(templates.find(({ id }) => id === 'method-of-verification')?.success_rate).toBeNull()
})

test('the simulator starts at 650 and says that it is an illustration', async () => {
  const simulate = (body: object) => new Person(server).post('/api/credit-repair/score-simulator', body)
  expect((await simulate({ errors: ['a', 'b'] })).json).toMatchObject({
    current_score: 650,
    potential_score: 690,
    improvement: 40,
    range: { least: 680, most: 700 },
    label: 'illustrative, not measured',
  })
  expectRefusal(await simulate({ errors: ['a'], current_score: 900 }), 400)
})
