import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CALLS } from '#contract/index.ts'
import { expectRefusal, Person, testServer, type TestServer } from './testing.ts'

let server: TestServer
let person: Person

beforeAll(async () => {
  server = await testServer('embedded')
  person = new Person(server)
})
afterAll(() => server.remove())

test('a path that is no call is refused in the contract’s form', async () => {
  expectRefusal(await person.get('/api/no-such-call'), 404, 'not-found')
})

test('a listener to a reading, or a connection kept alive, does not keep the server from stopping', async () => {
  const own = await testServer('embedded')
  const steps = fetch(`${own.address}/api/analyses/${randomUUID()}/progress`).then(response => response.text())
  await new Person(own).get('/api/health')
  await own.remove()
  expect(await steps).toBe('') // ended in order: had it been cut, this would throw
})

test('a body over its bound is refused before it is read', async () => {
  const content = 'a'.repeat(2_000_000)
  expectRefusal(await person.post('/api/generate-pdf', { content }), 413, 'too-large')
})

test('a body that is not JSON is refused in the contract’s form', async () => {
  const response = await fetch(`${server.address}/api/generate-letter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"analysis_id":',
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ success: false, code: 'invalid-request' })
})

test('an address too long for a request is refused in the contract’s form', async () => {
  expectRefusal(await person.get(`/api/contacts?page=${'9'.repeat(20_000)}`), 431, 'address-too-long')
})

test('an id that is no id is refused in the contract’s form', async () => {
  expectRefusal(await person.delete(`/api/contacts/${'9'.repeat(2000)}`), 414, 'address-too-long')
  expectRefusal(await person.get('/api/analyses/%ff'), 400, 'invalid-request')
  expectRefusal(await person.delete('/api/user/passkeys/%00'), 401, 'sign-in-needed')
})

test('a letter asked for under a name that is no id is refused', async () => {
  expectRefusal(await person.get(`/api/download/${'-'.repeat(36)}.pdf`), 400, 'invalid-request')
})

test('signs no database keeps are taken out of what comes, not refused', async () => {
  const feedback = { feedback: 'It \0helped \ud800', email: 'dana@example.com', feedback_type: 'issue', name: '\0' }
  expect((await person.post('/api/feedback', feedback)).status).toBe(200)
})

test('the health of every part is told', async () => {
  const { json, status } = await person.get('/api/health')
  expect(status).toBe(200)
  expect(json).toMatchObject({ status: 'ok', database: 'ok', reader: 'ok' })
})

test('the documentation names every call', async () => {
  const { json } = await person.get('/api/docs/json')
  const { paths } = json as { paths: Record<string, object> }
  for (const call of Object.values(CALLS)) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    expect(Object.keys(paths[path] ?? {}), path).toContain(call.method.toLowerCase())
  }
})

test('no page may run a script that is not ours, nor be framed, nor leak where it was', async () => {
  const response = await fetch(server.address, { headers: { accept: 'text/html' } })
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|https:/)
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})
