import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

type RouteMatch = { request: { mode: string; destination: string }; url: URL; sameOrigin: boolean }
type Plugin = {
  handlerDidError?: () => Promise<Response | undefined>
  cacheWillUpdate?: (update: { response: Response }) => Promise<Response | null>
  cachedResponseWillBeUsed?: (use: { cachedResponse?: Response }) => Promise<Response | null>
}
type Strategy = { kind: string; options: { cacheName?: string; plugins: Plugin[] } }

const { routes, precached } = vi.hoisted(() => ({
  routes: [] as { matches: (match: RouteMatch) => boolean; strategy: Strategy }[],
  precached: [] as unknown[],
}))
vi.mock('workbox-precaching', () => ({
  precacheAndRoute: (files: unknown) => precached.push(files),
  cleanupOutdatedCaches: vi.fn(),
}))
vi.mock('workbox-expiration', () => ({ ExpirationPlugin: class {} }))
vi.mock('workbox-routing', () => ({
  registerRoute: (matches: (match: RouteMatch) => boolean, strategy: Strategy) =>
    routes.push({ matches, strategy }),
}))
vi.mock('workbox-strategies', () => {
  const strategy = (kind: string) =>
    class {
      kind = kind
      options: unknown
      constructor(options: unknown) {
        this.options = options
      }
    }
  return {
    CacheFirst: strategy('CacheFirst'),
    NetworkFirst: strategy('NetworkFirst'),
    NetworkOnly: strategy('NetworkOnly'),
  }
})

const FILES = [{ url: '/assets/start.js', revision: null }]
const SHELL_HTML =
  '<div class="prerendered-shell"><p>Prerendered content</p></div><!-- prerendered-shell -->'
const claim = vi.fn(async () => {})
const stored = new Map<string, Map<string, Response>>()

// Not imported by its path: the script uses the types of a service worker, not of a page.
const [load] = Object.values(import.meta.glob('../../../service_worker/service_worker.ts'))

beforeAll(async () => {
  vi.stubGlobal('APP_FILES', FILES)
  vi.stubGlobal('APP_VERSION', 'v2')
  vi.stubGlobal('clients', { claim })
  vi.stubGlobal('caches', {
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    open: async (name: string) => {
      const cache = stored.get(name) ?? new Map<string, Response>()
      stored.set(name, cache)
      return { put: async (path: string, response: Response) => void cache.set(path, response) }
    },
    match: async (path: string, { cacheName }: { cacheName: string }) =>
      stored.get(cacheName)?.get(path),
  })
  await load!()
})

beforeEach(() => stored.clear())

afterAll(() => void vi.unstubAllGlobals())

/** Dispatches a lifecycle event of the worker and waits for its `waitUntil` promise. */
async function dispatch(event: 'install' | 'activate') {
  let until: Promise<unknown> | undefined
  const waitUntil = (work: Promise<unknown>) => void (until = work)
  window.dispatchEvent(Object.assign(new Event(event), { waitUntil }))
  await until
}

function stubHome(response: Response) {
  return vi.spyOn(globalThis, 'fetch').mockResolvedValue(response)
}

function strategyFor(
  path: string,
  mode = 'cors',
  destination = '',
  origin = 'https://saajha.test'
) {
  const url = new URL(path, origin)
  const sameOrigin = url.origin === 'https://saajha.test'
  const match = { request: { mode, destination }, url, sameOrigin }
  return routes.find(({ matches }) => matches(match))?.strategy
}

test('the service worker precaches the files of the app', () => {
  expect(precached).toEqual([FILES])
})

test.each([
  ['/', 'NetworkFirst', 'pages'],
  ['/search?q=bike', 'NetworkFirst', 'pages'],
  ['/category/bike', 'NetworkFirst', 'pages'],
  ['/search?from=2031-11-28&to=2031-11-30', 'NetworkOnly', undefined],
  ['/item/i1', 'NetworkFirst', 'pages'],
  ['/items/i1', 'NetworkFirst', 'pages'],
  ['/item/i1/edit', 'NetworkOnly', undefined],
  ['/dashboard', 'NetworkOnly', undefined],
  ['/api/logout', undefined, undefined],
  ['/media/m1/full.webp', undefined, undefined],
  ['/robots.txt', undefined, undefined],
])('a navigation to %s uses %s with the cache %s', (path, kind, cacheName) => {
  const strategy = strategyFor(path, 'navigate')
  expect(strategy?.kind).toBe(kind)
  expect(strategy?.options.cacheName).toBe(cacheName)
})

test.each([
  ['/api/items?limit=4', '', 'NetworkFirst', 'reads'],
  ['/api/categories', '', 'NetworkFirst', 'reads'],
  ['/api/items?from=2031-11-28&to=2031-11-30', '', undefined, undefined],
  ['/api/items-of-mine', '', undefined, undefined],
  ['/api/notifications', '', undefined, undefined],
  ['/media/m1/full.webp', 'image', 'CacheFirst', 'pictures'],
  ['/media/private/m1/document.webp', 'image', undefined, undefined],
  ['/media/m1/video.mp4', 'video', undefined, undefined],
  ['/assets/hindi-1.js', 'script', 'CacheFirst', 'assets'],
])('a request for %s (%s) uses %s with the cache %s', (path, destination, kind, name) => {
  const strategy = strategyFor(path, 'cors', destination)
  expect(strategy?.kind).toBe(kind)
  expect(strategy?.options.cacheName).toBe(name)
})

test.each([
  ['/api/items', ''],
  ['/media/m1/full.webp', 'image'],
  ['/assets/start.js', 'script'],
])('a cross-origin request for %s has no route', (path, destination) => {
  expect(strategyFor(path, 'cors', destination, 'https://elsewhere.test')).toBeUndefined()
})

test('installation caches the home page of a guest without its prerendered shell', async () => {
  const fetched = stubHome(new Response(`<html>${SHELL_HTML}<main></main></html>`))
  await dispatch('install')
  expect(fetched.mock.calls).toEqual([['/', { cache: 'reload', credentials: 'omit' }]])
  const page = stored.get('shell-v2')?.get('/')
  expect(await page?.text()).toBe('<html><main></main></html>')
})

test('installation fails if the home page cannot be fetched', async () => {
  stubHome(new Response('', { status: 503 }))
  await expect(dispatch('install')).rejects.toThrow('503')
  expect(stored.size).toBe(0)
})

test('activation removes the cached pages of older versions alone, whose scripts are gone', async () => {
  for (const name of ['shell-v1', 'shell-v2', 'pages', 'reads']) stored.set(name, new Map())
  await dispatch('activate')
  expect([...stored.keys()]).toEqual(['shell-v2', 'reads'])
  expect(claim).toHaveBeenCalledOnce()
})

test.each(['/', '/dashboard'])(
  'without a network %s falls back to the cached home page',
  async (path) => {
    stubHome(new Response('<html></html>'))
    await dispatch('install')
    const { plugins } = strategyFor(path, 'navigate')!.options
    const plugin = plugins.find(({ handlerDidError }) => handlerDidError)
    expect(await (await plugin?.handlerDidError?.())?.text()).toBe('<html></html>')
  }
)

test('a public page is cached without its prerendered shell, and a 404 page is not cached', async () => {
  const { plugins } = strategyFor('/item/i1', 'navigate')!.options
  const toCached = plugins.find(({ cacheWillUpdate }) => cacheWillUpdate)!.cacheWillUpdate!
  const cached = await toCached({ response: new Response(`a${SHELL_HTML}b`) })
  expect(await cached?.text()).toBe('ab')
  expect(await toCached({ response: new Response('gone', { status: 404 }) })).toBeNull()
})

test('a public response is cached without its time, which is not the server’s when it is used offline', async () => {
  const { plugins } = strategyFor('/api/items')!.options
  const toCached = plugins.find(({ cacheWillUpdate }) => cacheWillUpdate)!.cacheWillUpdate!
  const headers = {
    date: 'Mon, 10 Mar 2031 06:00:00 GMT',
    link: '</api/items?cursor=b>; rel="next"',
  }
  const cached = await toCached({ response: new Response('[]', { headers }) })
  expect(await cached?.text()).toBe('[]')
  expect([...cached!.headers.keys()]).toEqual(['content-type', 'link'])
  expect(await toCached({ response: new Response('gone', { status: 404 }) })).toBeNull()
})

test('a picture is used from the cache, but not the default one that a photo without variants redirected to', async () => {
  const { plugins } = strategyFor('/media/m1/full.webp', 'no-cors', 'image')!.options
  const toUse = plugins.find((plugin) => plugin.cachedResponseWillBeUsed)!.cachedResponseWillBeUsed!
  const photo = new Response('photo')
  expect(await toUse({ cachedResponse: photo })).toBe(photo)
  const substitute = Object.defineProperty(new Response('default'), 'redirected', { value: true })
  expect(await toUse({ cachedResponse: substitute })).toBeNull()
})
