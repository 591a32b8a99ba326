import { POLICY } from '#server/pages/policy.ts'
import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Call } from '#contract/call.ts'
import { CALLS, type CallName } from '#contract/index.ts'
import { answerWithDocs } from './api-docs.ts'
import { adminOrNotFound, ownerFor, ownerOrNotFound, personOrRefused } from './accounts/identify.ts'
import { addTestPayments } from './billing/payment-page.ts'
import { refuseOtherSites } from './same-origin.ts'
import { capConnections, serverOptionsFor, type ConnectionLimits } from './connection-limits.ts'
import { RefusalError, refusalReply, refuse } from '#contract/refuse.ts'
import { isDiskFull } from './blobs/disk-full.ts'
import { keepable } from './keepable.ts'
import { languageOf } from './language/language-of.ts'
import { sayReply } from '#language/say-reply.ts'
import { addDevMailPage } from './mail/dev-mail-page.ts'
import { databaseFault } from './database/database-fault.ts'
import { faultOf, type Fault } from './fault.ts'
import { addPages } from './pages/pages.ts'
import type { Room } from './room.ts'
import { FileReply, StreamReply, TAKEN_OVER, type Route } from './route.ts'
import { ROUTES } from './routes.ts'
import { answerUnreadable } from './unreadable-request.ts'
import { countAnswers } from './watch/answer-counts.ts'
import { addHealth } from './watch/health.ts'
import { addMetrics } from './watch/metrics.ts'
import { tracedCall } from './watch/traced.ts'

const JSON_BYTES = 1024 * 1024
const CALLS_A_MINUTE = 300

/** The whole HTTP face: the calls of the contract, their documentation, and the pages. */
export async function createHttp(room: Room, limits: ConnectionLimits): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = room.log
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: JSON_BYTES,
    ...(room.config.trustedProxies.length > 0 ? { trustProxy: [...room.config.trustedProxies] } : {}),
    ...serverOptionsFor(limits),
    forceCloseConnections: 'idle',
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply) => void answerError(room, error, request, reply),
    return503OnClosing: false, // what still comes in on an open connection is answered, and the connection then closed
  })
  capConnections(app.server, limits)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler((error, request, reply) => answerError(room, error, request, reply))
  await app.register(helmet, HEADERS)
  await app.register(compress, { global: true, encodings: ['br', 'gzip'], threshold: 1024 })
  app.addHook('onRequest', async request => refuseOtherSites(room.config.publicUrl, request))
  app.addHook('preValidation', async request => {
    request.body = keepable(request.body)
    request.query = keepable(request.query)
    request.params = keepable(request.params)
  })
  await app.register(cookie)
  await app.register(multipart)
  await app.register(rateLimit, {
    max: CALLS_A_MINUTE,
    timeWindow: '1 minute',
    allowList: request => !request.url.startsWith('/api/'),
    errorResponseBuilder: (_, context) => refuse.tooOften(Math.ceil(context.ttl / 1000)),
  })
  await app.register(async scope => {
    await answerWithDocs(scope)
    for (const name of Object.keys(CALLS) as CallName[]) {
      const add = async (inner: FastifyInstance): Promise<void> => addRoute(inner, room, CALLS[name], ROUTES[name])
      if (ROUTES[name].rawBody) await scope.register(withRawBody(add))
      else await add(scope)
    }
  })
  countAnswers(app, room)
  addHealth(app, room)
  addMetrics(app, room)
  await addDevMailPage(app, room)
  await addTestPayments(app, room.payments)
  await app.register(scope => addPages(scope, room))
  return app
}

function addRoute(app: FastifyInstance, room: Room, call: Call, route: Route<Call>): void {
  app.route({
    method: call.method,
    url: call.path,
    ...(route.bodyBytes ? { bodyLimit: route.bodyBytes } : {}),
    ...(route.perMinute ? { config: { rateLimit: { max: route.perMinute, timeWindow: '1 minute' } } } : {}),
    schema: {
      summary: call.summary,
      ...(call.params ? { params: call.params } : {}),
      ...(call.query ? { querystring: call.query } : {}),
      ...(call.body ? { body: call.body } : {}),
    },
    handler: (request, reply) =>
      tracedCall(room.traces, call, { request, reply, answer: () => answer(room, call, route, request, reply) }),
  })
}

// A scope of its own, so that only this call's body stays unread.
function withRawBody(add: (scope: FastifyInstance) => Promise<void>) {
  return async (scope: FastifyInstance): Promise<void> => {
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    await add(scope)
  }
}

async function answer(
  room: Room,
  call: Call,
  route: Route<Call>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { params, query, body } = request
  const input = { params, query, body, room, request, reply } as never as Parameters<typeof route.handle>[0]
  void reply.header('cache-control', 'no-store')
  const result = await handled(route, input, { room, request, reply })
  if (result === TAKEN_OVER) return reply
  if (result instanceof FileReply) return sendFile(reply, result)
  if (result instanceof StreamReply) return sendStream(reply, result)
  return reply.send(sayReply(call.reply.parse(result), languageOf(request)))
}

async function handled(
  route: Route<Call>,
  input: Omit<Parameters<typeof route.handle>[0], 'owner'>,
  { room, request, reply }: Pick<typeof input, 'room' | 'request' | 'reply'>,
) {
  switch (route.who) {
    case 'anyone':
      return route.handle({ ...input, owner: undefined })
    case 'visitor':
      return route.handle({ ...input, owner: await ownerFor(room, request, reply) })
    case 'owner':
      return route.handle({ ...input, owner: await ownerOrNotFound(room, request) })
    case 'person':
      return route.handle({ ...input, owner: await personOrRefused(room, request) })
    case 'admin':
      return route.handle({ ...input, owner: await adminOrNotFound(room, request) })
  }
}

function sendFile(reply: FastifyReply, { bytes, mediaType, fileName }: FileReply): FastifyReply {
  return asDownload(reply, fileName)
    .type(mediaType)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

function sendStream(reply: FastifyReply, { stream, mediaType, fileName }: StreamReply): FastifyReply {
  return asDownload(reply, fileName).type(mediaType).send(stream)
}

function asDownload(reply: FastifyReply, fileName: string | undefined): FastifyReply {
  void reply.header('x-content-type-options', 'nosniff')
  if (fileName) void reply.header('content-disposition', `attachment; filename="${fileName.replace(/[^\w.-]/g, '_')}"`)
  return reply
}

function answerError(room: Room, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = asRefusal(error)
  if (refusal) {
    const told = { requestId: request.id, route: request.routeOptions.url, code: refusal.code, ...faultBehind(error) }
    room.log.info(told, 'refused')
    if (refusal.retryAfterSeconds) void reply.header('retry-after', refusal.retryAfterSeconds)
    return reply.status(refusal.status).send(sayReply(refusalReply(refusal), languageOf(request)))
  }
  room.log.error({ requestId: request.id, route: request.routeOptions.url, fault: faultOf(error) }, 'request failed')
  const told = {
    success: false,
    error: 'Something failed on our side. Nothing you sent was lost.',
    code: 'internal',
    suggestion: `Please try again. If it happens again, tell us this number: ${request.id}`,
  }
  return reply.status(500).send(sayReply(told, languageOf(request)))
}

// What was not refused on purpose is logged with its place, to be told from a fault of ours.
function faultBehind(error: unknown): { fault?: Fault } {
  return databaseFault(error) || isDiskFull(error) ? { fault: faultOf(error) } : {}
}

// What the database and the framework refuse, in our words.
function asRefusal(error: unknown): RefusalError | undefined {
  if (error instanceof RefusalError) return error
  const fault = databaseFault(error)
  if (fault) return fault === 'away' ? refuse.databaseAway() : refuse.notFound()
  if (isDiskFull(error)) return refuse.storageFull()
  const { code, statusCode, message } = error as { code?: string; statusCode?: number; message?: string }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || code === 'FST_REQ_FILE_TOO_LARGE') return refuse.tooLarge()
  if (code === 'FST_ERR_MAX_PARAM_LENGTH') return refuse.addressTooLong(414)
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return refuse.invalidRequest(message ?? code ?? '')
  return undefined
}

const HEADERS: Parameters<typeof helmet>[1] = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: POLICY,
  },
  crossOriginEmbedderPolicy: true,
  referrerPolicy: { policy: 'no-referrer' },
  strictTransportSecurity: { maxAge: 31_536_000 },
}
