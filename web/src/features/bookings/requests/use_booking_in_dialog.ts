import type { Booking } from '@saajha/contract/booking'
import { useEffect, useRef, useState } from 'react'
import { useBooking } from '@/features/bookings/requests/use_booking_cache'

type Group = { name: string; entries?: Booking[] }

/**
 * Groups of bookings in which a booking stays while its dialog is open, also once it belongs to another group or to none: another
 * group would mount a new card, without the dialog and what is typed in it. `region` receives the focus of a dialog whose card
 * leaves with it. `onOpenChange` is to be called when a dialog of a booking opens and closes.
 */
export function useBookingInDialog<Of extends Group>(groups: Of[]) {
  const [opened, setOpened] = useState<{ booking: Booking; name: string } | null>(null)
  const isOpened = ({ id }: Booking) => id === opened?.booking.id
  const listed = groups.flatMap(({ entries = [] }) => entries).find(isOpened)
  const { data } = useBooking(opened?.booking ?? { id: '' }, {
    enabled: opened !== null && !listed,
  })
  const booking = listed ?? data ?? opened?.booking
  const own = groups.find(({ name }) => name === opened?.name)
  const hasLeft = own !== undefined && !own.entries?.some(isOpened)
  const region = useFocusOnReturn(hasLeft)

  const stay = (group: Of): Of => {
    const { entries = [] } = group
    if (group !== own)
      return { ...group, entries: group.entries?.filter((each) => !isOpened(each)) }
    return hasLeft ? { ...group, entries: [booking!, ...entries] } : group
  }

  return {
    groups: opened ? groups.map(stay) : groups,
    isOpen: opened !== null,
    region,
    onOpenChange: (name: string, changed: Booking, isOpen: boolean) =>
      setOpened(isOpen ? { booking: changed, name } : null),
  }
}

/** Receives the focus of a dialog that is removed with its card. */
function useFocusOnReturn(hasLeft: boolean) {
  const region = useRef<HTMLDivElement>(null)
  const last = useRef(hasLeft)
  useEffect(() => {
    if (last.current && !hasLeft && document.activeElement === document.body)
      region.current?.focus()
    last.current = hasLeft
  }, [hasLeft])
  return region
}
