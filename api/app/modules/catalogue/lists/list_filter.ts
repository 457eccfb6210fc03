import fragment, { raw, type Sql } from 'sql-template-tag'
import type { ItemSort, PriceUnit } from '@saajha/contract/item'
import {
  attribute,
  forParameters,
  parameterOf,
  type AttributeName,
  type AttributeParameter,
} from '@saajha/contract/item_attributes'
import type { RequestedRental } from '@saajha/contract/quote'
import { NO_LISTING, predicate, range, type Predicate } from '#modules/catalogue/lists/predicate'
import { rentableOn } from '#modules/catalogue/lists/rentable_on'
import { IS_NEGOTIABLE, SHOWS_PRICE } from '#modules/catalogue/lists/shown_price'
import { isUuid } from '#shared/database/is_uuid'

/** The filter of a plain list; prices are in rupees. With a `rental` it has the listings that can be rented so. */
export type ListFilter = {
  ids?: string[]
  featured?: boolean
  ownerId?: string
  categoryId?: string
  minPrice?: string
  maxPrice?: string
  unit?: PriceUnit
  negotiable?: boolean
  verified?: boolean
  rental?: RequestedRental
  sort?: ItemSort
  limit?: number
  cursor?: string
} & AttributeFilter

/** The values of attributes, of a number the least. */
type AttributeFilter = { [Parameter in AttributeParameter]?: string | number }

/**
 * The filter of a list or a search. `q` is free text, `location` a city or the beginning of its name, `near` a city by whose
 * distance the list is sorted.
 */
export type ItemsFilter = ListFilter & { q?: string; location?: string; near?: string }

/** The predicate of each field of a filter that is set. */
export type Filters = ReadonlyMap<keyof ItemsFilter, Predicate>

const OWNER_IS_VERIFIED = fragment`exists (select from member_profiles v where v.id = i.owner_id and v.is_verified)`
const IS_VERIFIED = predicate(OWNER_IS_VERIFIED)
const IS_NOT_VERIFIED = predicate(fragment`not ${OWNER_IS_VERIFIED}`)

/** The filters beside which an index has the newest listings, and may have a list in another order. */
const INDEXED = new Set<keyof ItemsFilter>(['ids', 'featured', 'ownerId', 'categoryId'])

/** Locations whose newest listings are scanned separately and merged. */
const MAX_MERGED = 6

/** The predicates of a filter, without the predicate of its text. `location` is the predicate of its location. */
export function filterPredicates(filter: ListFilter, location?: Predicate): Filters {
  const { ids, featured, ownerId, categoryId, minPrice, maxPrice } = filter
  const { unit, negotiable, verified, rental } = filter
  const predicates = {
    ids: ids && predicate(fragment`i.id = any(${ids.filter(isUuid)}::uuid[])`),
    location,
    featured: featured ? predicate(fragment`i.is_featured`) : undefined,
    ownerId: ownerId === undefined ? undefined : ownedBy(ownerId),
    categoryId: categoryId ? range(fragment`i.category_id = ${categoryId}`) : undefined,
    minPrice: minPrice ? priced(fragment`i.price >= ${minPrice}::numeric`) : undefined,
    maxPrice: maxPrice ? priced(fragment`i.price <= ${maxPrice}::numeric`) : undefined,
    unit: unit && predicate(fragment`i.price_unit = ${unit}`),
    negotiable: either(negotiable, minPrice || maxPrice ? NO_LISTING : IS_NEGOTIABLE, SHOWS_PRICE),
    verified: either(verified, IS_VERIFIED, IS_NOT_VERIFIED),
    rental: rental && rentableOn(rental),
    ...forParameters((name) => hasAttribute(name, filter[parameterOf(name)])),
  }
  const set = Object.entries(predicates).filter(([, value]) => value !== undefined)
  return new Map(set as [keyof ItemsFilter, Predicate][])
}

/** The listing is in one of these locations. */
export function inLocations(locations: string[]): Predicate {
  if (locations.length === 0) return NO_LISTING
  const each = locations.map((location) => fragment`i.location = ${location}`)
  if (each.length === 1) return range(each[0]!)
  const sql = fragment`i.location = any(${locations})`
  return each.length > MAX_MERGED ? { sql } : { sql, ranges: each }
}

/** What an attribute is compared by, as its index has it: texts without regard to case. */
export function attributeKey(name: AttributeName): Sql {
  const value = `i.attributes ->> '${name}'`
  return raw(attribute(name).kind === 'number' ? `(${value})::int` : `lower(${value})`)
}

function hasAttribute(name: AttributeName, value?: string | number): Predicate | undefined {
  if (value === undefined || value === '') return undefined
  const key = attributeKey(name)
  const isNumber = attribute(name).kind === 'number'
  const sql = isNumber ? fragment`${key} >= ${value}::int` : fragment`${key} = lower(${value})`
  return { sql, isOfScan: true }
}

function ownedBy(id: string): Predicate {
  return isUuid(id) ? range(fragment`i.owner_id = ${id}`) : NO_LISTING
}

function priced(sql: Sql): Predicate {
  return predicate(fragment`(${sql} and ${SHOWS_PRICE.sql})`)
}

function either(
  value: boolean | undefined,
  ifTrue: Predicate,
  ifFalse: Predicate
): Predicate | undefined {
  if (value === undefined) return undefined
  return value ? ifTrue : ifFalse
}

/** Whether a plain list with this filter may read many listings that do not meet it. */
export function mayReadMany(filter: ListFilter): boolean {
  return [...filterPredicates(filter).keys()].some((field) => !INDEXED.has(field))
}

/** Whether a listing can meet the filters at all. */
export function canMatch(filters: Filters): boolean {
  return ![...filters.values()].includes(NO_LISTING)
}
