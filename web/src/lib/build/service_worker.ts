import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'
import { nextLink } from '@saajha/contract/next_link'
import { queryPath } from '@/lib/http/api'
import { PUBLIC_ROOTS } from '@/lib/queries/query_keys'
import type { Page } from '@/lib/http/read_page'
import { READS } from '../../../service_worker/caches'

/**
 * Registers the service worker after the page is loaded, since the worker fetches the whole app. Also writes the public
 * responses in this page's query cache to the offline cache, so that the first visit already works offline.
 */
export function startServiceWorker(queryClient: QueryClient): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const cacheForOffline = () => void cachePublicResponses(queryClient).catch(() => {})
  if (!serviceWorker.controller) {
    serviceWorker.addEventListener('controllerchange', cacheForOffline, { once: true })
  }
  const start = () => {
    if (serviceWorker.controller) cacheForOffline()
    // Without a service worker the app still works online.
    serviceWorker.register('/sw.js').catch(() => {})
  }
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}

/** Prefetches a public URL, so that the service worker caches it for offline use. */
export function keepForOffline(path: string): void {
  if (!navigator.serviceWorker?.controller) return
  void fetch(path, { headers: { purpose: 'prefetch' } }).catch(() => {})
}

async function cachePublicResponses(queryClient: QueryClient): Promise<void> {
  const cache = await caches.open(READS)
  const responses = queryClient.getQueryCache().getAll().flatMap(publicResponses)
  await Promise.all(responses.map(([url, response]) => cache.put(url, response)))
}

/** The responses of a public query by URL; none for other queries. */
function publicResponses({ queryKey, state }: Query): [string, Response][] {
  if (state.status !== 'success' || !PUBLIC_ROOTS.includes(queryKey[0])) return []
  if (queryKey[1] !== 'pages') return [[queryPath(queryKey), Response.json(state.data)]]
  const { pages, pageParams } = state.data as InfiniteData<Page<unknown>, string>
  return pages.map(({ entries, next }, at) => {
    const headers: HeadersInit = next ? { link: nextLink(next) } : {}
    return [pageParams[at]!, Response.json(entries, { headers })]
  })
}
