import type { Item } from '@saajha/contract/item'
import { useInfiniteQuery } from '@tanstack/react-query'
import { readPage } from '@/lib/read_page'

/** A list of items that may be longer than one reply; `showMore` reads on. Give its address. */
export function useItemPages(address: string, { enabled = true } = {}) {
  const pages = useInfiniteQuery({
    // Under the address of all items, so that what invalidates those reads this again too.
    queryKey: ['/api/items', 'pages', address],
    queryFn: ({ pageParam, signal }) => readPage<Item>(pageParam, signal),
    initialPageParam: address,
    getNextPageParam: ({ next }) => next,
    enabled,
  })

  return {
    items: pages.data?.pages.flatMap(({ entries }) => entries),
    isFailed: pages.isError && !pages.data,
    hasMore: pages.hasNextPage,
    isReadingMore: pages.isFetchingNextPage,
    showMore: () => void pages.fetchNextPage(),
    readAgain: () => void pages.refetch(),
  }
}
