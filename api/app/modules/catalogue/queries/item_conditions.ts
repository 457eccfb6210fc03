import type { ItemSort, PriceUnit } from '@saajha/contract/item'
import { findLocations } from '#modules/catalogue/queries/find_locations'
import { IS_LISTED } from '#modules/catalogue/queries/item_columns'
import { condition, type Condition } from '#shared/database/condition'
import { isUuid } from '#shared/database/is_uuid'

/** Which listings; `q` is free text, `location` a city or a part of its name, prices are rupees. */
export type ItemsFilter = {
  q?: string
  location?: string
  featured?: boolean
  ownerId?: string
  categoryId?: string
  minPrice?: string
  maxPrice?: string
  unit?: PriceUnit
  negotiable?: boolean
  verified?: boolean
  sort?: ItemSort
  limit?: number
  cursor?: string
}

const IS_NEGOTIABLE = '(i.is_negotiable or coalesce(i.price, 0) = 0)'
const IS_VERIFIED =
  'exists (select from member_profiles v where v.id = i.owner_id and v.is_verified)'

/** The newest of so many places are walked at once. */
const MAX_WALKED = 6

/** What a filter asks of each listing besides its words; null when no listing can meet it. */
export async function itemConditions(filter: ItemsFilter): Promise<Condition[] | null> {
  if (filter.ownerId !== undefined && !isUuid(filter.ownerId)) return null
  const places = filter.location ? await findLocations(filter.location) : null
  if (places?.length === 0) return null
  return [
    condition(IS_LISTED, [], 'indexed'),
    ...(places ? [isIn(places)] : []),
    ...when(filter.featured, condition('i.is_featured')),
    ...when(filter.ownerId, condition('i.owner_id = ?', [filter.ownerId], 'indexed')),
    ...when(filter.categoryId, condition('i.category_id = ?', [filter.categoryId], 'indexed')),
    ...when(filter.minPrice, condition('i.price >= ?::numeric', [filter.minPrice])),
    ...when(filter.maxPrice, condition('i.price <= ?::numeric', [filter.maxPrice])),
    ...when(filter.unit, condition('i.price_unit = ?', [filter.unit])),
    ...either(filter.negotiable, IS_NEGOTIABLE),
    ...either(filter.verified, IS_VERIFIED),
  ]
}

/** A listing stands in one of these locations. */
export function isIn(locations: string[]): Condition {
  // One location is asked for as such: then its newest come straight from an index.
  const each = locations.map((location) => condition('i.location = ?', [location], 'indexed'))
  if (each.length === 1) return each[0]!
  const any = condition('i.location = any(?)', [locations])
  return each.length > MAX_WALKED ? any : { ...any, kind: 'indexed', each }
}

function when(asked: unknown, then: Condition): Condition[] {
  return asked === undefined || asked === '' || asked === false ? [] : [then]
}

function either(asked: boolean | undefined, sql: string): Condition[] {
  if (asked === undefined) return []
  return [condition(asked ? sql : `not ${sql}`)]
}
