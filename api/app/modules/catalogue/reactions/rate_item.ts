import { reaction } from '#shared/events/subscriber'
import { sql } from '#shared/database/sql'

/**
 * Sets the rating of a listing to the published reviews of its renters that count. A second statement reads the reviews after the
 * lock: the statement that waits for it would miss a concurrent change.
 */
export const rateItem = reaction('rate_item', {
  async 'reviews.changed'({ payload: { itemId } }, trx) {
    await sql(trx, 'select from items where id = $1 for no key update', [itemId], { prepare: true })
    await sql(
      trx,
      `update items i set rating_sum = r.sum, rating_count = r.count
       from (
         select coalesce(sum(stars), 0)::int as sum, count(*)::int as count from published_reviews
         where item_id = $1 and by_side = 'renter' and is_counted
       ) r
       where i.id = $1 and (i.rating_sum, i.rating_count) is distinct from (r.sum, r.count)`,
      [itemId],
      { prepare: true }
    )
  },
})
