import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Day } from '@saajha/contract/values'
import { PromisedQuantityError } from '#modules/catalogue/errors'
import { lockItem } from '#modules/catalogue/queries/rental_terms'
import { sql } from '#shared/database/sql'
import { todayInIndia } from '#shared/time/day_in_india'

/**
 * Locks a listing whose number of identical pieces changes, so that no booking is accepted meanwhile. Throws
 * `PromisedQuantityError` with the first day from today on which accepted bookings hold more pieces than would be on offer.
 */
export async function assertNotPromised(
  trx: TransactionClientContract,
  { id, quantity }: { id: string; quantity: number }
): Promise<void> {
  const terms = await lockItem(trx, id)
  const [found] = await sql<{ day: Day | null }>(
    trx,
    `select min(day)::text as day from booked_item_days
     where item_id = $1 and day >= $2 and taken > greatest(0, capacity - $3::int)`,
    [id, todayInIndia(), terms.quantity - quantity]
  )
  const { day } = found!
  if (day !== null && quantity < terms.quantity) throw new PromisedQuantityError({ day })
}
