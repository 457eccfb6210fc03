import { keepPreviousData, useInfiniteQuery, type QueryKey } from '@tanstack/react-query'
import { readPage } from '@/lib/http/read_page'

type Options = {
  /** Refetches the list on every mount, even if it is cached. */
  isAlwaysFresh?: boolean
  /** Shows the list of the previous URL until the list of this one is loaded. */
  keepPrevious?: boolean
  /** False to fetch nothing, and return what is cached. */
  isEnabled?: boolean
}

/** Back restores all loaded pages of a list within this time. */
const CACHE_TTL_MS = 30 * 60 * 1000

/** A paged list from a URL on; `showMore` loads the next page. */
export function usePages<Entry>(queryKey: QueryKey, url: string, options: Options = {}) {
  const pages = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => readPage<Entry>(pageParam, signal),
    initialPageParam: url,
    getNextPageParam: ({ next }) => next,
    gcTime: CACHE_TTL_MS,
    enabled: options.isEnabled ?? true,
    ...(options.keepPrevious && { placeholderData: keepPreviousData }),
    ...(options.isAlwaysFresh && { staleTime: 0, refetchOnMount: 'always' as const }),
  })

  return {
    entries: pages.data?.pages.flatMap(({ entries }) => entries),
    isFailed: pages.isError && !pages.data,
    error: pages.error,
    isOutdated: pages.isPlaceholderData,
    pageCount: pages.data?.pages.length ?? 0,
    hasMore: pages.hasNextPage,
    next: pages.data?.pages.at(-1)?.next,
    isMoreFailed: pages.isFetchNextPageError,
    isFetchingMore: pages.isFetchingNextPage,
    isFetching: pages.isFetching,
    showMore: () => void pages.fetchNextPage(),
    refetch: () => void pages.refetch(),
  }
}
