import type { Booking } from '@saajha/contract/booking'
import type { Handover, NewHandoverRecord } from '@saajha/contract/handover'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { handoverKey } from '@/features/bookings/handover/use_handover'
import { useBookingCache } from '@/features/bookings/requests/use_booking_cache'
import { sendJson } from '@/lib/http/api'
import { useToast } from '@/lib/toasts/use_toast'
import { handover as messages } from '@/messages/handover'

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
    mutationKey: handoverKey(booking),
    mutationFn: async (record: NewHandoverRecord) => {
      const imageUrls = await uploadPhotos()
      const body = imageUrls.length > 0 ? { ...record, imageUrls } : record
      return sendJson<Handover>('POST', `/api/bookings/${booking.id}/handover`, body)
    },
    onSuccess: (handover) => {
      queryClient.setQueryData(handoverKey(booking), handover)
      toast({ title: messages.saved })
      onSaved()
    },
    onError: onFailed,
    onSettled: (_, error) => refetch(error),
  })
}
