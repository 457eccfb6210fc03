import { unitsOf } from '@saajha/contract/booking_total'
import type { Item } from '@saajha/contract/item'
import { item as messages } from '@/messages/item'
import { booking } from '@/messages/booking'

export type Rentable = Pick<Item, 'priceUnit' | 'minRentalDuration' | 'maxRentalDuration'>

/** A note if the number of chosen days is below the shortest or above the longest rental of the item. */
export function DurationNote({ item, days }: { item: Rentable; days: number }) {
  const { priceUnit, minRentalDuration, maxRentalDuration } = item
  const units = days > 0 ? unitsOf(days, priceUnit) : null
  const duration = messages.durations[priceUnit]
  const isTooShort = units !== null && units < minRentalDuration
  const isTooLong = units !== null && maxRentalDuration !== null && units > maxRentalDuration

  return (
    <p role="status" className="text-sm font-semibold text-danger not-empty:mt-3">
      {isTooShort && booking.tooShort({ duration: duration({ count: minRentalDuration }) })}
      {isTooLong && booking.tooLong({ duration: duration({ count: maxRentalDuration }) })}
    </p>
  )
}
