import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FEEDBACK_CALLS } from '#contract/feedback.ts'
import { expectRefusal, Person, testServer, type TestServer } from '#server/testing.ts'

const OPERATOR = 'feedback-operator@example.com'
const IDEA = { feedback: 'Show the deadline first.', email: 'dana@example.com', feedback_type: 'idea' }

let server: TestServer
let operator: Person
beforeAll(async () => {
  server = await testServer('postgres', { ADMIN_EMAILS: OPERATOR })
  operator = new Person(server)
  await operator.signIn(OPERATOR)
})
beforeEach(() => server.clock.move(2)) // past the limit of a minute
afterAll(() => server.remove())

const ideas = async () =>
  FEEDBACK_CALLS.implementedIdeas.reply.parse((await new Person(server).get('/api/feedback/implemented')).json)
    .implemented_ideas
const inbox = async () =>
  FEEDBACK_CALLS.adminFeedback.reply.parse((await operator.get('/api/admin/feedback')).json).feedback

async function sent(more: object = {}): Promise<string> {
  expect((await new Person(server).post('/api/feedback', { ...IDEA, ...more })).json).toEqual({ success: true })
  return (await inbox())[0]!.id
}
const decide = (id: string, body: object) => operator.post(`/api/admin/feedback/${id}`, body)

describe('feedback', () => {
  test.each([
    ['no words', { feedback: '  ' }],
    ['no email', { email: '' }],
    ['a kind nobody knows', { feedback_type: 'praise' }],
    ['a book', { feedback: 'x'.repeat(4001) }],
  ])('with %s is refused', async (_, change) => {
    expectRefusal(await new Person(server).post('/api/feedback', { ...IDEA, ...change }), 400, 'invalid-request')
  })

  test('is kept for the operators, and nobody else sees it before they decide', async () => {
    const id = await sent({ may_quote: true })
    expect((await inbox())[0]).toMatchObject({ id, status: 'new', feedback: IDEA.feedback, email: IDEA.email })
    expect((await ideas()).map(idea => idea.id)).not.toContain(id)
  })

  test('is shown in the person’s own words and with the name only with consent to each, never with the email', async () => {
    const quoted = await sent({ name: 'Dana', may_show_name: true, may_quote: true })
    const nameless = await sent({ name: 'Dana', may_quote: true })
    for (const id of [quoted, nameless])
      expect((await decide(id, { status: 'implemented', impact_description: 'It stands on top now.' })).status).toBe(
        200,
      )
    const shown = await ideas()
    expect(shown.find(({ id }) => id === quoted)).toMatchObject({
      user_name: 'Dana',
      feedback: IDEA.feedback,
      status: 'implemented',
      impact_description: 'It stands on top now.',
    })
    expect(shown.find(({ id }) => id === nameless)?.user_name).toBe('Someone who uses Writeback')
    expect(JSON.stringify(shown)).not.toContain('@')
  })

  test('without consent to be quoted it needs other words, and those are shown', async () => {
    const id = await sent()
    expectRefusal(await decide(id, { status: 'planned' }), 400, 'invalid-request')
    expect((await decide(id, { status: 'planned', summary: 'The deadline comes first.' })).status).toBe(200)
    expect((await ideas()).find(idea => idea.id === id)?.feedback).toBe('The deadline comes first.')
    expect((await decide(id, { status: 'closed' })).status).toBe(200)
    expect((await ideas()).map(idea => idea.id)).not.toContain(id)
  })

  test('goes with whoever sent it: into the account, into the export, and away when everything is deleted', async () => {
    const person = new Person(server)
    await person.post('/api/feedback', { ...IDEA, feedback: 'A sentence of mine', may_quote: true })
    const { id } = (await inbox())[0]!
    await decide(id, { status: 'implemented' })
    await person.signIn('feedback-giver@example.com')
    expect((await person.get('/api/user/data/export')).bytes.toString()).toContain('A sentence of mine')
    expect((await person.delete('/api/user/data', { confirm: 'DELETE' })).status).toBe(200)
    expect((await inbox()).map(one => one.id)).not.toContain(id)
    expect((await ideas()).map(idea => idea.id)).not.toContain(id)
  })
})
