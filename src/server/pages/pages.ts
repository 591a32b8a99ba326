import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { LANGUAGES, type Language } from '#language/language.ts'
import { isPaymentPage, sendPaymentPage } from '#server/billing/payment-page.ts'
import { refuse } from '#contract/refuse.ts'
import { languageOf } from '#server/language/language-of.ts'
import type { Room } from '#server/room.ts'
import { ON_DEVICE_POLICY } from './policy.ts'
import { robotsText, siteMap } from './site-map.ts'

const DIST = fileURLToPath(new URL('../../../dist/', import.meta.url))

/** Where people reach the product, in pages rendered before anybody knew. */
const SITE = '__SITE__'

const inEach = z.object({ en: z.string(), es: z.string() } satisfies Record<Language, z.ZodString>)
const listSchema = z.array(
  z.object({ paths: z.array(z.string()), unless: z.array(z.string()).default([]), files: inEach }),
)

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
  const frames = listIn('tool.json').map(({ paths: [at], unless, files }) => ({
    at,
    unless,
    page: pagesFrom(room, files),
  }))
  const common = frames.find(({ at }) => at === undefined)!.page
  addFrontPages(app, room)
  await app.register(fastifyStatic, {
    root: DIST,
    index: false,
    allowedPath: path => !path.startsWith('/front/') && path !== '/index.html',
    setHeaders: (reply, path) => {
      const isOnDevice = /\/on-device\/[\da-f]{16}\/[^/]+$/.test(path)
      if (isOnDevice) reply.header('content-security-policy', ON_DEVICE_POLICY)
      const isHashed = isOnDevice || /\/assets\/[^/]+-[\w-]{8,}\.\w+$/.test(path)
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  // For the service worker, which keeps it for when there is no connection.
  for (const { at = '', page } of frames)
    app.get(`/shell${at}`, { schema: { hide: true } }, (request, reply) =>
      sendPage(request, reply, inLanguage(request, reply, page)),
    )
  // What another app shares never comes here: the service worker takes it. Without one the letter is chosen by hand.
  app.post('/share', { schema: { hide: true } }, (_, reply) => reply.redirect('/upload?flow=generate', 303))
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
    if (!wantsPage || request.url.startsWith('/api/')) throw refuse.notFound()
    const { pathname, searchParams } = new URL(request.url, 'http://localhost')
    const own = frames.find(({ at, unless }) => at === pathname && !unless.some(name => searchParams.has(name)))
    const page = inLanguage(request, reply, (own ?? { page: common }).page)
    if (room.payments?.kind === 'paypal' && isPaymentPage(request.url)) return sendPaymentPage(reply, page)
    return sendPage(request, reply, page)
  })
}

function addFrontPages(app: FastifyInstance, room: Room): void {
  const pages = listIn('pages.json')
  for (const { paths, files } of pages) {
    const page = pagesFrom(room, files)
    for (const url of paths)
      app.get(url, { schema: { hide: true } }, (request, reply) =>
        sendPage(request, reply, inLanguage(request, reply, page).replaceAll(SITE, room.siteUrl())),
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

function listIn(file: string): z.output<typeof listSchema> {
  return listSchema.parse(JSON.parse(readFileSync(join(DIST, 'front', file), 'utf8')))
}

/** A legal-aid office runs it free: then no price is shown, from the first paint on. */
function asSoldHere({ config }: Room, page: string): string {
  return config.billing === 'off' ? page.replace(/<html lang="\w+"/, '$& data-billing="off"') : page
}

type InEach = Readonly<Record<Language, string>>

function pagesFrom(room: Room, files: InEach): InEach {
  const page = (language: Language) => asSoldHere(room, readFileSync(join(DIST, 'front', files[language]), 'utf8'))
  return Object.fromEntries(LANGUAGES.map(language => [language, page(language)])) as InEach
}

/** The page in the language of whoever asks. It stands under one address in every language, so the answer says on what
 *  that rests: nothing between us and them may hand it to somebody of another. */
function inLanguage(request: FastifyRequest, reply: FastifyReply, page: InEach): string {
  const language = languageOf(request)
  void reply.headers({ 'content-language': language, vary: 'Cookie, Accept-Language' })
  return page[language]
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: string): FastifyReply {
  const tag = `W/"${createHash('sha256').update(page).digest('base64url').slice(0, 27)}"`
  void reply.header('cache-control', 'no-cache').header('etag', tag)
  if (request.headers['if-none-match'] === tag) return reply.status(304).send()
  return reply.type('text/html; charset=utf-8').send(page)
}
