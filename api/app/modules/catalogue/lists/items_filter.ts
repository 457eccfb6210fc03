import type { Infer } from '@vinejs/vine/types'
import { LIMITS } from '@saajha/contract/limits'
import type { RequestedRental } from '@saajha/contract/quote'
import { daysProblem } from '@saajha/contract/rental_days'
import {
  DayRangeError,
  DistantDaysError,
  PastDaysError,
  PriceRangeError,
  ReversedDaysError,
} from '#modules/catalogue/errors'
import type { ItemsFilter } from '#modules/catalogue/lists/list_filter'
import type { listItemsValidator } from '#modules/catalogue/validators'
import { todayInIndia } from '#shared/time/day_in_india'

/**
 * The filter of a query string. `category` is an alias of `categoryId`, `recent` of `sort=newest`. Throws `PriceRangeError`,
 * `DayRangeError`, `ReversedDaysError` or `PastDaysError`.
 */
export function itemsFilter(query: Infer<typeof listItemsValidator>): ItemsFilter {
  const { recent, featured, category, negotiable, verified, from, to, units, ...filter } = query
  const { minPrice, maxPrice } = filter
  if (minPrice && maxPrice && Number(minPrice) > Number(maxPrice)) throw new PriceRangeError()
  return {
    ...filter,
    categoryId: filter.categoryId ?? category,
    featured: featured === 'true',
    negotiable: booleanOf(negotiable),
    verified: booleanOf(verified),
    rental: rentalOf(from, to, units),
    sort: filter.sort ?? (recent === 'true' ? 'newest' : undefined),
  }
}

function booleanOf(flag: 'true' | 'false' | undefined): boolean | undefined {
  return flag && flag === 'true'
}

/** The rental for which listings have to be free; undefined without days. */
function rentalOf(from = '', to = '', units = 1): RequestedRental | undefined {
  if (!from && !to) return undefined
  const problem = daysProblem(from, to, todayInIndia())
  if (problem === 'reversed') throw new ReversedDaysError()
  if (problem === 'past') throw new PastDaysError()
  if (problem === 'tooFar') throw new DistantDaysError()
  if (problem) throw new DayRangeError({ max: LIMITS.rentalDays.max })
  return { startDate: from, endDate: to, units, collectAt: null, returnAt: null }
}
