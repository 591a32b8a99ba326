import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CONNECTION_LIMITS } from './connection-limits.ts'
import { expectRefusal, Person, readTypedText, testServer, type TestServer } from './testing.ts'

const CONNECTIONS = 40
const PATIENCE = { timeout: 30_000 }
let hasty: TestServer // waits for nobody
let small: TestServer // waits as long as ever, for few

beforeAll(async () => {
  const parts = { readWith: readTypedText }
  const limits = { ...CONNECTION_LIMITS, headersMs: 400, requestMs: 800, lookEveryMs: 100 }
  hasty = await testServer('postgres', {}, { ...parts, limits })
  small = await testServer('postgres', {}, { ...parts, limits: { ...CONNECTION_LIMITS, connections: CONNECTIONS } })
})
afterAll(async () => {
  await hasty.remove()
  await small.remove()
})

function open({ address }: TestServer): Socket {
  return connect(Number(new URL(address).port), '127.0.0.1').on('error', () => undefined) // cut while something is on its way
}

/** Sends the beginning, then a byte now and then for as long as it may; gives what was answered until it was cut. */
function trickle(beginning: string): Promise<string> {
  return new Promise(done => {
    const socket = open(hasty)
    let answer = ''
    if (beginning) socket.write(beginning)
    const slowly = setInterval(() => beginning && socket.write('x'), 50)
    socket.on('data', part => (answer += part.toString()))
    socket.on('close', () => {
      clearInterval(slowly)
      done(answer)
    })
  })
}

const REQUEST = 'POST /api/feedback HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'
const FORM = 'POST /api/analyze-strategic HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\n'

test.each([
  ['headers that never end', `${REQUEST}x-slow: `],
  ['a body that drips', `${REQUEST}content-length: 4000\r\n\r\n{`],
  [
    'a file that drips',
    `${FORM}content-length: 100000\r\n\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`,
  ],
])('%s: 408 in words, and the connection is closed', async (_, beginning) => {
  const answer = await trickle(beginning)
  expect(answer).toContain('HTTP/1.1 408')
  expect(answer).toContain('"code":"too-slow"')
})

test('a connection on which nothing is ever said is closed', async () => {
  await trickle('')
})

test('a flood of headers: 431 in words', async () => {
  const headers = Array.from({ length: 400 }, (_, i) => [`x-flood-${i}`, 'x'.repeat(60)])
  expectRefusal(await new Person(small).get('/api/health', Object.fromEntries(headers)), 431, 'address-too-long')
})

test('more connections than there may be are closed; the one that was there is answered, and new ones afterwards', async () => {
  const kept = open(small)
  let answers = ''
  kept.on('data', part => (answers += part.toString()))
  const ask = () => kept.write('GET /health/live HTTP/1.1\r\nhost: x\r\n\r\n')
  const answered = () => answers.split('HTTP/1.1 200').length - 1
  ask()
  await expect.poll(answered, PATIENCE).toBe(1)
  let closed = 0
  const flood = Array.from({ length: CONNECTIONS * 3 }, () => open(small).on('close', () => (closed += 1)))
  await expect.poll(() => closed, PATIENCE).toBeGreaterThanOrEqual(CONNECTIONS * 2)
  ask()
  await expect.poll(answered, PATIENCE).toBe(2)
  for (const socket of [kept, ...flood]) socket.destroy()
  const health = () =>
    new Person(small).get('/health/live').then(
      ({ status }) => status,
      () => 'closed',
    )
  await expect.poll(health, PATIENCE).toBe(200)
})

test('a form of too many files, or of too many fields, is refused in words', async () => {
  const person = new Person(small)
  const files = Array.from({ length: 100 }, () => ({ bytes: Buffer.from('x') }))
  const fields = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`field${i}`, 'x']))
  for (const answer of [await person.upload(files), await person.upload([], fields)]) {
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expectRefusal(answer, answer.status)
    expect(answer.status).toBeLessThan(500)
  }
})
