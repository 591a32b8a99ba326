import { cleanupOutdatedCaches, matchPrecache, precache, type PrecacheEntry } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import { onDevice } from '#web/offline/device.ts'
import { SHARE_FIELD, SHARE_PATH, SHARED_PATH, TAKE_OVER } from '#web/offline/names.ts'
import { CACHE, FOLDER, NETWORK_CHANNEL, ON_MARK } from '#web/private/names.ts'

// Holds what the product is made of, and nothing of anybody's: answers of the server are never cached here.

declare const self: ServiceWorkerGlobalScope
/** Put here at build: every file of the product with what tells one version from the next. */
declare const PRODUCT_FILES: PrecacheEntry[]

const SHELL = '/shell'
const SLOW_SECONDS = 5

cleanupOutdatedCaches()
precache(PRODUCT_FILES)

async function keptPage(pathname: string): Promise<Response | undefined> {
  return (await matchPrecache(pathname)) ?? (await matchPrecache(SHELL + pathname)) ?? matchPrecache(SHELL)
}

// A page comes from the server while there is one, so that nobody reads what was mended since.
const pages = new NetworkOnly({
  networkTimeoutSeconds: SLOW_SECONDS,
  plugins: [
    {
      handlerDidError: ({ request }) => keptPage(new URL(request.url).pathname),
    },
  ],
})
registerRoute(
  ({ request }) => request.mode === 'navigate' && request.method === 'GET',
  async context => {
    const isPrivate = await caches.has(ON_MARK)
    const kept = isPrivate ? await keptPage(context.url.pathname) : undefined
    if (kept) return kept
    tellOfNetwork(context.request)
    return pages.handle(context)
  },
)

// What reads letters on this phone is fetched when private mode is prepared, and lies apart.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(FOLDER),
  async ({ request }) => (await (await caches.open(CACHE)).match(request)) ?? fromNetwork(request),
)

// Every other file bears its version in its name, or was fetched with this one.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && !url.pathname.startsWith('/api/'),
  async ({ request }) => (await matchPrecache(request)) ?? fromNetwork(request),
)

// What has no file on this phone leaves it: the ledger of private mode lists it.
const ledger = new BroadcastChannel(NETWORK_CHANNEL)
self.addEventListener('fetch', ({ request }) => {
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin || pathname.startsWith('/api/')) tellOfNetwork(request)
})

function fromNetwork(request: Request): Promise<Response> {
  tellOfNetwork(request)
  return fetch(request)
}

function tellOfNetwork({ url }: Request): void {
  ledger.postMessage(url)
}

// A letter another app shares waits on this device; the upload page shows it, and nothing is sent before the person says so.
registerRoute(
  ({ url }) => url.pathname === SHARE_PATH,
  async ({ request }) => {
    const files = (await request.formData()).getAll(SHARE_FIELD).filter(one => typeof one !== 'string')
    await onDevice(async kept => {
      await kept.clear('shared')
      for (const [index, file] of files.entries()) await kept.put('shared', file, String(index).padStart(3, '0'))
    })
    return Response.redirect(SHARED_PATH, 303)
  },
  'POST',
)

self.addEventListener('activate', event => event.waitUntil(self.clients.claim()))

// A new version waits until the person lets it in: it never pulls a page away from under them.
self.addEventListener('message', event => {
  if (event.data === TAKE_OVER) void self.skipWaiting()
})

self.addEventListener('push', event => {
  if (!event.data) return
  const { title, body, tag, path } = event.data.json() as Record<'title' | 'body' | 'tag' | 'path', string>
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/icon.svg', data: path }))
})

self.addEventListener('notificationclick', event => {
  event.notification.close()
  const url = new URL(String(event.notification.data), self.location.origin)
  if (url.origin === self.location.origin) event.waitUntil(self.clients.openWindow(url.href))
})
