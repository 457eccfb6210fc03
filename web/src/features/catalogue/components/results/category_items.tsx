import type { Category } from '@saajha/contract/category'
import { cityOf } from '@saajha/contract/city_of'
import { categoryHeading, categoryTitle } from '@saajha/contract/rent_titles'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty_state'
import { CategoryIcon } from '@/features/catalogue/components/cards/category_icon'
import { CategoryCities } from '@/features/catalogue/components/results/category_cities'
import { activeFilters } from '@/features/catalogue/active_filters'
import { ItemCount } from '@/features/catalogue/components/results/item_count'
import { ItemResults } from '@/features/catalogue/components/results/item_results'
import { useItemPages } from '@/features/catalogue/hooks/use_item_pages'
import { useSearchQuery } from '@/features/catalogue/hooks/use_search_query'
import { withCategory, parseCategoryQuery, categoryUrl } from '@saajha/contract/search_query'
import { classes } from '@/lib/classes'
import { language } from '@/lib/preferences/language'
import { useListYourItem } from '@/lib/session/use_list_your_item'
import { category as messages } from '@/messages/category'
import { names } from '@/messages/names'
import { pages } from '@/messages/pages'
import { search } from '@/messages/search'

/** A category's name and description, and its filtered items. */
export function CategoryItems({ category }: { category: Category }) {
  const [query, ask] = useSearchQuery(parseCategoryQuery)
  const list = useItemPages(categoryUrl(category.id, query))
  const listYourItem = useListYourItem()
  const city = names.location(cityOf(query.location))

  return (
    <div className={classes('page py-8', query.from && 'max-sm:py-4')}>
      <title>{pages.title({ page: categoryTitle(category, city, language) })}</title>
      <header
        className={classes(
          'mb-8 flex items-start gap-4 sm:items-center',
          query.from && 'max-sm:mb-4 max-sm:items-center'
        )}
      >
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-accent-tint text-accent-ink sm:size-18">
          <CategoryIcon slug={category.slug} className="size-7 sm:size-9" />
        </span>
        <div className="min-w-0">
          <h1 className="text-title">{categoryHeading(category, city, language)}</h1>
          <p className={classes('text-soft', query.from && 'max-sm:hidden')}>
            {category.description}
          </p>
          <ItemCount query={withCategory(query, category.id)} list={list} />
        </div>
      </header>
      <ItemResults
        query={query}
        onChange={ask}
        list={list}
        category={category.id}
        empty={
          <EmptyState
            icon={<CategoryIcon slug={category.slug} />}
            title={messages.empty({ category: category.name })}
            description={
              activeFilters(query).length > 0 ? search.emptyForFilters : messages.emptyHint
            }
            action={<Button {...listYourItem}>{messages.listYourItem}</Button>}
          />
        }
      />
      <CategoryCities category={category} query={query} />
    </div>
  )
}
