import type { ItemCalendar } from '@saajha/contract/booking'
import type { Day } from '@saajha/contract/values'
import { findContactableItem, summaryOfItem } from '#modules/catalogue/public'
import { assertDayRange } from '#modules/bookings/rules/day_range'
import { reads } from '#shared/database/reads'
import { sql } from '#shared/database/sql'

type Row = { day: Day; capacity: number; taken: number }

/**
 * The days of a listing on which it is not wholly free, from the first to the last. Throws `DayRangeError` or
 * `UnknownItemError`.
 */
export async function readCalendar(id: string, from: Day, to: Day): Promise<ItemCalendar> {
  assertDayRange(from, to)
  const { id: itemId } = await findContactableItem(id)
  const { quantity } = await summaryOfItem(reads(), itemId)
  const days = await sql<Row>(
    reads(),
    `select day::text, capacity, taken from item_days where item_id = $1 and day between $2 and $3 order by day`,
    [itemId, from, to],
    { prepare: true }
  )
  const full = days.filter(({ capacity, taken }) => taken >= capacity)
  const partlyFree = days.filter(
    ({ capacity, taken }) => taken < capacity && capacity - taken < quantity
  )
  return {
    quantity,
    booked: full.filter(({ taken }) => taken > 0).map(({ day }) => day),
    unavailable: full.filter(({ taken }) => taken === 0).map(({ day }) => day),
    free: Object.fromEntries(partlyFree.map(({ day, capacity, taken }) => [day, capacity - taken])),
  }
}
