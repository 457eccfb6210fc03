import { useFacets } from '@/features/catalogue/hooks/use_facets'
import type { useItemPages } from '@/features/catalogue/hooks/use_item_pages'
import type { SearchQuery } from '@saajha/contract/search_query'
import { everywhere } from '@/messages/everywhere'
import { item } from '@/messages/item'

type Props = { query: SearchQuery; list: ReturnType<typeof useItemPages> }

/**
 * How many items there are, said aloud when it changes; of a list that goes on, or began before, as many as are counted, and
 * of the latter nothing until they are.
 */
export function ItemCount({ query, list: { items, isOutdated, hasMore, start } }: Props) {
  const { facets } = useFacets(query)
  const shown = items?.length ?? 0
  const isCounted = (hasMore || start) && facets && facets.total > shown
  const count = isCounted ? facets.total : shown
  const isKnown = items && (!start || facets)
  const more = isCounted ? facets.isCapped : hasMore

  return (
    <p role="status" className="min-h-6 font-semibold">
      {isOutdated ? everywhere.loading : isKnown && item.count({ count, more })}
    </p>
  )
}
