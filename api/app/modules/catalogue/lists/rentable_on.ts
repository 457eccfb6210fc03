import fragment, { join, type Sql } from 'sql-template-tag'
import { PRICE_UNITS, type PriceUnit } from '@saajha/contract/item'
import type { RequestedRental } from '@saajha/contract/quote'
import { daysBetween, todayInIndia } from '@saajha/contract/calendar_days'
import { rentalLength } from '@saajha/contract/rental_days'
import type { Predicate } from '#modules/catalogue/lists/predicate'

/**
 * The listing is available, has as many pieces free on each day of a rental and of the days after it that its owner keeps free,
 * its durations allow the rental, and its owner has notice enough.
 */
export function rentableOn(rental: RequestedRental): Predicate {
  const { startDate, endDate, units } = rental
  const allowed = join(
    PRICE_UNITS.map((unit) => allowedIn(unit, rental)),
    ' or '
  )
  // `offset 0` keeps the planner from a join: it would read the days of all listings.
  const isFull = fragment`exists (
    select from booked_item_days d where d.item_id = i.id
      and d.day between ${startDate}::date and ${endDate}::date + i.buffer_days
      and d.taken + ${units}::int > d.capacity
    offset 0)`
  return {
    sql: fragment`(i.is_available and i.quantity >= ${units} and i.notice_days <= ${daysBetween(todayInIndia(), startDate)}
      and (${allowed}) and not ${isFull})`,
    isOfScan: true,
    isBounded: true,
  }
}

function allowedIn(unit: PriceUnit, rental: RequestedRental): Sql {
  const hasUnit = fragment`i.price_unit = ${unit}`
  const length = rentalLength(unit, rental)
  if (length === null) return hasUnit
  return fragment`${hasUnit} and i.min_rental_duration <= ${length}
    and coalesce(i.max_rental_duration, ${length}) >= ${length}`
}
