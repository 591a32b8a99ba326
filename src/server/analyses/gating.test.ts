import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnalysisReply } from '#contract/analyses.ts'
import type { LetterReply } from '#contract/letters.ts'
import { Buyer, openShop, type Shop } from '#server/billing/testing.ts'
import { DATABASES } from '#server/database/testing.ts'
import { expectRefusal } from '#server/testing.ts'

const OWN_PICTURE = expect.stringContaining('/pieces/') as string

const LETTER = readFileSync(new URL('../../../examples/corpus/pdf/038-time-barred-suit-threat-ca.pdf', import.meta.url))
const COURT_PAPER = readFileSync(
  new URL('../../../examples/corpus/pdf/059-justice-court-citation-tx.pdf', import.meta.url),
)
const FIELDS = {
  state: 'CA',
  consumer_facts: JSON.stringify({ date_of_last_payment: '2015-01-10', debt_type: 'credit-card' }),
}

describe.each(DATABASES)('what was not bought does not leave the server, on the %s database:', kind => {
  let shop: Shop
  let full: AnalysisReply
  beforeAll(async () => {
    shop = await openShop(kind)
    const owner = new Buyer(shop)
    await owner.order('scan') // becomes somebody
    await owner.buy('bundle')
    full = (await owner.upload(LETTER, FIELDS)).json as AnalysisReply
  })
  afterAll(() => shop.close())

  const analyzed = async (person: Buyer): Promise<AnalysisReply> => {
    const answer = await person.upload(LETTER, FIELDS)
    expect(answer.status, answer.bytes.toString().slice(0, 300)).toBe(200)
    return answer.json as AnalysisReply
  }
  const letterFor = (person: Buyer, analysis_id: string) => person.post('/api/generate-letter', { analysis_id })

  test('the letter of this test has something to lock', () => {
    expect(full.violations.violation_count).toBeGreaterThan(1)
    expect(full.violations.violations).toHaveLength(full.violations.violation_count)
    expect(full.locked).toEqual({ hidden_violations: 0, unlock: null })
  })

  test('a free reply holds the first finding and the count; nothing of the others is in its bytes', async () => {
    const answer = await new Buyer(shop).upload(LETTER, FIELDS)
    const free = answer.json as AnalysisReply
    const bytes = answer.bytes.toString()
    const [first] = full.violations.violations
    // the same words on the same place; their picture is another file, as it is another upload
    const evidence = first!.evidence.map(({ piece, ...words }) =>
      piece === undefined ? words : { ...words, piece: { ...piece, url: OWN_PICTURE } },
    )
    expect(free.violations.violations).toEqual([{ ...first, evidence }])
    expect(free.violations.violation_count).toBe(full.violations.violation_count)
    expect(free.locked).toEqual({ hidden_violations: full.violations.violation_count - 1, unlock: 'plan' })
    for (const hidden of [...full.violations.violations.slice(1), ...full.violations.worth_asking]) {
      for (const secret of [hidden.rule_id, hidden.title, hidden.description, hidden.why_it_matters])
        expect(bytes, secret).not.toContain(JSON.stringify(secret).slice(1, -1))
    }
  })

  test('of the state’s own law the license and how many points there are, not which', async () => {
    const hidden = [...full.state_law!.findings, ...full.state_law!.worth_asking]
    expect(hidden.length).toBeGreaterThan(0)
    const answer = await new Buyer(shop).upload(LETTER, FIELDS)
    const free = answer.json as AnalysisReply
    expect(free.state_law).toMatchObject({ findings: [], worth_asking: [], hidden: hidden.length })
    for (const { title } of hidden) expect(answer.bytes.toString()).not.toContain(title)
  })

  test('and everything that keeps a person safe', async () => {
    const free = await analyzed(new Buyer(shop))
    for (const part of [
      'letter_kind',
      'is_court_paper',
      'court_paper',
      'scam_signs',
      'flows',
      'time_limit',
      'deadlines',
      'urgency',
      'facts',
    ] as const)
      expect(free[part], part).toEqual(full[part])
    expect(free.time_limit.warning).not.toBe('')
  })

  test('a court paper says all it has to say without a plan', async () => {
    const { json } = await new Buyer(shop).upload(COURT_PAPER, { state: 'TX' })
    expect(json).toMatchObject({ is_court_paper: true })
    expect((json as AnalysisReply).court_paper).not.toBeNull()
  })

  test('a free letter is its first paragraph, and its file is refused', async () => {
    const free = new Buyer(shop)
    const { analysis_id } = await analyzed(free)
    const answer = await letterFor(free, analysis_id)
    const letter = answer.json as LetterReply
    const paid = new Buyer(shop)
    await paid.buy('lifetime')
    const whole = (await letterFor(paid, (await analyzed(paid)).analysis_id)).json as LetterReply
    expect([letter.locked, whole.locked]).toEqual([true, false])
    expect(letter.letter.content).toContain('The letter continues with legal citations and demands.')
    expect(letter.content_preview).toBe(whole.content_preview)
    const hidden = whole.document.blocks
      .slice(letter.document.blocks.length)
      .flatMap(block => (block.kind === 'paragraph' ? block.sentences : block.kind === 'list' ? block.items : []))
    expect(hidden.length).toBeGreaterThan(3)
    const bytes = answer.bytes.toString()
    for (const { id, reason } of hidden) expect(bytes, id).not.toContain(JSON.stringify(reason.because).slice(1, -1))
    for (const extension of ['pdf', 'docx', 'txt'])
      expectRefusal(await free.get(`/api/download/${letter.letter_id}.${extension}`), 402, 'plan-needed')
    expectRefusal(await free.post('/api/generate-pdf', { content: 'Dear Sir' }), 402, 'plan-needed')
    expect((await paid.get(`/api/download/${whole.letter_id}.pdf`)).status).toBe(200)
  })

  test('settlement letters and enhancing wait for a login and a plan', async () => {
    const free = new Buyer(shop)
    const { analysis_id } = await analyzed(free)
    expectRefusal(
      await free.post('/api/generate-settlement', { analysis_id, option: { amount: 100 } }),
      401,
      'sign-in-needed',
    )
    const own = { analysis_id, letter_content: 'I do not owe this.' }
    expectRefusal(await free.post('/api/enhance-letter', own), 402, 'plan-needed')
    await free.buy('diy')
    expect((await free.post('/api/enhance-letter', own)).status).toBe(200)
    expect((await letterFor(free, analysis_id)).json).toMatchObject({ locked: true })
  })

  describe('a pre-written letter', () => {
    const written = async (person: Buyer, template: string, more: object = {}) =>
      (await person.post('/api/generate-letter', { template, ...more })).json as LetterReply
    const file = (person: Buyer, { letter_id }: LetterReply, kind = 'pdf') =>
      person.get(`/api/download/${letter_id}.${kind}`)
    const LETTERS = [
      ['validation', 'validation-request'],
      ['cease', 'cease-contact'],
      ['dispute', 'dispute'],
      ['statute', 'time-limit-defense'],
    ] as const

    test.each(LETTERS)('%s opens that letter, and every other stays shut', async (choice, template) => {
      const person = new Buyer(shop)
      expect((await written(person, template)).locked).toBe(true)
      await person.buy('letter', { template: choice })
      for (const [, other] of LETTERS) {
        const letter = await written(person, other)
        expect(letter.locked, other).toBe(other !== template)
        const answer = await file(person, letter)
        if (other === template) expect(answer.bytes.subarray(0, 5).toString()).toBe('%PDF-')
        else expectRefusal(answer, 402, 'plan-needed')
      }
    })

    test.each([
      ['settlement-offer', {}],
      ['violation-demand', { violations: [{ rule_id: 'dispute-ignored' }] }],
    ])('%s is not sold by itself: only a plan with every letter opens it', async (template, more) => {
      const person = new Buyer(shop)
      await person.buy('letter', { template: 'validation' })
      const locked = await person.post('/api/generate-letter', { template, ...more })
      expect((locked.json as LetterReply).locked).toBe(true)
      const paid = new Buyer(shop)
      await paid.buy('lifetime')
      const whole = await written(paid, template, more)
      expect(whole.locked).toBe(false)
      const hidden = whole.document.blocks
        .slice((locked.json as LetterReply).document.blocks.length)
        .flatMap(block => (block.kind === 'paragraph' ? block.sentences : block.kind === 'list' ? block.items : []))
      expect(hidden.length).toBeGreaterThan(3)
      for (const { id } of hidden) expect(locked.bytes.toString()).not.toContain(id)
      expectRefusal(await file(person, locked.json as LetterReply), 402, 'plan-needed')
    })

    test('is filled in by its buyer and comes as PDF, Word and text', async () => {
      const person = new Buyer(shop)
      await person.buy('letter', { template: 'cease' })
      const letter = await written(person, 'cease-contact')
      const blanks = letter.document.blocks.flatMap(block => ('lines' in block ? block.lines.flat() : []))
      expect(blanks).toContainEqual({ blank: 'collector-name', value: '', hint: 'Name of the company' })
      for (const kind of ['pdf', 'docx', 'txt']) expect((await file(person, letter, kind)).status, kind).toBe(200)
      const filled = { content: letter.letter.content, document: letter.document }
      expect((await person.post('/api/generate-pdf', filled)).status).toBe(200)
    })

    test('opens nothing of a letter that rests on a locked result', async () => {
      const person = new Buyer(shop)
      const { analysis_id } = await analyzed(person)
      await person.buy('letter', { template: 'validation' })
      const resting = await written(person, 'validation-request', { analysis_id })
      expect(resting.locked).toBe(true)
      expectRefusal(await file(person, resting), 402, 'plan-needed')
    })

    test('is not sold twice; another one is', async () => {
      const person = new Buyer(shop)
      await person.buy('letter', { template: 'statute' })
      const again = { plan_type: 'letter', template: 'statute' }
      expectRefusal(await person.post('/api/payment/create-paypal-order', again), 409, 'already-yours')
      await person.buy('letter', { template: 'dispute' })
      expect((await person.plan()).purchases.toSorted()).toEqual(['letter_dispute', 'letter_statute'])
    })

    test('is its buyer’s alone', async () => {
      const [person, stranger] = [new Buyer(shop), new Buyer(shop)]
      await stranger.order('scan')
      await person.buy('letter', { template: 'dispute' })
      expectRefusal(await file(stranger, await written(person, 'dispute')), 404, 'not-found')
    })
  })

  describe('a single scan', () => {
    test('bought for a letter opens that letter and no other', async () => {
      const person = new Buyer(shop)
      const [one, other] = [await analyzed(person), await analyzed(person)]
      await person.buy('scan', { analysis_id: one.analysis_id })
      const shown = async (id: string): Promise<AnalysisReply> =>
        (await person.get(`/api/analyses/${id}`)).json as AnalysisReply
      expect((await shown(one.analysis_id)).locked).toEqual({ hidden_violations: 0, unlock: null })
      expect((await shown(other.analysis_id)).locked.unlock).toBe('plan')
      expect((await letterFor(person, one.analysis_id)).json).toMatchObject({ locked: false })
      expect((await letterFor(person, other.analysis_id)).json).toMatchObject({ locked: true })
      expectRefusal(await person.post(`/api/analyses/${other.analysis_id}/open`), 402, 'plan-needed')
    })

    test('bought beforehand opens the next letter by itself, but is not wasted on a court paper', async () => {
      const person = new Buyer(shop)
      await person.buy('scan')
      const { json } = await person.upload(COURT_PAPER, { state: 'TX' })
      expect((json as AnalysisReply).locked.unlock).toBe('scan')
      expect((await analyzed(person)).locked.unlock).toBeNull()
      expect((await analyzed(person)).locked.unlock).toBe('plan')
    })

    test('cannot be spent on another person’s letter', async () => {
      const person = new Buyer(shop)
      await person.buy('scan')
      expectRefusal(await person.post(`/api/analyses/${full.analysis_id}/open`), 404)
    })
  })
})
