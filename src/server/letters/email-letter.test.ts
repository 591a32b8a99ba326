import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnalysisReply } from '#contract/analyses.ts'
import type { LetterReply } from '#contract/letters.ts'
import { DATABASES } from '#server/database/testing.ts'
import { signedInByMail, startMailServer, type MailServer } from '#server/mail/testing.ts'
import { expectRefusal, Person, testServer, type TestServer } from '#server/testing.ts'

const LETTER = readFileSync(new URL('../../../examples/corpus/pdf/035-overshadow-ten-days-wa.pdf', import.meta.url))

async function written(person: Person): Promise<LetterReply> {
  const { analysis_id } = (await person.upload([{ bytes: LETTER }], { state: 'WA' })).json as AnalysisReply
  return (await person.post('/api/generate-letter', { analysis_id })).json as LetterReply
}

describe.each(DATABASES)('a letter mailed to oneself, on the %s database', kind => {
  let mails: MailServer
  let server: TestServer
  beforeAll(async () => {
    mails = await startMailServer()
    server = await testServer(kind, { SMTP_URL: mails.url })
  })
  afterAll(async () => {
    await server.remove()
    await mails.close()
  })

  test('is refused to a visitor and to whoever does not own it, and is mailed to no address but one’s own', async () => {
    const visitor = new Person(server)
    const { letter_id } = await written(visitor)
    const path = `/api/letters/${letter_id}/email`
    expectRefusal(await visitor.post(path, {}), 401, 'sign-in-needed')
    const before = mails.count()
    const other = await signedInByMail(server, mails, 'other@example.com')
    expectRefusal(await other.post(path, {}), 404, 'not-found')

    const owner = await signedInByMail(server, mails, 'owner@example.com')
    const own = await written(owner)
    const body = { to: 'victim@example.com', email: 'victim@example.com' }
    expect((await owner.post(`/api/letters/${own.letter_id}/email`, body)).json).toEqual({
      success: true,
      sent_to: 'owner@example.com',
    })
    const received = (await mails.received(before + 3)).slice(before) // two codes and the copy
    expect(received.flatMap(({ to }) => to).sort()).toEqual([
      'other@example.com',
      'owner@example.com',
      'owner@example.com',
    ])
  })

  test('comes as PDF and text, as the person changed it, and five times an hour at most', async () => {
    const person = await signedInByMail(server, mails, 'dana@example.com')
    const { letter_id, document, title } = await written(person)
    const before = mails.count()
    const blocks = document.blocks.map(block =>
      block.kind === 'sender' ? { ...block, lines: [['Dana <b>Whitfield</b>'], ...block.lines.slice(1)] } : block,
    )
    const path = `/api/letters/${letter_id}/email`
    expect((await person.post(path, { document: { ...document, blocks } })).status).toBe(200)
    const mail = (await mails.received(before + 1))[before]!
    expect(mail.subject).toBe('The letter you asked for')
    expect(mail.text).toContain(`Your letter “${title}” is attached`)
    expect(mail.text).toContain('Dana <b>Whitfield</b>')
    expect(mail.html).not.toContain('<b>Whitfield')
    expect(mail.text).toMatch(/1692g|1006\.3\d/)
    expect(mail.attachments).toMatchObject([{ name: 'letter.pdf', type: 'application/pdf' }])
    expect(mail.attachments[0]!.text).toMatch(/^%PDF-/)

    const answers = await Promise.all(Array.from({ length: 8 }, () => person.post(path, {})))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4)
    server.clock.move(61)
    expect((await person.post(path, {})).status).toBe(200)
  })
})

test('what a plan does not open is not mailed, whatever document is sent along', async () => {
  const server = await testServer('postgres', { BILLING: 'test' })
  try {
    const person = new Person(server)
    await person.signIn('free@example.com')
    const { letter_id, document, locked } = await written(person)
    expect(locked).toBe(true)
    const path = `/api/letters/${letter_id}/email`
    for (const body of [{}, { document }]) expectRefusal(await person.post(path, body), 402, 'plan-needed')

    const plan_type = 'lifetime'
    const { json } = await person.post('/api/payment/create-paypal-order', { plan_type })
    const { orderID } = json as { orderID: string }
    await fetch(`${server.address}/test-payments/checkoutnow/${orderID}/approve`, { method: 'POST' })
    await person.post('/api/payment/verify-paypal-order', { orderID, plan_type })
    expect((await person.post(path, {})).status).toBe(200)
  } finally {
    await server.remove()
  }
})
