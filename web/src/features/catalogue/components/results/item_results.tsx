import { PAGE_SIZE } from '@saajha/contract/list_queries'
import { ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDispatch } from 'react-redux'
import { Link } from 'react-router-dom'
import { Button } from '@/components/button'
import { ShowMore } from '@/components/show_more'
import { FetchFailed } from '@/features/catalogue/components/results/fetch_failed'
import { activeFilters } from '@/features/catalogue/active_filters'
import { itemSearch } from '@/features/catalogue/item_search'
import { FilterChips } from '@/features/catalogue/components/filters/filter_chips'
import { FilterPanel } from '@/features/catalogue/components/filters/filter_panel'
import { FilterSheet } from '@/features/catalogue/components/filters/filter_sheet'
import { ItemCards } from '@/features/catalogue/components/cards/item_cards'
import { ListDays } from '@/features/catalogue/components/results/list_days'
import { ScrollToTop } from '@/features/catalogue/components/results/scroll_to_top'
import { SortChoice } from '@/features/catalogue/components/results/sort_choice'
import { NoResults } from '@/features/catalogue/components/results/no_results'
import type { useItemPages } from '@/features/catalogue/hooks/use_item_pages'
import { useProgressiveRender } from '@/features/catalogue/hooks/use_progressive_render'
import { useReadFacetsAgain } from '@/features/catalogue/hooks/use_facets'
import { useInfiniteScroll } from '@/features/catalogue/hooks/use_infinite_scroll'
import type { ChangeQuery } from '@/features/catalogue/hooks/use_search_query'
import { totalOf } from '@/features/catalogue/total_of'
import type { SearchQuery } from '@saajha/contract/search_query'
import { classes } from '@/lib/classes'
import { citySearched } from '@/lib/preferences/my_city'
import { useIsWide } from '@/lib/page/use_screen'
import { filters as messages } from '@/messages/filters'

/** Number of list pages that infinite scroll loads; after them the footer is reachable. */
const MAX_AUTO_PAGES = 4

type Props = {
  query: SearchQuery
  onChange: ChangeQuery
  list: ReturnType<typeof useItemPages>
  /** The category of a category's page. */
  category?: string
  /** The content for an empty list. */
  empty: ReactNode
  withDetailsLink?: boolean
}

/** A list of items with filters and sort order; the previous list stays, dimmed, while the next one is loading. */
export function ItemResults({ query, onChange, list, category, empty, withDetailsLink }: Props) {
  const { items, isFailed, isOutdated, hasMore } = list
  const { drawn, isWhole } = useProgressiveRender(items)
  const isEnabled =
    isWhole &&
    hasMore &&
    !list.isFetchingMore &&
    !list.isMoreFailed &&
    list.pageCount < MAX_AUTO_PAGES
  const isEmpty = items?.length === 0 && !hasMore
  // A page of a list with days is short where many listings are taken.
  const areFewFree =
    query.from !== '' && hasMore && items && items.length < list.pageCount * PAGE_SIZE
  const isWide = useIsWide()
  // Without items and filters, every choice would be zero.
  const hasFilters =
    items?.length !== 0 || activeFilters(query).some(({ name }) => name !== 'location')
  const readFacetsAgain = useReadFacetsAgain()
  const end = useInfiniteScroll(isEnabled, list.pageCount, list.showMore)

  // Small screens show the days in their button, and the city of a search in the search field.
  const shownAbove = category === undefined ? ['days', 'location'] : ['days']
  const chips = (
    <FilterChips query={query} onChange={onChange} shownAbove={isWide ? undefined : shownAbove} />
  )
  const dispatch = useDispatch()
  const onFilter: ChangeQuery = (changed, options) => {
    const { location } = changed
    if (location && location !== query.location) dispatch(citySearched(location))
    onChange(changed, options)
  }

  const readAllAgain = () => {
    list.refetch()
    readFacetsAgain()
  }

  return (
    <div className={classes(hasFilters && 'lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-8')}>
      {isWide && hasFilters && (
        <FilterPanel query={query} onChange={onFilter} category={category} />
      )}
      <div className="min-w-0">
        <div
          className={classes(
            'mb-3 flex flex-col gap-2 sm:mb-4 sm:gap-3 lg:items-start',
            hasFilters && 'lg:flex-row lg:justify-between'
          )}
        >
          {isWide && chips}
          {hasFilters && (
            <div className="flex shrink-0 flex-wrap justify-between gap-2 sm:gap-3 lg:ml-auto">
              <ListDays query={query} onChange={onChange} />
              {!isWide && <FilterSheet query={query} onChange={onFilter} category={category} />}
              <SortChoice query={query} onChange={onChange} />
            </div>
          )}
          {!isWide && chips}
        </div>
        {list.start && (
          <Button asChild variant="outline" className="mb-4">
            <Link to={list.start}>
              <ArrowUp aria-hidden />
              {messages.toStart}
            </Link>
          </Button>
        )}
        <div
          aria-busy={isOutdated || !items || !isWhole}
          className={classes('transition-opacity', isOutdated && 'pointer-events-none opacity-50')}
        >
          {isFailed ? (
            <FetchFailed error={list.error} onRetry={readAllAgain} />
          ) : isEmpty ? (
            <NoResults query={query} onChange={onChange} category={category} empty={empty} />
          ) : (
            <ItemCards
              items={drawn}
              expected={8}
              columns="beside"
              withDetailsLink={withDetailsLink}
              withCategory={category === undefined}
              itemSearch={itemSearch(query)}
              totalOf={totalOf(query)}
              headingLevel={2}
              eager={4}
            />
          )}
        </div>
        {areFewFree && (
          <p role="status" className="mt-4 text-center text-soft">
            {messages.fewFree}
          </p>
        )}
        <div ref={end} />
        <ShowMore
          hasMore={isWhole && hasMore}
          busy={list.isFetchingMore}
          onShowMore={list.showMore}
          failure={list.isMoreFailed && messages.moreFailed}
          ahead={list.ahead}
        />
      </div>
      <ScrollToTop />
    </div>
  )
}
