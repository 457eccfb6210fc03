import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Day } from '@saajha/contract/values'
import { sql } from '#shared/database/sql'

/** Days of a listing from the first to the last, and the units that are wanted on each. */
export type WantedDays = { itemId: string; firstDay: Day; lastDay: Day; units: number }

/** The first of some days with fewer free units than are wanted, and PostgreSQL's current time; the day is null if all fit. */
export async function findFullDay(
  trx: TransactionClientContract,
  { itemId, firstDay, lastDay, units }: WantedDays
): Promise<{ fullDay: Day | null; now: Date }> {
  const [found] = await sql<{ fullDay: Day | null; now: Date }>(
    trx,
    `select now() as now, (
       select min(day)::text from item_days
       where item_id = $1 and day between $2 and $3 and taken + $4::int > capacity
     ) as "fullDay"`,
    [itemId, firstDay, lastDay, units],
    { prepare: true }
  )
  return found!
}
