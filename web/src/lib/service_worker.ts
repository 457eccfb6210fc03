import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'
import { queryPath } from '@/lib/api'
import { PUBLIC_ROOTS } from '@/lib/query_keys'
import type { Page } from '@/lib/read_page'
import { READS } from '../../service_worker/caches'

/**
 * Starts what keeps the app usable without a network; after the page is there, for it loads the whole app once. What this
 * page knows by then, from its HTML or from before anything was kept, is kept from the first visit on.
 */
export function startServiceWorker(queryClient: QueryClient): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const keep = () => void keepKnown(queryClient).catch(() => {})
  if (!serviceWorker.controller) {
    serviceWorker.addEventListener('controllerchange', keep, { once: true })
  }
  const start = () => {
    if (serviceWorker.controller) keep()
    // Without one the app works as long as there is a network.
    serviceWorker.register('/sw.js').catch(() => {})
  }
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}

/** Reads a public address ahead, so that the service worker has it when the network is gone. */
export function keepForOffline(path: string): void {
  if (!navigator.serviceWorker?.controller) return
  void fetch(path, { headers: { purpose: 'prefetch' } }).catch(() => {})
}

async function keepKnown(queryClient: QueryClient): Promise<void> {
  const cache = await caches.open(READS)
  const responses = queryClient.getQueryCache().getAll().flatMap(publicResponses)
  await Promise.all(responses.map(([address, response]) => cache.put(address, response)))
}

/** What everybody is answered, as the server says it, with its address. */
function publicResponses({ queryKey, state }: Query): [string, Response][] {
  if (state.status !== 'success' || !PUBLIC_ROOTS.includes(queryKey[0])) return []
  if (queryKey[1] !== 'pages') return [[queryPath(queryKey), Response.json(state.data)]]
  const { pages, pageParams } = state.data as InfiniteData<Page<unknown>, string>
  return pages.map(({ entries, next }, at) => {
    const headers: HeadersInit = next ? { link: `<${next}>; rel="next"` } : {}
    return [pageParams[at]!, Response.json(entries, { headers })]
  })
}
