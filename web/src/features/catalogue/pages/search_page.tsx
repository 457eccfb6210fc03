import { SearchX, X } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty_state'
import { ShowMore } from '@/components/show_more'
import { FetchFailed } from '@/features/catalogue/components/fetch_failed'
import { ItemCards } from '@/features/catalogue/components/item_cards'
import { useItemPages } from '@/features/catalogue/hooks/use_item_pages'
import { searchHeading } from '@/features/catalogue/search_heading'
import { readSearch, searchAddress } from '@/features/catalogue/search_query'
import { item } from '@/messages/item'
import { pages } from '@/messages/pages'
import { search } from '@/messages/search'

/** What a search or a filter found. The address bar holds the search, so Back brings it back. */
export function SearchPage() {
  const [parameters, setParameters] = useSearchParams()
  const query = readSearch(parameters)
  const { items, isFailed, ...list } = useItemPages(searchAddress(query))
  const { title, subtitle } = searchHeading(query)

  const clearFilter = () => {
    const rest = new URLSearchParams(parameters)
    rest.delete('filter')
    setParameters(rest)
  }

  return (
    <div className="page py-8">
      <title>{pages.title({ page: title })}</title>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-title">{title}</h1>
          <p className="text-soft sm:text-lg">{subtitle}</p>
          <p role="status" className="min-h-6 font-semibold">
            {items && item.count({ count: items.length, more: list.hasMore })}
          </p>
        </div>
        {query.filter && (
          <Button variant="outline" onClick={clearFilter}>
            <X aria-hidden />
            {search.clearFilter}
          </Button>
        )}
      </header>
      {isFailed ? (
        <FetchFailed onRetry={list.readAgain} />
      ) : items?.length === 0 ? (
        <EmptyState
          icon={<SearchX aria-hidden />}
          title={search.empty}
          description={query.q || query.location ? search.emptyForText : search.emptyForFilter}
          action={
            <Button asChild>
              <Link to="/search">{search.browseAll}</Link>
            </Button>
          }
        />
      ) : (
        <ItemCards items={items} expected={8} withDetailsLink headingLevel={2} eager={4} />
      )}
      <ShowMore hasMore={list.hasMore} busy={list.isReadingMore} onShowMore={list.showMore} />
    </div>
  )
}
