import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { DATABASES } from '#server/database/testing.ts'
import { Person, readTypedText, testServer, type TestServer } from '#server/testing.ts'

const TOKEN = 'a-token-of-operators'

describe.each(DATABASES)('metrics, on the %s database', kind => {
  let server: TestServer

  beforeAll(async () => {
    server = await testServer(kind, { METRICS_TOKEN: TOKEN }, { readWith: readTypedText })
  })
  afterAll(() => server.remove())

  // a proxy on this machine asks for somebody else
  const ask = async (headers: Record<string, string> = {}): Promise<{ status: number; text: string }> => {
    const answer = await fetch(`${server.address}/metrics`, { headers })
    return { status: answer.status, text: await answer.text() }
  }

  test('are not there for people, with a wrong token, or through a proxy', async () => {
    const through = { 'x-forwarded-for': '203.0.113.7' }
    expect((await ask(through)).status).toBe(404)
    expect((await ask({ ...through, authorization: `Bearer ${TOKEN}x` })).status).toBe(404)
    expect((await ask({ ...through, authorization: TOKEN })).status).toBe(404)
    expect((await ask({ ...through, authorization: `Bearer ${TOKEN}` })).status).toBe(200)
    expect((await ask()).status).toBe(200)
  })

  test('count answers and jobs by kind, and hold nothing of a letter or a person', async () => {
    const person = new Person(server)
    const bytes = Buffer.from('Zebra Holdings LLC. You owe $77.31.')
    expect((await person.upload([{ bytes, name: 'zebra-secret.pdf' }], { state: 'CA' })).status).toBe(200)
    await person.get('/api/analyses/00000000-0000-4000-8000-00000000abcd?zebra=1')
    await person.get('/zebra-page')
    await vi.waitFor(async () => {
      const { text } = await ask()
      expect(text).toMatch(
        /writeback_http_seconds_count\{method="POST",route="\/api\/analyze-strategic",status="200"\} 1/,
      )
      expect(text).toMatch(/writeback_http_seconds_count\{[^}]*route="\/api\/analyses\/:id",status="404"\} 1/)
      expect(text).toMatch(/writeback_job_seconds_count\{job="read-letter",outcome="done"\} 1/)
      expect(text).toMatch(/writeback_queue_jobs\{queue="read-letter",state="queued"\} 0/)
      expect(text).toContain('writeback_database_up 1')
      expect(text).toMatch(/writeback_law_days_left \d+/)
      expect(text).not.toMatch(/zebra|77\.31|abcd/i)
    })
  })

  test('the process says that it lives and is ready', async () => {
    for (const path of ['/health/live', '/health/ready'])
      expect(await (await fetch(server.address + path)).json()).toEqual({ status: 'ok' })
  })
})
