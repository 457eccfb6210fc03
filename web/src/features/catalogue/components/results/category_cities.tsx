import type { Category } from '@saajha/contract/category'
import { cityOf } from '@saajha/contract/city_of'
import { categoryPath } from '@saajha/contract/category_path'
import { formatSearchQuery, withCategory, type SearchQuery } from '@saajha/contract/search_query'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { useFacets } from '@/features/catalogue/hooks/use_facets'
import { category as messages } from '@/messages/category'
import { names } from '@/messages/names'

const MAX_CITIES = 8

type Props = {
  category: Category
  /** The query of the page, whose facets other components request too. */
  query: SearchQuery
}

/** Links to a category's pages of the cities with the most listings, with the filters of this page; their height is reserved while they load. */
export function CategoryCities({ category, query }: Props) {
  const id = useId()
  const { facets } = useFacets(withCategory(query, category.id))
  const cities = (facets?.locations ?? [])
    .map(({ value }) => ({ location: value, city: cityOf(value) }))
    .filter(({ location, city }) => city !== location)
    .slice(0, MAX_CITIES)

  return (
    <div className="mt-8 min-h-18">
      {cities.length > 0 && (
        <nav aria-labelledby={id}>
          <p id={id} className="font-semibold">
            {messages.cities({ category: category.name })}
          </p>
          <ul className="flex flex-wrap gap-x-5">
            {cities.map(({ location, city }) => (
              <li key={location}>
                <Link
                  to={`${categoryPath(category.slug)}?${formatSearchQuery({ ...query, location })}`}
                  aria-current={location === query.location ? 'page' : undefined}
                  className="inline-flex min-h-11 items-center text-primary underline-offset-4 hover:underline aria-[current]:font-semibold"
                >
                  {names.location(city)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
