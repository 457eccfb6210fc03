import type { Booking } from '@saajha/contract/booking'
import type { Handover } from '@saajha/contract/handover'
import { useIsMutating, useQuery } from '@tanstack/react-query'
import { BOOKINGS_KEY } from '@/lib/queries/query_keys'

/** How often a page looks for the record of the other member, who stands beside its reader. */
const REFETCH_MS = 15_000

/** The query key of what both members of a booking recorded, and the mutation key of a new record. */
export const handoverKey = ({ id }: Booking) => [...BOOKINGS_KEY, id, 'handover']

/** What both members of a booking recorded. `data` is undefined until it is loaded, and without `enabled`. */
export function useHandover(booking: Booking, enabled = true) {
  return useQuery<Handover>({
    queryKey: handoverKey(booking),
    enabled,
    staleTime: 0,
    refetchInterval: REFETCH_MS,
  })
}

/** Whether a record of a booking is being saved, also by a form that is closed. */
export function useIsSavingRecord(booking: Booking): boolean {
  return useIsMutating({ mutationKey: handoverKey(booking) }) > 0
}
