import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { Pool } from 'pg'
import { expect, test } from 'vitest'
import { relayThrough } from './relay.ts'

test.each([
  ['hears and says nothing', (socket: Socket) => socket.resume()],
  ['does not even hear', (socket: Socket) => socket.pause()],
])('a relay closes also while the server it connects to %s', async (_name, treat) => {
  const silent = createServer(treat)
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const databaseUrl = `postgres://writeback@127.0.0.1:${(silent.address() as AddressInfo).port}/postgres`
  const pool = new Pool({ connectionString: databaseUrl })
  const asked = once(silent, 'connection')
  const relay = relayThrough(pool, databaseUrl, 'writeback')
  try {
    await asked
    await expect(relay.close()).resolves.toBeUndefined()
  } finally {
    await pool.end()
    silent.close()
  }
})
