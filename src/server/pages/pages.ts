import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isPaymentPage, sendPaymentPage } from '#server/billing/payment-page.ts'
import { refuse } from '#server/errors.ts'
import type { Room } from '#server/room.ts'
import { robotsText, siteMap } from './site-map.ts'

const DIST = fileURLToPath(new URL('../../../dist/', import.meta.url))

/** Where people reach the product, in pages rendered before anybody knew. */
const SITE = '__SITE__'

const listSchema = z.array(z.object({ paths: z.array(z.string()).min(1), file: z.string() }))

/** The pages: those rendered at build under their addresses, the shell of the product for every other, and the files
 *  they need. Without a build there are none. */
export async function addPages(app: FastifyInstance, room: Room): Promise<void> {
  const hasPages = existsSync(join(DIST, 'front', 'pages.json'))
  if (!hasPages) {
    app.setNotFoundHandler(() => {
      throw refuse.notFound()
    })
    return
  }
  const shell = asSoldHere(room, readFileSync(join(DIST, 'index.html'), 'utf8'))
  addFrontPages(app, room)
  await app.register(fastifyStatic, {
    root: DIST,
    index: false,
    allowedPath: path => !path.startsWith('/front/') && path !== '/index.html',
    setHeaders: (reply, path) => {
      const isHashed = /\/assets\/[^/]+-[\w-]{8,}\.\w+$/.test(path)
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
    if (!wantsPage || request.url.startsWith('/api/')) throw refuse.notFound()
    if (room.payments?.kind === 'paypal' && isPaymentPage(request.url)) return sendPaymentPage(reply, shell)
    return sendPage(request, reply, shell)
  })
}

function addFrontPages(app: FastifyInstance, room: Room): void {
  const folder = join(DIST, 'front')
  const pages = listSchema.parse(JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')))
  for (const { paths, file } of pages) {
    const page = asSoldHere(room, readFileSync(join(folder, file), 'utf8'))
    for (const url of paths)
      app.get(url, { schema: { hide: true } }, (request, reply) =>
        sendPage(request, reply, page.replaceAll(SITE, room.siteUrl())),
      )
  }
  const own = pages.map(({ paths }) => paths[0]!)
  app.get('/sitemap.xml', { schema: { hide: true } }, (_, reply) =>
    reply.type('application/xml; charset=utf-8').send(siteMap(room.siteUrl(), own)),
  )
  app.get('/robots.txt', { schema: { hide: true } }, (_, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsText(room.siteUrl())),
  )
}

/** A legal-aid office runs it free: then no price is shown, from the first paint on. */
function asSoldHere({ config }: Room, page: string): string {
  return config.billing === 'off' ? page.replace('<html lang="en">', '<html lang="en" data-billing="off">') : page
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: string): FastifyReply {
  const tag = `W/"${createHash('sha256').update(page).digest('base64url').slice(0, 27)}"`
  void reply.header('cache-control', 'no-cache').header('etag', tag)
  if (request.headers['if-none-match'] === tag) return reply.status(304).send()
  return reply.type('text/html; charset=utf-8').send(page)
}
