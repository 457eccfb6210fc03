import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Day } from '@saajha/contract/values'
import { sql } from '#shared/database/sql'

/** Days of a listing from the first to the last, and the units that are wanted on each, instead of those that a booking has. */
type WantedDays = {
  itemId: string
  firstDay: Day
  lastDay: Day
  units: number
  bookingId?: string
}

/** The first of some days with fewer free units than are wanted, and PostgreSQL's current time; the day is null if all fit. */
export async function findFullDay(
  trx: TransactionClientContract,
  { itemId, firstDay, lastDay, units, bookingId }: WantedDays
): Promise<{ fullDay: Day | null; now: Date }> {
  const [found] = await sql<{ fullDay: Day | null; now: Date }>(
    trx,
    `select now() as now, (
       select min(d.day)::text from item_days d
         left join bookings b on b.id = $5 and b.state in ('accepted', 'active') and b.held @> d.day
       where d.item_id = $1 and d.day between $2 and $3 and d.taken - coalesce(b.units, 0) + $4::int > d.capacity
     ) as "fullDay"`,
    [itemId, firstDay, lastDay, units, bookingId ?? null],
    { prepare: true }
  )
  return found!
}
