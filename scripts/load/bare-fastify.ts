// The least that can give the dashboard's answers: Fastify alone, the look-up of who asks, the same queries over the same
// driver, the same bytes. No checks, limits, schemas, compression or headers. Told by arguments where the database is.
import process from 'node:process'
import { parseArgs } from 'node:util'
import { and, eq, gt } from 'drizzle-orm'
import Fastify from 'fastify'
import { changesOf } from '#server/dashboard/changes.ts'
import { comeSince, countsOf, newestAnalyses } from '#server/dashboard/table.ts'
import { openDatabase } from '#server/database/database.ts'
import { people, sessions } from '#server/database/tables.ts'

const { values: where } = parseArgs({ options: { 'data-dir': { type: 'string' }, url: { type: 'string' } } })
const { db } = await openDatabase({ dataDir: where['data-dir']!, databaseUrl: where.url })
const MONTH_MS = 32 * 86_400_000

/** Answers of the product by person and path, told before the run. */
const replies = new Map<string, object>()
const app = Fastify()
app.post<{ Body: { token: string; path: string; reply: object } }>('/replies', async ({ body }) => {
  replies.set(`${body.token} ${body.path}`, body.reply)
  return {}
})
app.get('/api/user/analyses', async (request, reply) => {
  const { owner, token } = await ownerOf(request.headers.authorization!)
  if (request.headers['if-none-match']) return unchanged(owner, reply)
  await Promise.all([
    newestAnalyses(db, owner, 5),
    countsOf(db, owner),
    comeSince(db, owner, new Date(Date.now() - MONTH_MS)),
  ])
  return replies.get(`${token} ${request.url}`)
})
app.get('/api/disputes/unified', async (request, reply) => {
  const { owner } = await ownerOf(request.headers.authorization!)
  return unchanged(owner, reply)
})
process.stdout.write(`ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)

async function unchanged(owner: { readonly id: string }, reply: { status: (code: number) => unknown }) {
  await changesOf(db, owner)
  reply.status(304)
  return ''
}

async function ownerOf(authorization: string): Promise<{ owner: { id: string }; token: string }> {
  const token = authorization.slice('Bearer '.length)
  const [session] = await db
    .select()
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.userId))
    .where(and(eq(sessions.token, decodeURIComponent(token).split('.')[0]!), gt(sessions.expiresAt, new Date())))
  return { owner: { id: session!.people.id }, token }
}
