import db from '@adonisjs/lucid/services/db'
import type { Day } from '@saajha/contract/values'
import { TODAY } from '#modules/bookings/rules/today'
import { sql } from '#shared/database/sql'

/** The most differences that are returned. */
export const MAX_DIFFERENCES = 100

/** A day of a listing: the units that its bookings hold, and its counter with its capacity, null without a counter. */
type DayDifference = {
  itemId: string
  day: Day
  booked: number
  counted: number
  capacity: number | null
}

/**
 * The days from today on whose counter differs from the bookings or exceeds its capacity: none, unless a guard of the database
 * was removed. At most a hundred.
 */
export function findDayDifferences(): Promise<DayDifference[]> {
  return sql<DayDifference>(
    db,
    `with booked as (
       select item_id, lower(held) + n as day, sum(units)::int as units
       from bookings, generate_series(0, upper(held) - lower(held) - 1) as n
       where state in ('accepted', 'active') and upper(held) > ${TODAY} group by 1, 2
     )
     select item_id as "itemId", day::text, coalesce(units, 0) as booked, coalesce(taken, 0)::int as counted, capacity
     from booked full join item_days using (item_id, day)
     where day >= ${TODAY} and (coalesce(units, 0) <> coalesce(taken, 0) or units > capacity or taken > capacity)
     order by item_id, day limit ${MAX_DIFFERENCES}`
  )
}
