import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { BOOKING_IDS, recordChanges, type IdsOfReview } from '#modules/reviews/steps/record_changes'
import { isUuid } from '#shared/database/is_uuid'
import { sql } from '#shared/database/sql'

/** Hides a published review, so that no one reads it and it does not count. Returns false for one that is not shown. */
export function hideReview(trx: TransactionClientContract, id: string): Promise<boolean> {
  return setHidden(trx, id, 'hidden_at = now()', 'r.hidden_at is null')
}

/** Shows a hidden review again. Returns false for one that is not hidden. */
export function showReview(trx: TransactionClientContract, id: string): Promise<boolean> {
  return setHidden(trx, id, 'hidden_at = null', 'r.hidden_at is not null')
}

async function setHidden(
  trx: TransactionClientContract,
  id: string,
  assignment: string,
  condition: string
): Promise<boolean> {
  if (!isUuid(id)) return false
  const changed = await sql<IdsOfReview>(
    trx,
    `update reviews r set ${assignment}
     where r.id = $1 and r.published_at is not null and r.withdrawn_at is null and ${condition} returning ${BOOKING_IDS}`,
    [id]
  )
  await recordChanges(trx, changed)
  return changed.length > 0
}
