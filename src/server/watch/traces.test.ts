import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { testPlace, type TestPlace } from '#server/database/testing.ts'
import { startMailServer, type MailServer } from '#server/mail/testing.ts'
import { Person, readTypedText, testServerIn, type TestServer } from '#server/testing.ts'

const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })),
  status: z.object({ code: z.number() }),
})
const sent = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
})

const LETTER = Buffer.from('Zebra Holdings LLC\nThis is an attempt to collect a debt. You owe $77.31.')
const EMAIL = 'zebra-person@example.com'

/** Everything that came to the collector, as it was sent. */
const received: string[] = []
let collector: Server
let mails: MailServer
let place: TestPlace
let server: TestServer

beforeAll(async () => {
  mails = await startMailServer()
  collector = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      received.push(body)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const { port } = collector.address() as AddressInfo
  const env = { SMTP_URL: mails.url, OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` }
  place = await testPlace('embedded')
  server = await testServerIn(place, env, { readWith: readTypedText })
})
afterAll(async () => {
  await place.remove()
  await mails.close()
  collector.close()
})

test('a request, its job, the reading and the mail are one trace, and nothing of a person or a letter is in it', async () => {
  const person = new Person(server)
  await person.post('/api/auth/login', { email: EMAIL })
  const code = /\b\d{6}\b/.exec((await mails.received(1))[0]!.text)![0]
  await person.post('/api/auth/login', { email: EMAIL, code: '000000' })
  await person.post('/api/auth/login', { email: EMAIL, code })
  const letter = await person.upload([{ bytes: LETTER, name: 'zebra-secret.pdf' }], { state: 'CA' })
  expect(letter.status).toBe(200)
  await server.stop() // what was not sent yet is sent now

  const spans = received.flatMap(body =>
    sent.parse(JSON.parse(body)).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(one => one.spans)),
  )
  const named = (name: string) => spans.filter(one => one.name === name)
  const above = (child: z.infer<typeof span>) => spans.find(one => one.spanId === child.parentSpanId)?.name
  const [upload] = named('POST /api/analyze-strategic')
  const [read] = named('read paper')
  const [reading] = named('job read-letter')
  const [mailing] = named('job send-mail')
  const [mail] = named('hand over mail')
  expect([read, reading].map(one => one!.traceId)).toEqual([upload!.traceId, upload!.traceId])
  expect([above(read!), above(reading!)]).toEqual(['job read-letter', 'POST /api/analyze-strategic'])
  expect([above(mail!), above(mailing!)]).toEqual(['job send-mail', 'POST /api/auth/login'])
  expect(mail!.traceId).not.toBe(upload!.traceId)
  const told = (one: z.infer<typeof span>) => Object.fromEntries(one.attributes.map(({ key, value }) => [key, value]))
  expect(told(upload!)).toMatchObject({ 'http.response.status_code': { intValue: 200 } })
  expect(named('POST /api/auth/login').map(one => told(one)['error.type'])).toContainEqual({
    stringValue: 'wrong-code',
  })
  expect(received.join('')).not.toMatch(/zebra|77\.31|127\.0\.0\.1|\b\d{6}\b/i)
})
