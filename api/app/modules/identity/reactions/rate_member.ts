import { reaction } from '#shared/events/subscriber'
import { sql } from '#shared/database/sql'

/**
 * Sets the rating of a member as an owner to the published reviews of their renters that count. A second statement reads the reviews
 * after the lock: the statement that waits for it would miss a concurrent change.
 */
export const rateMember = reaction('rate_member', {
  async 'reviews.changed'({ payload: { ownerId } }, trx) {
    await sql(trx, 'select from users where id = $1 for no key update', [ownerId], {
      prepare: true,
    })
    await sql(
      trx,
      `update users u set rating_sum = r.sum, rating_count = r.count
       from (
         select coalesce(sum(stars), 0)::int as sum, count(*)::int as count from published_reviews
         where subject_id = $1 and by_side = 'renter' and is_counted
       ) r
       where u.id = $1 and (u.rating_sum, u.rating_count) is distinct from (r.sum, r.count)`,
      [ownerId],
      { prepare: true }
    )
  },
})
