import { useFacets } from '@/features/catalogue/hooks/use_facets'
import type { useItemPages } from '@/features/catalogue/hooks/use_item_pages'
import type { SearchQuery } from '@saajha/contract/search_query'
import { common } from '@/messages/common'
import { item } from '@/messages/item'

type Props = { query: SearchQuery; list: ReturnType<typeof useItemPages> }

/**
 * The number of items, announced on changes. For a list with more pages it comes from the facets; for a page further on nothing
 * is shown until the facets are loaded.
 */
export function ItemCount({ query, list: { items, isOutdated, hasMore, start } }: Props) {
  const { facets } = useFacets(query)
  const shown = items?.length ?? 0
  const isCounted = (hasMore || start) && facets && facets.total > shown
  const count = isCounted ? facets.total : shown
  const more = isCounted ? facets.isCapped : hasMore
  const isKnown = items && (!start || facets) && (count > 0 || !more)

  return (
    <p role="status" className="inline-block min-h-6 font-semibold">
      {isOutdated ? common.loading : isKnown && item.count({ count, more })}
    </p>
  )
}
