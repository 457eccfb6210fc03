import { QueryClient } from '@tanstack/react-query'
import { readQuery } from '@/lib/api'
import { newestUnreadCount } from '@/lib/newest_unread_count'
import { UNREAD_COUNT_KEY } from '@/lib/query_keys'

/** What the app knows of the server: read once, never stale by itself, never retried. */
export function createQueryClient() {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readQuery,
        // Whether there is a network is for the call itself to find out: the service worker may know the answer.
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Infinity,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  // A reply that left the server before a push may arrive after it; the higher version wins.
  queryClient.setQueryDefaults(UNREAD_COUNT_KEY, { structuralSharing: newestUnreadCount })
  return queryClient
}
