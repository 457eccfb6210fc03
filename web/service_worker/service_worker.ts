import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { isAppPage, isPublicPage, isPublicPicture, isPublicRead } from './urls.ts'
import { READS } from './caches.ts'
import { showPushes } from './push.ts'

declare const self: ServiceWorkerGlobalScope
/** Defined by the build: the app's files, and a hash of their names and revisions. */
declare const APP_FILES: PrecacheEntry[]
declare const APP_VERSION: string

const SHELL = 'shell-'
const SHELL_CACHE = SHELL + APP_VERSION
const PAGES = 'pages'
/** The network timeout after which a cached response is used, in seconds. */
const NETWORK_TIMEOUT = 6

// A new version is activated after all tabs of the old one are closed, so that they keep their scripts.
precacheAndRoute(APP_FILES)
cleanupOutdatedCaches()
self.addEventListener('install', (event) => event.waitUntil(cacheShell()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
showPushes()

/** Matches the prerendered shell that the server inserts (`api/app/shared/pages`). */
const PRERENDERED_SHELL = /<div class="prerendered-shell"[^]*?<!-- prerendered-shell -->/

const publicPages = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds: NETWORK_TIMEOUT,
  plugins: [
    new ExpirationPlugin({ maxEntries: 40 }),
    {
      handlerDidError: shell,
      cacheWillUpdate: ({ response }) => withoutPrerenderedShell(response),
    },
  ],
})
const otherPages = new NetworkOnly({ plugins: [{ handlerDidError: shell }] })

registerRoute(({ request, url }) => request.mode === 'navigate' && isPublicPage(url), publicPages)
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isAppPage(url.pathname),
  otherPages
)
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isPublicRead(url),
  new NetworkFirst({
    cacheName: READS,
    networkTimeoutSeconds: NETWORK_TIMEOUT,
    plugins: [
      new ExpirationPlugin({ maxEntries: 120 }),
      { cacheWillUpdate: async ({ response }) => withoutDate(response) },
    ],
  })
)
registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && request.destination === 'image' && isPublicPicture(url.pathname),
  new CacheFirst({
    cacheName: 'pictures',
    plugins: [
      new ExpirationPlugin({ maxEntries: 150, purgeOnQuotaError: true }),
      { cachedResponseWillBeUsed: async ({ cachedResponse }) => withoutDefault(cachedResponse) },
    ],
  })
)
// Hashed files that are not precached, such as fonts.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: 'assets', plugins: [new ExpirationPlugin({ maxEntries: 60 })] })
)

/** Caches the home page of a guest, from which any page of the app starts offline. */
async function cacheShell(): Promise<void> {
  const page = await fetch('/', { cache: 'reload', credentials: 'omit' })
  const html = await withoutPrerenderedShell(page)
  if (!html) throw new Error(`The home page came with status ${page.status}`)
  const cache = await caches.open(SHELL_CACHE)
  await cache.put('/', html)
}

/** Removes the prerendered shell, since the cached page may be used for another URL; null for a failed response. */
async function withoutPrerenderedShell(page: Response): Promise<Response | null> {
  if (page.status !== 200) return null
  const html = (await page.text()).replace(PRERENDERED_SHELL, '')
  return new Response(html, { headers: page.headers })
}

/** Removes the time of a response, by which the app corrects the browser's clock; null for a failed response. */
function withoutDate(response: Response): Response | null {
  if (response.status !== 200) return null
  const headers = new Headers(response.headers)
  headers.delete('date')
  return new Response(response.body, { headers })
}

/** A cached picture; null for the default picture, to which the server redirects until a photo has its variants. */
function withoutDefault(picture: Response | undefined): Response | null {
  return picture && !picture.redirected ? picture : null
}

async function shell(): Promise<Response | undefined> {
  return caches.match('/', { cacheName: SHELL_CACHE })
}

async function takeOver(): Promise<void> {
  const names = await caches.keys()
  // A page names the scripts of its release, which are cached no more.
  const old = names.filter(
    (name) => name === PAGES || (name.startsWith(SHELL) && name !== SHELL_CACHE)
  )
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}
