import type { Infer } from '@vinejs/vine/types'
import { PriceRangeError } from '#modules/catalogue/errors'
import type { ItemsFilter } from '#modules/catalogue/queries/item_conditions'
import type { listItemsValidator } from '#modules/catalogue/validators'

/** Which listings an address asks for. `category` is another name of `categoryId`; `recent` asks for the newest first. */
export function itemsFilter(query: Infer<typeof listItemsValidator>): ItemsFilter {
  const { recent, featured, category, negotiable, verified, ...asked } = query
  const { minPrice, maxPrice } = asked
  if (minPrice && maxPrice && Number(minPrice) > Number(maxPrice)) throw new PriceRangeError()
  return {
    ...asked,
    categoryId: asked.categoryId ?? category,
    featured: featured === 'true',
    negotiable: yesOrNo(negotiable),
    verified: yesOrNo(verified),
    sort: asked.sort ?? (recent === 'true' ? 'newest' : undefined),
  }
}

function yesOrNo(flag: 'true' | 'false' | undefined): boolean | undefined {
  return flag && flag === 'true'
}
