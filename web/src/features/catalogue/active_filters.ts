import { NAMED_CATEGORIES } from '@saajha/contract/category_names'
import { ATTRIBUTE_NAMES, parameterOf, type AttributeName } from '@saajha/contract/item_attributes'
import type { SearchQuery } from '@saajha/contract/search_query'
import { attributeFilterText } from '@/lib/text/attribute_text'
import { formatCount, formatDays, formatRupees } from '@/lib/text/format'
import { attributes } from '@/messages/attributes'
import { filters as messages } from '@/messages/filters'
import { names } from '@/messages/names'

/** An active filter with its label, and the change of the query that removes it. */
export type ActiveFilter = { name: string; label: string; without: Partial<SearchQuery> }

/** The active filters of a query, without its text and its `filter`. */
export function activeFilters(query: SearchQuery): ActiveFilter[] {
  const { category, location, minPrice, maxPrice, unit, negotiable, verified, from } = query
  const chosenCategory = NAMED_CATEGORIES.find(({ id }) => id === category)
  const price = priceLabel(minPrice, maxPrice)
  const filters: (ActiveFilter | '' | false | null | undefined)[] = [
    chosenCategory && {
      name: 'category',
      label: names.category(chosenCategory).name,
      without: { category: '' },
    },
    from && {
      name: 'days',
      label: daysLabel(query),
      without: { from: '', to: '', units: null },
    },
    location && { name: 'location', label: names.location(location), without: { location: '' } },
    price && { name: 'price', label: price, without: { minPrice: '', maxPrice: '' } },
    unit && { name: 'unit', label: messages.perUnit[unit], without: { unit: null } },
    verified && { name: 'verified', label: messages.verified, without: { verified: false } },
    negotiable && {
      name: 'negotiable',
      label: messages.negotiable,
      without: { negotiable: false },
    },
    ...ATTRIBUTE_NAMES.map((name) => attributeFilter(query, name)),
  ]
  return filters.filter((filter) => Boolean(filter)) as ActiveFilter[]
}

/** The change of a query that removes all filters. */
export function withoutFilters(query: SearchQuery): Partial<SearchQuery> {
  return activeFilters(query).reduce((all, { without }) => ({ ...all, ...without }), {})
}

function attributeFilter(query: SearchQuery, name: AttributeName) {
  const parameter = parameterOf(name)
  const value = query[parameter]
  if (!value) return null
  const label = `${attributes.names[name]}: ${attributeFilterText(name, value)}`
  return { name, label, without: { [parameter]: '' } }
}

/** The days of a query and its pieces, if they are several: '5–7 Dec, 10 pieces'. */
export function daysLabel({ from, to, units }: SearchQuery) {
  const days = formatDays(from, to)
  return units === null ? days : messages.piecesOnDays({ days, count: formatCount(units) })
}

function priceLabel(minPrice: string, maxPrice: string) {
  const [from, to] = [minPrice, maxPrice].map((price) => price && formatRupees(price))
  if (from && to) return messages.priceBetween({ from, to })
  return from ? messages.priceFrom({ from }) : to && messages.priceUpTo({ to })
}
