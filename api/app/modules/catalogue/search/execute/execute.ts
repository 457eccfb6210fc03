import fragment, { raw } from 'sql-template-tag'
import type { ListCursor } from '#modules/catalogue/lists/list_cursor'
import { readInTurn, type RankedRow, type ReadTier } from '#modules/catalogue/lists/list_page'
import {
  allOf,
  listedWhere,
  predicate,
  splitBounded,
  type Predicate,
} from '#modules/catalogue/lists/predicate'
import { readFrom, type ItemRow } from '#modules/catalogue/lists/read_items'
import { readInOrder, readTested } from '#modules/catalogue/lists/read_in_order'
import { afterCursor, NEWEST } from '#modules/catalogue/lists/sort_orders'
import { readCandidates } from '#modules/catalogue/search/execute/read_candidates'
import { readWindow } from '#modules/catalogue/search/execute/read_window'
import type { SearchPlan, Tier } from '#modules/catalogue/search/plan/search_plan'
import { InvalidCursorError } from '#shared/http/errors/request_errors'

/**
 * The first `count` listings of a plan after a cursor, tier by tier. Throws `InvalidCursorError` for a cursor of a tier that
 * the plan does not have.
 */
export async function execute(
  plan: SearchPlan,
  after: ListCursor | null,
  count: number
): Promise<RankedRow[]> {
  const newest = plan.access === 'recent-window' && (await readFirstWindow(plan, after, count))
  if (newest) return newest
  const all = plan.access !== 'index-order' && (await readAllTiers(plan, after, count))
  return all || readInTurn(tierByTier(plan), after, count)
}

/** The page from the newest listings of the first tier, or after the cursor; null if they do not fill it. */
async function readFirstWindow(
  plan: SearchPlan,
  after: ListCursor | null,
  count: number
): Promise<RankedRow[] | null> {
  const index = after?.tier ?? 0
  const tier = disjointTiers(plan).drop(index).next().value
  const rows = tier?.window ? await readWindowOf(plan, tier, after, count) : []
  return rows.length < count ? null : rows.map((row) => ({ ...row, tier: index }))
}

/** All matches; null when there are more than estimated. */
async function readAllTiers(
  { filters, matches, order, tiers, prepare }: SearchPlan,
  after: ListCursor | null,
  count: number
): Promise<RankedRow[] | null> {
  const predicates = [...filters.values(), ...matches]
  if (order.length > 1) {
    const { others, bounded } = splitBounded(predicates)
    const parts = order.map(({ where, key }): ReadTier => (start, missing) => {
      const inPart = listedWhere([...others, ...where, ...afterCursor(key, start)])
      // `offset 0` keeps the planner from scanning all listings in the order of the list.
      const found = fragment`(select * from ${raw(key.source ?? 'items')} i where ${inPart} offset 0) i`
      return bounded.length > 0
        ? readTested(found, bounded, key, missing, false)
        : readFrom(found, key, missing, false)
    })
    return readInTurn(parts, after, count)
  }
  // Text predicates are evaluated last because they cost most.
  const each = [...tiers()].map((tier) => predicate(allOf(tier.predicates.toReversed())))
  if (after && each.length <= after.tier) throw new InvalidCursorError()
  return readCandidates(predicates, each, after, count, prepare)
}

/** The reads of each tier, in each part of the order. */
function* tierByTier(plan: SearchPlan): Generator<ReadTier> {
  for (const tier of disjointTiers(plan)) {
    for (const { where, key } of plan.order) {
      yield async (after, count) => {
        const newest = tier.window ? await readWindowOf(plan, tier, after, count) : []
        if (newest.length === count) return newest
        return readInOrder([...tier.predicates, ...where, ...afterCursor(key, after)], key, count)
      }
    }
  }
}

function readWindowOf(
  plan: SearchPlan,
  { predicates, window }: Tier,
  after: ListCursor | null,
  count: number
): Promise<ItemRow[]> {
  const texts = predicates.filter(({ ranges }) => !ranges)
  // A later tier excludes those before it, in too many variants for prepared statements.
  const prepare = plan.prepare && splitBounded(texts).others.length === 1
  return readWindow(window!, texts, afterCursor(NEWEST, after), count, prepare)
}

/** The tiers with all their predicates, among them those by which a listing is in no tier before it. */
function* disjointTiers({ filters, tiers }: SearchPlan): Generator<Tier> {
  const before: Predicate[] = []
  for (const { predicates, window } of tiers()) {
    yield { predicates: [...filters.values(), ...predicates, ...before], window }
    if (predicates.length > 0) before.push(predicate(fragment`(${allOf(predicates)}) is not true`))
  }
}
