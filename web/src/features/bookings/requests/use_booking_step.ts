import type { Booking, BookingState, BookingStep } from '@saajha/contract/booking'
import { useMutation } from '@tanstack/react-query'
import { useBookingCache } from '@/features/bookings/requests/use_booking_cache'
import { sendJson } from '@/lib/http/api'
import { serverMessage } from '@/lib/http/server_message'
import { useToast } from '@/lib/toasts/use_toast'
import { bookings as messages } from '@/messages/bookings'
import { common } from '@/messages/common'

/** The mutation that sets the next state of a booking. A notice says that it is saved, or why it is not. */
export function useBookingStep(id: string) {
  const { store, refetch } = useBookingCache()
  const { toast, toastError } = useToast()

  return useMutation({
    mutationFn: (step: BookingStep) => sendJson<Booking>('PUT', `/api/bookings/${id}`, step),
    onSuccess: (changed) => {
      store(changed)
      toast({ title: messages.changed, variant: isEnd(changed.state) ? 'info' : 'default' })
    },
    onError: (error) => toastError(messages.failed, serverMessage(error, common.offlineHint)),
    onSettled: (_, error) => refetch(error),
  })
}

function isEnd(state: BookingState) {
  return state === 'declined' || state === 'withdrawn' || state === 'cancelled'
}
