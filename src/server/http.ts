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
import { RefusalError, refuse } from './errors.ts'
import { addDevMailPage } from './mail/dev-mail-page.ts'
import { faultOf } from './fault.ts'
import { addPages } from './pages/pages.ts'
import type { Room } from './room.ts'
import { FileReply, StreamReply, TAKEN_OVER, type Route } from './route.ts'
import { ROUTES } from './routes.ts'

const JSON_BYTES = 1024 * 1024
const CALLS_A_MINUTE = 300

/** The whole HTTP face: the calls of the contract, their documentation, and the pages. */
export async function createHttp(room: Room): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = room.log
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: JSON_BYTES,
    ...(room.config.trustedProxies.length > 0 ? { trustProxy: [...room.config.trustedProxies] } : {}),
    requestTimeout: 180_000,
    forceCloseConnections: 'idle',
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler((error, request, reply) => answerError(room, error, request, reply))
  await app.register(helmet, HEADERS)
  await app.register(compress, { global: true, encodings: ['br', 'gzip'], threshold: 1024 })
  app.addHook('onRequest', async request => refuseOtherSites(room.config.publicUrl, request))
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
    handler: (request, reply) => answer(room, call, route, request, reply),
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
  return reply.send(call.reply.parse(result))
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
    room.log.info({ requestId: request.id, route: request.routeOptions.url, code: refusal.code }, 'refused')
    if (refusal.retryAfterSeconds) void reply.header('retry-after', refusal.retryAfterSeconds)
    return reply
      .status(refusal.status)
      .send({ success: false, error: refusal.message, code: refusal.code, suggestion: refusal.suggestion })
  }
  room.log.error({ requestId: request.id, route: request.routeOptions.url, fault: faultOf(error) }, 'request failed')
  return reply.status(500).send({
    success: false,
    error: 'Something failed on our side. Nothing you sent was lost.',
    code: 'internal',
    suggestion: `Please try again. If it happens again, tell us this number: ${request.id}`,
  })
}

// What the framework refuses before a handler runs, in our words.
function asRefusal(error: unknown): RefusalError | undefined {
  if (error instanceof RefusalError) return error
  const { code, statusCode, message } = error as { code?: string; statusCode?: number; message?: string }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || code === 'FST_REQ_FILE_TOO_LARGE') return refuse.tooLarge()
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return refuse.invalidRequest(message ?? code ?? '')
  return undefined
}

const HEADERS: Parameters<typeof helmet>[1] = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'blob:', 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'", 'blob:'],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  crossOriginEmbedderPolicy: true,
  referrerPolicy: { policy: 'no-referrer' },
  strictTransportSecurity: { maxAge: 31_536_000 },
}
