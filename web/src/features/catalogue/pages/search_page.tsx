import { SearchX, X } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty_state'
import { lazyPart } from '@/components/lazy_part'
import { QuotingText } from '@/components/quoting_text'
import { activeFilters } from '@/features/catalogue/active_filters'
import { Favourites } from '@/features/catalogue/components/favourites/favourites'
import { ItemCount } from '@/features/catalogue/components/results/item_count'
import { ItemResults } from '@/features/catalogue/components/results/item_results'
import { useItemPages } from '@/features/catalogue/hooks/use_item_pages'
import { useSearchQuery } from '@/features/catalogue/hooks/use_search_query'
import { searchHeading, searchPageTitle } from '@/features/catalogue/search_heading'
import { showsFavourites } from '@saajha/contract/pages'
import { searchUrl, type SearchQuery } from '@saajha/contract/search_query'
import { pages } from '@/messages/pages'
import { search } from '@/messages/search'

const OwnerProfile = lazyPart(
  'owner_profile',
  async () => (await import('@/features/catalogue/components/owner/owner_profile')).OwnerProfile
)

/** The results of a search or filter, the favourites, or the page of an owner. */
export function SearchPage() {
  const [parameters] = useSearchParams()
  const owner = parameters.get('owner')
  if (owner) return <OwnerProfile key={owner} id={owner} />
  return showsFavourites(parameters) ? <Favourites /> : <SearchResults />
}

/** The results of a search or filter. The URL holds the search query, so that Back restores it. */
function SearchResults() {
  const [query, ask] = useSearchQuery()
  const list = useItemPages(searchUrl(query))
  const { title, subtitle, quote } = searchHeading(query)

  return (
    <div className="page py-3 sm:py-8">
      <title>{pages.title({ page: searchPageTitle(query) })}</title>
      <header className="mb-2 flex flex-wrap items-end justify-between gap-x-4 gap-y-2 sm:mb-6">
        <div className="min-w-0 max-sm:text-sm">
          <h1 className="text-heading sm:text-title">{title}</h1>
          <p className="mr-2 inline text-soft wrap-anywhere sm:block sm:text-lg">
            <QuotingText sentence={subtitle} quote={quote} />
          </p>
          <ItemCount query={query} list={list} />
        </div>
        {query.filter && (
          <Button variant="outline" onClick={() => ask({ filter: null })}>
            <X aria-hidden />
            {search.clearFilter}
          </Button>
        )}
      </header>
      <ItemResults
        query={query}
        onChange={ask}
        list={list}
        withDetailsLink
        empty={
          <EmptyState
            icon={<SearchX aria-hidden />}
            title={search.empty}
            description={emptyHint(query)}
            action={
              <Button asChild>
                <Link to="/search">{search.browseAll}</Link>
              </Button>
            }
          />
        }
      />
    </div>
  )
}

function emptyHint(query: SearchQuery) {
  const { q, location } = query
  if (activeFilters(query).some(({ name }) => name !== 'location')) return search.emptyForFilters
  if (q) return location ? search.emptyForTextInCity : search.emptyForText
  return location ? search.emptyForCity : search.emptyForFilter
}
