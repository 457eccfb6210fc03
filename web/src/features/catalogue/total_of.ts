import type { Item } from '@saajha/contract/item'
import { quoteOf } from '@saajha/contract/quote'
import type { SearchQuery } from '@saajha/contract/search_query'
import { daysLabel } from '@/features/catalogue/active_filters'
import { formatRupees } from '@/lib/text/format'
import { filters as messages } from '@/messages/filters'

/**
 * What the listings of a list cost on its days: '₹2,000 for 5–7 Dec'. Undefined for a list without days, and per item for a
 * negotiable price and a price per hour.
 */
export function totalOf(query: SearchQuery): ((item: Item) => string | undefined) | undefined {
  const { from, to, units } = query
  if (!from) return undefined
  const times = { collectAt: null, returnAt: null }
  const rental = { startDate: from, endDate: to, units: units ?? 1, ...times }
  const days = daysLabel(query)
  return (item) => {
    const { total } = quoteOf(item, rental)
    return total === null ? undefined : messages.totalFor({ total: formatRupees(total), days })
  }
}
