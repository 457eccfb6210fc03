import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { markSourcesRead } from '#modules/notifications/public'
import type { ReviewEvents } from '#modules/reviews/events'
import { sql } from '#shared/database/sql'

/** Marks the notifications of earlier events of a booking's reviews as read, as there is nothing to read or write any more. */
export async function markNoticesRead(
  trx: TransactionClientContract,
  bookingId: string,
  names: (keyof ReviewEvents)[]
): Promise<void> {
  const events = await sql<{ id: string }>(
    trx,
    'select id from domain_events where aggregate_id = $1 and name = any($2)',
    [bookingId, names],
    { prepare: true }
  )
  await markSourcesRead(
    trx,
    events.map(({ id }) => id)
  )
}
