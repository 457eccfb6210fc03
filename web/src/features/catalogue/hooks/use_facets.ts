import type { ItemFacets } from '@saajha/contract/item'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { readJson } from '@/lib/api'
import { searchUrl, type SearchQuery } from '@saajha/contract/search_query'

/** What would narrow a list further, counted; the counts before stand, `isCounting`, until the next are here. */
export function useFacets(query: SearchQuery) {
  const { data, isPlaceholderData } = useQuery({
    ...facetsOf(query),
    placeholderData: keepPreviousData,
  })
  return { facets: data, isCounting: isPlaceholderData }
}

/** Reads the counts again that could not be read. */
export function useReadFacetsAgain() {
  const queryClient = useQueryClient()
  return () =>
    void queryClient.refetchQueries({
      queryKey: ['/api/items', 'facets'],
      type: 'active',
      predicate: ({ state }) => state.status === 'error',
    })
}

/** How the counts beside a list are read: whatever its order, they are the same. */
export function facetsOf(query: SearchQuery) {
  const address = searchUrl({ ...query, sort: null }, '/api/items/facets')
  return {
    queryKey: ['/api/items', 'facets', address],
    queryFn: ({ signal }: { signal: AbortSignal }) => readJson<ItemFacets>(address, signal),
  }
}
