import { afterEach, describe, expect, test } from 'vitest'
import { adminAnswers } from '#contract/admin.ts'
import { openDatabase } from '#server/database/database.ts'
import { DATABASES, testPlace, type TestPlace } from '#server/database/testing.ts'
import { Person, readTypedText, testServerIn, type TestServer } from '#server/testing.ts'
import { partOf } from './answer-counts.ts'
import { addAnswers, answersSince, forgetAnswersBefore } from './answer-table.ts'

const OPERATOR = 'operator@example.com'

test('what a route is about is its first word, and nothing that somebody typed', () => {
  expect(partOf('/api/analyses/:id/pages/:page')).toBe('analyses')
  expect(partOf('/results')).toBe('pages')
  expect(partOf(undefined)).toBe('pages')
  expect(partOf('/health/ready')).toBeUndefined()
  expect(partOf('/metrics')).toBeUndefined()
})

describe.each(DATABASES)('how calls were answered, on the %s database', kind => {
  let place: TestPlace
  let server: TestServer | undefined
  afterEach(async () => {
    await server?.stop()
    server = undefined
    await place.remove()
  })

  test('adds up over processes, by class; older ones count no more and are forgotten', async () => {
    place = await testPlace(kind)
    const { db, close } = await openDatabase(place)
    const at = (clock: string): Date => new Date(`2026-08-01T${clock}:00Z`)
    const one = { minute: at('10:30'), part: 'letters', statusClass: 2, count: 40 }
    await addAnswers(db, [one, { ...one, statusClass: 5, count: 1 }, { ...one, minute: at('09:00'), count: 100 }])
    await addAnswers(db, [one, { ...one, statusClass: 4, count: 3 }])
    expect(await answersSince(db, at('10:00'))).toEqual([{ part: 'letters', answered: 84, refused: 3, failed: 1 }])
    expect(await answersSince(db, at('08:00'))).toMatchObject([{ answered: 184 }])
    await forgetAnswersBefore(db, at('10:00'))
    expect(await answersSince(db, at('08:00'))).toMatchObject([{ answered: 84 }])
    await close()
  })

  test('is kept over a restart and shown to operators, and holds nothing of a letter or a person', async () => {
    place = await testPlace(kind)
    const start = async (): Promise<TestServer> =>
      (server = await testServerIn(place, { ADMIN_EMAILS: OPERATOR }, { readWith: readTypedText }))
    const person = new Person(await start())
    await person.get('/api/analyses/00000000-0000-4000-8000-00000000abcd?zebra=1')
    await person.get('/zebra-page')
    await fetch(`${server!.address}/health/ready`)
    await server!.stop()
    const operator = new Person(await start())
    await operator.signIn(OPERATOR)
    const answer = await operator.get('/api/admin/answers')
    const { parts } = adminAnswers.reply.parse(answer.json)
    const once = { answered: 1, refused: 1, failed: 0 }
    expect(parts.find(({ part }) => part === 'analyses')).toEqual({ part: 'analyses', hour: once, day: once })
    expect(parts.map(({ part }) => part).toSorted()).toEqual(['analyses', 'pages'])
    expect(answer.bytes.toString()).not.toMatch(/zebra|abcd|ready/i)
  })
})
