import type { ItemFacets } from '@saajha/contract/item'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { readJson } from '@/lib/http/api'
import { searchUrl, type SearchQuery } from '@saajha/contract/search_query'

/** The facets of a query; the previous ones, with `isCounting`, while the next are loading. */
export function useFacets(query: SearchQuery) {
  const { data, isPlaceholderData } = useQuery({
    ...facetsOf(query),
    placeholderData: keepPreviousData,
  })
  return { facets: data, isCounting: isPlaceholderData }
}

/** Returns a function that refetches failed facets. */
export function useReadFacetsAgain() {
  const queryClient = useQueryClient()
  return () =>
    void queryClient.refetchQueries({
      queryKey: ['/api/items', 'facets'],
      type: 'active',
      predicate: ({ state }) => state.status === 'error',
    })
}

/** The query options of a list's facets, independent of its sort order. */
export function facetsOf(query: SearchQuery) {
  const url = searchUrl({ ...query, sort: null }, '/api/items/facets')
  return {
    queryKey: ['/api/items', 'facets', url],
    queryFn: ({ signal }: { signal: AbortSignal }) => readJson<ItemFacets>(url, signal),
  }
}
