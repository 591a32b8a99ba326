import { expect, test } from 'vitest'
import { Person, testServer } from '#server/testing.ts'

test('where nothing is sold, everything is open to whoever comes for the first time', async () => {
  const server = await testServer('postgres', { BILLING: 'off' })
  try {
    const { json } = await new Person(server).get('/api/user/plan')
    expect(json).toMatchObject({ access: { canAccessTemplates: true, canAccessDebt: true, isFreeTier: false } })
  } finally {
    await server.remove()
  }
})
