import type { Booking, BookingStep } from '@saajha/contract/booking'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@/lib/http/api_error'
import { sendJson } from '@/lib/http/api'
import { serverMessage } from '@/lib/http/server_message'
import { invalidate } from '@/lib/queries/invalidate'
import { BOOKINGS_KEY } from '@/lib/queries/query_keys'
import { useToast } from '@/lib/toasts/use_toast'
import { bookings as messages } from '@/messages/bookings'
import { common } from '@/messages/common'

/** The mutation that sets the next state of a booking. A notice says that it is saved, or why it is not. */
export function useBookingStep(id: string) {
  const queryClient = useQueryClient()
  const { toast, toastError } = useToast()

  return useMutation({
    mutationFn: (step: BookingStep) => sendJson<Booking>('PUT', `/api/bookings/${id}`, step),
    onSuccess: (changed) => {
      queryClient.setQueriesData<Booking[]>({ queryKey: BOOKINGS_KEY }, (cached) =>
        // Pages are refetched.
        Array.isArray(cached)
          ? cached.map((booking) => (booking.id === changed.id ? changed : booking))
          : cached
      )
      toast({ title: messages.changed })
    },
    onError: (error) => toastError(messages.failed, serverMessage(error, common.offlineHint)),
    // Accepting closes other requests, and after a rejected step this one has changed meanwhile.
    onSettled: (_, error) => {
      if (!error || error instanceof ApiError)
        void invalidate(queryClient, { queryKey: BOOKINGS_KEY })
    },
  })
}
