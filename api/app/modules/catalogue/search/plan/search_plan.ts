import type { Sql } from 'sql-template-tag'
import type { Filters } from '#modules/catalogue/lists/list_filter'
import type { Predicate } from '#modules/catalogue/lists/predicate'
import type { SortOrder } from '#modules/catalogue/lists/sort_orders'

/** What to ask PostgreSQL: decided by `planSearch` and nowhere else. */
export type SearchPlan = {
  /** The predicates that every listing meets, by field of the request. */
  filters: Filters
  /** The predicates of the text that the listings of all tiers meet; of a whole category only those with the text. */
  matches: Predicate[]
  /** All terms are in the title; null without terms. */
  inTitle: Predicate | null
  /** The relevance tiers, best first; one if the search has another order. Generated lazily: most need only the first. */
  tiers: () => Iterable<Tier>
  order: SortOrder
  access: Access
  /** Whether the first page is requested often enough for prepared statements. */
  prepare: boolean
}

/**
 * How the listings are read. `index-order`: tier by tier, newest first. `candidates`: all matches of all tiers in one statement,
 * which filters them before it sorts them. `recent-window`: the window of the first tier, then candidates. Candidates that are
 * more than estimated are read as in `index-order`.
 */
export type Access = 'index-order' | 'recent-window' | 'candidates'

/**
 * A group of listings that match equally well; a listing belongs to the first tier that it matches. `window` has the conditions
 * of the index ranges whose newest listings are searched for the tier first, null if no range is small enough.
 */
export type Tier = { predicates: Predicate[]; window: Sql[] | null }
