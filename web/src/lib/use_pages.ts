import { keepPreviousData, useInfiniteQuery, type QueryKey } from '@tanstack/react-query'
import { readPage } from '@/lib/read_page'

type Options = {
  /** Read again on every visit, whatever is known. */
  isAlwaysFresh?: boolean
  /** The list of the address before stands until this one's is here. */
  keepsShown?: boolean
}

/** Back to a long list brings all of it, also after a while elsewhere. */
const KEPT_MS = 30 * 60 * 1000

/** A list that may be longer than one reply, from an address on; `showMore` reads the next part. */
export function usePages<Entry>(queryKey: QueryKey, address: string, options: Options = {}) {
  const pages = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => readPage<Entry>(pageParam, signal),
    initialPageParam: address,
    getNextPageParam: ({ next }) => next,
    gcTime: KEPT_MS,
    ...(options.keepsShown && { placeholderData: keepPreviousData }),
    ...(options.isAlwaysFresh && { staleTime: 0, refetchOnMount: 'always' as const }),
  })

  return {
    entries: pages.data?.pages.flatMap(({ entries }) => entries),
    isFailed: pages.isError && !pages.data,
    error: pages.error,
    isOutdated: pages.isPlaceholderData,
    partsRead: pages.data?.pages.length ?? 0,
    hasMore: pages.hasNextPage,
    next: pages.data?.pages.at(-1)?.next,
    isMoreFailed: pages.isFetchNextPageError,
    isReadingMore: pages.isFetchingNextPage,
    isReading: pages.isFetching,
    showMore: () => void pages.fetchNextPage(),
    readAgain: () => void pages.refetch(),
  }
}
