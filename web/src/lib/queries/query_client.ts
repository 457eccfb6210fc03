import { onlineManager, QueryClient } from '@tanstack/react-query'
import { queryPath, readQuery } from '@/lib/http/api'
import { firstData } from '@/lib/http/preloaded_reads'
import { newestUnreadCount } from '@/lib/live/newest_unread_count'
import { UNREAD_COUNT_KEY } from '@/lib/queries/query_keys'

/** After the event `online`, requests may still fail for a moment, for example until names are resolved. */
const RECONNECTION_MS = 500

/**
 * Queries begin with the response that the HTML page brings along for their URL: the URL of their key, of their first page, or of
 * `meta`. It is not their `initialData`, to which a reset for another member would return.
 */
class PageQueryClient extends QueryClient {
  override defaultQueryOptions: QueryClient['defaultQueryOptions'] = (options) => {
    const all = super.defaultQueryOptions(options)
    const { initialPageParam, meta } = all as { initialPageParam?: unknown } & typeof all
    const url =
      meta?.url ?? (all.queryFn === readQuery ? queryPath(all.queryKey) : initialPageParam)
    const read = typeof url === 'string' && firstData(url, all.refetchOnMount === 'always')
    if (read && this.getQueryCache().get(all.queryHash)?.state.data === undefined) {
      const { response, next } = read
      const data = initialPageParam
        ? { pages: [{ entries: response, next }], pageParams: [url] }
        : response
      this.setQueryData(all.queryKey, data as never)
    }
    return all
  }
}

/**
 * The query cache: queries are never stale by age and never retried; those without data are refetched a moment after a
 * reconnect.
 */
export function createQueryClient() {
  onlineManager.setEventListener(listenToNetwork)
  const queryClient = new PageQueryClient({
    defaultOptions: {
      queries: {
        queryFn: readQuery,
        // Offline requests are sent as well: the service worker may have a cached response.
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        // The default is false for queries that are sent offline.
        refetchOnReconnect: true,
        staleTime: Infinity,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  // A response that the server sent before a push may arrive after it; the higher version wins.
  queryClient.setQueryDefaults(UNREAD_COUNT_KEY, { structuralSharing: newestUnreadCount })
  return queryClient
}

/** Reports the network's state: offline immediately, online after the delay. Returns a function that stops it. */
function listenToNetwork(setOnline: (isOnline: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const onOnline = () => {
    clearTimeout(timer)
    timer = setTimeout(setOnline, RECONNECTION_MS, true)
  }
  const onOffline = () => {
    clearTimeout(timer)
    setOnline(false)
  }
  window.addEventListener('online', onOnline)
  window.addEventListener('offline', onOffline)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('online', onOnline)
    window.removeEventListener('offline', onOffline)
  }
}
