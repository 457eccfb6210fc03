import fragment from 'sql-template-tag'
import { predicate } from '#modules/catalogue/lists/predicate'

/** The listing shows no price, as `isPriceNegotiable()` of the contract decides it. */
export const IS_NEGOTIABLE = predicate(fragment`(i.is_negotiable or coalesce(i.price, 0) = 0)`)

/** The listing shows a price: every other listing. */
export const SHOWS_PRICE = predicate(fragment`(i.price > 0 and not i.is_negotiable)`)
