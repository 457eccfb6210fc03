import {
  longerPriceProblem,
  longerPrices,
  type LongerPrices,
  type Priced,
} from '@saajha/contract/price'
import { LongerPriceError } from '#modules/catalogue/errors'

/**
 * What a listing keeps of its prices for 7 and 30 days: none unless its price is fixed and per day. Throws `LongerPriceError` for
 * one beyond its limit.
 */
export function checkedLongerPrices(item: Priced): LongerPrices {
  const prices = longerPrices(item)
  const problem = item.price ? longerPriceProblem(item.price, prices) : null
  if (problem) throw new LongerPriceError(problem)
  return prices
}
