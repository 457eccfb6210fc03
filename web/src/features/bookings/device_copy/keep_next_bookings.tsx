import { totalOfBooking, type Booking } from '@saajha/contract/booking'
import type { Handover } from '@saajha/contract/handover'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { otherName } from '@/features/bookings/requests/other_name'
import { BOOKINGS_KEY } from '@/lib/queries/query_keys'
import { saveBookings, type SavedBooking } from '@/lib/session/saved_bookings'

/** The bookings that come next are kept, others are far away. */
const MAX_KEPT = 5

type Props = { memberId: string }

/** Keeps the member's accepted and active bookings on the device, up to date with what is fetched. Renders nothing. */
export function KeepNextBookings({ memberId }: Props) {
  const accepted = useHeld('accepted')
  const active = useHeld('active')
  const next = [...(accepted ?? []), ...(active ?? [])]
    .sort((one, other) => dayOf(one).localeCompare(dayOf(other)))
    .slice(0, MAX_KEPT)
  const single = useQueries({
    queries: next.map(({ id }) => ({ queryKey: [...BOOKINGS_KEY, id] })),
    combine: dataOf<Booking>,
  })
  // An owner sees no code.
  const handovers = useQueries({
    queries: next.map(({ id, renter }) => ({
      queryKey: [...BOOKINGS_KEY, id, 'handover'],
      enabled: renter === null,
    })),
    combine: dataOf<Handover>,
  })
  // What is saved stays until all of it is known, so that a slow network takes no code away.
  const isKnown =
    accepted !== undefined &&
    active !== undefined &&
    next.every(({ renter }, at) => single[at] && (renter || handovers[at]))
  const kept = isKnown
    ? JSON.stringify(next.map((booking, at) => saved(booking, single[at], handovers[at])))
    : null

  useEffect(() => {
    if (kept !== null) saveBookings(memberId, JSON.parse(kept) as SavedBooking[])
  }, [memberId, kept])

  return null
}

/** The member's bookings in a state; undefined until they are known. */
function useHeld(state: 'accepted' | 'active') {
  return useQuery<Booking[]>({ queryKey: [...BOOKINGS_KEY, { state }] }).data
}

function dataOf<Data>(results: { data: unknown }[]) {
  return results.map(({ data }) => data as Data | undefined)
}

function dayOf({ state, startDate, endDate, nextOn }: Booking) {
  return nextOn ?? (state === 'active' ? endDate : startDate)
}

function saved(listed: Booking, single?: Booking, handover?: Handover): SavedBooking {
  const booking = single ?? listed
  return {
    id: booking.id,
    itemId: booking.itemId,
    itemTitle: booking.itemTitle,
    conversationId: booking.conversationId,
    state: booking.state,
    startDate: booking.startDate,
    endDate: booking.endDate,
    units: booking.units,
    collectAt: booking.collectAt,
    returnAt: booking.returnAt,
    deposit: booking.deposit,
    side: booking.renter ? 'owner' : 'renter',
    name: otherName(booking),
    phone: booking.phone ?? null,
    total: totalOfBooking(booking),
    meeting: booking.meeting?.text ?? null,
    code: (!handover?.code?.isLocked && handover?.code?.digits) || null,
    nextOn: dayOf(booking),
  }
}
