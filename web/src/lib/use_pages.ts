import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query'
import { readPage } from '@/lib/read_page'

type Options = {
  /** Read again on every visit, whatever is known. */
  isAlwaysFresh?: boolean
}

/** A list that may be longer than one reply, from an address on; `showMore` reads the next part. */
export function usePages<Entry>(queryKey: QueryKey, address: string, options: Options = {}) {
  const pages = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => readPage<Entry>(pageParam, signal),
    initialPageParam: address,
    getNextPageParam: ({ next }) => next,
    ...(options.isAlwaysFresh && { staleTime: 0, refetchOnMount: 'always' as const }),
  })

  return {
    entries: pages.data?.pages.flatMap(({ entries }) => entries),
    isFailed: pages.isError && !pages.data,
    hasMore: pages.hasNextPage,
    isReadingMore: pages.isFetchingNextPage,
    isReading: pages.isFetching,
    showMore: () => void pages.fetchNextPage(),
    readAgain: () => void pages.refetch(),
  }
}
