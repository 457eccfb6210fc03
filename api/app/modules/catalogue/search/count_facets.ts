import type { ItemFacets } from '@saajha/contract/item'
import {
  ATTRIBUTE_NAMES,
  attributesOf,
  parameterOf,
  type AttributeName,
} from '@saajha/contract/item_attributes'
import { canMatch, type Filters, type ItemsFilter } from '#modules/catalogue/lists/list_filter'
import type { Predicate } from '#modules/catalogue/lists/predicate'
import { countMatches } from '#modules/catalogue/search/execute/count_matches'
import { parseQuery } from '#modules/catalogue/search/parse/parse_query'
import { searchFilters } from '#modules/catalogue/search/plan/filters'
import { planSearch } from '#modules/catalogue/search/plan/plan_search'
import { relaxations } from '#modules/catalogue/search/relax/relax_query'

/** The facets of an empty result. */
const NONE: Readonly<ItemFacets> = {
  total: 0,
  isCapped: false,
  lowestPrice: null,
  highestPrice: null,
  categories: [],
  locations: [],
  units: [],
  negotiable: 0,
  verified: 0,
}

/** The filters whose facet also shows the other options. */
const OWN_FILTERS = new Map<keyof ItemsFilter, keyof ItemFacets>([
  ['categoryId', 'categories'],
  ['location', 'locations'],
  ['unit', 'units'],
  ['negotiable', 'negotiable'],
  ['verified', 'verified'],
])

/** The attribute whose facet a parameter has. */
const ATTRIBUTES = new Map<keyof ItemsFilter, AttributeName>(
  ATTRIBUTE_NAMES.map((name) => [parameterOf(name), name])
)

/**
 * The number of listings per filter option, over the newest 1,000 that match the filter. Each facet is counted without its
 * own filter, so that its other options stay visible. All share the plans of the request; each has its listings from the first
 * relaxation step with results.
 */
export async function countFacets(filter: ItemsFilter): Promise<ItemFacets> {
  const filters = await searchFilters(filter)
  const attributes = attributesOf(filter.categoryId ?? '')
  const own = [...filters.keys()].filter((field) => OWN_FILTERS.has(field) || ATTRIBUTES.has(field))
  const counted = new Map<keyof ItemsFilter | null, ItemFacets>()
  const missing = new Set([null, ...own].filter((field) => canMatch(without(filters, field))))
  const queries = missing.size > 0 ? relaxations(parseQuery(filter.q ?? '')) : []
  for await (const { query } of queries) {
    const plan = await planSearch(query, filters, { sort: 'newest' })
    for (const field of [...missing]) {
      const facets = await countMatches(
        [...boundFurtherAttributes(without(plan.filters, field)), ...plan.matches],
        attributes
      )
      if (facets.total === 0 && !facets.isCapped) continue
      counted.set(field, facets)
      missing.delete(field)
    }
    if (missing.size === 0) break
  }
  const facets = { ...(counted.get(null) ?? NONE) }
  const choices: ItemFacets['attributes'] = {}
  for (const name of attributes) choices[name] = facets.attributes?.[name] ?? []
  for (const field of own) {
    const others = counted.get(field) ?? NONE
    const [facet, name] = [OWN_FILTERS.get(field), ATTRIBUTES.get(field)]
    if (facet) Object.assign(facets, { [facet]: others[facet] })
    if (name && attributes.includes(name)) choices[name] = others.attributes?.[name] ?? []
  }
  return attributes.length > 0 ? { ...facets, attributes: choices } : facets
}

function without(filters: Filters, field: keyof ItemsFilter | null): Filters {
  return new Map([...filters].filter(([each]) => each !== field))
}

/** The index of one attribute finds listings; further attributes are tested on a bounded number of them. */
function boundFurtherAttributes(filters: Filters): Predicate[] {
  const [, ...further] = [...filters.keys()].filter((field) => ATTRIBUTES.has(field))
  return [...filters].map(([field, predicate]) =>
    further.includes(field) ? { ...predicate, isBounded: true } : predicate
  )
}
