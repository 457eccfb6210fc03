import type { OfferedDays } from '@saajha/contract/booking'
import { lastRentableDay } from '@saajha/contract/rental_days'
import { findContactableItem, lockItem } from '#modules/catalogue/public'
import { assertDayRange } from '#modules/bookings/rules/day_range'
import { DistantDaysError } from '#modules/bookings/errors'
import { TODAY } from '#modules/bookings/rules/today'
import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'
import { ForbiddenError } from '#shared/http/errors/request_errors'
import { todayInIndia } from '#shared/time/day_in_india'

/**
 * Sets how many pieces of an own listing are on offer on each of some days, promised ones included; 0 blocks the days. Promised
 * pieces stay promised, a number above the pieces of the listing means all of them, and past days are ignored. Throws `DayRangeError`, `DistantDaysError`,
 * `UnknownItemError` or `ForbiddenError`.
 */
export async function offerDays(
  memberId: string,
  id: string,
  { from, to, available }: OfferedDays
): Promise<void> {
  assertDayRange(from, to)
  if (to > lastRentableDay(todayInIndia())) throw new DistantDaysError()
  const { id: itemId, ownerId } = await findContactableItem(id)
  if (ownerId !== memberId) throw new ForbiddenError()
  await inTransaction(async (trx) => {
    const { quantity } = await lockItem(trx, itemId)
    await sql(
      trx,
      `insert into item_days as d (item_id, day, capacity)
       select $1, $2::date + n, $4 from generate_series(0, $3::date - $2::date) as n where $2::date + n >= ${TODAY}
       on conflict (item_id, day) do update set capacity = greatest(d.taken, excluded.capacity)`,
      [itemId, from, to, Math.min(available, quantity)],
      { prepare: true }
    )
  })
}
