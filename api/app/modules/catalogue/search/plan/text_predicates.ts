import fragment, { type Sql } from 'sql-template-tag'
import { predicate, range, type Predicate } from '#modules/catalogue/lists/predicate'
import { SHOWS_PRICE } from '#modules/catalogue/lists/shown_price'
import type { ParsedQuery, PriceLimit } from '#modules/catalogue/search/parse/parsed_query'
import {
  MIN_PREFIX_LENGTH,
  prefixQuery,
  synonymQuery,
  typedPrefixQuery,
} from '#modules/catalogue/search/plan/term_queries'
import type { Term } from '#modules/catalogue/search/vocabulary/term'

/** What every match of a search meets, whatever its tier; nothing without words. */
export function matchesOf(query: ParsedQuery): Predicate[] {
  const terms = [...query.terms, ...query.locations]
  return terms.length > 0 ? [textMatch(terms.map(prefixQuery))] : []
}

/** All terms or synonyms of them are in the title; null without terms. */
export function termsInTitle({ terms }: ParsedQuery): Predicate | null {
  return terms.length > 0 ? titleMatch(terms.map(synonymQuery)) : null
}

/** The title continues the typed text; the first letters of a further word are ignored until it is a prefix. */
export function titlePrefix({ terms }: ParsedQuery): Predicate {
  const isIncomplete = ({ kind, typed }: Term) =>
    kind === 'unknown' && typed[0]!.length < MIN_PREFIX_LENGTH
  const complete = terms.filter((term, at) => at === 0 || !isIncomplete(term))
  return titleMatch(complete.map(typedPrefixQuery))
}

/** All of these tsqueries match the title. */
export function titleMatch(queries: string[]): Predicate {
  return ofScan(fragment`i.title_words @@ ${queries.join(' & ')}::tsquery`)
}

/** All of these tsqueries match title, description or location. */
export function textMatch(queries: string[]): Predicate {
  return ofScan(fragment`i.search_words @@ ${queries.join(' & ')}::tsquery`)
}

/** The listing shows a price, and it is at most the limit, converted to its unit, or the longer price of the listing is. */
export function costsAtMost(limit: PriceLimit): Predicate {
  return ofScan(fragment`(${SHOWS_PRICE.sql} and ${isWithin(limit)})`)
}

function isWithin({ rupees, unit }: PriceLimit): Sql {
  if (unit === null) return fragment`i.price <= ${rupees}::numeric`
  const isPriceWithin = fragment`price_per_day(i.price, i.price_unit) <= price_per_day(${rupees}::numeric, ${unit})`
  if (unit === 'week') return fragment`(${isPriceWithin} or i.weekly_price <= ${rupees}::numeric)`
  if (unit === 'month') return fragment`(${isPriceWithin} or i.monthly_price <= ${rupees}::numeric)`
  return isPriceWithin
}

/** The listing is in one of these categories. */
export function inCategories(categories: string[]): Predicate {
  return categories.length === 1
    ? range(fragment`i.category_id = ${categories[0]}`)
    : predicate(fragment`i.category_id = any(${categories})`)
}

function ofScan(sql: Sql): Predicate {
  return { sql, isOfScan: true }
}
