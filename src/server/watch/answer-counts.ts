import type { FastifyInstance } from 'fastify'
import { faultOf } from '#server/fault.ts'
import type { Room } from '#server/room.ts'
import { addAnswers, type AnswerCount } from './answer-table.ts'

const MINUTE_MS = 60_000
/** While the database is away; after that the oldest are let go. */
const MOST_KEPT = 5000

/** Counts how calls are answered, by minute, part of the product and class of status, and adds it to the database once a
 *  minute and at the end: one statement.  A process that is killed loses what it counted since. */
export function countAnswers(app: FastifyInstance, { db, clock, log }: Pick<Room, 'db' | 'clock' | 'log'>): void {
  let counts = new Map<string, AnswerCount>()
  const add = (one: AnswerCount): void => {
    const key = `${one.minute.getTime()} ${one.part} ${one.statusClass}`
    counts.set(key, { ...one, count: one.count + (counts.get(key)?.count ?? 0) })
  }
  const write = async (): Promise<void> => {
    if (counts.size === 0) return
    const written = [...counts.values()]
    counts = new Map()
    try {
      await addAnswers(db, written)
    } catch (error) {
      log.warn({ fault: faultOf(error) }, 'answers could not be counted; tried again with the next minute')
      for (const one of written.slice(-MOST_KEPT)) add(one)
    }
  }
  app.addHook('onResponse', async (request, reply) => {
    const part = partOf(request.routeOptions.url)
    if (part === undefined) return
    const now = clock.now().getTime()
    const minute = new Date(now - (now % MINUTE_MS))
    add({ minute, part, statusClass: Math.floor(reply.statusCode / 100), count: 1 })
  })
  const writing = setInterval(() => void write(), MINUTE_MS)
  app.addHook('onClose', async () => {
    clearInterval(writing)
    await write()
  })
}

/** What a route is about: the first word of it, `pages` for what is no call. Undefined for those who watch the process.
 *  @example partOf('/api/analyses/:id/pages/:page') // 'analyses' */
export function partOf(route: string | undefined): string | undefined {
  if (route === '/metrics' || route?.startsWith('/health/')) return undefined
  return /^\/api\/([a-z-]+)/.exec(route ?? '')?.[1] ?? 'pages'
}
