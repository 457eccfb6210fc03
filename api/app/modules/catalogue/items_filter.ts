import type { Infer } from '@vinejs/vine/types'
import { PriceRangeError } from '#modules/catalogue/errors'
import type { ItemsFilter } from '#modules/catalogue/lists/list_filter'
import type { listItemsValidator } from '#modules/catalogue/validators'

/** The filter of a query string. `category` is an alias of `categoryId`, `recent` of `sort=newest`. Throws `PriceRangeError`. */
export function itemsFilter(query: Infer<typeof listItemsValidator>): ItemsFilter {
  const { recent, featured, category, negotiable, verified, ...filter } = query
  const { minPrice, maxPrice } = filter
  if (minPrice && maxPrice && Number(minPrice) > Number(maxPrice)) throw new PriceRangeError()
  return {
    ...filter,
    categoryId: filter.categoryId ?? category,
    featured: featured === 'true',
    negotiable: booleanOf(negotiable),
    verified: booleanOf(verified),
    sort: filter.sort ?? (recent === 'true' ? 'newest' : undefined),
  }
}

function booleanOf(flag: 'true' | 'false' | undefined): boolean | undefined {
  return flag && flag === 'true'
}
