import fragment, { raw, type Sql } from 'sql-template-tag'
import type { ItemSort, PriceUnit } from '@saajha/contract/item'
import { findLocations } from '#modules/catalogue/old/find_locations'
import { IS_LISTED } from '#modules/catalogue/queries/item_columns'
import { condition, type Condition } from '#modules/catalogue/old/condition'
import { isUuid } from '#shared/database/is_uuid'

/**
 * The filter of a list. `q` is free text, `location` a city or the beginning of its name, `near` a city by whose distance the
 * list is sorted; prices are in rupees.
 */
export type ItemsFilter = {
  ids?: string[]
  q?: string
  location?: string
  near?: string
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

const IS_NEGOTIABLE = fragment`(i.is_negotiable or coalesce(i.price, 0) = 0)`
const IS_VERIFIED = fragment`exists (select from member_profiles v where v.id = i.owner_id and v.is_verified)`

/** Locations whose newest listings are scanned separately and merged. */
const MAX_MERGED = 6

/** The conditions of a filter except its text; null when no listing can match. */
export async function itemConditions(filter: ItemsFilter): Promise<Condition[] | null> {
  if (filter.ownerId !== undefined && !isUuid(filter.ownerId)) return null
  const locations = filter.location ? await findLocations(filter.location) : null
  if (locations?.length === 0) return null
  return [
    condition(raw(IS_LISTED), 'indexed'),
    ...when(filter.ids, condition(fragment`i.id = any(${filter.ids?.filter(isUuid)}::uuid[])`)),
    ...(locations ? [inLocations(locations)] : []),
    ...when(filter.featured, condition(fragment`i.is_featured`)),
    ...when(filter.ownerId, condition(fragment`i.owner_id = ${filter.ownerId}`, 'indexed')),
    ...when(
      filter.categoryId,
      condition(fragment`i.category_id = ${filter.categoryId}`, 'indexed')
    ),
    ...when(filter.minPrice, condition(fragment`i.price >= ${filter.minPrice}::numeric`)),
    ...when(filter.maxPrice, condition(fragment`i.price <= ${filter.maxPrice}::numeric`)),
    ...when(filter.unit, condition(fragment`i.price_unit = ${filter.unit}`)),
    ...either(filter.negotiable, IS_NEGOTIABLE),
    ...either(filter.verified, IS_VERIFIED),
  ]
}

/** The listing is in one of these locations. */
export function inLocations(locations: string[]): Condition {
  // An equality lets an index return the newest listings of a location in order.
  const each = locations.map((location) => condition(fragment`i.location = ${location}`, 'indexed'))
  if (each.length === 1) return each[0]!
  const any = condition(fragment`i.location = any(${locations})`)
  return each.length > MAX_MERGED ? any : { ...any, kind: 'indexed', each }
}

function when(value: unknown, then: Condition): Condition[] {
  return value === undefined || value === '' || value === false ? [] : [then]
}

function either(value: boolean | undefined, sql: Sql): Condition[] {
  if (value === undefined) return []
  return [condition(value ? sql : fragment`not ${sql}`)]
}
