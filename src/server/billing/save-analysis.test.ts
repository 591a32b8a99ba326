import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnalysisReply } from '#contract/analyses.ts'
import { DATABASES } from '#server/database/testing.ts'
import { expectRefusal } from '#server/testing.ts'
import { Buyer, openShop, type Shop } from './testing.ts'

const LETTER = readFileSync(new URL('../../../examples/corpus/pdf/038-time-barred-suit-threat-ca.pdf', import.meta.url))

describe.each(DATABASES)('the history, on the %s database,', kind => {
  let shop: Shop
  let person: Buyer
  let reply: AnalysisReply

  beforeAll(async () => {
    shop = await openShop(kind)
    person = new Buyer(shop)
    reply = (await person.upload(LETTER, { state: 'CA' })).json as AnalysisReply
  })
  afterAll(() => shop.close())

  const payload = () => {
    const { analysis_id, strategic_analysis, violations, flow_type, timestamp } = reply
    return { analysis_id, strategic_analysis, violations, flow_type, timestamp }
  }
  const savedAt = async (): Promise<string | null> => {
    const { rows } = await shop.server.db.execute<{ at: string | null }>(
      sql`select saved_at::text as at from analyses where id = ${reply.analysis_id}`,
    )
    return rows[0]!.at
  }

  test('refuses nonsense, what is not paid for, and what is another’s', async () => {
    const { analysis_id, flow_type: _flow, timestamp: _time, ...result } = payload()
    for (const nonsense of [
      {},
      [],
      { analysis_id },
      { ...payload(), analysis_id: 'mine' },
      { ...payload(), strategic_analysis: 'DISPUTE' },
      { ...payload(), violations: { violation_count: -1 } },
      { ...payload(), flow_type: 'steal' },
      { ...payload(), timestamp: 'now' },
      { analysis_id, ...result }, // neither a file's name nor flow and time
    ])
      expectRefusal(await person.post('/api/save-analysis', nonsense), 400, 'invalid-request')
    expectRefusal(await person.post('/api/save-analysis', payload()), 402, 'plan-needed')
    const other = new Buyer(shop)
    await other.buy('lifetime')
    expectRefusal(await other.post('/api/save-analysis', payload()), 404, 'not-found')
    expect(await savedAt()).toBeNull()
    expect(reply.saved).toBe(false)
  })

  test('keeps a paying person’s analysis once, and says so where it is listed', async () => {
    await person.buy('lifetime')
    expect((await person.post('/api/save-analysis', payload())).json).toEqual({ success: true })
    const first = await savedAt()
    expect(first).not.toBeNull()
    shop.server.clock.move(5)
    const { analysis_id, strategic_analysis, violations, file_name } = reply
    const byName = { analysis_id, strategic_analysis, violations, file_name }
    expect((await person.post('/api/save-analysis', byName)).status).toBe(200)
    expect(await savedAt()).toBe(first)
    expect((await person.get(`/api/analyses/${analysis_id}`)).json).toMatchObject({ saved: true })
    expect((await person.get('/api/user/data')).json).toMatchObject({ analyses: [{ id: analysis_id, saved: true }] })
  })

  test('takes nothing of what the page says: findings stay the server’s own', async () => {
    const { violations } = (await person.get(`/api/analyses/${reply.analysis_id}`)).json as AnalysisReply
    const invented = { ...payload(), violations: { ...violations, violation_count: 99, violations: [] } }
    expect((await person.post('/api/save-analysis', invented)).status).toBe(200)
    const after = (await person.get(`/api/analyses/${reply.analysis_id}`)).json as AnalysisReply
    expect(after.violations).toEqual(violations)
  })
})
