import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'
import { queryPath } from '@/lib/api'

const PUBLIC_ROOTS: unknown[] = ['/api/items', '/api/categories']

/**
 * Starts what keeps the app usable without a network; after the page is there, for it loads the whole app once. What this
 * page read before it was there is read once more, so that it is kept from the first visit on.
 */
export function startServiceWorker(queryClient: QueryClient): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  if (!serviceWorker.controller) {
    const keepAll = () =>
      queryClient.getQueryCache().getAll().flatMap(publicAddresses).forEach(keepForOffline)
    serviceWorker.addEventListener('controllerchange', keepAll, { once: true })
  }
  // Without one the app works as long as there is a network.
  const register = () => void serviceWorker.register('/sw.js').catch(() => {})
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}

/** Reads a public address ahead, so that the service worker has it when the network is gone. */
export function keepForOffline(path: string): void {
  if (!navigator.serviceWorker?.controller) return
  void fetch(path, { headers: { purpose: 'prefetch' } }).catch(() => {})
}

/** Where the replies behind a query came from, if everybody gets the same. */
function publicAddresses({ queryKey, state }: Query): string[] {
  if (state.status !== 'success' || !PUBLIC_ROOTS.includes(queryKey[0])) return []
  return queryKey[1] === 'pages'
    ? (state.data as InfiniteData<unknown, string>).pageParams
    : [queryPath(queryKey)]
}
