import type { Booking } from '@saajha/contract/booking'
import type { Handover, NewHandoverRecord } from '@saajha/contract/handover'
import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useBookingCache } from '@/features/bookings/requests/use_booking_cache'
import { sendJson } from '@/lib/http/api'
import { BOOKINGS_KEY } from '@/lib/queries/query_keys'
import { useToast } from '@/lib/toasts/use_toast'
import { handover as messages } from '@/messages/handover'

/** How often a page looks for the record of the other member, who stands beside its reader. */
const REFETCH_MS = 15_000

const keyOf = ({ id }: Booking) => [...BOOKINGS_KEY, id, 'handover']

/** What both members of a booking recorded. `data` is undefined until it is loaded, and without `enabled`. */
export function useHandover(booking: Booking, enabled = true) {
  return useQuery<Handover>({
    queryKey: keyOf(booking),
    enabled,
    staleTime: 0,
    refetchInterval: REFETCH_MS,
  })
}

/** Whether a record of a booking is being saved, also by a form that is closed. */
export function useIsSavingRecord(booking: Booking): boolean {
  return useIsMutating({ mutationKey: keyOf(booking) }) > 0
}

type NewRecord = {
  uploadPhotos: () => Promise<string[]>
  /** Called once the record is saved, also if the form was closed meanwhile. */
  onSaved: () => void
  /** Called if it could not be saved, in the same way. */
  onFailed: (error: Error) => void
}

/** The mutation that adds a record to a booking, with the URLs of its photos. A toast says that it is saved. */
export function useNewRecord(booking: Booking, { uploadPhotos, onSaved, onFailed }: NewRecord) {
  const queryClient = useQueryClient()
  const { refetch } = useBookingCache()
  const { toast } = useToast()

  return useMutation({
    mutationKey: keyOf(booking),
    mutationFn: async (record: NewHandoverRecord) => {
      const imageUrls = await uploadPhotos()
      const body = imageUrls.length > 0 ? { ...record, imageUrls } : record
      return sendJson<Handover>('POST', `/api/bookings/${booking.id}/handover`, body)
    },
    onSuccess: (handover) => {
      queryClient.setQueryData(keyOf(booking), handover)
      toast({ title: messages.saved })
      onSaved()
    },
    onError: onFailed,
    onSettled: (_, error) => refetch(error),
  })
}
