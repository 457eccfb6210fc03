import {
  onlineManager,
  QueryCache,
  QueryClient,
  type QueryKey,
  type QueryMeta,
} from '@tanstack/react-query'
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
class PageQueryCache extends QueryCache {
  override build: QueryCache['build'] = (client, options, state) => {
    const query = super.build(client, options, state)
    if (query.state.data === undefined) begin(query)
    return query
  }
}

/** A query of any data. Those of lists have a first page; those of observers say whether they are fetched with each mount. */
type NewQuery = {
  queryKey: QueryKey
  options: { meta?: QueryMeta; queryFn?: unknown }
  setData(data: never, options: { manual: true }): unknown
}
type Observed = { refetchOnMount?: unknown; initialPageParam?: unknown }

/** Gives a query the response that the page brings along for its URL, if there is one that no query has begun with. */
function begin(query: NewQuery): void {
  const { refetchOnMount, initialPageParam, meta, queryFn }: NewQuery['options'] & Observed =
    query.options
  const url = meta?.url ?? (queryFn === readQuery ? queryPath(query.queryKey) : initialPageParam)
  const read = typeof url === 'string' && firstData(url, refetchOnMount === 'always')
  if (!read) return
  const { response, next } = read
  const pages = { pages: [{ entries: response, next }], pageParams: [url] }
  query.setData((initialPageParam ? pages : response) as never, { manual: true })
}

/**
 * The query cache: queries are never stale by age and never retried; those without data are refetched a moment after a
 * reconnect.
 */
export function createQueryClient() {
  onlineManager.setEventListener(listenToNetwork)
  const queryClient = new QueryClient({
    queryCache: new PageQueryCache(),
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
