import type { FastifyInstance } from 'fastify'
import type { Room } from '#server/room.ts'

/** For whoever starts and stops processes and shares requests out: `live` as long as the process answers at all, `ready`
 *  while it can do its work and was not told to stop. Both say nothing else. */
export function addHealth(app: FastifyInstance, room: Pick<Room, 'database' | 'draining'>): void {
  app.get('/health/live', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/health/ready', async (_, reply) => {
    const isReady = !room.draining.aborted && (await room.database.isUp())
    return reply
      .header('cache-control', 'no-store')
      .status(isReady ? 200 : 503)
      .send({ status: isReady ? 'ok' : 'not ready' })
  })
}
