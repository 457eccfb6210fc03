import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { isAppPage, isPublicPage, isPublicPicture, isPublicRead } from './urls.ts'
import { READS } from './caches.ts'

declare const self: ServiceWorkerGlobalScope
/** Put in by the build: the app's scripts and styles, and a mark that changes with any of them. */
declare const APP_FILES: PrecacheEntry[]
declare const APP_VERSION: string

const SHELL = 'shell-'
const SHELL_CACHE = SHELL + APP_VERSION
/** A network that says nothing for so long counts as none where something is kept, in seconds. */
const PATIENCE = 6

// A new version waits until no tab of the old one is open: until then those find the scripts they were built with.
precacheAndRoute(APP_FILES)
cleanupOutdatedCaches()
self.addEventListener('install', (event) => event.waitUntil(keepShell()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

/** As the server writes it into a page (`api/app/shared/pages`). */
const PRERENDERED_SHELL = /<div class="prerendered-shell"[^]*?<!-- prerendered-shell -->/

const publicPages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: PATIENCE,
  plugins: [
    new ExpirationPlugin({ maxEntries: 40 }),
    { handlerDidError: shell, cacheWillUpdate: ({ response }) => withoutSight(response) },
  ],
})
const otherPages = new NetworkOnly({ plugins: [{ handlerDidError: shell }] })

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isPublicPage(url.pathname),
  publicPages
)
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isAppPage(url.pathname),
  otherPages
)
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isPublicRead(url.pathname),
  new NetworkFirst({
    cacheName: READS,
    networkTimeoutSeconds: PATIENCE,
    plugins: [new ExpirationPlugin({ maxEntries: 120 })],
  })
)
registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && request.destination === 'image' && isPublicPicture(url.pathname),
  new CacheFirst({
    cacheName: 'pictures',
    plugins: [new ExpirationPlugin({ maxEntries: 150, purgeOnQuotaError: true })],
  })
)
// Hashed files that are not kept from the start: fonts, and other languages.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: 'assets', plugins: [new ExpirationPlugin({ maxEntries: 60 })] })
)

/** The home page as everybody sees it: from it any address of the app starts while there is no network. */
async function keepShell(): Promise<void> {
  const page = await fetch('/', { cache: 'reload', credentials: 'omit' })
  const kept = await withoutSight(page)
  if (!kept) throw new Error(`The home page came with status ${page.status}`)
  const cache = await caches.open(SHELL_CACHE)
  await cache.put('/', kept)
}

/** A page without what it began with: it may be shown later at another address. */
async function withoutSight(page: Response): Promise<Response | null> {
  if (page.status !== 200) return null
  const html = (await page.text()).replace(PRERENDERED_SHELL, '')
  return new Response(html, { headers: page.headers })
}

async function shell(): Promise<Response | undefined> {
  return caches.match('/', { cacheName: SHELL_CACHE })
}

async function takeOver(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(SHELL) && name !== SHELL_CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}
