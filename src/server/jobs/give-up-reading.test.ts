import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASES } from '#server/database/testing.ts'
import { expectRefusal, Person, testServer, type TestServer } from '#server/testing.ts'
import { GIVE_UP_READING } from './give-up-reading.ts'

describe.each(DATABASES)('reading that fails again and again, on the %s database', kind => {
  let server: TestServer
  let tries = 0

  beforeAll(async () => {
    server = await testServer(
      kind,
      {},
      {
        readWith: () => ({
          read: async () => {
            tries += 1
            throw new Error('The reader is broken.')
          },
          cut: async () => [],
          lookAtMail: async () => ({ kind: 'refused', code: 'damaged', message: '', suggestion: '' }),
          isUp: () => true,
          close: async () => {},
        }),
      },
    )
  })
  afterAll(() => server.remove())

  test('is told to the person after the last try, not at the end of the hour', async () => {
    const person = new Person(server)
    const answer = await person.upload([{ bytes: Buffer.from('%PDF-1.7') }], { state: 'CA' })
    expectRefusal(answer, 422, 'reading-gave-up')
    expect(tries).toBe(6)
  })

  test('whose payload has an unknown form is left alone', async () => {
    expect(await server.runJob(GIVE_UP_READING)).toMatchObject({ kind: 'failed' })
  })
})
