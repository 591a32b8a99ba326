import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Room } from '#server/room.ts'
import { addHealth } from './health.ts'
import { addMetrics } from './metrics.ts'

/** The HTTP face of a process that answers no people: how it stands, and nothing else. */
export async function createWatchHttp(room: Room): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = room.log
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 10_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  })
  addHealth(app, room)
  addMetrics(app, room)
  return app
}
