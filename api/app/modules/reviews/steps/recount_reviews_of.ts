import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { BOOKING_IDS, recordChanges, type IdsOfReview } from '#modules/reviews/steps/record_changes'
import { sql } from '#shared/database/sql'

/**
 * Has the ratings computed again to which the reviews of a member may count, after a suspension or its end. Reviews that are not
 * shown are included: a concurrent transaction may publish or show them.
 */
export async function recountReviewsOf(
  trx: TransactionClientContract,
  authorId: string
): Promise<void> {
  const reviews = await sql<IdsOfReview>(
    trx,
    `select ${BOOKING_IDS} from reviews r
     where r.author_id = $1 and r.by_side = 'renter' and r.is_counted and r.withdrawn_at is null`,
    [authorId]
  )
  await recordChanges(trx, reviews)
}
