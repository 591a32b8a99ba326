import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { todayIn } from '#server/clock.ts'
import { followAllCredit } from '#server/credit/follow.ts'
import { creditDisputes } from '#server/database/credit-tables.ts'
import { Person, testServer, type TestServer } from '#server/testing.ts'
import { eq } from 'drizzle-orm'
import { dueBureauSteps } from './bureau-reminders.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer('postgres')
})
afterAll(() => server.remove())

const DAY = 24 * 60

test('a bureau is reminded of once its time is over and when it answered, and of nothing before, nor of what was never mailed', async () => {
  const person = new Person(server)
  await person.signIn(`${randomUUID()}@example.com`)
  const made = await person.post('/api/credit-repair/disputes/generate', {
    selected_errors: [{ type: 'acct_balance_wrong', creditor: 'HARBOR CARD', story: 'My statement shows $512.' }],
    bureaus: ['equifax', 'experian'],
    user_info: { name: 'Dana Whitfield', address: '1 Elm Street', city_state_zip: 'Houston, TX 77002' },
    legal_notice_accepted: true,
  })
  const { dispute_id: id } = made.json as { dispute_id: string }
  const [row] = await server.db.select().from(creditDisputes).where(eq(creditDisputes.id, id))
  const due = async () => dueBureauSteps(await followAllCredit(server, { id: row!.ownerId }))
  expect(await due()).toEqual([])
  const tell = (path: string, body: object) =>
    person.post(`/api/credit-repair/dispute/${id}/${path}`, { bureau: 'equifax', ...body })
  await tell('events', { kind: 'letter-sent', template: 'bureau-dispute', on: todayIn(server.clock) })
  server.clock.move(30 * DAY)
  expect(await due()).toEqual([])
  server.clock.move(DAY)
  const [silent, ...more] = await due()
  expect(more).toEqual([])
  expect(silent!.data).toMatchObject({ dispute_id: id, bureau: 'Equifax' })
  server.clock.move(DAY)
  expect((await due()).map(({ key }) => key)).toEqual([silent!.key])
  await tell('response', { response_type: 'verified' })
  const [answered] = await due()
  expect(answered!.key).not.toBe(silent!.key)
  expect(answered!.data.title).not.toBe('')
})
